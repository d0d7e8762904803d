public import UIKit

/// A view controller whose view shows views of SwiftUI's.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The views.
  public var rootView: Content { didSet { screen.isDirty = true } }
  /// The areas that are covered, and that the views avoid.
  public var safeAreaRegions = SafeAreaRegions.all
  private var screen: Screen { host.screen }
  private let host: HeadlessHostingView

  /// Creates a controller of views.
  public init(rootView: Content) {
    self.rootView = rootView
    host = HeadlessHostingView()
    super.init(nibName: nil, bundle: nil)
    view = host
    host.screen = Screen { [unowned self] in self.rootView }
  }

  /// Creates a controller of an archive, of which there is none here.
  public required init?(coder: NSCoder) { nil }

  /// Returns the size of the views: here, each letter of their texts is equally wide.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let letters = host.texts.joined().count
    let width = CGFloat(8 * letters + 40)
    let lines = (width / max(size.width, 1)).rounded(.up)
    return CGSize(width: min(width, size.width), height: 16 * lines + 24)
  }
}

/// The view of a hosting controller.
public final class HeadlessHostingView: UIView {
  /// The screen on which its views are.
  public fileprivate(set) lazy var screen = Screen { EmptyView() }

  /// The texts that it shows.
  public var texts: [String] {
    screen.environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    screen.update()
    return screen.all("text").compactMap { $0["text"] }
  }
}
