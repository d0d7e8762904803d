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
  public let values: [String]
  /// The parts of its standard tuning.
  public let tuning: [TuningPart]
  /// The values of the parts in each of the named tunings.
  public let tunings: [(name: String, parts: [TuningPart])]

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
    var values = ValueMembers()
    control.say(at: 0, to: &values)
    self.name = "\(Control.name)"
    self.settings = settings.fields.filter { $0.kind != .tuning }
    self.events = Control.eventNames.enumerated().map { index, name in
      var listener = FieldListener()
      _ = control.event(index, reading: &listener)
      return Event(name: name, fields: listener.fields)
    }
    self.effects = Control.effectNames
    self.values = values.members.map(\.name)
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
      && left.effects == right.effects && left.values == right.values
      && left.tunings.elementsEqual(right.tunings) { $0 == $1 }
  }
}
