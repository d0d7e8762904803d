import JellySwiftUI
import SwiftUI

/// A form whose fields bulge when they are touched, and shake when they are left empty.
struct FieldTutorial: View {
  @State private var email = ""
  @State private var password = ""
  @State private var rejections = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        TextField("Email", text: $email)
          .textContentType(.username)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
        SecureField("Password", text: $password)
          .textContentType(.password)
        Button("Sign in") {
          if email.isEmpty || password.isEmpty { rejections += 1 }
        }
        .buttonStyle(.borderedProminent)
      }
      .textFieldStyle(.jelly(cornerRadius: 12))
      .jellyRejection(trigger: rejections)
      .padding(32)
    }
    .scrollDismissesKeyboard(.interactively)
  }
}
