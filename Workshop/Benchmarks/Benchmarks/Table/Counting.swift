import Foundation
import Workloads

/// The counts of callgrind in one run of a workload.
struct Count {
  /// Instructions for one spring.
  let instructions: Double
  /// A Boolean value that indicates whether the run called an allocator of the C library at all.
  let allocates: Bool
}

/// Runs workloads under callgrind.
struct Counting {
  /// The program that runs a workload once to be counted.
  let driver: String

  /// The path of valgrind, or nil if it is not installed.
  static let valgrind = ["/usr/bin/valgrind", "/usr/local/bin/valgrind"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// The functions of the C library that allocate memory.
  private static let allocators = [
    "malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign",
  ]

  func count(_ workload: Workload) throws -> Count? {
    guard let valgrind = Self.valgrind else { return nil }
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("jelly-callgrind-\(ProcessInfo.processInfo.processIdentifier)").path
    defer { try? FileManager.default.removeItem(atPath: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: valgrind)
    process.arguments = [
      "--tool=callgrind", "--toggle-collect=*counted*", "--compress-strings=no",
      "--callgrind-out-file=\(output)", driver, workload.name,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return read(try String(contentsOfFile: output, encoding: .utf8), count: workload.count)
  }

  /// Callgrind's file: `summary:` has the instructions, `cfn=` each function that was called while
  /// it collected. (How often it was called also counts what it did not collect.)
  private func read(_ text: String, count: Int) -> Count? {
    var instructions: Double?
    var allocates = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("summary:") {
        instructions = Double(line.dropFirst("summary:".count).drop { $0 == " " })
      } else if line.hasPrefix("cfn=") {
        allocates = allocates || Self.allocators.contains(String(line.dropFirst("cfn=".count)))
      }
    }
    return instructions.map { Count(instructions: $0 / Double(count), allocates: allocates) }
  }
}
