#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import JellyHosts
  import UIKit

  /// The toasts of all scenes, and those that wait for one.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @MainActor enum ToastScenes {
    private static var layers: [ObjectIdentifier: ToastLayer] = [:]
    private static var edges: [ObjectIdentifier: RectEdge] = [:]
    private static var homeless: [JellyToast] = []
    private static var observations: [NotificationObservation] = []

    /// Shows a toast in its scene, or in the active one in front as soon as there is one.
    static func show(_ toast: JellyToast) {
      observe()
      guard let scene = toast.scene ?? frontScene else {
        if !homeless.contains(where: { $0 === toast }) { homeless.append(toast) }
        return
      }
      toast.scene = scene
      guard scene.activationState != .unattached else { return toast.fate.finish(.code) }
      let id = ObjectIdentifier(scene)
      // Another scene can have had the address of this one.
      let old = layers[id].flatMap { $0.isDisconnected ? nil : $0 }
      let layer = old ?? ToastLayer(in: scene, at: edges[id] ?? .bottom)
      layers[id] = layer
      layer.show(toast)
    }

    /// Ends a toast that is shown, or that waits for a scene.
    static func end(_ toast: JellyToast, for reason: JellyToastEnd) {
      if let index = homeless.firstIndex(where: { $0 === toast }) {
        homeless.remove(at: index)
        return toast.fate.finish(reason)
      }
      if let scene = toast.scene { layers[ObjectIdentifier(scene)]?.end(toast.number, for: reason) }
    }

    /// Runs the action of a toast that is shown.
    static func act(_ toast: JellyToast) {
      if let scene = toast.scene { layers[ObjectIdentifier(scene)]?.run(toast.number) }
    }

    static func setEdge(_ edge: RectEdge, in scene: UIWindowScene) {
      edges[ObjectIdentifier(scene)] = edge
      layers[ObjectIdentifier(scene)]?.edge = edge
    }

    /// Frees a layer whose last toast has left.
    static func remove(_ layer: ToastLayer) {
      for (id, other) in layers where other === layer { layers[id] = nil }
    }

    private static var scenes: [UIWindowScene] {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    }

    private static var frontScene: UIWindowScene? {
      scenes.first { $0.activationState == .foregroundActive }
    }

    private static func observe() {
      guard observations.isEmpty else { return }
      let changes: [(NSNotification.Name, @MainActor () -> Void)] = [
        (UIScene.didActivateNotification, activate),
        (UIScene.willDeactivateNotification, { settle(isLeaving: true) }),
        (UIScene.didDisconnectNotification, disconnect),
        (UIAccessibility.voiceOverStatusDidChangeNotification, { settle(isLeaving: false) }),
        (UIAccessibility.switchControlStatusDidChangeNotification, { settle(isLeaving: false) }),
      ]
      observations = changes.map { NotificationObservation(of: $0, action: $1) }
    }

    private static func activate() {
      settle(isLeaving: false)
      let all = homeless
      homeless = []
      for toast in all { show(toast) }
    }

    /// - Parameter isLeaving: Whether a scene is about to be inactive, which is in its state after
    ///   the notification.
    private static func settle(isLeaving: Bool) {
      for layer in layers.values { layer.readSurroundings() }
      guard isLeaving else { return }
      Task { for layer in layers.values { layer.readSurroundings() } }
    }

    private static func disconnect() {
      let present = Set(scenes.map(ObjectIdentifier.init))
      edges = edges.filter { present.contains($0.key) }
      for (id, layer) in layers where !present.contains(id) || layer.isDisconnected {
        layers[id] = nil
        layer.endAll()
      }
    }
  }
#endif
