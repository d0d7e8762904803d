/// A length at which a drawer rests.
///
/// A drawer limits the length to the space that it has, and to what a finger needs, so a detent can
/// ask for any.
public enum JellyDetent: Equatable, Sendable {
  /// A share of the drawer's maximum length, from 0 to 1.
  case fraction(Double)
  /// A length in points; at least 44.
  case length(Double)
  /// The length of the drawer's content, which a host measures; that of ``medium`` if the content
  /// does not need one, as a list.
  case content

  /// A quarter of the maximum length.
  public static var small: Self { .fraction(0.25) }
  /// A half of the maximum length.
  public static var medium: Self { .fraction(0.5) }
  /// The maximum length.
  public static var large: Self { .fraction(1) }
}

/// Up to eight detents, in any order.
///
///     JellyDetents(.medium, .large)
///
/// A drawer names each by its index here. A list can be made from an array, but not from its
/// literal: without an allocator the core cannot use arrays.
public struct JellyDetents: Equatable, Sendable {
  /// The largest number of detents.
  ///
  /// A drawer is a value that allocates nothing, so it contains the storage for all of them.
  public static var maximumCount: Int { 8 }

  /// The number of detents.
  public private(set) var count = 0
  private var first = Slot()
  private var second = Slot()
  private var third = Slot()
  private var fourth = Slot()
  private var fifth = Slot()
  private var sixth = Slot()
  private var seventh = Slot()
  private var eighth = Slot()

  /// The storage of a detent.
  private struct Slot: Equatable, Sendable {
    var unit = JellyDetentUnit.none
    var value = 0.0
  }

  /// Creates a list without a detent, which a drawer takes for ``large``.
  public init() {}

  /// Creates a list of detents; one whose number is NaN is left out.
  public init(
    _ first: JellyDetent, _ second: JellyDetent? = nil, _ third: JellyDetent? = nil,
    _ fourth: JellyDetent? = nil, _ fifth: JellyDetent? = nil, _ sixth: JellyDetent? = nil,
    _ seventh: JellyDetent? = nil, _ eighth: JellyDetent? = nil
  ) {
    append(first)
    append(second)
    append(third)
    append(fourth)
    append(fifth)
    append(sixth)
    append(seventh)
    append(eighth)
  }

  private mutating func append(_ detent: JellyDetent?) {
    if let detent { append(detent) }
  }

  /// Creates a list of the detents of a sequence.
  ///
  /// A detent whose number is NaN, and each beyond ``maximumCount``, is left out.
  public init(_ detents: some Sequence<JellyDetent>) {
    for detent in detents { append(detent) }
  }

  /// Appends a detent, unless its number is NaN or the list is full.
  public mutating func append(_ detent: JellyDetent) {
    let slot = Slot(unit: JellyDetentUnit(detent), value: detent.value)
    guard count < Self.maximumCount, slot.value == slot.value else { return }
    self[slot: count] = slot
    count += 1
  }

  /// The maximum length alone.
  public static var large: Self { Self(.large) }
}

extension JellyDetents {
  /// The detent with an index.
  ///
  /// - Precondition: The index is from 0 to below ``count``.
  public subscript(index: Int) -> JellyDetent {
    precondition(index >= 0 && index < count, "the index must be that of a detent")
    return self[slot: index].unit.detent(self[slot: index].value)
  }

  /// The index of the first detent that is equal to another one; nil if there is none.
  public func firstIndex(of detent: JellyDetent) -> Int? {
    for index in 0..<count where self[index] == detent { return index }
    return nil
  }

  private subscript(slot index: Int) -> Slot {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      case 4: fifth
      case 5: sixth
      case 6: seventh
      default: eighth
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      case 4: fifth = newValue
      case 5: sixth = newValue
      case 6: seventh = newValue
      default: eighth = newValue
      }
    }
  }
}

@_spi(Jelly) extension JellyDetents {
  /// Accepts a visitor of the unit and the number of each detent; the first without a unit ends the
  /// list.
  mutating func accept(_ visitor: inout some FieldVisitor) {
    func detent(_ slot: inout Slot, _ name: StaticString) {
      visitor.beginGroup(name)
      visitor.choice(&slot.unit, "unit")
      visitor.number(
        &slot.value, "value", in: .ratio, recommended: 0...800, step: 0.05, valid: .upToInfinity)
      visitor.endGroup()
    }
    detent(&first, "first")
    detent(&second, "second")
    detent(&third, "third")
    detent(&fourth, "fourth")
    detent(&fifth, "fifth")
    detent(&sixth, "sixth")
    detent(&seventh, "seventh")
    detent(&eighth, "eighth")
    count = 0
    while count < Self.maximumCount, self[slot: count].unit != .none { count += 1 }
  }
}

/// The unit of the number of a detent.
@_spi(Jelly) public enum JellyDetentUnit: Int, NamedCase {
  /// Not a detent.
  case none
  /// Shares of the maximum length.
  case fraction
  /// Points.
  case length
  /// The detent does not have a number: its length is that of the content.
  case content

  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .none: "none"
    case .fraction: "fraction"
    case .length: "length"
    case .content: "content"
    }
  }

  init(_ detent: JellyDetent) {
    switch detent {
    case .fraction: self = .fraction
    case .length: self = .length
    case .content: self = .content
    }
  }

  func detent(_ value: Double) -> JellyDetent {
    switch self {
    case .fraction: .fraction(value)
    case .length: .length(value)
    case .content, .none: .content
    }
  }
}

extension JellyDetent {
  /// The number of the detent; 0 if it does not have one.
  fileprivate var value: Double {
    switch self {
    case .fraction(let share): share
    case .length(let length): length
    case .content: 0
    }
  }
}
