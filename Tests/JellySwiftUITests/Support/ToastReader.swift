import SwiftUI

@testable import JellySwiftUI

/// Gives a test the toasts of a view.
struct ToastReader: View {
  @Environment(\.jellyToasts) private var toasts
  let read: (JellyToasts) -> Void

  var body: some View {
    let _ = read(toasts)
    Text("Inbox")
  }
}
