#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  extension UIView {
    /// An object that hears every event of this elastic control; nil for none.
    ///
    /// Use it to record what happens to a control, for example in a debug build:
    ///
    ///     let tape = TraceTape()        // of JellyRecording
    ///     bar.elasticWitness = tape
    ///     …
    ///     print(tape.text)              // a trace, which `jelly frames` replays
    ///
    /// The control retains the object. In any other view the property is nil, and a change does
    /// nothing.
    public var elasticWitness: (any ElasticWitness)? {
      get { elasticHost?.witness }
      set { elasticHost?.witness = newValue }
    }

    /// The host of this control; nil for any other view.
    private var elasticHost: (any CanvasHost)? {
      subviews.lazy.compactMap { ($0 as? ElasticCanvas)?.host }.first
    }
  }
#endif
