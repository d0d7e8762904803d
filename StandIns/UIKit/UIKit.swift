// UIKit and Core Animation as far as the hosts use them, for machines that have neither.
//
// Everything that Apple documents has Apple's names, and `Signatures.txt` lists it with the page
// that documents it. Names of declarations that only a test may use begin with "headless" or
// "Headless".

@_exported public import Foundation

/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double
