import SwiftUI

/// The screens of the tutorials.
struct Tutorials: View {
  let framework: Framework
  let feel: Feel

  var body: some View {
    ExampleLink("Jelly bar", "JJCuteView", fill: .mint, in: framework) {
      BarTutorial(feel: feel)
    } uiKit: {
      BarTutorialController(feel: feel)
    }
    ExampleLink("Gooey pager", "KYAnimatedPageControl", in: framework) {
      PagerTutorial(feel: feel)
    } uiKit: {
      PagerTutorialController(feel: feel)
    }
    ExampleLink("Wave over a list", "DGElasticBounceTutorial", fill: .cyan, in: framework) {
      WaveTutorial(feel: feel)
    } uiKit: {
      WaveTutorialController(feel: feel)
    }
    ExampleLink("Elastic text field", "ElasticTextField", in: framework) {
      FieldTutorial(feel: feel)
    } uiKit: {
      FieldTutorialController(feel: feel)
    }
    ExampleLink("Pull to refresh", "A loader of its own", fill: .orange, in: framework) {
      RefreshTutorial(feel: feel)
    } uiKit: {
      RefreshTutorialController(feel: feel)
    }
  }
}
