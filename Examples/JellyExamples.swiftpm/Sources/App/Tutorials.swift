import SwiftUI

/// The screens of the tutorials.
struct Tutorials: View {
  let framework: Framework
  let tuning: TuningChoice

  var body: some View {
    ExampleLink("Jelly bar", "JJCuteView", fill: .mint, in: framework) {
      BarTutorial(tuning: tuning)
    } uiKit: {
      BarTutorialController(tuning: tuning)
    }
    ExampleLink("Gooey pager", "KYAnimatedPageControl", in: framework) {
      PagerTutorial(tuning: tuning)
    } uiKit: {
      PagerTutorialController(tuning: tuning)
    }
    ExampleLink("Wave over a list", "DGElasticBounceTutorial", fill: .cyan, in: framework) {
      WaveTutorial(tuning: tuning)
    } uiKit: {
      WaveTutorialController(tuning: tuning)
    }
    ExampleLink("Elastic text field", "JellyTextField", in: framework) {
      FieldTutorial(tuning: tuning)
    } uiKit: {
      FieldTutorialController(tuning: tuning)
    }
    ExampleLink("Pull to refresh", "A loader of its own", fill: .orange, in: framework) {
      RefreshTutorial(tuning: tuning)
    } uiKit: {
      RefreshTutorialController(tuning: tuning)
    }
  }
}
