#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  public import SwiftUI

  /// Segments with a drop on the selected one, which flows from segment to segment.
  ///
  ///     JellySegments("Range", selection: $range) {
  ///       Text("Day").tag(Range.day)
  ///       Text("Week").tag(Range.week)
  ///     }
  ///
  /// Each view of the content is a segment, and has a tag, as in a `Picker`. If the selection is an
  /// `Int`, the tag of a view without one is its index. The segments have the same width.
  ///
  /// The drop has the background style. The track has the fourth level of the foreground style, or
  /// the style of `backgroundStyle(_:)`.
  public struct JellySegments<Value: Hashable, Content: View>: View {
    private let title: Text
    @Binding private var selection: Value
    private let content: Content

    /// Creates segments.
    ///
    /// - Parameters:
    ///   - title: The title for assistive technologies.
    ///   - selection: A binding to the tag of the selected segment. If no segment has the tag, the
    ///     drop stays where it is.
    ///   - content: The segments, such as texts or images.
    public init(
      _ title: LocalizedStringKey, selection: Binding<Value>, @ViewBuilder content: () -> Content
    ) {
      self.title = Text(title)
      _selection = selection
      self.content = content()
    }

    /// Creates segments with a title that is not translated.
    ///
    /// - Parameters:
    ///   - title: The title for assistive technologies.
    ///   - selection: A binding to the tag of the selected segment. If no segment has the tag, the
    ///     drop stays where it is.
    ///   - content: The segments, such as texts or images.
    @_disfavoredOverload public init(
      _ title: some StringProtocol, selection: Binding<Value>,
      @ViewBuilder content: () -> Content
    ) {
      self.title = Text(verbatim: String(title))
      _selection = selection
      self.content = content()
    }

    /// The track, the drop and the segments.
    public var body: some View {
      Group(subviews: content) { items in
        SegmentsDrop(
          items: items, selection: $selection,
          tags: items.enumerated().map { index, item in
            item.containerValues.tag(for: Value.self) ?? index as? Value
          })
      }
      .accessibilityRepresentation {
        Picker(selection: $selection) {
          content
        } label: {
          title
        }
        // The automatic style is a button with a menu, which could not open from here.
        .pickerStyle(.segmented)
      }
    }
  }

  /// Segments without accessibility of their own.
  private struct SegmentsDrop<Value: Hashable>: View {
    let items: SubviewsCollection
    @Binding var selection: Value
    /// The tags of the segments; nil for a segment without one.
    let tags: [Value?]

    @State private var model: JellyModel<JellySegmentsBody>
    /// The scale of Dynamic Type.
    @ScaledMetric private var scale = 1.0
    @Environment(\.jelly) private var environment
    @Environment(\.backgroundStyle) private var background
    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection

    init(items: SubviewsCollection, selection: Binding<Value>, tags: [Value?]) {
      self.items = items
      _selection = selection
      self.tags = tags
      _model = State(
        initialValue: JellyModel(
          JellySegmentsBody(
            size: .zero, settings: .init(segmentCount: tags.count),
            selectedIndex: tags.firstIndex(of: selection.wrappedValue) ?? 0)))
    }

    var body: some View {
      JellyTimeline(model) { control, time in
        FocusedStyles(
          AnyShapeStyle(.background), background ?? AnyShapeStyle(.quaternary)
        ) { drop, track in
          ZStack {
            DrawnShape { control.drawTrack(at: time, into: &$0) }.fill(track)
            DropOutline(
              control, at: time, drop, lift: control.thumb(at: time).lift)
          }
        }
      }
      // Not in the timeline: the segments stay where they are.
      .overlay {
        ForEach(0..<items.count, id: \.self) { index in
          let frame = model.control.frame(ofSegment: index)
          items[index]
            .onOutline(reading: layoutDirection)
            .font(font ?? .footnote)
            .frame(width: frame.size.x, height: frame.size.y)
            .position(x: frame.origin.x + frame.size.x / 2, y: frame.size.y / 2)
        }
      }
      .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
      .modifier(
        TrackHosting(
          model: model, settings: settings, feedback: { .selection }, moment: { $0.moment },
          changed: change, restore: { restore(isAnimated: false) })
      )
      .turnsPages(
        along: .horizontal, isMirrored: layoutDirection == .rightToLeft,
        canTurn: (back: canTurn(by: -1), on: canTurn(by: 1)), perform: turn
      )
      .onChange(of: selectedIndex) { restore(isAnimated: true) }
    }

    private var height: Double { JellySegmentsBody.Settings.standardHeight * scale }

    /// The index of the segment with the selected tag; nil if there is none.
    private var selectedIndex: Int? { tags.firstIndex(of: selection) }

    private var settings: JellySegmentsBody.Settings {
      var settings = environment.settings(of: JellySegmentsBody.self, from: .init())
      settings.segmentCount = items.count
      settings.widths = .init()
      settings.isRightToLeft = layoutDirection == .rightToLeft
      settings.isEnabled = isEnabled
      return settings
    }

    /// Returns whether there is a next segment, or one before.
    private func canTurn(by step: Int) -> Bool {
      items.indices.contains(model.control.selectedIndex + step)
    }

    /// Selects the next segment, or the one before, if there is one.
    private func turn(by step: Int) {
      if canTurn(by: step) { model.send(.stepped(steps: Double(step))) }
    }

    private func change() {
      let index = model.control.selectedIndex
      if tags.indices.contains(index), let tag = tags[index], tag != selection { selection = tag }
      // The owner of the binding may refuse the change.
      restore(isAnimated: true)
    }

    private func restore(isAnimated: Bool) {
      guard let index = selectedIndex, index != model.control.selectedIndex else { return }
      model.send(.valueChanged(index: index, isAnimated: isAnimated))
    }
  }

  extension JellySegmentsBody.Effect {
    fileprivate var moment: TrackMoment {
      switch self {
      case .grabbed: .grabbed
      case .changed: .changed
      case .crossed: .crossed
      case .released: .released
      }
    }
  }
#endif
