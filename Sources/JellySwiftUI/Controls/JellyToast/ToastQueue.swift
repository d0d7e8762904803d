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
    @ObservationIgnored private var hovered: Set<Int> = []
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

    /// Lets the time stand still while a pointer is on a toast.
    func hover(_ id: Int, _ isOn: Bool) {
      if isOn { hovered.insert(id) } else { hovered.remove(id) }
      settle()
    }

    func send(_ event: JellyToastEvent) {
      stack.handle(event, at: clock.now())
      settle()
    }

    private func settle() {
      let now = clock.now()
      // One that has left under a pointer need not be told that it has gone.
      hovered.formIntersection(toasts.keys)
      stack.handle(hovered.isEmpty ? .resumed(.pointer) : .paused(.pointer), at: now)
      while let entry = stack.takeEnding(at: now) {
        announced[entry.id] = nil
        toasts.removeValue(forKey: entry.id)?.fate.finish(entry.end ?? .code)
      }
      shown = stack.visible.compactMap { entry in
        toasts[entry.id]?.content.map { Shown(id: entry.id, content: $0) }
      }
      waitingCount = stack.waitingCount
      for toast in shown { announce(toast) }
      wake()
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
