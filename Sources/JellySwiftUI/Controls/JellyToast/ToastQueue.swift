#if canImport(SwiftUI) && !os(iOS) && !os(watchOS)
  import Jelly
  import JellyHosts
  import Observation
  import SwiftUI

  /// The toasts of a view, on platforms where they do not have a window of UIKit's.
  @MainActor @Observable final class ToastQueue: ToastPlace {
    /// A toast that is visible.
    struct Shown: Identifiable {
      let id: Int
      let content: ToastContent
      /// The way on which it is thrown, in points; nil while it has not left.
      var way: Vector2?
    }

    /// The visible toasts, the oldest first.
    private(set) var shown: [Shown] = []
    /// The number of those that wait.
    private(set) var waitingCount = 0
    @ObservationIgnored var clock = JellyClock.system
    /// Calls a closure after a time in seconds; a test has a clock of its own.
    @ObservationIgnored var after = ToastTimer.wait
    @ObservationIgnored private var stack = JellyToastStack<[JellyToastEntry]>()
    @ObservationIgnored private var toasts: [Int: QueuedToast] = [:]
    @ObservationIgnored private var announced: [Int: Int] = [:]
    @ObservationIgnored private var held: [(id: Int, pause: JellyToastPause)] = []
    @ObservationIgnored private var count = 0
    private let timer = ToastTimer()

    func makeToast() -> any ShownToast {
      count += 1
      return QueuedToast(count, in: self)
    }

    func show(_ toast: QueuedToast, _ content: ToastContent) {
      toasts[toast.id] = toast
      let hasAction = content.action != nil && showsToastActions
      send(.shown(toast.id, seconds: content.seconds, hasAction: hasAction))
    }

    func end(_ id: Int, for reason: JellyToastEnd) { send(.removed(id, reason)) }

    /// Runs the action of a toast, which leaves first.
    func run(_ id: Int) {
      guard let action = toasts[id]?.content?.action else { return }
      end(id, for: .action)
      action.run()
    }

    /// Lets the time stand still while a pointer, or a focus, is on a toast.
    func hold(_ id: Int, _ isOn: Bool, for pause: JellyToastPause) {
      held.removeAll { $0 == (id, pause) }
      if isOn { held.append((id, pause)) }
      settle()
    }

    func send(_ event: JellyToastEvent) {
      stack.handle(event, at: clock.now())
      if case .released(_, let way, _) = event { settle(thrownBy: way) } else { settle() }
    }

    private func settle(thrownBy way: Vector2? = nil) {
      let now = clock.now()
      while let entry = stack.takeEnding(at: now) {
        announced[entry.id] = nil
        toasts.removeValue(forKey: entry.id)?.fate.finish(entry.end ?? .code)
        if let way, entry.end == .person { fly(entry.id, by: way) }
      }
      // One that has left under a pointer, or with the focus, need not be told that it has gone.
      held.removeAll { toasts[$0.id] == nil }
      for pause in [JellyToastPause.pointer, .focus] {
        let isHeld = held.contains { $0.pause == pause }
        stack.handle(isHeld ? .paused(pause) : .resumed(pause), at: now)
      }
      var next = stack.visible.compactMap { entry in
        toasts[entry.id]?.content.map { Shown(id: entry.id, content: $0) }
      }
      // One that flies keeps its place among the others.
      for (index, toast) in shown.enumerated() where toast.way != nil && toasts[toast.id] == nil {
        next.insert(toast, at: min(index, next.endIndex))
      }
      shown = next
      waitingCount = stack.waitingCount
      for toast in shown { announce(toast) }
      wake()
    }

    /// Lets a toast fly on from where a finger has thrown it, until it has faded.
    private func fly(_ id: Int, by way: Vector2) {
      guard let index = shown.firstIndex(where: { $0.id == id }) else { return }
      shown[index].way = way * JellyToastNumbers.throwReach
      after(JellyToastNumbers.fadeDuration) { [weak self] in
        self?.shown.removeAll { $0.id == id && $0.way != nil }
      }
    }

    private func wake() {
      timer.set(to: stack.nextEnd, at: clock.now(), after: after) { [weak self] in self?.settle() }
    }

    /// Announces a content once, when it is visible.
    private func announce(_ shown: Shown) {
      guard let toast = toasts[shown.id], announced[shown.id] != toast.revision else { return }
      let revision = toast.revision
      announced[shown.id] = revision
      after(JellyToastNumbers.announcementDelay) { [weak self, weak toast] in
        guard let self, let toast, toasts[toast.id] != nil, toast.revision == revision else {
          return
        }
        let action = showsToastActions ? shown.content.actionTitle : nil
        let words = [shown.content.words, action].compactMap(\.self)
        announceToast(words.joined(separator: ", "), isUrgent: shown.content.role == .alert)
      }
    }
  }

  /// A toast of a view.
  @MainActor final class QueuedToast: ShownToast {
    let id: Int
    let fate = ToastFate()
    private(set) var content: ToastContent?
    /// How often the content has been set.
    private(set) var revision = 0
    private weak var queue: ToastQueue?

    init(_ id: Int, in queue: ToastQueue?) { (self.id, self.queue) = (id, queue) }

    func update(_ content: ToastContent) {
      self.content = content
      revision += 1
      guard let queue, !content.isBlank else {
        dismiss()
        return fate.finish(.code)
      }
      fate.begin()
      queue.show(self, content)
    }

    func dismiss() { queue?.end(id, for: .code) }
  }
#endif
