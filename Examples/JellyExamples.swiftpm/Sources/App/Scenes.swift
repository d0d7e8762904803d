import SwiftUI

/// The screens of apps as they might be.
struct Scenes: View {
  let framework: Framework
  let tuning: TuningChoice

  var body: some View {
    ExampleLink("Mail", "A bar over a list", fill: .mint) { MailScene(tuning: tuning) }
    ExampleLink("Tides", "A wave over a list", fill: .cyan) { TidesScene(tuning: tuning) }
    ExampleLink("News", "Pull to refresh", fill: .orange) { NewsScene(tuning: tuning) }
    ExampleLink("Sign in", "Fields that bulge and shake") { SignInScene(tuning: tuning) }
    ExampleLink("Walk", "Pages") { WalkScene(tuning: tuning) }
    ExampleLink("Chats", "Badges", in: framework) {
      ChatsScene(tuning: tuning)
    } uiKit: {
      ChatsController(tuning: tuning)
    }
    ExampleLink("Looks", "Color, gradient, material, glass", in: framework) {
      LooksScene(tuning: tuning)
    } uiKit: {
      LooksController(tuning: tuning)
    }
    ExampleLink("Notes", "A menu", in: framework) {
      NotesScene(tuning: tuning)
    } uiKit: {
      NotesController(tuning: tuning)
    }
  }
}
