// The strips of the article on drawings that become other ones.

extension Strip {
  /// The times of a strip, in milliseconds: most happens in the first quarter of a second.
  private static let usual: [Double] = [0, 50, 90, 130, 180, 250, 700]

  /// A triangle is cut into two bars.
  static let play = Strip(
    start: [Path("M5 3L21 12L5 21Z")],
    end: [Path("M5 4L10 4L10 20L5 20Z"), Path("M14 4L19 4L19 20L14 20Z")], times: usual)

  /// Three lines become a cross.
  static let menu = Strip(
    start: [Path("M4 6L20 6M4 12L20 12M4 18L20 18", width: 2)],
    end: [Path("M6 6L18 18M18 6L6 18", width: 2)], times: usual)

  /// A heart breaks.
  static let heart = Strip(
    start: [
      Path(
        "M12 20.5C5 15.5 3 12 3 8.8C3 6 5.2 4 7.7 4C9.5 4 11.1 5 12 6.6C12.9 5 14.5 4 16.3 4"
          + "C18.8 4 21 6 21 8.8C21 12 19 15.5 12 20.5Z")
    ],
    end: [
      Path(
        "M10 19C4 14.8 2 11.6 2 8.6C2 5.9 4.1 3.9 6.6 3.9C8 3.9 9.2 4.5 10.1 5.5L8.5 9.8L11.3 12.6"
          + "L9 15.8Z"),
      Path(
        "M14 19C20 14.8 22 11.6 22 8.6C22 5.9 19.9 3.9 17.4 3.9C15.8 3.9 14.4 4.6 13.4 5.8"
          + "L11.9 9.6L14.7 12.5L12.6 15.6Z"),
    ], times: usual)

  /// A two becomes a three, both as strokes.
  static let digits = Strip(
    start: [
      Path(
        "M7 8.5C7.4 5 9.3 3 12 3C15 3 17 5 17 7.7C17 10.4 15.3 12.4 12.7 15L7 21L17.4 21",
        width: 2.4)
    ],
    end: [
      Path(
        "M7.3 5.7C8.3 4 9.9 3 12 3C14.7 3 16.7 4.7 16.7 7.3C16.7 10 14.7 11.7 11.7 11.7"
          + "C15 11.7 17.4 13.3 17.4 16.3C17.4 19.3 15 21 12 21C9.7 21 7.7 20 6.7 18",
        width: 2.4)
    ], times: usual)
}
