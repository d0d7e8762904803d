import Jelly
import JellyWords

/// What a control says of itself: for help texts, tables and tools.
public struct ControlDescription: Equatable, Sendable {
  /// The control's name: `jelly-bar`.
  public let name: String
  /// Its settings; the tuning, which every control has, stands beside them in a trace.
  public let settings: [FieldDescription]
  /// Its events, each with its fields.
  public let events: [Event]
  /// What it tells its host.
  public let effects: [String]
  /// What it says beside its outline in every frame.
  public let values: [Value]
  /// What it says of its layout, which only events change.
  public let layout: [Value]
  /// The parts that its drawing has for hosts that draw them apart; the first is number 1.
  public let parts: [String]
  /// The parts of its standard tuning.
  public let tuning: [TuningPart]
  /// The values of the parts in each of the named tunings.
  public let tunings: [(name: String, parts: [TuningPart])]

  /// A value and what it can be.
  public struct Value: Equatable, Sendable {
    /// The value's name.
    public let name: String
    /// What it can be.
    public let kind: Kind

    /// What a value can be.
    public enum Kind: Equatable, Sendable {
      /// A number.
      case number
      /// One of a few words.
      case choice([String])
      /// A list of rows, each of so many numbers.
      case list(width: Int)
    }
  }

  /// An event and its fields.
  public struct Event: Equatable, Sendable {
    /// The event's name: `touch-began`.
    public let name: String
    /// Its fields, but for `at` and `type`, which every event has.
    public let fields: [FieldDescription]
  }

  /// Every control that traces can be of, in the order in which a page numbers them.
  public static var all: [Self] { Trace.controls.map { Self(of: $0) } }

  init<Control: DescribedControl>(of _: Control.Type) {
    var settings = FieldListener()
    let control = Control.make(size: Vector2(100, 100), reading: &settings)
    var values = ValueListener()
    control.say(at: 0, to: &values)
    self.name = "\(Control.name)"
    self.settings = settings.fields.filter { $0.kind != .tuning }
    self.events = Control.eventNames.enumerated().map { index, name in
      var listener = FieldListener()
      _ = control.event(index, reading: &listener)
      return Event(name: name, fields: listener.fields)
    }
    self.effects = Control.effectNames
    var layout = ValueListener()
    control.sayLayout(to: &layout)
    self.values = values.values
    self.layout = layout.values
    self.parts = Control.partNames
    self.tuning = TuningPart.all(of: control.tuning)
    self.tunings = TuningName.all.map {
      ("\($0.name)", TuningPart.all(of: control.tuning.named($0)))
    }
  }
}

extension ControlDescription {
  /// Two descriptions are equal if they say the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.settings == right.settings && left.events == right.events
      && left.effects == right.effects && left.values == right.values && left.parts == right.parts
      && left.layout == right.layout
      && left.tunings.elementsEqual(right.tunings) { $0 == $1 }
  }
}

/// Listens to what a control says beside its outline.
private struct ValueListener: ValueWriter {
  private(set) var values: [ControlDescription.Value] = []

  mutating func write(_ name: StaticString, _ number: Double) {
    values.append(.init(name: "\(name)", kind: .number))
  }

  mutating func write<Choice: NamedChoice>(_ name: StaticString, _ choice: Choice) {
    values.append(.init(name: "\(name)", kind: .choice(Choice.names)))
  }

  mutating func write(
    _ name: StaticString, count: Int, width: Int, _ row: (Int) -> SIMD4<Double>
  ) {
    values.append(.init(name: "\(name)", kind: .list(width: width)))
  }
}

/// The words of springs.
public enum SpringWords {
  /// The names of the numbers of each dialect, in their order; the first is the dialect's own.
  public static var dialects: [[String]] { SpringDialect.all.map(\.names) }
}
