@_spi(Jelly) import Jelly
@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellySchema

extension SchemaFile {
  /// The types of all elements, for TypeScript.
  static var types: Self {
    let elements = ElementDescription.all
    let spring = SpringParameters.all.map { parameters in
      "{ " + parameters.names.map { "\($0): number" }.joined(separator: "; ") + " }"
    }
    let tunings = ControlDescription.all.map { control in
      """
      /** Changes of a tuning of `\(control.name)`; what is missing stays. null is "no limit". */
      export interface \(control.tuningType) {
        /** The preset that is changed. */
        preset?: TuningPreset;
      \(Parts(control.tuning).inTypeScript(depth: 1))}
      """
    }
    let types = ControlDescription.all.map(\.tuningType).joined(separator: " | ")
    let classes = elements.map(\.classInTypeScript)
    let attributes = elements.map(\.attributesInTypeScript)
    let tags = elements.map { "    '\($0.tag)': \($0.className);" }
    return Self(
      path: "elements.d.ts",
      text: """
        // Written from the controls' own declarations.

        /** The name of a preset. */
        export type TuningPreset = \(ControlDescription.presets.inTypeScript);

        /** A preset, or a name that was given to `defineTuning`. */
        export type TuningName = TuningPreset | (string & {});

        /** A spring, by any of its sets of parameters. */
        export type Spring =
          | \(spring.joined(separator: "\n  | "));

        \(tunings.joined(separator: "\n\n"))

        /** The base class of all elements. `Events` has the types of its own events. */
        export abstract class JellyElement<Events = {}, Tuning = object> extends HTMLElement {
          addEventListener<Name extends keyof Events>(
            type: Name,
            listener: (this: this, event: Events[Name]) => unknown,
            options?: boolean | AddEventListenerOptions,
          ): void;
          addEventListener<Name extends Exclude<keyof HTMLElementEventMap, keyof JellyEvents>>(
            type: Name,
            listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
            options?: boolean | AddEventListenerOptions,
          ): void;
          addEventListener(
            type: string,
            listener: EventListenerOrEventListenerObject,
            options?: boolean | AddEventListenerOptions,
          ): void;
          /** The tuning: a preset, a name of `defineTuning`, or an object that changes a preset. */
          get tuning(): TuningName | Tuning;
          set tuning(value: TuningName | Tuning | null | undefined);
        \(ElementDescription.commonAttributes.dropFirst().map(\.inTypeScript).joined())\
          /** The time from which on the outline stays as it is, in seconds of `clock`. */
          readonly restTime: number;
        }

        \(classes.joined(separator: "\n\n"))

        /** The clock of all elements of a page. */
        export const clock: {
          /** The speed of time: 1, or less for slow motion. */
          rate: number;
          /** The clock's seconds at a time stamp of the browser. */
          seconds(stamp?: number): number;
        };

        /**
         * The outline of an element as numbers: each command is a verb (0–4 for M L Q C Z) and its
         * coordinates. They are valid until the next call.
         */
        export function outline(element: JellyElement<any, any>, time: number): Float64Array;

        /**
         * Defines a tuning, so that the attribute `tuning` of every element accepts its name. A
         * name that is defined already gets the new value; elements with the name change at once.
         *
         * @param name The name; not one of the presets.
         * @param value A preset, or an object that changes one.
         */
        export function defineTuning(name: string, value: TuningPreset | \(types)): void;

        /** The attributes in HTML and in JSX, for each element. */
        export interface JellyAttributes {
        \(attributes.joined())}

        /**
         * The same with the attributes that a framework has for every element, and for an input.
         */
        export type JellyIntrinsic<Base = {}, Input = Base> = {
          [Tag in keyof JellyAttributes]:
            & Omit<Tag extends 'jelly-field' ? Input : Base, keyof JellyAttributes[Tag]>
            & JellyAttributes[Tag];
        };

        /** The events of all elements. All of them bubble: they can be heard from farther out. */
        export interface JellyEvents {
        \(ElementDescription.bubblingEventsInTypeScript)}

        declare global {
          interface HTMLElementTagNameMap {
        \(tags.joined(separator: "\n"))
          }
          interface GlobalEventHandlersEventMap extends JellyEvents {}
        }

        """)
  }
}

/// The parts of a tuning, by their groups.
private struct Parts {
  var names: [String] = []
  var values: [String: TuningPart.Value] = [:]
  var groups: [String: Parts] = [:]

  /// Parts in their groups, and those of groups that may be left out beside these, too.
  init(_ parts: [TuningPart]) {
    for part in parts { insert(part.path[...], part.value) }
    for part in parts where !part.variants.isEmpty {
      let path = part.path.enumerated().filter { !part.variants.contains($0.offset) }
      insert(path.map(\.element)[...], part.value)
    }
  }

  private mutating func insert(_ path: ArraySlice<String>, _ value: TuningPart.Value) {
    guard let name = path.first else { return }
    if !names.contains(name) { names.append(name) }
    if path.count == 1 {
      values[name] = value
    } else {
      groups[name, default: Parts([])].insert(path.dropFirst(), value)
    }
  }

  func inTypeScript(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    return names.map { name in
      if let value = values[name] { return "\(indent)\(name)?: \(value.inTypeScript);\n" }
      let group = groups[name]?.inTypeScript(depth: depth + 1) ?? ""
      return "\(indent)\(name)?: {\n\(group)\(indent)};\n"
    }.joined()
  }
}

extension TuningPart.Value {
  /// The type of a part.
  ///
  /// JSON cannot express infinity: null stands for "no limit", where a number may be infinite.
  fileprivate var inTypeScript: String {
    switch self {
    case .number(_, _, _, _, let valid):
      valid.upperBound == .infinity ? "number | null" : "number"
    case .flag: "boolean"
    case .choice(_, let names): names.inTypeScript
    case .spring: "Spring"
    }
  }
}

extension ControlDescription {
  /// The name of the type of its tuning: `JellyBarTuning`.
  var tuningType: String { name.inPascalCase + "Tuning" }
}

extension [String] {
  /// A choice among texts.
  var inTypeScript: String { map { "'\($0)'" }.joined(separator: " | ") }
}

extension ElementDescription.Attribute {
  /// The type that the property reads as.
  var readType: String {
    switch kind {
    case .text: "string"
    case .number: standard == nil ? "number | null" : "number"
    case .flag: "boolean"
    case .choice(let names): names.inTypeScript + (standard == nil ? " | ''" : "")
    }
  }

  /// The type that the property and JSX take.
  var writeType: String {
    switch kind {
    case .text: "string | number"
    case .number: "number | string"
    case .flag: "boolean"
    case .choice(let names): names.inTypeScript + (standard == nil ? " | ''" : "")
    }
  }

  fileprivate var documentation: String {
    summary + (standard.map { kind == .flag ? "" : " `\($0)` if it is not given." } ?? "")
  }

  /// The property.
  fileprivate var inTypeScript: String {
    let more = kind == .flag ? "" : " | null | undefined"
    return """
        /** \(documentation) */
        get \(property)(): \(readType);
        set \(property)(value: \(writeType)\(more));

      """
  }

  /// The attribute in JSX, under both of its names.
  fileprivate var inJSX: String {
    let names = name == property ? [name] : ["'\(name)'", property]
    return names.map { "    \($0)?: \(writeType) | null;\n" }.joined()
  }
}

extension ElementDescription {
  /// The events of all elements; one that several send has the details of all of them.
  fileprivate static var bubblingEventsInTypeScript: String {
    var names: [String] = []
    var details: [String: [String]] = [:]
    for event in all.flatMap(\.events) {
      if details[event.name] == nil { names.append(event.name) }
      if details[event.name]?.contains(event.detail) != true {
        details[event.name, default: []].append(event.detail)
      }
    }
    return names.map { name in
      "  'jelly-\(name)': CustomEvent<\((details[name] ?? []).joined(separator: " | "))>;\n"
    }.joined()
  }

  fileprivate var classInTypeScript: String {
    let events = events.map { event in
      "  /** \(event.summary.inSentence) */\n"
        + "  'jelly-\(event.name)': CustomEvent<\(event.detail)>;\n"
    }
    let base = all(of: superclass)
    let own = attributes.filter { attribute in
      !(base?.attributes.contains { $0.name == attribute.name } ?? false)
    }
    let members = members.map { member in
      "  /** \(member.summary) */\n  \(member.isStatic ? "static " : "")"
        + "\(member.isReadOnly ? "readonly " : "")\(member.name): \(member.type);\n"
    }
    let methods = methods.filter { method in
      !(base?.methods.contains { $0.name == method.name } ?? false)
    }.map { method in
      "  /** \(method.summary) */\n  \(method.name)(\(method.parameters)): \(method.result);\n"
    }
    let tuningType = superclass == "JellyElement" ? control?.tuningType : nil
    let parent = tuningType.map { "JellyElement<\(eventsType), \($0)>" } ?? superclass
    let ownEvents = """
      /** The events of `<\(tag)>`. */
      export interface \(eventsType) {
      \(events.joined())}


      """
    let head = tuningType == nil ? "" : ownEvents
    return """
      \(head)/** `<\(tag)>`: \(summary). */
      export class \(className) extends \(parent) {
      \(own.map(\.inTypeScript).joined())\(members.joined())\(methods.joined())}\(more)
      """
  }

  /// The name of the type of its events: `JellyBarEvents`.
  private var eventsType: String { tag.inPascalCase + "Events" }

  /// The members that only one element has.
  private var more: String {
    switch tag {
    case "jelly-field":
      """

      /** A field has the properties and methods of its input. */
      export interface JellyFieldElement
        extends Omit<HTMLInputElement, keyof JellyBoxElement | 'labels'> {}
      """
    default: ""
    }
  }

  private func all(of className: String) -> Self? {
    Self.all.first { $0.className == className }
  }

  fileprivate var attributesInTypeScript: String {
    let attributes = (control == nil ? [] : Self.commonAttributes.dropFirst()) + attributes
    let tuning = control.map { "    tuning?: TuningName | \($0.tuningType) | null;\n" } ?? ""
    let events = events.map { event in
      "    'onjelly-\(event.name)'?: (event: CustomEvent<\(event.detail)>) => unknown;\n"
    }
    return """
        '\(tag)': {
      \(tuning)\(attributes.map(\.inJSX).joined())\(events.joined())  };

      """
  }
}

extension String {
  /// `jelly-bar` as `JellyBar`.
  var inPascalCase: String { prefix(1).uppercased() + inCamelCase.dropFirst() }

  /// The words as a sentence: a capital letter and a full stop.
  var inSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
