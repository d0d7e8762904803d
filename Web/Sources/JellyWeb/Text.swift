/// The commands of an outline as SVG path data; returns the place after its last character.
@_expose(wasm, "text") @_cdecl("text")
func text(
  _ start: UnsafePointer<Double>, _ stop: UnsafePointer<Double>, _ text: UnsafeMutablePointer<UInt8>
) -> UnsafeMutablePointer<UInt8> {
  PathText.write(from: start, to: stop, at: text)
}
