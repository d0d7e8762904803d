import Jelly
import JellySwiftUI
import SwiftUI

/// A tide table under a wave.
struct TidesScene: View {
  @State private var link = JellyBarLink()
  @State private var days = Harbour.days(from: .now, count: 7)

  var body: some View {
    List {
      ForEach(days) { day in
        Section(day.date.formatted(.dateTime.weekday(.wide).day().month())) {
          ForEach(day.tides) { TideRow(tide: $0) }
        }
      }
    }
    .listStyle(.plain)
    .jellyBarLink(link)
    .safeAreaInset(edge: .top, spacing: 0) { bar }
  }

  private var bar: some View {
    JellyBar(link: link) {
      VStack {
        Text("Saltmere Quay")
          .font(.title2.weight(.semibold))
        if let next = days.flatMap(\.tides).first(where: { $0.time > .now }) {
          Text(next.isHigh ? "Rising until \(next.clockTime)" : "Falling until \(next.clockTime)")
            .font(.subheadline)
        }
      }
      .foregroundStyle(.black)
      .frame(maxWidth: .infinity, minHeight: 96)
    }
    .jellyCurve(.wave)
    .backgroundStyle(.cyan)
  }
}

private struct TideRow: View {
  let tide: Tide

  var body: some View {
    HStack {
      Image(systemName: tide.isHigh ? "arrow.up" : "arrow.down")
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      Text(tide.clockTime)
      Text(tide.isHigh ? "High" : "Low")
        .foregroundStyle(.secondary)
      Spacer()
      Text("\(tide.height.formatted(.number.precision(.fractionLength(1)))) m")
    }
  }
}

extension Tide {
  /// When it turns, as a clock shows it.
  fileprivate var clockTime: String { time.formatted(date: .omitted, time: .shortened) }
}
