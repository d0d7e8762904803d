/// A conversation of a messages app.
struct Chat: Identifiable {
  let name: String
  let lastWords: String
  let time: String
  /// The number of messages that have come since it was last read.
  let count: Int
  /// Whether it has not been read.
  var isUnread: Bool

  var id: String { name }

  init(_ name: String, _ lastWords: String, _ time: String, count: Int = 0) {
    (self.name, self.lastWords, self.time) = (name, lastWords, time)
    self.count = count
    isUnread = count > 0
  }

  static let all = [
    Chat("Mira", "Bring the big umbrella", "9:52", count: 3),
    Chat("Rowing, Thursday", "Jun: I have the key to the boat house", "9:31", count: 12),
    Chat("Tomás", "The chair fits!", "9:04", count: 1),
    Chat("Ines", "You: rest it overnight", "8:47"),
    Chat("Allotment 7–12", "Ruth: who left me the pumpkin?", "8:15", count: 5),
    Chat("Leo", "Easy eighteen, then pancakes", "Yesterday"),
    Chat("Choir", "Amara: bring a pencil", "Yesterday", count: 2),
    Chat("Viktor", "Knight to f6", "Yesterday"),
    Chat("Hana", "It is not that heavy", "Fri"),
    Chat("Night shift", "Samuel: all quiet", "Thu"),
  ]
}

extension [Chat] {
  /// The number of messages that have not been read.
  var unreadCount: Int { filter(\.isUnread).reduce(0) { $0 + $1.count } }

  /// Whether a message has not been read; setting it reads all, or none.
  var isUnread: Bool {
    get { contains(where: \.isUnread) }
    set { for index in indices { self[index].isUnread = newValue && self[index].count > 0 } }
  }
}
