import DisplayInterface
import Foundation

/// Displays the current pages of a page view controller, and the transitions between pages.
@MainActor package final class PageConductor {
  unowned let pages: UIPageViewController
  package private(set) var shown: [UIViewController] = []
  /// A scroll view as on iOS. Apps search the subviews for it, disable it, or follow its offset.
  private(set) lazy var scroller = pages.transitionStyle == .scroll ? PageScrollView(pages) : nil
  private(set) lazy var content = scroller ?? UIView()
  /// Contains the displayed pages. As on iOS, pages don't lie in the scroll view themselves, so that the origin of
  /// their views stays 0.
  var leaf = PageLeaf()
  /// Contains the pages that come or leave while pages are turned.
  var otherLeaf = PageLeaf()
  /// Whether a finger drags the scroll view.
  var isDragged = false
  /// The pages to which the finger that drags can turn.
  var around: [UIPageViewController.NavigationDirection: [UIViewController]] = [:]
  private let control = UIPageControl()
  /// The page that the page control displays.
  private var index = 0 {
    didSet { control.currentPage = index }
  }
  /// Ends the current page transition.
  private(set) var finish: ((_ finished: Bool) -> Void)? {
    didSet { if finish != nil { number += 1 } }
  }
  /// The number of the last page transition.
  private var number = 0
  /// The pages that a user drags.
  private(set) var held:
    (next: [UIViewController], direction: UIPageViewController.NavigationDirection)?
  private var isChanging = false
  /// The changes that were requested during a change.
  private var due: [() -> Void] = []
  private(set) lazy var recognizer = makeRecognizer()

  package init(_ pages: UIPageViewController) {
    self.pages = pages
  }

  /// Performs a change. Changes that pages request meanwhile are performed afterwards.
  func change(_ work: @escaping () -> Void) {
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
    if held != nil { endHold(isTurned: false, moves: false) }
    finish?(false)
    stopMoving()
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
    let transition = ContainerTransition(leaving: leaving, arriving: arriving, animated: animates)
    // A callback may remove the page view controller from the screen.
    transition.begin { isOnScreen }
    if animates {
      attachOtherLeaf(direction)
      swap(&leaf, &otherLeaf)
    }
    for (index, page) in shown.enumerated() where animates || arriving.contains(page) {
      put(page, at: index, in: leaf)
    }
    finish = { [self, pages] finished in
      finish = nil
      withExtendedLifetime(pages) { end(leaving: leaving, arriving: arriving) }
      completion?(finished)
    }
    if animates {
      turnLeaves(to: direction.sign)
    } else {
      for page in leaving { remove(page) }
      Turn.current.afterLayout(turningEnd())
    }
  }

  /// Returns a closure that ends the current transition, unless another one has begun meanwhile.
  func turningEnd() -> () -> Void {
    { [weak self, number] in self?.endTurning(number) }
  }

  func endTurning(_ number: Int? = nil) {
    change { [self, pages] in
      guard number == nil || number == self.number else { return }
      withExtendedLifetime(pages) {
        finish?(true)
        bringLeafBack()
      }
    }
  }

  /// Removes a page that another container takes.
  func release(_ page: UIViewController) {
    let isHeld = held?.next.contains { $0 === page } == true
    guard isHeld || shown.contains(where: { $0 === page }) else { return }
    letGo(isTurned: false)
    finish?(false)
    if !isBusy { stopMoving() }
    guard shown.contains(where: { $0 === page }) else { return }
    shown.removeAll { $0 === page }
    ContainerTransition(leaving: [page]).run { remove(page) }
  }

  private func end(leaving: [UIViewController], arriving: [UIViewController]) {
    for page in leaving { remove(page) }
    ContainerTransition(leaving: leaving, arriving: arriving).end()
    for page in leaving where page.parent === pages { page.removeFromParent() }
    for page in arriving where page.parent === pages { page.didMove(toParent: pages) }
  }

  var isOnScreen: Bool { pages.isVisible && pages.viewIfLoaded?.window != nil }

  func prepareToAppear() {
    for (index, page) in shown.enumerated() { put(page, at: index, in: leaf) }
  }

  private func put(_ page: UIViewController, at index: Int, in leaf: PageLeaf) {
    guard pages.isViewLoaded else { return }
    page.loadViewIfRequired()
    page.view.frame = frame(of: index)
    if page.view.superview !== leaf { leaf.addSubview(page.view) }
  }

  private func remove(_ page: UIViewController) {
    leaf.giveUp(page.viewIfLoaded)
    otherLeaf.giveUp(page.viewIfLoaded)
  }

  // MARK: Turning by the user

  var isBusy: Bool { finish != nil || held != nil || isChanging }

  /// Prepares the next or previous pages for dragging.
  ///
  /// - Returns: `true` if there are such pages.
  package func hold(_ direction: UIPageViewController.NavigationDirection) -> Bool {
    guard !isBusy, isOnScreen,
      let next = isDragged ? around[direction] : neighbours(direction), !isBusy
    else { return false }
    change { [self] in
      held = (next, direction)
      pages.delegate?.pageViewController(pages, willTransitionTo: next)
      for page in next { pages.addChild(page) }
      ContainerTransition(leaving: shown, arriving: next, animated: true).begin { isOnScreen }
      attachOtherLeaf(direction)
      for (index, page) in next.enumerated() { put(page, at: index, in: otherLeaf) }
    }
    return true
  }

  /// Ends dragging, and completes or cancels the transition.
  ///
  /// - Parameter moves: Whether the pages are moved to their places. The scroll view does so itself after a drag.
  package func letGo(isTurned: Bool, moves: Bool = true) {
    guard held != nil else { return }
    change { [self, pages] in
      withExtendedLifetime(pages) { endHold(isTurned: isTurned, moves: moves) }
    }
  }

  private func endHold(isTurned: Bool, moves: Bool) {
    guard let (next, direction) = held else { return }
    held = nil
    let former = shown
    if isTurned {
      shown = next
      index += direction == .forward ? 1 : -1
      for page in former { page.willMove(toParent: nil) }
    } else {
      for page in next { page.willMove(toParent: nil) }
      // If the page view controller has left the screen meanwhile, its pages appear again together with it.
      ContainerTransition(leaving: next, arriving: former, animated: true).begin { isOnScreen }
    }
    finish = { [self, pages] finished in
      finish = nil
      withExtendedLifetime(pages) {
        end(leaving: isTurned ? former : next, arriving: isTurned ? next : [])
        if !isTurned { ContainerTransition(arriving: former).end() }
        pages.delegate?.pageViewController(
          pages, didFinishAnimating: finished, previousViewControllers: former,
          transitionCompleted: isTurned)
      }
    }
    if isTurned { swap(&leaf, &otherLeaf) }
    if moves { turnLeaves(to: leaf.shift) }
  }

  /// Cancels the transition to the pages that a user drags.
  func cancelHold() {
    change { [self, pages] in
      withExtendedLifetime(pages) {
        endHold(isTurned: false, moves: false)
        finish?(true)
      }
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
  func neighbours(
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

  var isHorizontal: Bool { pages.navigationOrientation == .horizontal }

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
      if held == nil, distance != 0 { _ = hold(distance < 0 ? .forward : .reverse) }
      guard let held, length > 0 else { return }
      let progress = -distance / length
      moveLeaves(to: held.direction == .forward ? max(0, progress) : min(0, progress))
    case .ended:
      let sign = held.map { -$0.direction.sign } ?? 0
      letGo(isTurned: (distance + pace * 0.2) * sign > length / 2)
    default: letGo(isTurned: false)
    }
  }

  // MARK: Page control

  func dataSourceDidChange() {
    guard pages.isViewLoaded else { return }
    scroller?.bouncesAtEnds = pages.dataSource != nil
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
    content.addSubview(leaf)
    view.addSubview(content)
    // The scroll view also displays the space between pages, which is beside the view.
    if pages.interPageSpacing > 0 { view.clipsToBounds = true }
    view.addSubview(control)
    control.addAction(
      UIAction { [weak pages] _ in pages?.perform { $0.controlDidChange() } }, for: .valueChanged)
    if scroller == nil { view.addGestureRecognizer(recognizer) }
    dataSourceDidChange()
    // Apps read the size of the scroll view before the first layout.
    placeContent(in: view.bounds)
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
    placeContent(in: room)
    if !isOnScreen { prepareToAppear() }
    if finish == nil, held == nil { place() }
  }

  private func placeContent(in room: CGRect) {
    let frame = scroller == nil ? room : room.insetBy(dx: -margin.x, dy: -margin.y)
    if content.frame != frame { content.frame = frame }
  }

  private func place() {
    placeLeaf()
    for (index, page) in shown.enumerated() {
      let frame = frame(of: index)
      if let view = page.viewIfLoaded, view.frame != frame { view.frame = frame }
    }
  }

  /// Returns the place of a page in its leaf.
  private func frame(of index: Int) -> CGRect {
    let size = leafFrame(shiftedBy: 0).size
    let step = UIApplication.look.step(.point)
    let count = CGFloat(max(1, shown.count))
    let left = step.round(size.width * CGFloat(index) / count, .horizontal)
    let right = step.round(size.width * CGFloat(index + 1) / count, .horizontal)
    return CGRect(x: left, y: 0, width: right - left, height: size.height)
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

extension UIPageViewController.NavigationDirection {
  var sign: CGFloat { self == .forward ? 1 : -1 }
}
