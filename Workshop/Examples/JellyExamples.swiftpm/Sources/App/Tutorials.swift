import SwiftUI

/// The screens of the tutorials.
struct Tutorials: View {
  let framework: Framework
  let tuning: TuningChoice

  var body: some View {
    ExampleLink("Jelly bar", "JJCuteView", fill: .mint, in: framework) {
      BarTutorial()
    } uiKit: {
      BarTutorialController(tuning: tuning)
    }
    ExampleLink("Gooey pager", "KYAnimatedPageControl", in: framework) {
      PagerTutorial()
    } uiKit: {
      PagerTutorialController(tuning: tuning)
    }
    ExampleLink("Wave over a list", "DGElasticBounceTutorial", fill: .cyan, in: framework) {
      WaveTutorial()
    } uiKit: {
      WaveTutorialController(tuning: tuning)
    }
    ExampleLink("Elastic text field", "JellyTextField", in: framework) {
      FieldTutorial()
    } uiKit: {
      FieldTutorialController(tuning: tuning)
    }
    ExampleLink("Pull to refresh", "A loader of its own", fill: .orange, in: framework) {
      RefreshTutorial()
    } uiKit: {
      RefreshTutorialController(tuning: tuning)
    }
  }
}
