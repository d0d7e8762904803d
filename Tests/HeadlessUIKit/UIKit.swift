// UIKit and Core Animation as far as the hosts use them, for machines that have neither.
//
// What Apple documents has Apple's names, and `Signatures.txt` lists it with the page that
// documents it. What only a test may use begins with "headless" or "Headless".

@_exported public import Foundation

/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double
