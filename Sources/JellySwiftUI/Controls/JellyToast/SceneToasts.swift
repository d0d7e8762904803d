#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import Jelly
  import JellyHosts
  // The window of a scene is UIKit's in any case.
  import JellyUIKit
  public import SwiftUI
  import UIKit

  /// The place of toasts on this platform.
  @available(iOSApplicationExtension, unavailable)
  typealias PlatformToasts = SceneToasts

  /// The toasts of a scene, in a window of UIKit's.
  @available(iOSApplicationExtension, unavailable)
  @MainActor final class SceneToasts: ToastPlace {
    /// The edge from which they come; nil for that of the scene.
    var edge: VerticalEdge? { didSet { if edge != oldValue { setEdge() } } }
    /// The scene; nil before its reader is in a window.
    private(set) weak var scene: UIWindowScene?
    /// A Boolean value that indicates whether toasts wait for a reader of the scene, and not for a
    /// scene in front.
    private let isRead: Bool
    private var waiting: [() -> Void] = []

    init(isRead: Bool = false) { self.isRead = isRead }

    func makeToast() -> any ShownToast { WindowToast(in: self) }

    /// Does something as soon as the scene is known.
    func wait(_ act: @escaping () -> Void) {
      if isRead, scene == nil { waiting.append(act) } else { act() }
    }

    func found(_ scene: UIWindowScene) {
      self.scene = scene
      setEdge()
      let all = waiting
      waiting = []
      for act in all { act() }
    }

    private func setEdge() {
      guard let edge, let scene else { return }
      JellyToast.setEdge(edge == .top ? .top : .bottom, in: scene)
    }
  }

  /// A toast in the window of a scene.
  @available(iOSApplicationExtension, unavailable)
  @MainActor private final class WindowToast: ShownToast {
    private let place: SceneToasts
    private let toast = JellyToast(in: nil)
    private var host: HostedToast?
    /// The number of contents, of which the last one counts.
    private var count = 0

    init(in place: SceneToasts) { self.place = place }

    var fate: ToastFate { toast.fate }

    func update(_ content: ToastContent) {
      count += 1
      let count = count
      fate.begin()
      place.wait { if count == self.count { self.show(content) } }
    }

    private func show(_ content: ToastContent) {
      toast.scene = toast.scene ?? place.scene
      let face = ToastFace(content: content) { [weak toast] in toast?.act() }
      let host = self.host ?? HostedToast(face)
      host.face = face
      self.host = host
      var new = JellyToast.Content(text: content.words)
      (new.role, new.seconds, new.isWhole) = (content.role, content.seconds, true)
      new.customView = content.isBlank ? nil : host
      new.action = content.action.map { action in
        UIAction(title: content.actionTitle ?? "") { _ in action.run() }
      }
      toast.update(new)
    }

    func dismiss() {
      count += 1
      toast.dismiss()
      // One that waits for a scene has left, too.
      fate.finish(.code)
    }
  }

  /// The content of a toast in a view of UIKit's.
  @available(iOSApplicationExtension, unavailable)
  private final class HostedToast: UIView {
    var face: ToastFace { didSet { controller.rootView = face } }
    private let controller: UIHostingController<ToastFace>

    init(_ face: ToastFace) {
      self.face = face
      controller = UIHostingController(rootView: face)
      super.init(frame: .zero)
      controller.view.backgroundColor = nil
      // A toast at the edge of the screen does not avoid what covers that.
      controller.safeAreaRegions = []
      addSubview(controller.view)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { controller.sizeThatFits(in: size) }

    override func layoutSubviews() {
      super.layoutSubviews()
      controller.view.frame = bounds
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if let parent = window?.rootViewController {
        parent.addChild(controller)
        controller.didMove(toParent: parent)
      } else {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
    }
  }

  /// A view without a size that finds the scene around it.
  @available(iOSApplicationExtension, unavailable)
  private struct SceneReader: UIViewRepresentable {
    let toasts: SceneToasts

    final class Reader: UIView {
      let toasts: SceneToasts

      init(_ toasts: SceneToasts) {
        self.toasts = toasts
        super.init(frame: .zero)
        isUserInteractionEnabled = false
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

      override func didMoveToWindow() {
        super.didMoveToWindow()
        if let scene = window?.windowScene { toasts.found(scene) }
      }
    }

    func makeUIView(context: Context) -> Reader { Reader(toasts) }

    func updateUIView(_ uiView: Reader, context: Context) {}
  }

  @available(iOSApplicationExtension, unavailable)
  extension View {
    /// Lets a place find the scene of this view.
    func readsScene(of toasts: SceneToasts) -> some View {
      background {
        SceneReader(toasts: toasts).frame(width: 0, height: 0).accessibilityHidden(true)
      }
    }

    /// Lets the toasts of the scene around this view come from an edge.
    ///
    ///     WindowGroup { Root().jellyToasts(edge: .top) }
    ///
    /// Without this modifier they come from the lower edge of the scene in front.
    ///
    /// - Parameter edge: The edge.
    public nonisolated func jellyToasts(edge: VerticalEdge = .bottom) -> some View {
      modifier(OnMainActor { ToastsAtEdge(edge: edge) })
    }
  }

  @available(iOSApplicationExtension, unavailable)
  private struct ToastsAtEdge: ViewModifier {
    let edge: VerticalEdge

    @State private var toasts = SceneToasts(isRead: true)

    func body(content: Content) -> some View {
      // Nothing observes it.
      toasts.edge = edge
      return content.environment(\.toastPlace, toasts).readsScene(of: toasts)
    }
  }
#endif
