// Written by `make schema` from the controls' own declarations.

extension NumberedControl {
  /// The sum of the declarations of `jelly_controls.h`.
  static var schema: UInt32 { 0x833e3f13 }
  /// The count of kinds.
  static var kindCount: Int32 { 14 }
  /// The kinds that fingers touch, as a sum of 2ⁿ.
  static var touchedKinds: Int32 { 16341 }
  /// The largest count of numbers of an event, or of the settings of a new body.
  static var mostNumbers: Int { 58 }
}
