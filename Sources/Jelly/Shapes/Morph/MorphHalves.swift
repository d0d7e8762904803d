/// Curves that are their own images: the pairs of one half, and their images.
///
///      closed         open
///      ╭──●──╮     ╲   ┊   ╱
///      │  ┊  │      ╲  ┊  ╱     ● on the axis, where the half on the right begins
///      ╰──●──╯       ╲─●─╱
///
/// A closed curve crosses its axis twice, and a half runs from one crossing to the other. An open
/// one crosses it once, and a half runs from there to an end.

extension MorphCurve {
  /// The places at which a curve crosses an axis, to the last bit.
  func places(on axis: MorphAxis, in memory: MorphMemory) throws(MorphError) -> Numbers {
    func off(_ u: Double) -> Double {
      let off = axis.off(point(at: u))
      return abs(off) < Self.axisTolerance ? 0 : off
    }
    let steps = Self.axisSteps
    var out = try MorphList<Double>(memory, capacity: steps)
    var before = off(0)
    for index in 0..<steps {
      let u = Double(index) / Double(steps)
      let after = off(Double(index + 1) / Double(steps))
      if before == 0 {
        try out.append(u)
      } else if before * after < 0 {
        var (low, high) = (u, Double(index + 1) / Double(steps))
        for _ in 0..<Self.bisections {
          let middle = (low + high) / 2
          if axis.off(point(at: middle)) * before > 0 { low = middle } else { high = middle }
        }
        try out.append(high)
      }
      before = after
    }
    return out.elements
  }

  /// The half of a curve on the right (lower) side of an axis; nil if it does not have one.
  func half(_ axis: MorphAxis, in memory: MorphMemory) throws(MorphError) -> MorphCurve? {
    var cuts = try MorphList<Double>(memory, capacity: Self.axisSteps)
    for place in try places(on: axis, in: memory) {
      // The end of a cubic near the axis is on it.
      let snapped = snapped(place)
      let cut = (isClosed ? snapped.fraction : snapped).quantized(to: 1e12)
      if !cuts.elements.isAny({ $0 == cut }) { try cuts.append(cut) }
    }
    cuts.sort { $0 < $1 }
    func onAxis(_ point: inout Vector2) { point = axis.onAxis(point) }
    if isClosed {
      guard cuts.count == 2 else { return nil }
      let first = try chain(from: cuts[0], to: cuts[1], in: memory)
      let second = try chain(from: cuts[1], to: cuts[0] + 1, in: memory)
      func mean(_ part: Cubics) -> Double {
        part.folded(0) { $0 + $1.point(at: 0.5).along(axis.index) } / Double(part.count)
      }
      let part = mean(first) >= mean(second) ? first : second
      onAxis(&part[0].start)
      onAxis(&part[part.count - 1].end)
      return try MorphCurve(part, isClosed: false, in: memory)
    }
    guard cuts.count == 1, cuts[0] >= 1e-9, cuts[0] <= 1 - 1e-9 else { return nil }
    var part = try chain(from: cuts[0], to: 1, in: memory)
    if axis.off(part[part.count - 1].end) < 0 {
      part = try chain(from: 0, to: cuts[0], in: memory).reversed(in: memory)
    }
    onAxis(&part[0].start)
    return try MorphCurve(part, isClosed: false, in: memory)
  }

  /// The number of steps between which a curve is tested for a crossing of the axis.
  static var axisSteps: Int { 480 }
  /// The distance from the axis that is none, in sizes.
  static var axisTolerance: Double { 1e-7 }
  /// The number of bisections after which a crossing is exact to the last bit.
  static var bisections: Int { 44 }
}

/// A curve that is its own image, with a half of it.
private struct MorphHalf {
  let curve, half: MorphCurve
  /// Where the half begins, and its share of the length.
  let start, length: Double

  /// nil if the curve is not its own image.
  init?(
    of whole: MorphCurve, _ axis: MorphAxis, in memory: MorphMemory
  ) throws(MorphError) {
    guard try whole.isOwnImage(axis, in: memory), let half = try whole.half(axis, in: memory) else {
      return nil
    }
    let places = try whole.places(on: axis, in: memory)
    guard !places.isEmpty else { return nil }
    self.half = half
    if whole.isClosed {
      func nearest(_ point: Vector2) throws(MorphError) -> Double {
        let index = try least(places.count) { (index) throws(MorphError) in
          whole.point(at: places[index]).distance(to: point)
        }
        return whole.snapped(places[index]).fraction
      }
      let first = try nearest(half.cubics[0].start)
      let last = try nearest(half.cubics[half.cubics.count - 1].end)
      (curve, start, length) = (whole, first, (last - first).fraction)
      return
    }
    let u = whole.snapped(places[0])
    if axis.off(whole.point(at: 1)) < 0 {
      (curve, start, length) = (try whole.reversed(in: memory), 1 - u, u)
    } else {
      (curve, start, length) = (whole, u, 1 - u)
    }
  }

  /// The place on the curve of a place on the half, and that of its image.
  func places(_ u: Double) -> (own: Double, image: Double) {
    curve.isClosed
      ? (start + u * length, start + 1 - u * (1 - length))
      : (start + u * (1 - start), start - u * start)
  }
}

extension MorphMatcher {
  /// The correspondence of two curves that are their own images: that of their halves, and its
  /// image; nil if they are not.
  func pairHalves(_ a: MorphCurve, _ b: MorphCurve) throws(MorphError) -> MorphPairing? {
    guard let symmetry, a.isClosed == b.isClosed,
      let first = try MorphHalf(of: a, symmetry.a, in: memory),
      let second = try MorphHalf(of: b, symmetry.b, in: memory)
    else { return nil }
    guard a.isClosed else { return try pair(first, second, .choice(0)) }
    return try leastFaulty { (weights) throws(MorphError) in try pair(first, second, weights) }
  }

  private func pair(
    _ first: MorphHalf, _ second: MorphHalf, _ weights: MorphWeights
  ) throws(MorphError) -> MorphPairing {
    let nodes = (
      try MorphNodes(first.half, density: density, in: memory),
      try MorphNodes(second.half, density: density, in: memory)
    )
    let found = try align(nodes.0, nodes.1, isCyclic: false, weights: weights)
    let joints = try MorphPairing(
      a: first.half, b: second.half, pairs: .nodes(found.pairs), isClosed: false, cost: found.cost
    ).jointPairs(in: memory)
    let (count, isClosed) = (joints.count, first.curve.isClosed)
    let all: Pairs = try memory.allocate(2 * count - 1)
    for index in 0..<count {
      // The one half runs from the axis, and the other one to it.
      let (right, left) = (isClosed ? index : count - 1 + index, 2 * count - 2 - index)
      let (x, y) = (first.places(joints[index].a), second.places(joints[index].b))
      all[isClosed ? left : count - 1 - index] = MorphPair(a: x.image, b: y.image)
      all[right] = MorphPair(a: x.own, b: y.own)
    }
    return MorphPairing(
      a: first.curve, b: second.curve,
      pairs: .joints(try exactJoints(first.curve, second.curve, all)), isClosed: isClosed,
      cost: found.cost)
  }

  /// Moves joints to the ends of cubics that they stand for, and adds the ends that have none.
  private func exactJoints(
    _ a: MorphCurve, _ b: MorphCurve, _ joints: Pairs
  ) throws(MorphError) -> Pairs {
    var out = try MorphList<MorphPair>(
      memory, capacity: joints.count + 4 * (a.ends.count + b.ends.count) + 2)
    for joint in joints { try out.append(joint) }
    let last = joints.count - 1
    for side in 0..<2 {
      (side == 0 ? a : b).forEachEnd(from: joints[0][side], to: joints[last][side]) { end in
        var (best, distance) = (-1, Self.jointTolerance)
        for index in 1..<max(last, 1) where abs(out[index][side] - end) < distance {
          (best, distance) = (index, abs(out[index][side] - end))
        }
        if best > 0 { out.values[best][side] = end }
      }
    }
    for side in 0..<2 {
      (side == 0 ? a : b).forEachEnd(from: joints[0][side], to: joints[last][side]) { end in
        guard !out.elements.isAny({ abs($0[side] - end) <= 1e-9 }) else { return }
        guard let next = out.elements.firstIndex(where: { $0[side] >= end }), next > 0 else {
          return
        }
        let (before, after) = (out[next - 1], out[next])
        let share = (end - before[side]) / max(after[side] - before[side], 1e-12)
        var joint = MorphPair(
          a: before.a + share * (after.a - before.a), b: before.b + share * (after.b - before.b))
        joint[side] = end
        out.insertIfRoom(joint, at: next)
      }
    }
    out.sortSides()
    return out.elements
  }

  /// The distance of a joint from the end of a cubic that it stands for, as a share of the length:
  /// neither half nor double changes a pair.
  static var jointTolerance: Double { 3e-3 }
}
