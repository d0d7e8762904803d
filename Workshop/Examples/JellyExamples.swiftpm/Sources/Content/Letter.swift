/// A letter of a mail app.
struct Letter: Identifiable {
  let sender: String
  let subject: String
  let preview: String
  let time: String
  var isUnread = false

  var id: String { subject }

  static let inbox = [
    Letter(
      sender: "Noor Haddad", subject: "Table for six on Friday",
      preview: "They can seat us at eight, by the window. Shall I say yes?", time: "9:41",
      isUnread: true),
    Letter(
      sender: "Harbour Ferries", subject: "Your crossing is confirmed",
      preview: "Saturday 07:50, two adults and one bicycle.", time: "9:12", isUnread: true),
    Letter(
      sender: "Tomás Rivera", subject: "Re: The blue chair",
      preview: "It fits! I measured twice and the door is a full two centimeters wider.",
      time: "8:57"),
    Letter(
      sender: "Mira Lindqvist", subject: "Draft three, with your notes",
      preview: "I moved the ending to the front, and suddenly it reads like a story.", time: "8:30",
      isUnread: true),
    Letter(
      sender: "City Library", subject: "Two books are due on Monday",
      preview: "You can renew both of them once more from your account.", time: "8:02"),
    Letter(
      sender: "Jun Watanabe", subject: "Photos from the ridge",
      preview: "Forty-one of them, sorry. Number nineteen is the one for the wall.",
      time: "Yesterday"),
    Letter(
      sender: "Oak & Ember Bakery", subject: "Saturday’s bread",
      preview: "One rye, one seeded, sliced thin. Ready from eight o’clock.", time: "Yesterday"),
    Letter(
      sender: "Priya Raman", subject: "Minutes, and one open question",
      preview: "We agreed on everything except the name. Could you sleep on it?",
      time: "Yesterday", isUnread: true),
    Letter(
      sender: "Leo Brandt", subject: "Re: Re: Sunday long run",
      preview: "Eighteen, easy, then pancakes. I will bring the syrup this time.",
      time: "Yesterday"),
    Letter(
      sender: "Northside Cycles", subject: "Your bike is ready",
      preview: "New chain, new pads, and the creak turned out to be the saddle.",
      time: "Yesterday"),
    Letter(
      sender: "Ines Carvalho", subject: "The recipe you asked for",
      preview: "Do not skip the resting. It is the whole secret.", time: "Tue"),
    Letter(
      sender: "Lantern Cinema", subject: "Tickets: The Long Tide",
      preview: "Row F, seats 11 and 12. Doors open at half past seven.", time: "Tue"),
    Letter(
      sender: "Viktor Sandberg", subject: "Re: Chess by post",
      preview: "Knight to f6. Take your time, I certainly did.", time: "Fri"),
    Letter(
      sender: "Night Train Desk", subject: "Your sleeper to Trieste",
      preview: "Coach 21, upper berth. Breakfast is tea or coffee, with a roll.", time: "Fri"),
  ]
}
