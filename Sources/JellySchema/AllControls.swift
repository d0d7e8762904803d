@_spi(Jelly) internal import Jelly

/// A visitor of all kinds of control.
@_spi(Jelly) public protocol ControlVisitor {
  /// Visits a kind of control.
  mutating func visit<Control: SchemaControl>(_ control: Control.Type)
}

/// Shows every kind of control to a visitor, in the order in which a page numbers them.
///
/// This is the only list of all controls: traces, descriptions, tables, the fuzzer and the page's
/// numbers are made from it.
@_spi(Jelly) public func forEachControl(_ visitor: inout some ControlVisitor) {
  visitor.visit(JellyBarBody.self)
  visitor.visit(JellyRefreshBody.self)
  visitor.visit(JellyFieldBody.self)
  visitor.visit(JellyPagerBody.self)
  visitor.visit(JellyBadgeBody.self)
  visitor.visit(JellyMenuBody.self)
  visitor.visit(JellyShapeBody.self)
  visitor.visit(JellySwitchBody.self)
  visitor.visit(JellySliderBody.self)
  visitor.visit(JellySegmentsBody.self)
  visitor.visit(JellyPressBody.self)
  visitor.visit(JellyDrawerBody.self)
  visitor.visit(JellyGroupBody.self)
  visitor.visit(JellyRowBody.self)
}
