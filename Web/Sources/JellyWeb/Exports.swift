import Jelly

// The functions that JavaScript calls. Times are in seconds, lengths in CSS pixels. Those that
// write numbers write nothing past a limit. If something did not fit, there is space for less than
// seven numbers then.

@_expose(wasm, "size") @_cdecl("size")
func size(_ kind: Int32) -> Int { NumberedControl(kind: kind).size }

/// Makes a control at rest; the numbers are its settings.
@_expose(wasm, "make") @_cdecl("make")
func make(
  _ kind: Int32, _ memory: BodyMemory, _ width: Double, _ height: Double, _ numbers: Numbers
) {
  NumberedControl(kind: kind).make(memory, Vector2(width, height), numbers)
}

/// Sends an event to a control: the event's number, and the numbers of its fields.
///
/// Returns the control's effect: 0 for none, else the effect's number from 1 on in the lowest eight
/// bits, and above them the index of the page or item that it is about.
@_expose(wasm, "handle") @_cdecl("handle")
func handle(
  _ kind: Int32, _ memory: BodyMemory, _ event: Int, _ time: Double, _ numbers: Numbers
) -> Int32 {
  NumberedControl(kind: kind).handle(memory, event, time, numbers)
}

/// The index of the first number of a changed tuning that is not valid, or −1.
@_expose(wasm, "firstInvalidIndex") @_cdecl("firstInvalidIndex")
func firstInvalidIndex(_ kind: Int32, _ memory: BodyMemory, _ numbers: Numbers) -> Int {
  NumberedControl(kind: kind).firstInvalidIndex(memory, numbers)
}

@_expose(wasm, "restTime") @_cdecl("restTime")
func restTime(_ kind: Int32, _ memory: BodyMemory) -> Double {
  NumberedControl(kind: kind).restTime(memory)
}

/// Writes the commands of a part of the outline, 0 for all of it; returns the address after them.
@_expose(wasm, "draw") @_cdecl("draw")
func draw(
  _ kind: Int32, _ memory: BodyMemory, _ part: Int, _ time: Double,
  _ commands: UnsafeMutablePointer<Double>, _ limit: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var numbers = NumberBuffer(at: commands, limit: limit)
  NumberedControl(kind: kind).draw(memory, part, time, &numbers)
  return numbers.end
}

/// Writes a control's values; returns the address after them.
@_expose(wasm, "values") @_cdecl("values")
func values(
  _ kind: Int32, _ memory: BodyMemory, _ time: Double, _ values: UnsafeMutablePointer<Double>,
  _ limit: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var numbers = NumberBuffer(at: values, limit: limit)
  NumberedControl(kind: kind).values(memory, time, &numbers)
  return numbers.end
}

/// Writes the amplitudes of a soft outline's waves as a list; returns the address after them.
@_expose(wasm, "waves") @_cdecl("waves")
func waves(
  _ kind: Int32, _ memory: BodyMemory, _ time: Double, _ values: UnsafeMutablePointer<Double>,
  _ limit: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var numbers = NumberBuffer(at: values, limit: limit)
  NumberedControl(kind: kind).waves(memory, time, &numbers)
  return numbers.end
}

/// Writes the values of a control's layout; returns the address after them.
@_expose(wasm, "layout") @_cdecl("layout")
func layout(
  _ kind: Int32, _ memory: BodyMemory, _ values: UnsafeMutablePointer<Double>,
  _ limit: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var numbers = NumberBuffer(at: values, limit: limit)
  NumberedControl(kind: kind).layout(memory, &numbers)
  return numbers.end
}

/// Writes the commands of an outline as a line of SVG path data, which is longer for a keyframe.
///
/// Returns the address after the line. The first four numbers of a keyframe become the smallest
/// rectangle around its points.
@_expose(wasm, "text") @_cdecl("text")
func text(
  _ start: UnsafeMutablePointer<Double>, _ stop: UnsafePointer<Double>,
  _ text: UnsafeMutablePointer<UInt8>, _ isForKeyframes: Bool
) -> UnsafeMutablePointer<UInt8> {
  PathText.writeLine(from: start, to: stop, at: text, isForKeyframes: isForKeyframes)
}
