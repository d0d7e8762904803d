@_spi(Jelly) import JellyRecording

// The functions that JavaScript calls: a question as JSON in, an answer as JSON out.

/// The text of the last answer; it is valid until the next question.
nonisolated(unsafe) private var answer: [UInt8] = []

/// Memory for a question of some bytes; `ask` gives it back.
@_expose(wasm, "allocate") @_cdecl("allocate")
func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> { .allocate(capacity: max(count, 1)) }

/// Answers a question.
///
/// Returns the address of the answer; `answerLength` returns its length.
@_expose(wasm, "ask") @_cdecl("ask")
func ask(_ question: UnsafeMutablePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8>? {
  let text = Array(UnsafeBufferPointer(start: question, count: count))
  question.deallocate()
  answer = Array(Question.answer(text).text.utf8)
  return answer.withUnsafeBufferPointer { $0.baseAddress }
}

/// The number of bytes of the last answer.
@_expose(wasm, "answerLength") @_cdecl("answerLength")
func answerLength() -> Int { answer.count }
