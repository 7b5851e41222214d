import DisplayInterface
import Foundation

/// Displays the current pages of a page view controller, and the transitions between pages.
@MainActor package final class PageConductor {
  private unowned let pages: UIPageViewController
  package private(set) var shown: [UIViewController] = []
  /// A scroll view as on iOS, because apps search the subviews for it to disable swipes.
  private lazy var scroller = pages.transitionStyle == .scroll ? makeScroller() : nil
  private lazy var content = scroller ?? UIView()
  private let control = UIPageControl()
  /// The page that the page control displays.
  private var index = 0 {
    didSet { control.currentPage = index }
  }
  /// Ends the current page transition.
  private var finish: ((_ finished: Bool) -> Void)?
  /// The pages that a user drags.
  private var held: (next: [UIViewController], direction: UIPageViewController.NavigationDirection)?
  private var isChanging = false
  /// The changes that were requested during a change.
  private var due: [() -> Void] = []
  private(set) lazy var recognizer = makeRecognizer()

  package init(_ pages: UIPageViewController) {
    self.pages = pages
  }

  /// Performs a change. Changes that pages request meanwhile are performed afterwards.
  private func change(_ work: @escaping () -> Void) {
    guard !isChanging else { return due.append(work) }
    isChanging = true
    work()
    isChanging = false
    if !due.isEmpty { change(due.removeFirst()) }
  }

  // MARK: Pages

  func show(
    _ new: [UIViewController], direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)?
  ) {
    change { [self, pages] in
      withExtendedLifetime(pages) {
        turn(to: new, direction, animated: animated, completion: completion)
      }
    }
  }

  private func turn(
    to new: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)?
  ) {
    if held != nil {
      endHold(isTurned: false)
      cancelTurning()
    }
    finish?(false)
    let old = shown
    let leaving = old.filter { one in !new.contains { $0 === one } }
    let arriving = new.filter { one in !old.contains { $0 === one } }
    shown = new
    for page in leaving { page.willMove(toParent: nil) }
    for page in arriving { pages.addChild(page) }
    guard isOnScreen else {
      end(leaving: leaving, arriving: arriving)
      completion?(true)
      return
    }
    let animates =
      animated && UIView.areAnimationsEnabled && !leaving.isEmpty && !arriving.isEmpty
    for page in leaving { page.beginAppearanceTransition(false, animated: animates) }
    // A callback may have removed the page view controller from the screen.
    for page in arriving where isOnScreen {
      page.beginAppearanceTransition(true, animated: animates)
    }
    for (index, page) in shown.enumerated() where arriving.contains(page) {
      put(page, at: index, shiftedBy: animates ? direction.sign : 0)
    }
    finish = { [self, pages] finished in
      finish = nil
      withExtendedLifetime(pages) { end(leaving: leaving, arriving: arriving) }
      completion?(finished)
    }
    if animates {
      UIView.animate(withDuration: 0.3) {
        self.place()
        for (index, page) in old.enumerated() where leaving.contains(page) {
          page.view.frame = self.frame(of: index, shiftedBy: -direction.sign)
        }
      } completion: { [weak self] _ in
        self?.endTurning()
      }
    } else {
      for page in leaving { content.giveUp(page.viewIfLoaded) }
      Turn.current.afterLayout { [weak self] in self?.endTurning() }
    }
  }

  private func endTurning() {
    change { [self] in finish?(true) }
  }

  /// Removes a page that another container takes.
  func release(_ page: UIViewController) {
    let isHeld = held?.next.contains { $0 === page } == true
    guard isHeld || shown.contains(where: { $0 === page }) else { return }
    if held != nil { cancelTurning() }
    finish?(false)
    guard shown.contains(where: { $0 === page }) else { return }
    shown.removeAll { $0 === page }
    page.beginAppearanceTransition(false, animated: false)
    content.giveUp(page.viewIfLoaded)
    page.endAppearanceTransition()
  }

  private func cancelTurning() {
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  private func end(leaving: [UIViewController], arriving: [UIViewController]) {
    for page in leaving { content.giveUp(page.viewIfLoaded) }
    for page in leaving { page.endAppearanceTransition() }
    for page in arriving where page.appearance.state == .appearing {
      if !page.appearance.followsParent { page.endAppearanceTransition() }
    }
    for page in leaving where page.parent === pages { page.removeFromParent() }
    for page in arriving where page.parent === pages { page.didMove(toParent: pages) }
  }

  private var isOnScreen: Bool { pages.isVisible && pages.viewIfLoaded?.window != nil }

  func prepareToAppear() {
    for (index, page) in shown.enumerated() { put(page, at: index, shiftedBy: 0) }
  }

  private func put(_ page: UIViewController, at index: Int, shiftedBy shift: CGFloat) {
    guard pages.isViewLoaded else { return }
    page.loadViewIfRequired()
    page.view.frame = frame(of: index, shiftedBy: shift)
    if page.view.superview !== content { content.addSubview(page.view) }
  }

  // MARK: Turning by the user

  private var isBusy: Bool { finish != nil || held != nil || isChanging }

  /// Prepares the next or previous pages for dragging.
  ///
  /// - Returns: `true` if there are such pages.
  package func hold(_ direction: UIPageViewController.NavigationDirection) -> Bool {
    guard !isBusy, isOnScreen, let next = neighbours(direction), !isBusy else { return false }
    change { [self] in
      held = (next, direction)
      pages.delegate?.pageViewController(pages, willTransitionTo: next)
      for page in next { pages.addChild(page) }
      for page in shown { page.beginAppearanceTransition(false, animated: true) }
      for page in next where isOnScreen { page.beginAppearanceTransition(true, animated: true) }
      for (index, page) in next.enumerated() { put(page, at: index, shiftedBy: direction.sign) }
    }
    return true
  }

  /// Moves the dragged pages, and the pages that they replace.
  func drag(by distance: CGFloat) {
    guard let held else { return }
    let forward = held.direction == .forward
    let distance = forward ? min(0, distance) : max(0, distance)
    for (index, page) in shown.enumerated() {
      page.view.frame = frame(of: index, shiftedBy: 0).moved(distance, isHorizontal)
    }
    for (index, page) in held.next.enumerated() {
      page.view.frame = frame(of: index, shiftedBy: held.direction.sign)
        .moved(distance, isHorizontal)
    }
  }

  /// Ends dragging, and completes or cancels the transition.
  package func letGo(isTurned: Bool) {
    guard held != nil else { return }
    change { [self, pages] in withExtendedLifetime(pages) { endHold(isTurned: isTurned) } }
  }

  private func endHold(isTurned: Bool) {
    guard let (next, direction) = held else { return }
    held = nil
    let former = shown
    if isTurned {
      shown = next
      index += direction == .forward ? 1 : -1
      for page in former { page.willMove(toParent: nil) }
    } else {
      for page in next {
        page.willMove(toParent: nil)
        page.beginAppearanceTransition(false, animated: true)
      }
      // If the page view controller has left the screen meanwhile, its pages appear again together with it.
      for page in former where isOnScreen { page.beginAppearanceTransition(true, animated: true) }
    }
    finish = { [self, pages] finished in
      finish = nil
      withExtendedLifetime(pages) {
        end(leaving: isTurned ? former : next, arriving: isTurned ? next : [])
        if !isTurned {
          for page in former { page.endAppearanceTransition() }
        }
        pages.delegate?.pageViewController(
          pages, didFinishAnimating: finished, previousViewControllers: former,
          transitionCompleted: isTurned)
      }
    }
    let shift = isTurned ? -direction.sign : direction.sign
    UIView.animate(withDuration: 0.3) {
      self.place()
      for (index, page) in (isTurned ? former : next).enumerated() {
        page.view.frame = self.frame(of: index, shiftedBy: shift)
      }
    } completion: { [weak self] _ in
      self?.endTurning()
    }
  }

  /// - Returns: `true` if there is a page to turn to, or a transition is in progress.
  func turn(_ direction: UIPageViewController.NavigationDirection) -> Bool {
    guard !isBusy else { return true }
    guard hold(direction) else { return false }
    letGo(isTurned: true)
    return true
  }

  /// Returns as many pages before or after the current ones as are displayed at once.
  private func neighbours(
    _ direction: UIPageViewController.NavigationDirection
  ) -> [UIViewController]? {
    guard let source = pages.dataSource, !shown.isEmpty else { return nil }
    var next: [UIViewController] = []
    var edge = direction == .forward ? shown.last : shown.first
    while next.count < shown.count, let present = edge {
      edge =
        direction == .forward
        ? source.pageViewController(pages, viewControllerAfter: present)
        : source.pageViewController(pages, viewControllerBefore: present)
      if let edge { next.insert(edge, at: direction == .forward ? next.count : 0) }
    }
    return next.count == shown.count ? next : nil
  }

  private var isHorizontal: Bool { pages.navigationOrientation == .horizontal }

  /// Turns a page by the wheel, if the content of the page can't scroll any further.
  func scroll(by distance: CGSize) -> Bool {
    let length = isHorizontal ? distance.width : distance.height
    guard length != 0, scroller?.isScrollEnabled != false else { return false }
    return turn(length > 0 ? .forward : .reverse)
  }

  func handle(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    switch key.key {
    case .pageDown: return turn(.forward)
    case .pageUp: return turn(.reverse)
    case .right where isHorizontal: return !canFocusMove(.right) && turn(.forward)
    case .left where isHorizontal: return !canFocusMove(.left) && turn(.reverse)
    case .down where !isHorizontal: return !canFocusMove(.down) && turn(.forward)
    case .up where !isHorizontal: return !canFocusMove(.up) && turn(.reverse)
    default: return false
    }
  }

  /// Returns whether focus can move in a direction within the page.
  private func canFocusMove(_ heading: FocusHeading) -> Bool {
    guard let window = content.window, let focused = window.focusedView,
      let next = FocusEngine(window: window).next(from: focused, heading: heading)
    else { return false }
    return next.isDescendant(of: content)
  }

  /// Creates a scroll view that only contains the pages. The conductor moves them.
  private func makeScroller() -> UIScrollView {
    let scroller = UIScrollView()
    scroller.isPagingEnabled = true
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.panGestureRecognizer.isEnabled = false
    return scroller
  }

  private func makeRecognizer() -> UIPanGestureRecognizer {
    let recognizer = UIPanGestureRecognizer()
    recognizer.reaction = { [weak pages] recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      pages?.perform { $0.panned(pan) }
    }
    return recognizer
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    let offset = recognizer.translation(in: pages.view)
    let speed = recognizer.velocity(in: pages.view)
    let (distance, pace) = isHorizontal ? (offset.x, speed.x) : (offset.y, speed.y)
    switch recognizer.state {
    case .began, .changed:
      if held == nil, distance != 0, scroller?.isScrollEnabled != false {
        _ = hold(distance < 0 ? .forward : .reverse)
      }
      drag(by: distance)
    case .ended:
      let length = isHorizontal ? content.bounds.width : content.bounds.height
      let sign = held.map { -$0.direction.sign } ?? 0
      letGo(isTurned: (distance + pace * 0.2) * sign > length / 2)
    default: letGo(isTurned: false)
    }
  }

  // MARK: Page control

  func dataSourceDidChange() {
    guard pages.isViewLoaded else { return }
    askForIndex()
  }

  func askForIndex() {
    let source = pages.transitionStyle == .scroll && isHorizontal ? pages.dataSource : nil
    control.numberOfPages = source?.presentationCount(for: pages) ?? 0
    if control.numberOfPages > 0, let source {
      index = source.presentationIndex(for: pages)
    }
    pages.viewIfLoaded?.setNeedsLayout()
  }

  /// Reverts the page control, which has already changed its page, and turns the page if possible.
  private func controlDidChange() {
    let asked = control.currentPage
    control.currentPage = index
    if asked != index { _ = turn(asked > index ? .forward : .reverse) }
  }

  // MARK: Layout

  func install() {
    guard let view = pages.viewIfLoaded else { return }
    content.clipsToBounds = true
    view.addSubview(content)
    view.addSubview(control)
    control.addAction(
      UIAction { [weak pages] _ in pages?.perform { $0.controlDidChange() } }, for: .valueChanged)
    view.addGestureRecognizer(recognizer)
    askForIndex()
  }

  func layout() {
    guard let view = pages.viewIfLoaded else { return }
    var room = view.bounds
    control.isHidden = control.numberOfPages == 0
    if !control.isHidden {
      let height = UIApplication.look.height(of: .pageControl)
      let bottom = view.safeAreaInsets.bottom
      room.size.height -= height + bottom
      control.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: height)
    }
    if content.frame != room { content.frame = room }
    if !isOnScreen { prepareToAppear() }
    if finish == nil, held == nil { place() }
  }

  private func place() {
    for (index, page) in shown.enumerated() {
      let frame = frame(of: index, shiftedBy: 0)
      if let view = page.viewIfLoaded, view.frame != frame { view.frame = frame }
    }
  }

  /// - Parameter shift: The number of pages by which the page is moved from its place.
  private func frame(of index: Int, shiftedBy shift: CGFloat) -> CGRect {
    let size = content.bounds.size
    let step = UIApplication.look.step(.point)
    let count = CGFloat(max(1, shown.count))
    let left = step.round(size.width * CGFloat(index) / count, .horizontal)
    let right = step.round(size.width * CGFloat(index + 1) / count, .horizontal)
    var frame = CGRect(x: left, y: 0, width: right - left, height: size.height)
    if isHorizontal {
      frame.origin.x += shift * (size.width + pages.interPageSpacing)
    } else {
      frame.origin.y += shift * (size.height + pages.interPageSpacing)
    }
    return frame
  }

  /// Updates the spine location of a book, which can display two pages on a wide screen.
  func sizeWillChange(to size: CGSize) {
    guard pages.transitionStyle == .pageCurl, let view = pages.viewIfLoaded,
      (size.width > size.height) != (view.bounds.width > view.bounds.height)
    else { return }
    let location = pages.delegate?.pageViewController(
      pages, spineLocationFor: size.width > size.height ? .landscapeLeft : .portrait)
    if let location { pages.spineLocation = location }
  }
}

extension CGRect {
  fileprivate func moved(_ distance: CGFloat, _ isHorizontal: Bool) -> CGRect {
    offsetBy(dx: isHorizontal ? distance : 0, dy: isHorizontal ? 0 : distance)
  }
}

extension UIPageViewController.NavigationDirection {
  fileprivate var sign: CGFloat { self == .forward ? 1 : -1 }
}
