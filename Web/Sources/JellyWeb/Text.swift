/// The commands of an outline as a line of SVG path data; returns the place after the line.
@_expose(wasm, "text") @_cdecl("text")
func text(
  _ start: UnsafePointer<Double>, _ stop: UnsafePointer<Double>, _ text: UnsafeMutablePointer<UInt8>
) -> UnsafeMutablePointer<UInt8> {
  let end = PathText.write(from: start, to: stop, at: text)
  end.pointee = UInt8(ascii: "\n")
  return end + 1
}
