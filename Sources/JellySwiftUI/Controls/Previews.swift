#if canImport(SwiftUI) && !os(watchOS) && DEBUG
  import SwiftUI

  // A provider and not the macro, which only Apple's toolchain has.
  struct AllControls_Previews: PreviewProvider {
    static var previews: some View {
      Moving("Bar", [true, false]) { $isPulled in PulledBar(isPulled: isPulled) }
      Moving("Refresh", [1, 2]) { $step in
        ScrollView { Refresher(step: step) }
          .jellyRefreshable { try await Task.sleep(for: .seconds(1)) }
      }
      Moving("Field", [1, 2]) { $failureCount in
        TextField("Name", text: .constant(""))
          .textFieldStyle(.jelly(cornerRadius: 12))
          .jellyRejection(trigger: failureCount)
      }
      Moving("Pager", Array(0..<5)) { $page in JellyPager(selection: $page, count: 5) }
      Moving("Badge", [3, 0]) { $unread in
        Image(systemName: "tray").jellyBadge(unread) { unread = 0 }
      }
      Moving("Menu", [true, false]) { $isOpen in
        JellyMenu("Answer", isOpen: $isOpen) {
          Button("Reply", systemImage: "arrowshape.turn.up.left") {}
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
      }
      Moving("Switch", [true, false]) { $isOn in
        Toggle("Alarm", isOn: $isOn).toggleStyle(.jelly).padding()
      }
      Moving("Slider", [0.2, 0.9]) { $volume in
        JellySlider(value: $volume) { Text("Volume") }.padding()
      }
      Moving("Segments", ["Month", "Week", "Day"]) { $range in
        JellySegments("Range", selection: $range) {
          ForEach(["Day", "Week", "Month"], id: \.self) { Text($0).tag($0) }
        }
        .padding()
      }
      Moving("Press", [true, false]) { $isPressed in
        PressSurface(cornerRadius: .infinity, isPressed: isPressed) { press, time in
          PaintedOutline(fitted: press, at: time, AnyShapeStyle(.tint))
        }
        .frame(width: 300, height: 50)
      }
      Moving("Shape", [true, false]) { $isPressed in
        JellyShape([Circle()], style: FillStyle(), isPressed: isPressed)
          .foregroundStyle(.red)
          .frame(width: 96, height: 96)
      }
    }
  }

  /// A preview that gets one value after the other, so that it moves by itself.
  private struct Moving<Value, Content: View>: View {
    private let name: String
    private let values: [Value]
    private let content: (Binding<Value>) -> Content
    @State private var value: Value
    @State private var step = 0

    init(
      _ name: String, _ values: [Value],
      @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) {
      self.name = name
      self.values = values
      self.content = content
      _value = State(initialValue: values[values.count - 1])
    }

    var body: some View {
      content($value)
        .task(id: step) {
          try? await Task.sleep(for: .seconds(2))
          value = values[step % values.count]
          step += 1
        }
        .previewDisplayName(name)
    }
  }

  private struct PulledBar: View {
    let isPulled: Bool
    @State private var link = JellyBarLink()

    var body: some View {
      JellyBar(link: link) { Text("Inbox").padding().frame(maxWidth: .infinity) }
        .onChange(of: isPulled) { if isPulled { link.pull(by: 80) } else { link.release() } }
    }
  }

  private struct Refresher: View {
    let step: Int
    @Environment(\.jellyRefresh) private var refresh

    var body: some View { Text("Mail").onChange(of: step) { refresh?() } }
  }
#endif
