#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  import Observation
  import SwiftUI

  /// The bodies of a group, by their numbers.
  @MainActor @Observable final class GroupMembers {
    /// Two bodies, by their numbers.
    struct Pair: Hashable, Comparable {
      let first: Int
      let second: Int

      static func < (left: Self, right: Self) -> Bool {
        (left.first, left.second) < (right.first, right.second)
      }
    }

    /// The visible joints in a frame.
    struct State: Equatable {
      /// Whether there are bodies at all.
      let isShown: Bool
      let joined: Set<Pair>
    }

    /// A number that no body has.
    nonisolated static let noNumber = Int(1e9)

    /// The identity of the only body that the others join.
    @ObservationIgnored var hub: AnyHashable?
    /// The identities of the bodies that are present, those in ``plain`` included.
    private(set) var identities: [Int: AnyHashable?] = [:]
    /// The boxes of the bodies without a slot in the core.
    private(set) var plain: [Int: JellyGroupBody.Box] = [:]
    /// Whether a frame has shown bodies, so that further changes are animated.
    @ObservationIgnored var isShown = false
    @ObservationIgnored private var nextNumber = 0

    /// Returns the number of the body with an identity.
    func number(of id: AnyHashable) -> Int? {
      identities.filter { $0.value == id }.keys.min()
    }

    /// Returns which bodies are joined in a frame.
    func state(of group: JellyGroupBody, at time: Double) -> State {
      let numbers = identities.keys.sorted()
      var joined = Set<Pair>()
      for (index, second) in numbers.enumerated() {
        for first in numbers[..<index] where group.isJoined(first, second, at: time) {
          joined.insert(Pair(first: first, second: second))
        }
      }
      return State(isShown: !numbers.isEmpty, joined: joined)
    }

    /// Returns a number that no other body has had.
    func add(_ id: AnyHashable?, to model: JellyModel<JellyGroupBody>) -> Int {
      defer { nextNumber += 1 }
      identities[nextNumber] = .some(id)
      if let hub, hub == id {
        var settings = model.control.settings
        settings.hub = nextNumber
        model.send(.settingsChanged(settings))
      }
      return nextNumber
    }

    /// Gives a body another identity.
    func rename(_ number: Int, to id: AnyHashable?) {
      if identities[number] != nil { identities[number] = .some(id) }
    }

    /// Removes a body.
    func remove(_ number: Int, from model: JellyModel<JellyGroupBody>) {
      identities[number] = nil
      plain[number] = nil
      model.send(.bodyRemoved(number))
      // Another one, which is there already, may get the slot.
      for (number, box) in plain.sorted(by: { $0.key < $1.key }) {
        place(number, box, isAnimated: false, in: model)
      }
    }

    /// Lays a body out in a box.
    func place(
      _ number: Int, _ box: JellyGroupBody.Box, isAnimated: Bool,
      in model: JellyModel<JellyGroupBody>
    ) {
      model.send(.bodyPlaced(number, box, isAnimated: isAnimated))
      let hasRoom = model.control.box(of: number, at: .infinity) != nil
      if hasRoom { plain.removeValue(forKey: number) } else { plain[number] = box }
    }
  }

  /// The values that a group gives its bodies.
  struct JellyGroupLink {
    let model: JellyModel<JellyGroupBody>
    let members: GroupMembers
    let allowsDragging: Bool
  }

  extension EnvironmentValues {
    /// The group around a view.
    var jellyGroup: JellyGroupLink? {
      get { self[JellyGroupLinkKey.self] }
      set { self[JellyGroupLinkKey.self] = newValue }
    }
  }

  private struct JellyGroupLinkKey: EnvironmentKey {
    static var defaultValue: JellyGroupLink? { nil }
  }

  extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the group around a view.
    static var jellyGroup: Self { .named("jelly group") }
  }

  /// A transition in which a body leaves its group when its view begins to leave.
  ///
  /// `onDisappear(perform:)` is called after a transition, so the outline would stay, and shrink
  /// only when the view is gone.
  private struct GroupTransition: Transition {
    /// Called when the view begins to leave, and when it turns round.
    let changed: @MainActor (Bool) -> Void

    func body(content: Content, phase: TransitionPhase) -> some View {
      content
        // It is gone at once, as without an animation: its part of the outline is smaller already.
        .opacity(phase == .didDisappear ? 0 : 1)
        .animation(nil, value: phase)
        .onChange(of: phase == .didDisappear) { changed($1) }
    }
  }

  /// A modifier that makes a view a body of the group around it.
  struct GroupMember: ViewModifier {
    let id: AnyHashable?
    let source: AnyHashable?
    let cornerRadius: Double

    @State private var number: Int?
    /// The place where the view is laid out, in points of the group.
    @State private var frame: CGRect?
    /// A Boolean value that indicates whether the view leaves, and is not a body any more.
    @State private var isLeaving = false
    @Environment(\.jellyGroup) private var group
    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
      Group {
        if let group {
          JellyTimeline(group.model) { body, time in
            let offset = offset(in: body, at: time)
            content
              .dragged(number, in: group)
              .onOutline(reading: layoutDirection)
              .offset(x: offset.x, y: offset.y)
          }
          .inScreenCoordinates()
          // The group moves it.
          .transaction { $0.animation = nil }
          .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .jellyGroup)
          } action: {
            frame = $0
            place($0, in: group)
          }
          .onChange(of: cornerRadius) { if let frame { place(frame, in: group) } }
          .onChange(of: id) { if let number { group.members.rename(number, to: id) } }
          .onAppear { if let frame { place(frame, in: group) } }
          .onDisappear { remove(from: group) }
          .transition(
            GroupTransition {
              isLeaving = $0
              if $0 { remove(from: group) } else if let frame { place(frame, in: group) }
            })
        } else {
          content
        }
      }
    }

    private func offset(in body: JellyGroupBody, at time: Double) -> Vector2 {
      guard let number, let frame, let box = body.box(of: number, at: time) else { return .zero }
      return box.center - Vector2(frame.midX, frame.midY)
    }

    private func remove(from group: JellyGroupLink) {
      guard let number else { return }
      group.members.remove(number, from: group.model)
      self.number = nil
    }

    private func place(_ frame: CGRect, in group: JellyGroupLink) {
      guard !isLeaving else { return }
      let (model, members) = (group.model, group.members)
      let box = JellyGroupBody.Box(
        center: Vector2(frame.midX, frame.midY), size: Vector2(frame.size),
        cornerRadius: cornerRadius)
      let number = self.number ?? members.add(id, to: model)
      if self.number == nil, members.isShown, let source, let root = members.number(of: source),
        let start = model.control.box(of: root, at: model.clock.now())
      {
        members.place(number, start, isAnimated: false, in: model)
      }
      self.number = number
      members.place(number, box, isAnimated: members.isShown, in: model)
    }
  }
#endif
