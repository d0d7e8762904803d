import SwiftUI

/// The screens of apps as they might be.
struct Scenes: View {
  let framework: Framework
  let feel: Feel

  var body: some View {
    ExampleLink("Mail", "A bar over a list", fill: .mint) { MailScene(feel: feel) }
    ExampleLink("Tides", "A wave over a list", fill: .cyan) { TidesScene(feel: feel) }
    ExampleLink("News", "Pull to refresh", fill: .orange) { NewsScene(feel: feel) }
    ExampleLink("Sign in", "Fields that bulge and shake") { SignInScene(feel: feel) }
    ExampleLink("Walk", "Pages") { WalkScene(feel: feel) }
    ExampleLink("Chats", "Badges", in: framework) {
      ChatsScene(feel: feel)
    } uiKit: {
      ChatsController(feel: feel)
    }
    ExampleLink("Looks", "Colour, gradient, material, glass", in: framework) {
      LooksScene(feel: feel)
    } uiKit: {
      LooksController(feel: feel)
    }
    ExampleLink("Notes", "A menu", in: framework) {
      NotesScene(feel: feel)
    } uiKit: {
      NotesController(feel: feel)
    }
  }
}
