import Jelly
import JellyFilm
@_spi(Jelly) import JellyRecording
import SpringSheets

/// A question of the lab or the gallery.
///
///     {"ask": "tuning", "trace": {…}}                 its parts, as JSON and as Swift
///     {"ask": "film", "trace": {…}, "title": "…"}     the film as SVG
///     {"ask": "spring", "spring": {…}, "until": 1}    its numbers, curve and snippets
///     {"ask": "through", "time": 0.2, "value": 1.3}   the spring whose curve goes through a point
///
/// An answer has what was asked for, or `error`: one line with the field and the problem.
enum Question {
  static func answer(_ text: [UInt8]) -> JSONValue {
    let question: JSONValue
    do throws(JSONSyntaxError) {
      question = try JSONValue(text: text)
    } catch {
      return failure(error.description)
    }
    return switch question["ask"] {
    case .string("tuning"): tuning(question["trace"])
    case .string("film"): film(question)
    case .string("spring"): SpringAnswer.spring(question)
    case .string("through"): SpringAnswer.through(question)
    default:
      failure("ask: must be one of tuning, film, spring, through; got \(question["ask"].brief)")
    }
  }

  static func failure(_ problem: String) -> JSONValue { ["error": .string(problem)] }

  private static func tuning(_ json: JSONValue) -> JSONValue {
    do throws(TraceError) {
      let sheet = try Trace(json).tuning
      return [
        "parts": .array(sheet.parts.map { $0.description }),
        "json": sheet.json,
        "swift": .string(sheet.swiftSource),
      ]
    } catch {
      return failure(error.description)
    }
  }

  /// Returns the film, until a time of the trace if one is given, as endless motion requires.
  private static func film(_ question: JSONValue) -> JSONValue {
    var settings = FilmSettings()
    // The tolerance for a README: the error cannot be seen, and the film needs fewer keyframes.
    settings.tolerance = 0.1
    if case .string(let title) = question["title"] { settings.title = title }
    settings.colors.fill = pair(question["body"]) ?? settings.colors.fill
    settings.until = question["until"].number
    let trace: Trace
    do throws(TraceError) {
      trace = try Trace(question["trace"])
    } catch {
      return failure(error.description)
    }
    do throws(FilmError) {
      let film = try Film(of: trace, as: .svg, settings: settings)
      return [
        "svg": .string(film.text), "duration": .number(film.duration),
        "keyframes": .number(Double(film.keyframeCount)),
      ]
    } catch {
      return failure(error.description)
    }
  }

  private static func pair(_ json: JSONValue) -> FilmColors.Pair? {
    guard case .array(let words) = json, words.count == 2,
      case .string(let light) = words[0], case .string(let dark) = words[1],
      let light = FilmColor(light), let dark = FilmColor(dark)
    else { return nil }
    return FilmColors.Pair(light: light, dark: dark)
  }
}

extension JSONValue {
  /// The value of a member; null if there is none.
  subscript(name: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.name == name }?.value ?? .null
  }

  /// The value as a number; nil if it is none.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
