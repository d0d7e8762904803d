import Jelly
@_spi(Jelly) package import JellyRecording

extension SpringSheet {
  /// The spring in every set of parameters, and its value and velocity at some times, in seconds.
  ///
  /// `null` means that a number does not exist, such as a settling time without damping.
  package func json(samplesAt times: [Double]) -> JSONValue {
    [
      "mass": .number(mass), "stiffness": .number(stiffness), "damping": .number(damping),
      "response": .number(response), "dampingRatio": .number(dampingRatio),
      "duration": .number(response),
      "bounce": bounce.map(JSONValue.number) ?? .null,
      "angularFrequency": .number(spring.angularFrequency),
      "settlingTime": .number(settlingTime), "overshoot": .number(overshoot),
      "samples": .array(times.map(sample)),
    ]
  }

  private func sample(at time: Double) -> JSONValue {
    let (value, velocity) = state(at: time)
    return ["t": .number(time), "value": .number(value), "velocity": .number(velocity)]
  }
}
