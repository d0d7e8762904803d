// Workshop/Examples/check puts each example for the core alone in place of the comment.

import Jelly

struct Surroundings {
  func example() {
    // The example.
  }
}
