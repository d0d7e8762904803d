@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

/// The description of a kind of control, for help texts, tables and tools.
@_spi(Jelly) public struct ControlDescription: Sendable {
  /// The control's name: `jelly-bar`.
  public let name: String
  /// The name of its type in Swift: `JellyBarBody`.
  public let swiftName: String
  /// The control's settings.
  ///
  /// The tuning, which every control has, is not among them: a trace has it beside the settings.
  public let settings: [FieldDescription]
  /// The control's events, each with its fields.
  public let events: [Event]
  /// The names of the effects, which the control returns to its host.
  public let effects: [String]
  /// The values that the control has in every frame, beside its outline.
  public let values: [Value]
  /// The values of the control's layout, which only events change.
  public let layout: [Value]
  /// A Boolean value that indicates whether the control does not have an outline of its own, but
  /// bends a drawing that it is given.
  public let bendsDrawing: Bool
  /// The parts of the drawing, for hosts that draw them separately; the first is number 1.
  public let parts: [String]
  /// The values of the parts in each of the named tunings.
  public let tunings: [(name: String, parts: [TuningPart])]

  /// The parts of the standard tuning, which is the first of the named ones.
  public var tuning: [TuningPart] { tunings[TuningPreset.standard.rawValue].parts }

  /// A value's name and kind.
  public struct Value: Equatable, Sendable {
    /// The value's name.
    public let name: String
    /// The kind of the value.
    public let kind: Kind

    /// The kind of a value.
    public enum Kind: Equatable, Sendable {
      /// A number.
      case number
      /// A choice among a few words.
      case choice([String])
      /// A list of rows, each with the same number of numbers.
      case list(width: Int)
    }
  }

  /// An event and its fields.
  public struct Event: Equatable, Sendable {
    /// The event's name: `touchBegan`.
    public let name: String
    /// The event's fields, except `at` and `type`, which every event has.
    public let fields: [FieldDescription]
  }

  /// The descriptions of all controls, in the order in which a page numbers them.
  public static var all: [Self] { RecordedKind.all.map { $0.description() } }

  init<Control: SchemaControl>(of _: Control.Type) {
    var control = Control(
      size: Vector2(100, 100), settings: Control.Settings(), tuning: .preset(.standard))
    var settings = FieldList()
    var values = control.settings
    values.accept(&settings)
    control.acceptInitialState(&settings)
    var listener = ValueListener()
    control.writeValues(at: 0, to: &listener)
    self.name = "\(Control.name)"
    self.swiftName = Control.swiftName
    self.settings = settings.fields
    self.events = Control.events.enumerated().map { number, name in
      var event = Control.event(number, settings: control.settings)
      var list = FieldList()
      list.isOfEvent = name != "settingsChanged"
      list.keepsValues = name == "settingsChanged"
      _ = event?.accept(&list)
      return Event(name: name, fields: list.fields)
    }
    self.effects = Control.effects
    self.bendsDrawing = Control.bendsDrawing
    var layout = ValueListener()
    control.writeLayout(to: &layout)
    self.values = listener.values
    self.layout = layout.values
    self.parts = Control.parts
    self.tunings = TuningPreset.all.map {
      ("\($0.name)", TuningPart.all(of: Control.Tuning.preset($0)))
    }
  }
}

/// A writer that notes the names and kinds of a control's values.
private struct ValueListener: ValueWriter {
  private(set) var values: [ControlDescription.Value] = []

  mutating func write(_ name: StaticString, _ number: Double) {
    values.append(.init(name: "\(name)", kind: .number))
  }

  mutating func write<Choice: NamedCase>(_ name: StaticString, _ choice: Choice) {
    values.append(.init(name: "\(name)", kind: .choice(Choice.names)))
  }

  mutating func write(
    _ name: StaticString, count: Int, width: Int, _ row: (Int) -> SIMD4<Double>
  ) {
    values.append(.init(name: "\(name)", kind: .list(width: width)))
  }
}
