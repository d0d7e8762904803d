/// One of a few, by name: a choice in a tuning or a setting, a phase.
///
/// The raw values count from 0 without a gap. They are how a page tells the cases apart.
public protocol NamedChoice: RawRepresentable, Equatable, Sendable where RawValue == Int {
  /// The name of the case.
  var name: StaticString { get }
}
