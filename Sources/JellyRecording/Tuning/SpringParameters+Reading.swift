@_spi(Jelly) public import Jelly

@_spi(Jelly) extension SpringParameters {
  /// Every set of parameters, in order.
  public static var all: [Self] {
    var parameterSets: [Self] = []
    while let next = Self(rawValue: parameterSets.count) { parameterSets.append(next) }
    return parameterSets
  }

  /// The names of the parameters, in order.
  public var names: [String] { (0..<count).map { "\(number($0).name)" } }

  /// A list of all sets of parameters, for an error.
  static var inWords: String {
    all.map { $0.names.joined(separator: ", ") }.joined(separator: "; ")
  }
}

@_spi(Jelly) extension DampedSpring {
  /// Reads a spring in any set of parameters: an object of numbers by name.
  ///
  /// - Parameters:
  ///   - value: The object.
  ///   - place: The path of the object, for errors.
  public init(reading value: JSONValue, at place: String) throws(TraceError) {
    var fields = try Fields(value, at: place)
    guard let parameters = SpringParameters.all.first(where: { fields.has($0.number(0).name) })
    else {
      throw .unknownSpring(field: place, found: value.brief)
    }
    var numbers = SIMD4<Double>()
    for index in 0..<parameters.count {
      let number = parameters.number(index)
      numbers[index] = try fields.number(number.name)
      guard number.bounds.contains(numbers[index]) else {
        throw .outOfRange(
          field: fields.path(of: number.name), value: numbers[index], range: number.bounds)
      }
    }
    try fields.finish()
    self = parameters.spring(numbers[0], numbers[1], numbers[2])
  }

  /// The spring as JSON, in numbers that read back to the same spring: response and damping ratio,
  /// or angular frequency and damping ratio if no response is exact.
  public var json: JSONValue {
    let damping = JSONValue.number(dampingRatio)
    return hasExactResponse
      ? ["response": .number(response), "dampingRatio": damping]
      : ["angularFrequency": .number(angularFrequency), "dampingRatio": damping]
  }

  /// A Boolean value that indicates whether the spring's response gives its angular frequency to
  /// the last bit.
  var hasExactResponse: Bool {
    SpringParameter.response.bounds.contains(response)
      && DampedSpring(response: response, dampingRatio: dampingRatio) == self
  }
}
