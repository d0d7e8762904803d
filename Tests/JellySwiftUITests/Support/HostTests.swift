import Testing

/// All suites with a stage: one after another, since what is said and felt is said and felt by all.
@Suite("In SwiftUI", .serialized) struct HostTests {}
