extension ElementDescription {
  static var elasticTemplate: Self {
    Self(
      tag: "elastic-template", className: "ElasticTemplateElement",
      summary: "a pill that swells while it is pressed", content: "Anything.",
      control: control("elastic-template"),
      events: [
        Event(name: "grab", summary: "a finger holds it"),
        Event(name: "release", summary: "the finger has left"),
      ])
  }
}
