import Jelly
import JellyUIKit
import UIKit

/// A form whose fields bulge when they are touched, and shake when they are left empty.
final class FieldTutorialController: UIViewController {
  private let email = JellyTextField()
  private let password = JellyTextField()

  init(tuning: TuningChoice) {
    super.init(nibName: nil, bundle: nil)
    for field in [email, password] { field.tuning = tuning.field }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    email.placeholder = "Email"
    email.textContentType = .username
    email.keyboardType = .emailAddress
    email.autocapitalizationType = .none
    password.placeholder = "Password"
    password.textContentType = .password
    password.isSecureTextEntry = true
    for field in [email, password] {
      field.fillColor = .secondarySystemBackground
      field.cornerRadius = 12
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 52).isActive = true
    }
    let signIn = UIAction(title: "Sign in") { [weak self] _ in self?.signIn() }
    let enter = UIButton(configuration: .filled(), primaryAction: signIn)
    layOut(UIStackView(arrangedSubviews: [email, password, enter]))
  }

  private func signIn() {
    for field in [email, password] where !field.hasText { field.reject("Must not be empty") }
  }

  private func layOut(_ form: UIStackView) {
    form.axis = .vertical
    form.spacing = 24
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 32),
      form.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 32),
      form.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -32),
    ])
  }
}
