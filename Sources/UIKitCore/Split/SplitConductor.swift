import Foundation

/// Keeps the visible content of a split view controller in sync with its columns, its size class and its
/// display mode.
@MainActor package final class SplitConductor {
  package typealias Column = UISplitViewController.Column
  package typealias Mode = UISplitViewController.DisplayMode

  /// A column whose view is in the hierarchy.
  struct Place {
    let controller: UIViewController
    let view: SplitColumnView

    @MainActor func removeView() {
      view.host = nil
      view.removeFromSuperview()
    }
  }

  unowned let split: UISplitViewController
  let style: UISplitViewController.Style
  /// The controllers that the app set for the columns.
  var controllers: [Column: UIViewController] = [:]
  /// The controllers that the split view contains for them: navigation controllers, if there are columns.
  var hosts: [Column: UIViewController] = [:]
  /// The secondary controller of a classic interface that no controller incorporated when it collapsed.
  package var preserved: UIViewController?
  /// The child whose call of `show` is forwarded.
  package weak var origin: UIViewController?

  package var isCollapsed = false
  /// The column that contains all others while the interface is collapsed.
  var base: Column = .primary
  var isAdapting = false
  /// Whether views are being added or removed. If a callback changes the size class meanwhile, adapting to it
  /// waits.
  private(set) var isUpdating = false

  private(set) var mode: Mode = .automatic
  /// The mode that the user, or ``UISplitViewController/show(_:)``, chose in place of the preferred one.
  private var chosen: Mode?

  var places: [Column: Place] = [:]
  /// The controllers that left their column, but are children until their view is removed.
  private var retiring: [UIViewController] = []
  private var arriving: [UIViewController] = []
  private let dimming = DimmingView(frame: .zero)
  private var wantsAnimation = false
  private var coordinator: TransitionCoordinator?
  private var finish: (() -> Void)?

  package init(_ split: UISplitViewController, style: UISplitViewController.Style) {
    self.split = split
    self.style = style
    dimming.touched = { [weak split] in split?.perform { _ = $0.hideOverlay() } }
  }

  var delegate: (any UISplitViewControllerDelegate)? { split.delegate }

  // MARK: Columns

  /// The columns from the leading edge.
  var order: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// Replaces the host of a column. The view hierarchy follows in the layout.
  func setHost(_ new: UIViewController?, for column: Column) {
    let old = hosts[column]
    guard new !== old else { return }
    hosts[column] = new
    if let old, !hosts.values.contains(where: { $0 === old }) { retire(old) }
    if let new { adopt(new) }
    columnsDidChange()
  }

  func adopt(_ host: UIViewController) {
    retiring.removeAll { $0 === host }
    guard host.parent !== split else { return }
    split.addChild(host)
    arriving.append(host)
  }

  func retire(_ host: UIViewController) {
    guard host.parent === split else { return }
    arriving.removeAll { $0 === host }
    host.willMove(toParent: nil)
    retiring.append(host)
  }

  func columnsDidChange() {
    if isOnScreen {
      split.view.setNeedsLayout()
    } else {
      update(putsIn: false)
    }
  }

  /// Makes columns children again that a navigation controller removed from its stack.
  package func adoptOrphans() {
    guard style != .unspecified, !isAdapting else { return }
    for host in hosts.values where host.parent == nil {
      split.addChild(host)
      host.didMove(toParent: split)
    }
  }

  // MARK: Mode

  private var isWide: Bool { size.width >= size.height }

  private var size: CGSize { split.viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }

  var behavior: UISplitViewController.SplitBehavior {
    if style != .unspecified, split.preferredSplitBehavior != .automatic {
      return split.preferredSplitBehavior
    }
    let asked = split.preferredDisplayMode.behavior
    if asked != .automatic { return asked }
    guard isWide else { return .overlay }
    return style == .tripleColumn && size.width < 1180 ? .displace : .tile
  }

  /// The mode for the app's preference and the user's choice.
  var suitableMode: Mode {
    let wanted = chosen ?? split.preferredDisplayMode
    let count = wanted == .automatic ? (isWide ? 1 : 0) : min(wanted.count, order.count - 1)
    return Mode(count: count, behavior: behavior)
  }

  var displayMode: Mode { mode == .automatic ? suitableMode : mode }

  package func preferenceDidChange() {
    chosen = nil
    modeMayHaveChanged()
  }

  func modeMayHaveChanged() {
    guard !isCollapsed, split.isViewLoaded else { return }
    let new = suitableMode
    guard new != mode else { return }
    setMode(new)
  }

  func setMode(_ new: Mode) {
    if isOnScreen, mode != .automatic {
      delegate?.splitViewController(split, willChangeTo: new)
      let before = layout(in: mode).columns
      let after = layout(in: new).columns
      if style != .unspecified {
        for column in after where !before.contains(column) {
          delegate?.splitViewController(split, willShow: column)
        }
        for column in before where !after.contains(column) {
          delegate?.splitViewController(split, willHide: column)
        }
      }
    }
    mode = new
    split.viewIfLoaded?.setNeedsLayout()
  }

  /// Sets a mode in place of the preferred one.
  func take(_ new: Mode) {
    chosen = new
    modeMayHaveChanged()
  }

  /// Sets a mode in place of the preferred one, with an animation.
  func choose(_ new: Mode) {
    chosen = new
    guard !isCollapsed, suitableMode != displayMode else { return }
    if isOnScreen, UIView.areAnimationsEnabled {
      wantsAnimation = true
      let coordinator = TransitionCoordinator(from: nil, to: nil, style: .none, duration: 0.3)
      self.coordinator = coordinator
      split.presentation.coordinator = coordinator
    }
    modeMayHaveChanged()
  }

  /// The mode to which the display mode button leads.
  var targetMode: Mode {
    let target = delegate?.targetDisplayModeForAction(in: split) ?? .automatic
    if target != .automatic { return target }
    let most = order.count - 1
    let count = displayMode.count
    return Mode(
      count: count == 0 ? 1 : count == most && most > 1 ? 1 : count == most ? 0 : most,
      behavior: behavior)
  }

  /// - Returns: `true` if a column covered the secondary one and is now being hidden.
  package func hideOverlay() -> Bool {
    guard !isCollapsed, split.presentsWithGesture, displayMode.count > 0,
      displayMode.behavior == .overlay
    else { return false }
    choose(.secondaryOnly)
    return true
  }

  // MARK: Display

  var isOnScreen: Bool { split.isVisible && split.viewIfLoaded?.window != nil }

  func layout(in mode: Mode) -> SplitLayout {
    var layout = SplitLayout(
      size: size, style: style, mode: mode, look: UIApplication.look)
    layout.primary = split.primaryWidth
    layout.supplementary = split.supplementaryWidth
    layout.isTrailing = isTrailing
    return layout
  }

  /// The columns whose views should be in the hierarchy.
  private var targets: [Column] {
    let shown = isCollapsed ? [base] : layout(in: displayMode).columns
    return shown.filter { hosts[$0] != nil }
  }

  /// Adds the views before the split view controller appears, so that they appear with it.
  func prepareToAppear() {
    adapt()
    modeMayHaveChanged()
    update()
  }

  func layout() {
    adapt()
    modeMayHaveChanged()
    update()
    placeColumns()
    updateButtons()
  }

  /// Adds the views that should be visible, and removes the others.
  ///
  /// - Parameter putsIn: Whether views are added. `false` if the split view controller isn't visible.
  func update(putsIn: Bool = true) {
    guard finish == nil else { return }
    let wasUpdating = isUpdating
    isUpdating = true
    defer {
      isUpdating = wasUpdating
      if !wasUpdating, !isAdapting, needsToAdapt { split.viewIfLoaded?.setNeedsLayout() }
    }
    let animated = wantsAnimation
    wantsAnimation = false
    defer { if finish == nil { endCoordinator() } }
    guard split.isViewLoaded else { return settle() }
    let targets = targets
    let leaving = places.filter { column, place in
      !targets.contains(column) || hosts[column] !== place.controller
    }
    // A controller can move to another column.
    for (column, _) in leaving { places[column] = nil }
    let arriving = putsIn ? targets.filter { places[$0] == nil } : []
    setColumnClasses()
    let departure = ContainerTransition(
      leaving: leaving.values.map(\.controller), animated: animated)
    let takeOut = {
      for place in leaving.values { place.removeView() }
      departure.end()
    }
    departure.begin()
    let animates = animated && isOnScreen && !(leaving.isEmpty && arriving.isEmpty)
    if !animates { takeOut() }
    for column in arriving where places[column] == nil { putIn(column, animated: animates) }
    guard animates else { return settle() }
    animate(leaving, takeOut)
  }

  private func putIn(_ column: Column, animated: Bool) {
    guard let host = hosts[column], let view = split.viewIfLoaded else { return }
    let place = Place(controller: host, view: SplitColumnView(frame: .zero))
    places[column] = place
    // A callback of the controller can change the columns.
    var isInPlace: Bool { places[column]?.view === place.view }
    host.loadViewIfRequired()
    guard isInPlace else { return }
    place.view.frame = columnFrame(column)
    place.view.host = host.view
    let arrival = ContainerTransition(arriving: [host], animated: animated)
    // Otherwise it appears together with the split view controller.
    arrival.begin { isOnScreen }
    guard isInPlace else { return }
    view.addSubview(place.view)
    arrange()
    if isOnScreen, !animated { arrival.endAfterLayout(in: split) }
  }

  /// Removes a column immediately.
  func takeOut(_ column: Column) {
    guard let place = places.removeValue(forKey: column) else { return }
    ContainerTransition(leaving: [place.controller]).run { place.removeView() }
  }

  private func animate(_ leaving: [Column: Place], _ takeOut: @escaping () -> Void) {
    let coordinator = coordinator
    coordinator?.begin(interactively: false)
    finish = { [self, split] in
      finish = nil
      takeOut()
      ContainerTransition(arriving: places.values.map(\.controller)).end()
      settle()
      endCoordinator()
      split.viewIfLoaded?.setNeedsLayout()
    }
    UIView.animate(withDuration: 0.3) {
      self.placeColumns()
      for (column, place) in leaving { place.view.frame = self.columnFrame(column) }
    } completion: { [weak self] _ in
      self?.finish?()
    }
  }

  private func endCoordinator() {
    let ended = coordinator
    coordinator = nil
    ended?.end(cancelled: false)
  }

  /// Ends the current animation, because the hierarchy is about to be changed.
  func finishAtOnce() {
    finish?()
    update()
  }

  /// Removes the controllers that left their columns from this container, and notifies those that were added.
  private func settle() {
    let gone = retiring
    retiring = []
    for host in gone where host.parent === split { host.removeFromParent() }
    let come = arriving
    arriving = []
    for host in come where host.parent === split { host.didMove(toParent: split) }
  }

  // MARK: Layout

  private func setColumnClasses() {
    for (column, host) in hosts where host.parent === split {
      let isNarrow = !isCollapsed && (column == .primary || column == .supplementary)
      host.setColumnClass(isNarrow ? .compact : .unspecified)
    }
  }

  /// Whether the primary column is at the right edge.
  private var isTrailing: Bool {
    (split.primaryEdge == .trailing) != (split.viewIfLoaded?.isRightToLeft ?? false)
  }

  /// Returns the frame of a column, including the line at its inner edge.
  private func columnFrame(_ column: Column) -> CGRect {
    guard !isCollapsed, column != .secondary, column != .compact else {
      return isCollapsed ? split.view.bounds : layout(in: displayMode).frame(of: column)
    }
    let layout = layout(in: displayMode)
    return layout.frame(of: column).union(layout.line(after: column))
  }

  private func placeColumns() {
    for (column, place) in places {
      let isLined = !isCollapsed && column != .secondary && column != .compact
      place.view.lineWidth = isLined ? layout(in: displayMode).line : 0
      place.view.isTrailing = isTrailing
      let frame = columnFrame(column)
      if place.view.frame != frame { place.view.frame = frame }
    }
    arrange()
  }

  /// Orders the views, with covering columns at the front.
  private func arrange() {
    guard let view = split.viewIfLoaded else { return }
    let covers =
      !isCollapsed && displayMode.behavior == .overlay && displayMode.count > 0
      && places[.secondary] != nil
    var wanted: [UIView] = []
    if let place = places[.secondary] { wanted.append(place.view) }
    if let place = places[.compact] { wanted.append(place.view) }
    if covers { wanted.append(dimming) }
    if let place = places[.supplementary] { wanted.append(place.view) }
    if let place = places[.primary] { wanted.append(place.view) }
    places[.secondary]?.view.isUserInteractionEnabled = !covers
    if covers {
      dimming.frame = view.bounds
      if dimming.superview !== view { view.addSubview(dimming) }
    } else if dimming.superview != nil {
      dimming.removeFromSuperview()
    }
    let present = view.subviews.filter { one in wanted.contains { $0 === one } }
    guard !present.isIdentical(to: wanted) else { return }
    for one in wanted { view.bringSubviewToFront(one) }
  }

  // MARK: Buttons

  private(set) lazy var button = makeButton { $0.choose($0.targetMode) }
  private lazy var secondaryOnlyButton = makeButton { $0.choose(.secondaryOnly) }

  private func makeButton(_ act: @escaping (SplitConductor) -> Void) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.handler = { [weak split] in split?.perform(act) }
    return item
  }

  private func updateButtons() {
    let canToggle = !isCollapsed && hosts.count > 1 && targetMode != displayMode
    button.isHidden = !canToggle
    if style == .unspecified {
      updateClassicButton()
    } else {
      updateColumnButtons(canToggle: canToggle)
    }
  }

  /// The app adds the button to a bar. Its appearance shows its action.
  private func updateClassicButton() {
    let hides = targetMode.count == 0
    let primary = hosts[.primary]
    let title = (primary as? UINavigationController)?.topViewController?.title ?? primary?.title
    button.title = hides ? nil : "‹ " + (title ?? "Back")
    button.image = hides ? UIImage(systemName: Self.expanding) : nil
    button.accessibilityLabel = hides ? "Full Screen" : title ?? "Back"
  }

  private static let expanding = "arrow.up.left.and.arrow.down.right"

  /// The split view adds the button at the leading edge of a bar.
  private func updateColumnButtons(canToggle: Bool) {
    let hides = targetMode.count < displayMode.count
    button.image = UIImage(systemName: "sidebar.leading")
    button.accessibilityLabel = hides ? "Hide Sidebar" : "Show Sidebar"
    secondaryOnlyButton.image = UIImage(systemName: Self.expanding)
    secondaryOnlyButton.accessibilityLabel = "Full Screen"
    let isWanted =
      switch split.displayModeButtonVisibility {
      case .never: false
      case .always: true
      case .automatic: split.presentsWithGesture
      }
    let leading = layout(in: displayMode).columns.first { hosts[$0] != nil }
    let showsSecondaryOnly =
      split.showsSecondaryOnlyButton && style == .tripleColumn && !isCollapsed
      && displayMode.count > 0
    for (column, host) in hosts {
      guard let navigation = host as? UINavigationController else { continue }
      var items: [UIBarButtonItem] = []
      if isWanted && canToggle && column == leading { items.append(button) }
      if showsSecondaryOnly && column == .secondary { items.append(secondaryOnlyButton) }
      navigation.navigationBar.leadingItems = items
    }
  }
}
