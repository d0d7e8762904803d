// Written by `make schema` from the list of all controls.
import Jelly
@_spi(Jelly) import JellySchema

// Embedded Swift allows only SPI to use a conformance that is SPI.
@_spi(Jelly) extension NumberedControl {
  /// The functions of a kind of control; the build decides which kinds there are.
  init(kind: Int32) {
    switch kind {
    #if ALL || BAR
      case 0: self.init(of: JellyBarBody.self)
    #endif
    #if ALL || REFRESH
      case 1: self.init(of: JellyRefreshBody.self)
    #endif
    #if ALL || FIELD
      case 2: self.init(of: JellyFieldBody.self)
    #endif
    #if ALL || PAGER
      case 3: self.init(of: JellyPagerBody.self)
    #endif
    #if ALL || BADGE
      case 4: self.init(of: JellyBadgeBody.self)
    #endif
    #if ALL || MENU
      case 5: self.init(of: JellyMenuBody.self)
    #endif
    #if ALL || SHAPE
      case 6: self.init(of: JellyShapeBody.self)
    #endif
    #if ALL || SWITCH
      case 7: self.init(of: JellySwitchBody.self)
    #endif
    #if ALL || SLIDER
      case 8: self.init(of: JellySliderBody.self)
    #endif
    #if ALL || SEGMENTS
      case 9: self.init(of: JellySegmentsBody.self)
    #endif
    #if ALL || PRESS
      case 10: self.init(of: JellyPressBody.self)
    #endif
    #if ALL || DRAWER
      case 11: self.init(of: JellyDrawerBody.self)
    #endif
    #if ALL || GROUP
      case 12: self.init(of: JellyGroupBody.self)
    #endif
    #if ALL || ROW
      case 13: self.init(of: JellyRowBody.self)
    #endif
    default: fatalError("this build has no such control")
    }
  }
}
