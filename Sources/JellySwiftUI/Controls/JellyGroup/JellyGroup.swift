#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  public import SwiftUI

  /// A view whose bodies join and part like drops.
  ///
  ///     JellyGroup(spacing: 20) {
  ///       HStack(spacing: 8) {
  ///         ForEach(chips) { chip in
  ///           Button(chip.name) { choose(chip) }.padding().jellyBody(id: chip.id)
  ///         }
  ///       }
  ///     }
  ///     .onJellyJoin { first, second, isJoined in … }
  ///
  /// The content is laid out as everywhere, by stacks or any other layout. Its views with the
  /// modifier `jellyBody(id:cornerRadius:buddingFrom:)` get one outline behind all of the content,
  /// and move along with their parts of it.
  ///
  /// The fill of the outline is the tint, or the style of `backgroundStyle(_:)`. At most
  /// ``/Jelly/JellyGroupBody/capacity`` bodies join. Further ones have outlines of their own, which
  /// do not move.
  public struct JellyGroup<Content: View>: View {
    private let spacing: Double
    private let hub: AnyHashable?
    private let allowsDragging: Bool
    private let content: Content

    @State private var model: JellyModel<JellyGroupBody>
    @State private var members = GroupMembers()
    @Environment(\.jelly) private var environment
    @Environment(\.backgroundStyle) private var background
    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - spacing: The gap at which two bodies part, in points; they join at a smaller one.
    ///   - hub: The identity of the only body that the others join; nil if all join each other.
    ///   - allowsDragging: Whether fingers can drag the bodies out of their places. A body goes
    ///     back when its finger leaves.
    ///   - content: The content, which contains the bodies.
    public init(
      spacing: CGFloat = 20, hub: AnyHashable? = nil, allowsDragging: Bool = false,
      @ViewBuilder content: () -> Content
    ) {
      self.spacing = spacing
      self.hub = hub
      self.allowsDragging = allowsDragging
      self.content = content()
      let settings = JellyGroupBody.Settings(
        spacing: spacing, hub: hub == nil ? nil : GroupMembers.noNumber)
      // A trace needs a size, and the first body is known before the size of the group.
      _model = State(
        initialValue: JellyModel(JellyGroupBody(size: Vector2(repeating: 1), settings: settings)))
    }

    /// The content in front of its outline.
    public var body: some View {
      // The hub must be known before the first body. Nothing observes it.
      members.hub = hub
      return ZStack { content }
        .onOutline(reading: layoutDirection)
        .environment(
          \.jellyGroup,
          JellyGroupLink(model: model, members: members, allowsDragging: allowsDragging)
        )
        .background {
          JellyTimeline(model) { group, time in
            PaintedOutline(outline(of: group, at: time), background ?? AnyShapeStyle(.tint))
              .onChange(of: members.state(of: group, at: time)) { old, new in
                guard old.isShown else {
                  members.isShown = true
                  return
                }
                report(old.joined.symmetricDifference(new.joined), after: old.joined)
              }
          }
          .accessibilityHidden(true)
        }
        .coordinateSpace(.jellyGroup)
        .onChange(of: model.reported.number) { before, _ in
          for case .released(let number, let way, let velocity) in model.reported.since(before) {
            guard let id = members.identities[number] ?? nil else { continue }
            for receive in environment.releases { receive(id, way, velocity) }
          }
        }
        // The hub may have come since the settings were read.
        .hosts(model, settings: settings, send: { _ in model.send(.settingsChanged(settings)) })
        .inScreenCoordinates()
    }

    private var settings: JellyGroupBody.Settings {
      var settings = JellyGroupBody.Settings(spacing: spacing)
      settings.hub = hub.map { members.number(of: $0) ?? GroupMembers.noNumber }
      let chosen = environment.settings(of: JellyGroupBody.self, from: settings)
      settings.spacing = chosen.spacing
      return settings
    }

    private func outline(of group: JellyGroupBody, at time: Double) -> DrawnShape {
      let plain = members.plain.sorted { $0.key < $1.key }.map(\.value)
      return DrawnShape { pen in
        group.draw(at: time, into: &pen)
        for box in plain {
          var single = JellyGroupBody(size: group.size)
          single.handle(.bodyPlaced(0, box, isAnimated: false), at: time)
          single.draw(at: time, into: &pen)
        }
      }
    }

    private func report(_ pairs: Set<GroupMembers.Pair>, after old: Set<GroupMembers.Pair>) {
      for pair in pairs.sorted() {
        guard let first = members.identities[pair.first] ?? nil,
          let second = members.identities[pair.second] ?? nil
        else { continue }
        for receive in environment.joins { receive(first, second, !old.contains(pair)) }
      }
    }
  }

  extension View {
    /// Makes this view a body of the group around it.
    ///
    /// The outline of the group has the size of this view. A view that appears grows, or it buds
    /// from another body. A view that disappears shrinks.
    ///
    /// The view moves with its body, and not with the animation of a layout. An animation of what
    /// is in it has to be there: `.animation(_:value:)` before this modifier.
    ///
    /// - Parameters:
    ///   - id: The identity of the body for the hub, for buds and for
    ///     `onJellyJoin(perform:)`; nil for none.
    ///   - cornerRadius: The radius of the corners, in points; infinity for round ends.
    ///   - source: The identity of the body from which this one buds when it appears; nil if it
    ///     grows in its place.
    public nonisolated func jellyBody<ID: Hashable & Sendable>(
      id: ID?, cornerRadius: CGFloat = .infinity, buddingFrom source: ID? = nil
    ) -> some View {
      modifier(
        OnMainActor {
          GroupMember(
            id: id.map(AnyHashable.init), source: source.map(AnyHashable.init),
            cornerRadius: cornerRadius)
        })
    }

    /// Makes this view a body, without an identity, of the group around it.
    ///
    /// The outline of the group has the size of this view, which moves with its body, and not with
    /// the animation of a layout.
    ///
    /// - Parameter cornerRadius: The radius of the corners, in points; infinity for round ends.
    public nonisolated func jellyBody(cornerRadius: CGFloat = .infinity) -> some View {
      jellyBody(id: nil as Int?, cornerRadius: cornerRadius)
    }

    /// Calls a closure when two bodies with identities have joined or parted, in a group in this
    /// view.
    ///
    /// The closure is not called for the bodies that are joined when the group appears, nor for a
    /// body that disappears.
    ///
    /// - Parameter action: The closure that gets the identities of both bodies, and whether they
    ///   are joined now.
    public nonisolated func onJellyJoin(
      perform action: @escaping @MainActor (AnyHashable, AnyHashable, Bool) -> Void
    ) -> some View {
      transformEnvironment(\.jelly.joins) { $0.append(action) }
    }
  }
#endif
