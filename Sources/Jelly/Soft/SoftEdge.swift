/// The free edge of a bar as a sum of waves, each of them a damped spring.
///
///     u(x) = Σ qₙ·sin nπx/L        or, with free ends,        u(x) = Σ qₙ·cos nπx/L
///     ωₙ² = ω₁²·(f + (1 − f)·n²(1 + εn²)/(1 + ε))
///
/// These are the modes of a string under tension that is stiff against bending and lies on an
/// elastic foundation (Fletcher & Rossing, The Physics of Musical Instruments, ch. 2). ω₁ is the
/// frequency of the tuning's spring, whatever the length L, so a tuning feels the same on every
/// width.
///
/// u is in points, positive away from the bar. Places along the edge are in shares of its length.
typealias SoftEdge = SoftShape<SoftEdgeLaw>
