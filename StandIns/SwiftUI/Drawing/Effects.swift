/// A function of a graphics processor with its arguments.
public struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// The arguments, after the position.
  public var arguments: [Argument]

  /// Creates a shader.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// An argument of a function of a graphics processor.
  public struct Argument: Equatable, Sendable {
    /// The numbers of the argument; the last one of an array is their count.
    public let headlessNumbers: [Float]
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(headlessNumbers: [Float(x)])
    }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(headlessNumbers: [Float(x), Float(y)])
    }
    /// Numbers, and their count.
    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(headlessNumbers: array + [Float(array.count)])
    }
  }
}

/// A function in a library.
public struct ShaderFunction: Equatable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// Names a function of a library.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }
}

/// The shaders of a bundle.
public struct ShaderLibrary: Equatable, Sendable {
  let path: String

  /// The shaders of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(path: bundle.bundlePath)
  }
}

/// A map of the plane onto itself, with the places as rows.
public struct ProjectionTransform: Equatable, Sendable {
  /// The factor from x to x.
  public var m11: CGFloat = 1
  /// The factor from x to y.
  public var m12: CGFloat = 0
  /// The factor from y to x.
  public var m21: CGFloat = 0
  /// The factor from y to y.
  public var m22: CGFloat = 1
  /// The translation to the right.
  public var m31: CGFloat = 0
  /// The translation down.
  public var m32: CGFloat = 0

  /// Changes nothing.
  public init() {}
}

extension View {
  /// Shows at each place what is at another place of the view.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    attach(
      "distortion", ["shader": shader, "reach": maxSampleOffset, "isEnabled": isEnabled])
  }
  /// Shows the view as a map changes it.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    attach("projection", ["transform": transform])
  }
}
