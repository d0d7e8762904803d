import JellyUIKit
import UIKit

// What an app can write that imports UIKit and the host, and nothing else: see Tests/adopter-check.

@MainActor func all<View: JellyView>(of view: View) {
  let host: JellyHost<View.Control> = view.host
  print(host === view.host, View.Control.self)
  view.tuning = .named(.calm)
  for motion in [JellyMotion.system, .full, .reduced] { view.motion = motion }
  var haptics = HapticStyle(.rigid, intensity: 0.7)
  for weight in [HapticStyle.Weight.light, .medium, .heavy, .soft] { haptics.weight = weight }
  haptics.intensity = 1
  view.hapticStyle = haptics
  var shadow = JellyShadow(color: .black, opacity: 0.2, radius: 8, offset: .zero)
  (shadow.color, shadow.opacity, shadow.radius) = (.white, 0.5, 2)
  shadow.offset = CGSize(width: 0, height: 2)
  view.outlineShadow = shadow
  view.jellyObserver = nil
}

@MainActor func fills(of view: some JellyFillableView) {
  var gradient = JellyGradient(colors: [.black, .white])
  gradient.colors.append(.systemRed)
  (gradient.start, gradient.end) = (gradient.end, gradient.start)
  view.fillGradient = gradient
  view.fillEffect = UIBlurEffect(style: .systemMaterial)
}

@MainActor func shape(_ outline: CGPath) {
  let logo = JellyShapeView(frame: .zero)
  all(of: logo)
  fills(of: logo)
  logo.tuning = .standard
  logo.path = outline
  logo.fillColor = .systemRed
  logo.handsOver = true
  logo.playsHaptics = false
  logo.onEffect = { effect in print(effect == .grabbed) }
  logo.isPressed = true
  logo.poke(at: .zero, strength: -1)
  print(logo.place(of: .zero).turn)
}

@MainActor func bar(_ list: UITableView) {
  let bar = JellyBarView(frame: .zero)
  all(of: bar)
  fills(of: bar)
  bar.tuning = .liquid
  bar.tuning.soft.spring = DampedSpring(response: 0.3, dampingRatio: 0.5)
  bar.curve = .wave
  for side in [JellyBarView.Side.top, .bottom, .leading, .trailing] { bar.side = side }
  bar.scrollView = list
  bar.contentView.addSubview(UILabel(frame: .zero))
  bar.playsHaptics = false
  bar.fillColor = .systemRed
  bar.handsOverRebound = true
  bar.onEffect = { effect in print(effect == .released) }
}

@MainActor func refresh(_ list: UITableView) {
  let refresh = JellyRefreshControl()
  all(of: refresh)
  refresh.onRefresh = {}
  refresh.onEffect = { effect in print(effect == .ended(.done)) }
  refresh.announcements.refreshing = "Loading"
  refresh.announcements.done = "Loaded"
  refresh.announcements.failed = "Not loaded"
  refresh.tintColor = .white
  refresh.fillColor = .systemRed
  refresh.playsHaptics = false
  refresh.curve = .single
  refresh.threshold = 80
  refresh.minimumDuration = 1
  let words = JellyRefreshControl.Announcements()
  refresh.announcements = words
  let ring: any JellyRefreshLoader = JellyRefreshRing(frame: .zero)
  refresh.loader = ring
  refresh.loader.show(arc: 0.5, turn: 0)
  refresh.titleView = UILabel(frame: .zero)
  refresh.refresh()
  refresh.beginRefreshing()
  refresh.endRefreshing(.failed)
  refresh.endRefreshing()
  print(refresh.phase == .idle)
  list.refreshControl = refresh
}

@MainActor func fields() {
  let field = JellyTextField(frame: .zero)
  all(of: field)
  fills(of: field)
  field.textInsets.leading = 20
  (field.overshoot, field.outlineRadius) = (8, 12)
  field.playsHaptics = false
  field.isEnabled = false
  field.backgroundColor = .white
  field.onEffect = { effect in print(effect == .shaken) }
  field.reject("No address")
  let card = JellyBoxView(frame: .zero)
  all(of: card)
  fills(of: card)
  (card.overshoot, card.outlineRadius) = (8, 12)
  card.playsHaptics = false
  card.backgroundColor = .white
  card.onEffect = { effect in print(effect == .shaken) }
  card.bulge()
  card.reject()
}

@MainActor func pages(_ list: UIScrollView) {
  let pages = JellyPageControl(frame: .zero)
  all(of: pages)
  pages.numberOfPages = 3
  pages.currentPage = 1
  pages.setCurrentPage(2, animated: false)
  pages.hidesForSinglePage = true
  pages.allowsContinuousInteraction = false
  pages.pageIndicatorTintColor = .white
  pages.currentPageIndicatorTintColor = .black
  pages.preferredIndicatorImage = UIImage(systemName: "star")
  pages.preferredCurrentPageIndicatorImage = nil
  pages.setIndicatorImage(pages.indicatorImage(forPage: 0), forPage: 1)
  pages.setCurrentPageIndicatorImage(pages.currentPageIndicatorImage(forPage: 0), forPage: 1)
  pages.symbolColor = .white
  pages.backgroundStyle = .prominent
  print(pages.interactionState == .none, pages.size(forNumberOfPages: 3))
  pages.direction = .topToBottom
  pages.currentPageProgress = 0.5
  pages.scrollView = list
  pages.indicator = .square
  (pages.diameter, pages.dotDiameter, pages.lineWidth) = (20, 10, 2)
  pages.axis = .vertical
  pages.playsHaptics = false
  pages.isEnabled = false
  pages.onEffect = { effect in print(effect == .selected(1)) }
  pages.pageDescription = { "\($0) of \($1)" }
}

@MainActor func badge() {
  let badge = JellyBadgeView(frame: .zero)
  all(of: badge)
  badge.tuning = .classic
  badge.text = "3"
  badge.count = 3
  badge.textColor = .white
  badge.fillColor = .systemRed
  badge.viscosity = 20
  badge.floats = true
  badge.playsHaptics = false
  badge.isEnabled = false
  badge.dismissName = "Read"
  badge.onDismiss = {}
  badge.onEffect = { effect in print(effect == .dismissed) }
  badge.dismiss()
  badge.restore()
  print(badge.phase == .dismissed)
}

@MainActor func menu() {
  let menu = JellyMenuButton(frame: .zero)
  all(of: menu)
  menu.items = [UIAction(title: "Note") { _ in }]
  menu.isOpen = true
  menu.setOpen(false, animated: false)
  menu.isEnabled = false
  menu.itemDiameter = 44
  menu.gap = nil
  (menu.startAngle, menu.sweep) = (0, 3)
  menu.room.top = 20
  menu.fillColor = .systemRed
  menu.symbolColor = .white
  menu.playsHaptics = false
  menu.stateDescription = { $0 ? "Open" : "Closed" }
  menu.onEffect = { effect in print(effect == .opened) }
}

@MainActor func springs(_ card: UIView) {
  let motion = SpringMotion(
    from: 0.0, velocity: 0, to: 100, by: DampedSpring(response: 0.3, dampingRatio: 0.5), at: 0,
    tolerance: 0.01)
  card.layer.add(
    CASpringAnimation(keyPath: "position.y", motion: motion)
      ?? CAKeyframeAnimation(keyPath: "position.y", motion: motion, rate: 60)
      ?? CAAnimation(), forKey: nil)
  let timing = UISpringTimingParameters(motion.spring, velocity: .zero)
  UIViewPropertyAnimator(duration: 0, timingParameters: timing).startAnimation()
  let path = CGMutablePath()
  path.move(to: Vector2(0, 0))
  path.addLine(to: Vector2(1, 0))
  path.addQuadCurve(to: Vector2(1, 1), control: Vector2(2, 0))
  path.addCurve(to: Vector2(0, 1), control1: Vector2(0, 2), control2: Vector2(1, 2))
}
