import SwiftUI

/// The screens of apps as they might be.
struct Scenes: View {
  let framework: Framework
  let tuning: TuningChoice

  var body: some View {
    ExampleLink("Mail", "A bar over rows with actions", fill: .mint) { MailScene() }
    ExampleLink("Tides", "A wave over a list", fill: .cyan) { TidesScene() }
    ExampleLink("News", "Pull to refresh", fill: .orange) { NewsScene() }
    ExampleLink("Sign in", "Fields that bulge and shake") { SignInScene() }
    ExampleLink("Walk", "Pages") { WalkScene() }
    ExampleLink("Chats", "Badges", in: framework) {
      ChatsScene()
    } uiKit: {
      ChatsController(tuning: tuning)
    }
    ExampleLink("Looks", "Color, gradient, material, glass", in: framework) {
      LooksScene()
    } uiKit: {
      LooksController(tuning: tuning)
    }
    ExampleLink("Notes", "A menu", in: framework) {
      NotesScene()
    } uiKit: {
      NotesController(tuning: tuning)
    }
  }
}
