@_spi(Jelly) import Jelly

extension NamedCase {
  /// Every case, in order.
  static var all: [Self] {
    var cases: [Self] = []
    while let next = Self(rawValue: cases.count) { cases.append(next) }
    return cases
  }

  /// The names of every case, in order.
  static var names: [String] { all.map { "\($0.name)" } }
}
