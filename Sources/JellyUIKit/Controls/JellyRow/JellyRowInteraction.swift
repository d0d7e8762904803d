#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Jelly
  public import UIKit

  extension UIView {
    /// The actions of the view as a row of a list.
    ///
    ///     cell.jellyRow.trailing = UISwipeActionsConfiguration(actions: [delete, flag])
    ///
    /// The first use of this property adds a ``JellyRowInteraction`` to the view.
    public var jellyRow: JellyRowInteraction {
      if let row = interactions.lazy.compactMap({ $0 as? JellyRowInteraction }).first { return row }
      let row = JellyRowInteraction()
      addInteraction(row)
      return row
    }
  }

  /// An interaction that lets the actions of a row come out of it like drops.
  ///
  ///     let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
  ///       mails.remove(mail)
  ///       done(true)
  ///     }
  ///     cell.jellyRow.trailing = UISwipeActionsConfiguration(actions: [delete])
  ///
  /// The view is a cell of a table or a collection, or any other view. A swipe moves what is in it,
  /// of a cell the content view and all in front of that. The view must not have another transform
  /// for its content in the meantime. The outline fills itself (``fillColor``), so give the content
  /// view of a cell no background.
  ///
  /// In a scroll view at most one row is open. Scrolling, and a tap elsewhere or on the content,
  /// close it. A row that leaves its window is closed at once.
  public final class JellyRowInteraction: NSObject, UIInteraction {
    /// The side of a row at which actions are.
    public typealias Side = JellyRowBody.Side

    /// The view that is the row.
    public private(set) weak var view: UIView?

    /// A closure that is called once for each effect: a finger has taken the row or let it go, has
    /// opened or closed it, or has armed a full swipe or performed it.
    public var onEffect: ((JellyRowBody.Effect) -> Void)?

    /// The actions where lines of text begin, the first one outermost; nil for none.
    ///
    /// See ``trailing``.
    public var leading: UISwipeActionsConfiguration? { didSet { arrange() } }

    /// The actions where lines of text end, the first one outermost; nil for none.
    ///
    /// The row has at most four at a side, and calls the handler of each as a table does. A row
    /// whose action is destructive leaves first. The handler is called when it has left, and
    /// decides by what it completes with: after `true` the height of the outline closes, and after
    /// `false` the row comes back.
    ///
    /// A change while the row is open is animated. A cell that is reused closes its row first:
    ///
    ///     override func prepareForReuse() {
    ///       super.prepareForReuse()
    ///       jellyRow.close(animated: false)
    ///     }
    public var trailing: UISwipeActionsConfiguration? { didSet { arrange() } }

    /// The view that moves; nil, the default, for the content view of a cell with all in front of
    /// it, and for all that is in another view.
    ///
    /// Set it before the first swipe.
    public weak var contentView: UIView?

    /// The color of the row, dynamic colors included; the background of the view, or else the
    /// system's, if nil.
    public var fillColor: UIColor? { didSet { stage?.host.fillColor = fill } }

    /// The tuning of the row: its springs and limits; `.standard` by default.
    ///
    /// - Precondition: The tuning is valid (``/Jelly/JellyTuning/isValid``).
    public var tuning = JellyRowBody.Tuning.standard { didSet { stage?.host.tuning = tuning } }

    /// The preference for the amount of motion; `.system` by default, which follows Reduce Motion.
    public var motion = JellyMotion.system { didSet { stage?.host.motion = motion } }

    /// A Boolean value that indicates whether the row plays a haptic when a full swipe is armed,
    /// and when it is not any more; true by default.
    public var playsHaptics = true { didSet { stage?.playsHaptics = playsHaptics } }

    /// The object that observes every event of the row; nil for none.
    public var observer: (any JellyObserver)? { didSet { stage?.host.observer = observer } }

    /// What the row shows; nil before the first swipe.
    private(set) weak var stage: RowStage?
    private let fingers = PanelFingers()
    private let deleteKey = DeleteKey(target: nil, action: nil)
    private var customActions: [UIAccessibilityCustomAction] = []
    private var leaving: Leaving?
    private lazy var link = FrameLink { [weak self] _ in self?.performIfGone() }

    /// An action of a row that leaves.
    private final class Leaving {
      let action: UIContextualAction
      var isPerformed = false
      init(_ action: UIContextualAction) { self.action = action }
    }

    // Opening and closing

    /// The side that is open, or opens; nil for a row that is closed, or closes.
    public var openSide: Side? { stage?.host.body.openSide }

    /// Opens a side; if the other one is open, the row closes.
    ///
    /// - Parameters:
    ///   - side: The side; the trailing one by default.
    ///   - animated: Whether the row moves there.
    public func open(_ side: Side = .trailing, animated: Bool = true) {
      guard !actions(side).isEmpty, let view, let stage = makeStage() else { return }
      RowScroller.around(view)?.take(self)
      stage.host.send(.opened(side, isAnimated: animated && stage.window != nil))
      stage.describe()
    }

    /// Closes the row, and takes it from a finger.
    ///
    /// - Parameter animated: Whether the row moves there.
    public func close(animated: Bool = true) {
      guard animated, let stage, stage.window != nil else { return reset() }
      stage.host.send(.closed())
      stage.describe()
    }

    /// Lets a row come back that has left, or leaves, and closes it.
    ///
    /// - Parameter animated: Whether the row moves there.
    public func restore(animated: Bool = true) {
      end()
      stage?.host.send(.restored(isAnimated: animated && stage?.window != nil))
      stage?.describe()
    }

    /// Closes at once, and lets all fingers go; what has been performed is done.
    func reset() {
      fingers.release()
      if let leaving, !leaving.isPerformed { perform(leaving) }
      end()
      stage?.host.send(.restored(isAnimated: false))
      stage?.host.send(.closed(isAnimated: false))
      stage?.describe()
    }

    private func end() {
      leaving = nil
      link.stop()
    }

    // UIInteraction

    /// Takes the actions off the view that the interaction leaves.
    public func willMove(to view: UIView?) {
      guard let old = self.view else { return }
      reset()
      fingers.detach()
      old.removeGestureRecognizer(deleteKey)
      stage?.removeFromSuperview()
      old.accessibilityCustomActions?.removeAll { action in
        customActions.contains { $0 === action }
      }
      self.view = nil
    }

    /// Begins to observe the fingers on a view.
    public func didMove(to view: UIView?) {
      self.view = view
      guard let view else { return }
      fingers.attach(
        to: view,
        rules: PanelFingers.Rules(
          catches: { [weak self] in self?.stage?.catches($0) ?? false },
          receives: { [weak self] in self?.receives($0) ?? false },
          begins: { [weak self] in self?.begins(by: $1) ?? false },
          willHold: { [weak self] in self?.hold() },
          send: { [weak self] in self?.stage?.send($0) },
          pull: { [weak self] in self?.stage?.pull($0) },
          delaysLists: true))
      deleteKey.onPress = { [weak self] in self?.delete() == true }
      deleteKey.cancelsTouchesInView = false
      deleteKey.delaysTouchesEnded = false
      view.addGestureRecognizer(deleteKey)
      arrange()
    }

    private func receives(_ touch: UITouch) -> Bool {
      guard let view, let window = view.window else { return false }
      if RowScroller.isMoving(around: view) { return false }
      let place = touch.location(in: window).x
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return (isMirrored ? window.bounds.width - place : place) >= Self.backSwipeWidth
    }

    /// A finger opens a side that has actions, or moves a row that is not closed.
    private func begins(by way: Vector2) -> Bool {
      guard let view, abs(way.x) > abs(way.y), !RowScroller.isMoving(around: view) else {
        return false
      }
      if let stage, stage.isShown { return !stage.host.body.isLeaving }
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let side = (way.x < 0) == isMirrored ? Side.leading : .trailing
      guard !actions(side).isEmpty else { return false }
      makeStage()?.arrange(for: side)
      return true
    }

    private func hold() {
      guard let view else { return }
      makeStage()
      RowScroller.around(view)?.take(self)
    }

    // Actions

    /// The actions of a side, as many as a row can have.
    func actions(_ side: Side) -> [UIContextualAction] {
      Array((configuration(side)?.actions ?? []).prefix(4))
    }

    /// The configuration of a side.
    func configuration(_ side: Side) -> UISwipeActionsConfiguration? {
      side == .leading ? leading : trailing
    }

    /// The color of the row.
    var fill: UIColor { fillColor ?? view?.backgroundColor ?? .systemBackground }

    private func arrange() {
      stage?.fill()
      guard let view else { return }
      let old = customActions
      customActions = [Side.trailing, .leading].flatMap { side in
        actions(side).enumerated().map { index, action in
          UIAccessibilityCustomAction(name: action.words) { [weak self] _ in
            self?.perform(index, side)
            return self != nil
          }
        }
      }
      let others = (view.accessibilityCustomActions ?? []).filter { action in
        !old.contains { $0 === action }
      }
      let all = others + customActions
      view.accessibilityCustomActions = all.isEmpty ? nil : all
    }

    /// Performs an action by a tap, a key or an assistive technology.
    func perform(_ index: Int, _ side: Side) {
      guard leaving == nil, actions(side).indices.contains(index), let stage = makeStage() else {
        return
      }
      let action = actions(side)[index]
      guard action.style == .destructive else {
        stage.host.send(.closed())
        stage.describe()
        return run(action, nil)
      }
      if stage.host.body.shownSide != side { stage.host.send(.opened(side)) }
      stage.host.send(.dismissed(action: index))
      stage.describe()
      leave(by: action)
    }

    /// Performs the outermost action by the delete key, and returns whether it deletes something.
    func delete() -> Bool {
      let sides = openSide.map { [$0] } ?? [.trailing, .leading]
      guard leaving == nil,
        let side = sides.first(where: { actions($0).first?.style == .destructive })
      else { return false }
      perform(0, side)
      return true
    }

    /// Performs the outermost action after a full swipe.
    func performFirst(_ side: Side) {
      guard let action = actions(side).first else { return }
      if stage?.host.body.isLeaving == true { leave(by: action) } else { run(action, nil) }
    }

    private func leave(by action: UIContextualAction) {
      leaving = Leaving(action)
      // Without a window there is no frame.
      if stage?.window == nil { performIfGone() } else { link.run() }
    }

    /// Calls the handler after the row has left, outside of the frame that shows it: what an app
    /// changes while a frame is drawn is not animated.
    private func performIfGone() {
      guard let leaving, let stage else { return link.stop() }
      guard stage.window == nil || stage.host.body.isGone(at: stage.host.now) else { return }
      link.stop()
      perform(leaving)
    }

    private func perform(_ leaving: Leaving) {
      leaving.isPerformed = true
      run(leaving.action, leaving)
    }

    private func run(_ action: UIContextualAction, _ leaving: Leaving?) {
      guard let view else { return }
      action.handler(action, view) { [weak self] isDone in
        // A row that is reused is another one.
        guard let self, let leaving, leaving === self.leaving else { return }
        end()
        stage?.host.send(isDone ? .removed : .restored(isAnimated: stage?.window != nil))
        stage?.describe()
      }
    }

    // The stage

    @discardableResult func makeStage() -> RowStage? {
      if let stage { return stage }
      guard let view else { return nil }
      let stage = RowStage(of: self, in: view)
      self.stage = stage
      (stage.host.tuning, stage.host.motion) = (tuning, motion)
      stage.host.observer = observer
      stage.playsHaptics = playsHaptics
      stage.fill()
      return stage
    }

    /// The width at the leading edge of a window that belongs to the system's swipe back, in
    /// points.
    private static let backSwipeWidth: CGFloat = 20
  }

  extension UIContextualAction {
    /// The words of the action for assistive technologies.
    var words: String { title ?? image?.accessibilityLabel ?? "" }
  }
#endif
