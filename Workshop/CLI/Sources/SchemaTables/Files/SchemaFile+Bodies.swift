@_spi(Jelly) import JellyRecording

extension SchemaFile {
  /// The types of bodies without elements, for TypeScript.
  static var bodyTypes: Self {
    let controls = ControlDescription.all
    let tunings = controls.map(\.tuningType).joined(separator: ", ")
    let made = controls.map { control in
      """
        /** Makes a body of `\(control.name)` at rest. */
        \(control.word)(options: {
          /** Width and height, in points. */
          size: [number, number];
          tuning?: TuningPreset | \(control.tuningType);
      \(Fields(control.settings, isOptional: true).inTypeScript(depth: 2))\
      \(control.bendsDrawing ? "    path?: string | string[];\n" : "")  }): \
      Body<\(control.word.inPascalCase)Types>;

      """
    }
    return Self(
      path: "bodies.d.ts",
      text: """
        // Written from the controls' own declarations.
        import type { \(tunings), TuningPreset } from './elements.js';

        /** A Path2D, a canvas, a graphics of PixiJS, a path of three.js. */
        export interface CanvasPath {
          moveTo(x: number, y: number): unknown;
          lineTo(x: number, y: number): unknown;
          quadraticCurveTo(cx: number, cy: number, x: number, y: number): unknown;
          bezierCurveTo(
            ax: number, ay: number, bx: number, by: number, x: number, y: number): unknown;
          closePath(): unknown;
        }

        /** A path of Skia. */
        export interface SkiaPath {
          moveTo(x: number, y: number): unknown;
          lineTo(x: number, y: number): unknown;
          quadTo(cx: number, cy: number, x: number, y: number): unknown;
          cubicTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): unknown;
          close(): unknown;
        }

        interface Types {
          events: object;
          effect: string;
          part: string;
          values: object;
          layout: object;
        }

        /** An elastic body: between two events it is a pure function of time, in seconds. */
        export interface Body<Own extends Types> {
          /** Handles an event; returns its effect, which the host must know at once. */
          handle<Type extends keyof Own['events']>(
            type: Type,
            fields: Own['events'][Type],
            time: number,
          ): { type: Own['effect']; index: number } | undefined;
          /** The time from which on nothing changes until the next event. */
          readonly restTime: number;
          /** Draws the outline, or a part of it, into a path; returns the path. */
          draw<Path extends CanvasPath | SkiaPath>(
            time: number,
            path: Path,
            part?: Own['part'],
          ): Path;
          /**
           * The outline as numbers, valid until the next call: 0–4 for M L Q C Z, and coordinates.
           */
          outline(time: number, part?: Own['part']): Float64Array;
          /** The values at a time. */
          values(time: number): Own['values'];
          /** The values of the layout, which only events change. */
          readonly layout: Own['layout'];
        }

        \(controls.map(\.bodyTypes).joined(separator: "\n\n"))

        /** A function for each control that the core has. */
        export interface Bodies {
        \(made.joined())}

        /** The core: its address, a response, its bytes, or a compiled module. */
        export type Core = string | URL | Response | BufferSource | WebAssembly.Module;

        /** Loads a core; without one that of all controls. */
        export function bodies(core?: Core | Promise<Core>): Promise<Bodies>;

        """)
  }
}

/// Fields in their groups, by their paths.
private struct Fields {
  private var lines: [(path: ArraySlice<String>, text: String)]

  init(_ fields: [FieldDescription], isOptional: Bool = false) {
    lines = fields.map { field in
      let sign = isOptional || field.isOptional ? "?" : ""
      return (
        field.name.split(separator: ".").map(String.init)[...], "\(sign): \(field.inTypeScript);\n"
      )
    }
  }

  func inTypeScript(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    var text = ""
    var rest = lines[...]
    while let (path, line) = rest.first, let name = path.first {
      let group = rest.prefix { $0.path.first == name }
      rest = rest.dropFirst(group.count)
      if path.count == 1 {
        text += "\(indent)\(name)\(line)"
      } else {
        var inside = Fields([])
        inside.lines = group.map { ($0.path.dropFirst(), $0.text) }
        text += "\(indent)\(name)?: {\n\(inside.inTypeScript(depth: depth + 1))\(indent)};\n"
      }
    }
    return text
  }
}

extension FieldDescription {
  fileprivate var inTypeScript: String {
    switch kind {
    case .flag: "boolean"
    case .choice(let names): names.inTypeScript
    case .size: "[number, number]"
    // JSON cannot express infinity: null stands for "no limit".
    default: standard == nil && isOptional ? "number | null" : "number"
    }
  }
}

extension ControlDescription.Value {
  fileprivate var inTypeScript: String {
    switch kind {
    case .number: "number"
    case .choice(let names): names.inTypeScript
    case .list(let width): width == 1 ? "number[]" : "number[][]"
    }
  }
}

extension ControlDescription {
  fileprivate var bodyTypes: String {
    func members(_ values: [Value]) -> String {
      values.map { "    \($0.name): \($0.inTypeScript);\n" }.joined()
    }
    let events = events.map { event -> String in
      let drawing = event.name == "drawingChanged" ? "      path: string | string[];\n" : ""
      // Settings have their defaults in the control's own list.
      let own = settings.filter { field in event.fields.contains { $0.name == field.name } }
      let fields =
        switch event.name {
        case "tuningChanged": "      tuning: TuningPreset | \(tuningType);\n"
        case "settingsChanged": Fields(own, isOptional: true).inTypeScript(depth: 3)
        default: Fields(event.fields).inTypeScript(depth: 3) + drawing
        }
      return "    \(event.name): {\n\(fields)    };\n"
    }
    return """
      export interface \(word.inPascalCase)Types {
        events: {
      \(events.joined())  };
        effect: \(effects.map { String($0) }.inTypeScript);
        part: \(parts.isEmpty ? "never" : parts.inTypeScript);
        values: {
      \(members(values))  };
        layout: {
      \(members(layout))  };
      }
      """
  }
}
