#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  /// Shows images instead of a page control's dots.
  @MainActor
  final class PageImages {
    /// The image of every page that has none of its own; nil for a dot.
    var preferred: UIImage?
    /// The image of the selected page, if that has none of its own.
    var preferredCurrent: UIImage?
    /// Images of single pages, by the page's number.
    var own: [Int: UIImage] = [:]
    /// Images of single pages while they are selected, by the page's number.
    var ownCurrent: [Int: UIImage] = [:]

    private var views: [Int: UIImageView] = [:]

    /// Returns whether a page is shown by an image, whatever page is selected.
    func hasImage(ofPage page: Int) -> Bool { own[page] != nil || preferred != nil }

    private func image(ofPage page: Int, isCurrent: Bool) -> UIImage? {
      let plain = own[page] ?? preferred
      return isCurrent ? ownCurrent[page] ?? preferredCurrent ?? plain : plain
    }

    /// Places an image for each page that has one, as large as the mark of the selected page.
    ///
    /// - Parameters:
    ///   - body: The pager, which has the positions of the dots.
    ///   - view: The view that the images are in.
    func place(for body: JellyPagerBody, in view: UIView) {
      let isPreferred = preferred != nil || preferredCurrent != nil
      let hasAny = isPreferred || !own.isEmpty || !ownCurrent.isEmpty
      // If dots are too close to be seen, images are, too.
      let isDrawn = hasAny && body.track.drawnDotDiameter > 0
      var left = views
      for page in 0..<(isDrawn ? body.settings.pageCount : 0) {
        guard let image = image(ofPage: page, isCurrent: page == body.page) else { continue }
        let picture = left.removeValue(forKey: page) ?? add(page, to: view)
        if picture.image !== image { picture.image = image }
        let diameter = body.settings.diameter
        picture.bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        picture.center = CGPoint(body.center(ofPage: page))
      }
      for (page, picture) in left {
        picture.removeFromSuperview()
        views[page] = nil
      }
    }

    /// Gives the images their colors.
    ///
    /// - Parameters:
    ///   - color: The color of an image on the track.
    ///   - currentColor: The color of the image on the mark of the selected page.
    ///   - page: The selected page.
    func paint(_ color: UIColor, current currentColor: UIColor, onPage page: Int) {
      for (number, picture) in views { picture.tintColor = number == page ? currentColor : color }
    }

    private func add(_ page: Int, to view: UIView) -> UIImageView {
      let picture = UIImageView(image: nil)
      picture.contentMode = .scaleAspectFit
      view.addSubview(picture)
      views[page] = picture
      return picture
    }
  }
#endif
