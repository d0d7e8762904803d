import Jelly
import JellyUIKit
import UIKit

// Code that an app can write that imports UIKit, the core and the host: see Tests/adopter-check.

@MainActor func all<View: JellyView>(of view: View) {
  let tuning: View.Control.Tuning = .preset(.reduced)
  view.tuning = tuning
  for motion in [JellyMotion.system, .full, .reduced] { view.motion = motion }
  var haptics = JellyHapticStyle(.rigid, intensity: 0.7)
  for weight in [JellyHapticStyle.Weight.light, .medium, .heavy, .soft] { haptics.weight = weight }
  haptics.intensity = 1
  view.hapticStyle = haptics
  let shadow = NSShadow()
  shadow.shadowColor = UIColor.black
  shadow.shadowBlurRadius = 8
  shadow.shadowOffset = CGSize(width: 0, height: 2)
  view.shadow = shadow
  view.observer = nil
}

@MainActor func fills(of view: some JellyFillableView) {
  var gradient = JellyGradient(colors: [.black, .white])
  gradient.colors.append(.systemRed)
  (gradient.start, gradient.end) = (gradient.end, gradient.start)
  view.fillGradient = gradient
  view.fillEffect = UIBlurEffect(style: .systemMaterial)
}

@MainActor func shape(_ outline: CGPath) {
  let logo = JellyShapeView(frame: .zero)
  all(of: logo)
  fills(of: logo)
  logo.tuning = .standard
  logo.path = outline
  logo.paths = [outline, outline]
  logo.setPath(outline, animated: true, from: .zero)
  logo.setPaths([outline, outline], animated: true)
  logo.strokeColor = .systemRed
  logo.lineWidth = 2
  logo.fillColor = .systemRed
  logo.animatesOnRenderServer = true
  logo.playsHaptics = false
  logo.onEffect = { effect in print(effect == .grabbed) }
  logo.isHighlighted = true
  logo.poke(at: .zero, strength: -1)
  let label = UILabel(frame: .zero)
  label.transform = logo.affineTransform(at: label.center)
}

@MainActor func presses(_ card: UIView) {
  let button = JellyButton(frame: .zero)
  all(of: button)
  fills(of: button)
  button.tuning = .liquid
  button.title = "Send"
  button.contentView.addSubview(UILabel(frame: .zero))
  (button.cornerRadius, button.foregroundColor) = (12, .white)
  button.fillColor = .systemRed
  button.isHighlighted = false
  button.isEnabled = false
  button.playsHaptics = true
  button.onEffect = { effect in print(effect == .grabbed) }
  let send = JellyButton(
    frame: .zero, primaryAction: UIAction(title: "Send") { _ in print("sent") })
  send.performPrimaryAction()
  button.addAction(UIAction { _ in print("sent") }, for: .primaryActionTriggered)
  let press = JellyPressInteraction()
  press.onEffect = { effect in print(effect == .released) }
  press.tuning.pullLimit = 20
  press.motion = .reduced
  press.observer = nil
  press.isEnabled = false
  card.addInteraction(press)
  print(press.view === card)
  // UIKit calls these: willMove(to:), didMove(to:).
}

@MainActor func bar(_ list: UITableView) {
  let bar = JellyBarView(frame: .zero)
  all(of: bar)
  fills(of: bar)
  bar.tuning = .liquid
  bar.tuning.soft.spring = DampedSpring(response: 0.3, dampingRatio: 0.5)
  bar.curve = .wave
  for edge in [JellyBarView.Edge.top, .leading, .bottom, .trailing] { bar.edge = edge }
  bar.scrollView = list
  bar.contentView.addSubview(UILabel(frame: .zero))
  bar.playsHaptics = false
  bar.fillColor = .systemRed
  bar.animatesOnRenderServer = true
  bar.onEffect = { effect in print(effect == .released) }
}

@MainActor func refresh(_ list: UITableView) {
  let refresh = JellyRefreshControl()
  all(of: refresh)
  refresh.action = {}
  refresh.onEffect = { effect in print(effect == .refreshEnded(.success)) }
  refresh.announcements.refreshing = "Loading"
  refresh.announcements.success = "Loaded"
  refresh.announcements.failure = "Not loaded"
  refresh.tintColor = .white
  refresh.fillColor = .systemRed
  refresh.playsHaptics = false
  refresh.curve = .quadratic
  refresh.threshold = 80
  refresh.minimumDuration = 1
  let words = JellyRefreshControl.Announcements()
  refresh.announcements = words
  let ring: any JellyRefreshSpinner = JellyRingSpinner(frame: .zero)
  refresh.spinnerView = ring
  refresh.spinnerView.update(strokeEnd: 0.5, rotation: 0)
  refresh.titleView = UILabel(frame: .zero)
  refresh.performRefresh()
  refresh.beginRefreshing()
  refresh.endRefreshing(.failure)
  refresh.endRefreshing()
  print(refresh.phase == .idle)
  list.refreshControl = refresh
}

@MainActor func fields() {
  let field = JellyTextField(frame: .zero)
  all(of: field)
  fills(of: field)
  field.textInsets.leading = 20
  (field.pressDepth, field.cornerRadius) = (8, 12)
  field.playsHaptics = false
  field.isEnabled = false
  field.fillColor = .white
  field.onEffect = { effect in print(effect == .shaken) }
  field.reject("No address")
  let card = JellyBoxView(frame: .zero)
  all(of: card)
  fills(of: card)
  (card.pressDepth, card.cornerRadius) = (8, 12)
  card.playsHaptics = false
  card.fillColor = .white
  card.onEffect = { effect in print(effect == .shaken) }
  card.nudge()
  card.reject()
}

@MainActor func pages(_ list: UIScrollView) {
  let pages = JellyPageControl(frame: .zero)
  all(of: pages)
  pages.numberOfPages = 3
  pages.currentPage = 1
  pages.setCurrentPage(2, animated: false)
  pages.hidesForSinglePage = true
  pages.allowsContinuousInteraction = false
  pages.pageIndicatorTintColor = .white
  pages.currentPageIndicatorTintColor = .black
  pages.preferredIndicatorImage = UIImage(systemName: "star")
  pages.preferredCurrentPageIndicatorImage = nil
  pages.setIndicatorImage(pages.indicatorImage(forPage: 0), forPage: 1)
  pages.setCurrentPageIndicatorImage(pages.currentPageIndicatorImage(forPage: 0), forPage: 1)
  pages.foregroundColor = .white
  pages.backgroundStyle = .prominent
  print(pages.interactionState == .none, pages.size(forNumberOfPages: 3))
  pages.direction = .topToBottom
  pages.currentPageProgress = 0.5
  pages.scrollView = list
  pages.indicatorStyle = .square
  (pages.diameter, pages.dotDiameter, pages.lineWidth) = (20, 10, 2)
  pages.axis = .vertical
  pages.playsHaptics = false
  pages.isEnabled = false
  pages.onEffect = { effect in print(effect == .selected(1)) }
  pages.pageLabel = { "\($0) of \($1)" }
}

@MainActor func menu() {
  let menu = JellyMenuButton(frame: .zero)
  all(of: menu)
  menu.menu = UIMenu(children: [
    UIAction(title: "Note", attributes: .disabled) { _ in },
    UIAction(title: "Delete", attributes: .destructive) { _ in },
  ])
  menu.isOpen = true
  menu.setOpen(false, animated: false)
  menu.isEnabled = false
  menu.itemDiameter = 44
  menu.itemDistance = nil
  (menu.startAngle, menu.sweepAngle) = (0, 3)
  menu.availableSpace = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 100)
  menu.fillColor = .systemRed
  menu.foregroundColor = .white
  menu.playsHaptics = false
  menu.accessibilityValue = "3 drafts"
  menu.onEffect = { effect in print(effect == .opened) }
}

// A control of the app's own.
@MainActor func custom<Body: JellyControl>(_ control: Body) {
  let view = JellyBodyView(control)
  all(of: view)
  fills(of: view)
  view.settings = view.body.settings
  view.fillColor = .systemRed
  view.playsHaptics = true
  view.animatesOnRenderServer = true
  view.onEffect = { effect in print(effect) }
  view.send(.sizeChanged(Vector2(60, 60)))
  view.send(.settingsChanged(view.settings), at: 0)
}

@MainActor func springs(_ card: UIView) {
  let motion = SpringMotion(
    from: 0.0, velocity: 0, to: 100, spring: DampedSpring(response: 0.3, dampingRatio: 0.5),
    startTime: 0, tolerance: 0.01)
  card.layer.add(
    CASpringAnimation(keyPath: "position.y", motion: motion)
      ?? CAKeyframeAnimation(keyPath: "position.y", motion: motion, rate: 60)
      ?? CAAnimation(), forKey: nil)
  let timing = UISpringTimingParameters(motion.spring, velocity: .zero)
  UIViewPropertyAnimator(duration: 0, timingParameters: timing).startAnimation()
  let path = CGMutablePath()
  path.move(to: Vector2(0, 0))
  path.addLine(to: Vector2(1, 0))
  path.addQuadCurve(to: Vector2(1, 1), control: Vector2(2, 0))
  path.addCurve(to: Vector2(0, 1), control1: Vector2(0, 2), control2: Vector2(1, 2))
}

@MainActor func toggle(_ cell: UITableViewCell) {
  let toggle = JellySwitch()
  all(of: toggle)
  let focused: JellyFocusControl = toggle
  print(focused.canBecomeFocused)
  fills(of: toggle)
  toggle.tuning.frontSpring = DampedSpring(response: 0.15, dampingRatio: 0.7)
  toggle.isOn = true
  toggle.setOn(false, animated: true)
  toggle.onTintColor = .systemRed
  toggle.thumbTintColor = .white
  (toggle.thumbWidth, toggle.inset) = (37, 2)
  toggle.growth = CGSize(width: 10, height: 8)
  toggle.playsHaptics = false
  toggle.isEnabled = false
  toggle.onEffect = { effect in print(effect == .changed(true)) }
  toggle.addAction(UIAction { _ in print(toggle.isOn) }, for: .valueChanged)
  cell.addSubview(toggle)
}

@MainActor func slider() {
  let slider = JellySliderControl(frame: .zero)
  all(of: slider)
  fills(of: slider)
  slider.tuning = .liquid
  (slider.minimumValue, slider.maximumValue, slider.stepValue) = (0, 11, 1)
  slider.value = 3
  slider.setValue(5, animated: true)
  slider.isContinuous = false
  slider.allowsTrackTouch = true
  slider.axis = .vertical
  (slider.thumbWidth, slider.trackHeight) = (37, 6)
  (slider.inset, slider.growth) = (2, .zero)
  slider.minimumTrackTintColor = .systemRed
  slider.maximumTrackTintColor = .black
  slider.thumbTintColor = .white
  slider.valueLabel = { "\($0) of 11" }
  slider.playsHaptics = false
  slider.isEnabled = false
  slider.onEffect = { effect in print(effect == .changed(5)) }
  // As a player has it.
  slider.addAction(UIAction { _ in print("seek") }, for: .touchDown)
  slider.addAction(
    UIAction { _ in print(slider.value) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  print(slider.isHighlighted, slider.isTouchInside)
  print(slider.isTracking)
}

@MainActor func segments() {
  let segments = JellySegmentedControl(items: ["Day", UIAction(title: "Week") { _ in }])
  all(of: segments)
  fills(of: segments)
  segments.insertSegment(withTitle: "Month", at: 2, animated: true)
  segments.insertSegment(with: UIImage(systemName: "star"), at: 0, animated: false)
  segments.insertSegment(action: UIAction(title: "Year") { _ in }, at: 9, animated: false)
  segments.setTitle(segments.titleForSegment(at: 1), forSegmentAt: 0)
  segments.setImage(segments.imageForSegment(at: 1), forSegmentAt: 2)
  segments.removeSegment(at: 0, animated: true)
  segments.removeAllSegments()
  print(segments.numberOfSegments)
  segments.selectedSegmentIndex = 1
  segments.setSelectedSegmentIndex(0, animated: false)
  segments.selectedSegmentTintColor = .white
  segments.trackTintColor = .black
  segments.foregroundColor = .systemRed
  (segments.inset, segments.cornerRadius) = (2, 7)
  segments.growth = CGSize(width: 8, height: 6)
  segments.playsHaptics = false
  segments.isEnabled = false
  segments.onEffect = { effect in print(effect == .crossed(1)) }
  let tabs = JellySegmentedControl(frame: .zero, actions: [UIAction(title: "Home") { _ in }])
  print(tabs.intrinsicContentSize)
}
