/// A choice among a few named cases, in a tuning or a setting; or a phase of a control.
///
/// The raw values count from 0 without a gap. A page uses them to distinguish the cases.
@_spi(Jelly) public protocol NamedCase: RawRepresentable, Equatable, Sendable
where RawValue == Int {
  /// The name of the case.
  var name: StaticString { get }
}
