#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import JellyHosts
  import UIKit

  /// The toasts of one scene: its stack, and the window in which they are.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @MainActor final class ToastLayer {
    /// The edge from which toasts come.
    var edge: RectEdge { didSet { root.setNeedsLayout() } }
    /// Calls a closure after a time in seconds; a test has a clock of its own.
    static var after = ToastTimer.wait

    private weak var scene: UIWindowScene?
    private let window: ToastWindow
    private let root = ToastRoot()
    private let group = JellyGroupView()
    private var stack = JellyToastStack<[JellyToastEntry]>()
    private var toasts: [Int: JellyToast] = [:]
    private var views: [Int: ToastView] = [:]
    private let rest = ToastView()
    /// The content that each view shows, and that has been announced.
    private var revisions: [Int: Int] = [:]
    /// The urgency of each toast whose haptic has been played.
    private var felt: [Int: JellyToastRole] = [:]
    private let haptics = Haptics()
    private var leavingCount = 0
    private let timer = ToastTimer()
    #if !os(tvOS)
      private var keyboard: NotificationObservation?
    #endif

    init(in scene: UIWindowScene, at edge: RectEdge) {
      (self.scene, self.edge) = (scene, edge)
      window = ToastWindow(windowScene: scene)
      window.windowLevel = UIWindow.Level(UIWindow.Level.normal.rawValue + 1)
      let controller = ToastController()
      controller.view = root
      window.rootViewController = controller
      #if !os(tvOS)
        // The guide is empty until the layout after its first use.
        _ = root.keyboardLayoutGuide
        group.allowsDragging = true
        // The guide moves without a layout where no constraint uses it.
        keyboard = NotificationObservation(ofKeyboard: { [weak self] _ in
          self?.root.setNeedsLayout()
        })
      #endif
      group.fillColor = ToastView.fillColor
      group.playsHaptics = false
      haptics.attach(to: root)
      group.onEffect = { [weak self] in self?.drag($0) }
      root.addSubview(group)
      rest.isHidden = true
      rest.onChange = { [weak self] in self?.settle() }
      group.addSubview(rest)
      root.onLayout = { [weak self] in self?.layOut() }
      readSurroundings()
    }

    /// A Boolean value that indicates whether the scene is gone.
    var isDisconnected: Bool { scene.map { $0.activationState == .unattached } ?? true }

    // MARK: - Events

    func show(_ toast: JellyToast) {
      toasts[toast.number] = toast
      window.isHidden = false
      let (content, id) = (toast.content, toast.number)
      send(.shown(id, seconds: content.seconds, hasAction: content.action != nil))
    }

    func end(_ number: Int, for reason: JellyToastEnd) { send(.removed(number, reason)) }

    func endAll() {
      for number in toasts.keys.sorted() { end(number, for: .code) }
      window.isHidden = true
    }

    /// Reads whether the scene is active, and whether assistive technology runs.
    func readSurroundings() {
      let isActive = scene?.activationState == .foregroundActive
      let isAssisted = UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
      send(isActive ? .resumed(.inactive) : .paused(.inactive))
      send(isAssisted ? .paused(.assistiveTechnology) : .resumed(.assistiveTechnology))
    }

    /// Runs the action of a toast, which leaves first.
    func run(_ number: Int) {
      guard let action = toasts[number]?.content.action, let view = views[number] else { return }
      // First: the action may show another toast, or present a controller.
      end(number, for: .action)
      view.run(action)
    }

    private func drag(_ effect: JellyGroupBody.Effect) {
      switch effect {
      case .grabbed, .allReleased: break
      case .released(let body, let way, let velocity):
        guard let view = group.subview(withNumber: body) as? ToastView else { return }
        let number = views.first { $0.value === view }?.key
        guard number != nil || view === rest else { return }
        send(.released(number, way: way, velocity: velocity), thrownBy: way)
      }
    }

    private func send(_ event: JellyToastEvent, thrownBy way: Vector2? = nil) {
      stack.handle(event, at: CACurrentMediaTime())
      settle(thrownBy: way)
    }

    /// Takes away what has ended.
    private func settle(thrownBy way: Vector2? = nil) {
      let now = CACurrentMediaTime()
      while let entry = stack.takeEnding(at: now) {
        (revisions[entry.id], felt[entry.id]) = (nil, nil)
        if let view = views.removeValue(forKey: entry.id) {
          leave(view, thrownBy: entry.end == .person ? way : nil)
        }
        toasts.removeValue(forKey: entry.id)?.fate.finish(entry.end ?? .code)
      }
      hold()
      root.setNeedsLayout()
      wake()
      if toasts.isEmpty, leavingCount == 0 { free() }
    }

    private var present: [ToastView] { [rest] + views.values }

    /// Lets the time stand still while a finger or assistive technology is on a toast, and not on
    /// for one that has left with them on it: that one need not be told that they have gone.
    private func hold() {
      let isHeld = present.contains { $0.isTouched }
      let isRead = present.contains { $0.isRead }
      let now = CACurrentMediaTime()
      stack.handle(isHeld ? .paused(.pointer) : .resumed(.pointer), at: now)
      stack.handle(isRead ? .paused(.focus) : .resumed(.focus), at: now)
    }

    private func wake() {
      timer.set(to: stack.nextEnd, at: CACurrentMediaTime(), after: Self.after) { [weak self] in
        self?.settle()
      }
    }

    private func leave(_ view: ToastView, thrownBy way: Vector2?) {
      leavingCount += 1
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      if let way, !UIAccessibility.isReduceMotionEnabled {
        // The group keeps the velocity of the finger on the way there.
        let reach = way * JellyToastNumbers.throwReach
        view.center = CGPoint(x: view.center.x + reach.x, y: view.center.y + reach.y)
        group.setNeedsLayout()
      }
      UIView.animate(withDuration: JellyToastNumbers.fadeDuration) { view.alpha = 0 }
      Self.after(JellyToastNumbers.fadeDuration) { [self] in
        view.removeFromSuperview()
        leavingCount -= 1
        settle()
      }
    }

    private func free() {
      window.isHidden = true
      ToastScenes.remove(self)
    }

    // MARK: - Layout

    private func layOut() {
      group.frame = root.bounds
      let area = self.area
      let width = min(area.width, ToastLook.maximumWidth)
      let now = CACurrentMediaTime()
      stack.handle(.fitted(JellyToastNumbers.maximumVisible), at: now)
      var left = area.height
      let limit = root.bounds.height * JellyToastNumbers.maximumShare
      let most = CGSize(width: width, height: min(area.height, limit))
      // The views are made in their order, which is that for assistive technology.
      let sizes = stack.visible.map { view(of: $0.id).sizeThatFits(most) }
      var count = 0
      for size in sizes.reversed() where size.height <= left || count == 0 {
        left -= size.height + ToastLook.spacing
        count += 1
      }
      stack.handle(.fitted(count), at: now)
      rest.isHidden = stack.waitingCount == 0
      if !rest.isHidden { rest.show(count: stack.waitingCount) }
      let visible = stack.visible.map(\.id)
      for (id, view) in views { view.isHidden = !visible.contains(id) }
      let shown = visible.reversed().compactMap { views[$0] } + (rest.isHidden ? [] : [rest])
      var y = edge == .top ? area.minY : area.maxY
      for view in shown {
        let size = view.sizeThatFits(most)
        let height = size.height
        view.bounds = CGRect(x: 0, y: 0, width: min(size.width, width), height: height)
        view.center = CGPoint(x: area.midX, y: edge == .top ? y + height / 2 : y - height / 2)
        y += (height + ToastLook.spacing) * (edge == .top ? 1 : -1)
      }
      group.setNeedsLayout()
      wake()
      for id in visible { announce(id) }
    }

    /// The area for toasts: above the keyboard, and inside of what bars and rounded corners leave.
    private var area: CGRect {
      var area = root.bounds.inset(by: root.safeAreaInsets)
      #if !os(tvOS)
        let keyboard = root.keyboardLayoutGuide.layoutFrame.minY
        if keyboard > 0 { area.size.height = min(area.maxY, keyboard) - area.minY }
      #endif
      return area.insetBy(dx: ToastLook.margin, dy: ToastLook.margin)
    }

    private func view(of number: Int) -> ToastView {
      let view = views[number] ?? makeView(of: number)
      if let toast = toasts[number], revisions[number] != toast.revision {
        view.show(toast.content)
      }
      return view
    }

    private func makeView(of number: Int) -> ToastView {
      let view = ToastView()
      view.onAction = { [weak self] in self?.run(number) }
      view.onDismiss = { [weak self] in self?.end(number, for: .person) }
      view.onChange = { [weak self] in self?.settle() }
      views[number] = view
      group.addSubview(view)
      return view
    }

    /// Announces the content of a toast once, when it is visible.
    private func announce(_ number: Int) {
      guard let toast = toasts[number], revisions[number] != toast.revision else { return }
      let revision = toast.revision
      revisions[number] = revision
      feel(number, toast.content.role)
      Self.after(JellyToastNumbers.announcementDelay) { [weak self] in
        guard let self, toasts[number]?.revision == revision else { return }
        let words = [views[number]?.accessibilityLabel, toast.content.action?.title]
          .compactMap(\.self)
        let text = NSMutableAttributedString(string: words.joined(separator: ", "))
        // Without a priority it interrupts what is read (Apple's page of the priorities).
        let isUrgent = toast.content.role == .alert
        text.addAttribute(
          .accessibilitySpeechAnnouncementPriority,
          value: isUrgent ? UIAccessibilityPriority.high : .low,
          range: NSRange(location: 0, length: text.length))
        UIAccessibility.post(notification: .announcement, argument: text)
      }
    }

    /// Plays the haptic of an urgency once: the soft tick of the controls, or a hard one.
    private func feel(_ number: Int, _ role: JellyToastRole) {
      // Not the system's success and error, which claim what a text does not have to be.
      guard felt[number] != role else { return }
      felt[number] = role
      haptics.style = role == .alert ? JellyHapticStyle(.rigid) : JellyHapticStyle()
      haptics.prepare()
      haptics.tick()
    }
  }
#endif
