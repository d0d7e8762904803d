@_spi(Jelly) extension Double {
  /// The shortest decimal text that reads back to exactly this number, in ECMAScript's format.
  ///
  /// It is the text that `String(x)` gives in a browser: `0` for both zeros, `100` and not `100.0`,
  /// `0.0001`, `1e-7`, `100000000000000000000`, `1e+21`. The digits are those of Swift's
  /// `description`; only the position of the point and the use of an exponent differ.
  ///
  /// - SeeAlso: ECMA-262, Number::toString. If n is the number of digits before the point, it
  ///   writes an exponent for n ≤ −6 and for n > 21. Swift writes one already below 0.0001 and from
  ///   2⁵⁴ on. So text that Swift writes without an exponent needs at most its `.0` removed.
  public var numberText: String {
    guard isFinite else { return isNaN ? "NaN" : self < 0 ? "-Infinity" : "Infinity" }
    guard self != 0 else { return "0" }
    let text = description
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    let sign = self < 0 ? "-" : ""
    let mantissa = text[..<mark].drop { $0 == "-" }
    let digits = mantissa.filter { $0 != "." }
    let n = exponent + 1
    switch n {
    case -5...0: return sign + "0." + String(repeating: "0", count: -n) + digits
    case digits.count...21: return sign + digits + String(repeating: "0", count: n - digits.count)
    default: return "\(sign)\(mantissa)e\(exponent < 0 ? "" : "+")\(exponent)"
    }
  }
}
