#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  /// A view with two styles, which a television exchanges while the view has the focus, as it does
  /// with its own buttons.
  struct FocusedStyles<Content: View>: View {
    private let styles: (AnyShapeStyle, AnyShapeStyle)
    private let content: (AnyShapeStyle, AnyShapeStyle) -> Content

    @Environment(\.isFocused) private var isFocused
    @Environment(\.jelly.marksFocus) private var marksFocus

    init(
      _ first: AnyShapeStyle, _ second: AnyShapeStyle,
      @ViewBuilder content: @escaping (AnyShapeStyle, AnyShapeStyle) -> Content
    ) {
      styles = (first, second)
      self.content = content
    }

    var body: some View {
      let isMarked = isFocused && marksFocus
      content(isMarked ? styles.1 : styles.0, isMarked ? styles.0 : styles.1)
    }
  }
#endif
