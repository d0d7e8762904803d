#if canImport(UIKit) && !os(watchOS)
  @_spi(Jelly) import Jelly
  import UIKit

  /// The layers of a page control around its ball: the background, the line with its dots, the part
  /// of it that the ball has passed, and the ring of a page's progress.
  @MainActor
  final class PageMarks {
    private let backdrop = CALayer()
    private let track = CAShapeLayer()
    private let passed = CAShapeLayer()
    private let ring = CAShapeLayer()
    /// The track that was drawn last: it changes with the pages and not with the scroll.
    private var drawnTrack: PagerTrack?
    private var drawnPage: Int?

    /// Puts the layers around the ball's.
    func attach(to canvas: CALayer) {
      canvas.insertSublayer(passed, at: 0)
      canvas.insertSublayer(track, at: 0)
      canvas.insertSublayer(backdrop, at: 0)
      canvas.addSublayer(ring)
      withoutImplicitAnimations {
        backdrop.isHidden = true
        ring.fillColor = nil
      }
    }

    /// Shows or hides the background.
    func showBackdrop(_ isShown: Bool) {
      withoutImplicitAnimations { backdrop.isHidden = !isShown }
    }

    /// Shows a page's progress, from 0 to 1; nil for no ring.
    func showRing(_ progress: Double?) {
      withoutImplicitAnimations {
        ring.isHidden = progress == nil
        ring.strokeEnd = progress ?? 0
      }
    }

    /// Fits the background to the control.
    func place(in bounds: CGRect) {
      withoutImplicitAnimations {
        backdrop.frame = bounds
        backdrop.cornerRadius = min(bounds.width, bounds.height) / 2
      }
    }

    /// Draws all of it anew the next time, because other pages have dots.
    func forget() { drawnTrack = nil }

    /// Draws what has changed.
    ///
    /// - Parameters:
    ///   - body: The pager.
    ///   - time: The time, in seconds.
    ///   - hasDot: Says whether a page is marked by a dot.
    /// - Returns: Whether the page or the track is another.
    func draw(_ body: JellyPagerBody, at time: Double, where hasDot: (Int) -> Bool) -> Bool {
      let line = body.track
      let isOther = line != drawnTrack
      if isOther {
        drawnTrack = line
        track.path = CGMutablePath.drawn { line.draw(into: &$0, where: hasDot) }
        ring.lineWidth = body.settings.lineWidth
      }
      let length = body.trackLength(at: time)
      passed.path = CGMutablePath.drawn { line.draw(upTo: length, into: &$0, where: hasDot) }
      guard drawnPage != body.page || isOther else { return false }
      drawnPage = body.page
      ring.path = CGMutablePath.drawn { body.progressRing.draw(into: &$0) }
      return true
    }

    /// Gives the layers their colors.
    func paint(line: CGColor, ball: CGColor?, backdrop backdropColor: CGColor) {
      track.fillColor = line
      passed.fillColor = ball
      ring.strokeColor = ball
      backdrop.backgroundColor = backdropColor
    }
  }
#endif
