import Jelly
import Testing
import UIKit

@testable import JellyUIKit

/// A list of cells of 390 × 76 points with actions on both sides, and a finger.
@MainActor
final class RowScene {
  let screen: HeadlessScreen
  let finger: HeadlessFinger
  let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let cells: [RowCell]
  /// The actions that have been performed: the number of the cell, and the title.
  private(set) var performed: [String] = []
  /// What the handler of a destructive action completes with; nil to keep the completion.
  var completes: Bool? = true
  /// The completion of the last destructive action.
  private(set) var complete: ((Bool) -> Void)?
  /// Called by the handler of a destructive action.
  var onDelete: ((Int) -> Void)?

  init(start: Double = 0, isTrailingFull: Bool = true) {
    screen = HeadlessScreen(start: start)
    finger = HeadlessFinger(on: screen)
    cells = (0..<3).map { _ in RowCell(style: .default, reuseIdentifier: nil) }
    list.contentSize = CGSize(width: 390, height: 2000)
    screen.window.addSubview(list)
    for (number, cell) in cells.enumerated() {
      cell.frame = CGRect(x: 0, y: 100 + 76 * Double(number), width: 390, height: 76)
      cell.jellyRow.trailing = trailing(number)
      cell.jellyRow.trailing?.performsFirstActionWithFullSwipe = isTrailingFull
      cell.jellyRow.leading = UISwipeActionsConfiguration(actions: [action(number, "Read")])
      list.addSubview(cell)
    }
    screen.layout()
  }

  func action(_ number: Int, _ title: String) -> UIContextualAction {
    let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
      self?.performed.append("\(number) \(title)")
      done(true)
    }
    action.image = UIImage(systemName: title)
    return action
  }

  func trailing(_ number: Int) -> UISwipeActionsConfiguration {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      guard let self else { return }
      performed.append("\(number) Delete")
      onDelete?(number)
      if let completes { done(completes) } else { complete = done }
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [
      delete, action(number, "Flag"), action(number, "Move"),
    ])
  }

  func pan(_ number: Int = 0) -> UIPanGestureRecognizer? {
    cells[number].gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
  }
  func row(_ number: Int = 0) -> JellyRowInteraction { cells[number].jellyRow }
  func stage(_ number: Int = 0) -> RowStage? { row(number).stage }
  func body(_ number: Int = 0) -> JellyRowBody? { stage(number)?.host.body }
  /// The extent that is seen of a row; 0 without a stage.
  func extent(_ number: Int = 0) -> Double {
    stage(number).map { $0.host.body.extent(at: $0.host.now) } ?? 0
  }
  /// The button of an action on the trailing side, from the outermost one.
  func button(_ index: Int, of number: Int = 0) -> UIButton? {
    let title = ["Delete", "Flag", "Move"][index]
    let buttons = stage(number)?.subviews.compactMap { $0 as? UIButton } ?? []
    return buttons.first { $0.accessibilityLabel == title }
  }

  /// Returns a place on a cell.
  func spot(_ x: Double, _ number: Int = 0, y: Double = 38) -> CGPoint {
    CGPoint(x: x, y: 100 + 76 * Double(number) + y)
  }

  /// Swipes over a cell, in steps of a frame.
  func swipe(
    _ number: Int = 0, from start: Double = 340, by way: Double, y: Double = 0, steps: Int = 12,
    lifts: Bool = true, finger other: HeadlessFinger? = nil
  ) {
    let finger = other ?? finger
    finger.press(spot(start, number))
    for step in 1...steps {
      screen.run(for: 1.0 / 120)
      let share = Double(step) / Double(steps)
      finger.move(spot(start + way * share, number, y: 38 + y * share))
    }
    if lifts { finger.lift() }
  }

  func tap(_ place: CGPoint) {
    finger.press(place)
    screen.run(for: 0.05)
    finger.lift()
  }
}

/// A cell that counts its taps, as a table selects it.
final class RowCell: UITableViewCell {
  private(set) var taps = 0
  private(set) var cancelled = 0

  override var canBecomeFocused: Bool { true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += 1 }
}
