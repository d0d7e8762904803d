/// The fill of the outlines of a scene.
enum Look: String, CaseIterable, Identifiable {
  case color
  case gradient
  case material
  /// Liquid Glass from iOS 26 on; a material before.
  case glass

  var id: Self { self }
}
