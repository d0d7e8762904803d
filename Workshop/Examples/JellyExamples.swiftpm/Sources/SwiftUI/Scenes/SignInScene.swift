import JellySwiftUI
import SwiftUI

/// The form of a library, in which an invalid field shakes.
struct SignInScene: View {
  @State private var card = ""
  @State private var pin = ""
  @State private var cardRejections = 0
  @State private var pinRejections = 0
  @State private var isIn = false

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        Text("Saltmere Library")
          .font(.title)
        TextField("Card number, eight digits", text: $card)
          .textContentType(.username)
          .keyboardType(.numberPad)
          .jellyRejection(trigger: cardRejections)
        SecureField("PIN, four digits", text: $pin)
          .textContentType(.password)
          .keyboardType(.numberPad)
          .jellyRejection(trigger: pinRejections)
        Button(action: signIn) {
          Text("Sign in")
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.jelly(cornerRadius: 26))
        .backgroundStyle(.tint)
        Text(isIn ? "Welcome back. Two books are waiting for you." : "Open today until eight.")
          .foregroundStyle(.secondary)
      }
      .textFieldStyle(.jelly(cornerRadius: 12))
      .padding(32)
    }
    .scrollDismissesKeyboard(.interactively)
  }

  private func signIn() {
    let isCard = card.filter(\.isNumber).count == 8
    let isPIN = pin.count == 4
    if !isCard { cardRejections += 1 }
    if !isPIN { pinRejections += 1 }
    isIn = isCard && isPIN
  }
}
