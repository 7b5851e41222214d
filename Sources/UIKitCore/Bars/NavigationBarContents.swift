import DisplayInterface
import Foundation

/// The views of a navigation bar: the back button, the other buttons, the title, and the lines below.
@MainActor package final class NavigationBarContents {
  private unowned let bar: UINavigationBar
  package var isStale = true

  private var left: [(UIBarButtonItem?, UIView)] = []
  /// The back button. It is reused for the next screen if its possible titles and its color are the same.
  private lazy var backButton = BarButton()
  private var backLook: ObjectIdentifier?
  /// The possible titles of the back button, the longest first, with the width of the button if it was measured.
  private var backTitles: [(title: String, width: CGFloat?)] = []
  private var right: [(UIBarButtonItem?, UIView)] = []
  private var middle: UIView?
  private var prompt: UILabel?
  /// Clips the large title to the part of its line that is not collapsed.
  private var largeTitle: UIView?
  private var search: UIView?
  private let rule = BarRule()
  package private(set) var background: UIColor?
  private var owned: [UIView] = []

  package init(_ bar: UINavigationBar) {
    self.bar = bar
  }

  // MARK: Height

  package var showsLargeTitle: Bool {
    guard bar.prefersLargeTitles, let items = bar.items, let item = items.last else { return false }
    // An automatic item inherits the mode of the item below it; the root item is large.
    for item in items.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return item.titleView == nil || item.title != nil
  }

  package var height: CGFloat {
    let look = UIApplication.look
    var height = isSearchAlone ? look.lineRoom : look.height(ofLined: .row)
    if searchBar != nil { height += searchHeight }
    guard !isSearchAlone else { return height }
    if bar.topItem?.prompt != nil { height += look.height(of: .prompt) }
    if showsLargeTitle { height += look.height(of: .largeTitle) }
    return height
  }

  /// The height without the collapsed part of the large title's line.
  package var shownHeight: CGFloat { height - min(collapse, collapsibleHeight) }

  private var collapsibleHeight: CGFloat {
    showsLargeTitle && !isSearchAlone ? UIApplication.look.height(of: .largeTitle) : 0
  }

  /// The distance by which scrolling has collapsed the large title's line, in points.
  private var collapse: CGFloat = 0
  /// Whether the title is in the row of the buttons.
  private var isTitleInline: Bool { collapsibleHeight == 0 || collapse >= collapsibleHeight }
  private var isAtScrollEdge = false

  package var hasScrollEdgeAppearance: Bool {
    bar.scrollEdgeAppearance != nil || bar.topItem?.scrollEdgeAppearance != nil
  }

  package func content(isScrolledBy distance: CGFloat) {
    let wasInline = isTitleInline
    let wasAtEdge = isAtScrollEdge
    let collapse = UIApplication.look.step(.point).round(
      distance.clamped(0, collapsibleHeight), .vertical, .down)
    isAtScrollEdge = distance <= 0
    guard collapse != self.collapse || isAtScrollEdge != wasAtEdge else { return }
    self.collapse = collapse
    if isTitleInline != wasInline || isAtScrollEdge != wasAtEdge { isStale = true }
    bar.setNeedsLayout()
  }

  /// Whether an active search hides the rest of the bar.
  private var isSearchAlone: Bool {
    guard let search = bar.topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  private var searchBar: UISearchBar? {
    guard let item = bar.topItem, let search = item.searchController else { return nil }
    return item.isSearchBarHidden && !search.isActive ? nil : search.searchBar
  }
  private var searchHeight: CGFloat {
    guard let searchBar else { return 0 }
    // The line below the bar already separates the field.
    return searchBar.intrinsicContentSize.height - UIApplication.look.lineRoom
  }

  // MARK: Views

  private func rebuild() {
    isStale = false
    let former = owned
    owned = []
    left = []
    right = []
    middle = nil
    prompt = nil
    largeTitle = nil
    search = nil
    if let item = bar.topItem { fill(with: item) }
    // Views that are used again aren't removed, so that they keep the first responder and their nodes.
    for view in former where view.superview === bar && !owned.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in owned where view.superview !== bar { bar.addSubview(view) }
    let present = bar.subviews.filter { one in owned.contains { $0 === one } }
    if !present.isIdentical(to: owned) { for view in owned { bar.bringSubviewToFront(view) } }
  }

  private func fill(with item: UINavigationItem) {
    item.searchController?.activityChanged = { [weak bar, weak item] in
      bar?.itemsDidChange()
      item?.changed?()
    }
    let standard = item.standardAppearance ?? bar.standardAppearance
    let atEdge = isAtScrollEdge ? item.scrollEdgeAppearance ?? bar.scrollEdgeAppearance : nil
    let appearance = atEdge ?? standard
    // A bar with a large title is transparent at the scroll edge, unless it has an appearance for that or the
    // look reserves space for lines.
    let isOnContent =
      atEdge == nil && isAtScrollEdge && !isTitleInline && bar.isTranslucent
      && UIApplication.look.lineRoom == 0
    let hasImage = bar.backgroundImage(for: .default) != nil
    background =
      isOnContent || hasImage
      ? nil : bar.barTintColor ?? appearance.backgroundColor ?? .systemBackground
    bar.mark(.content)
    let hidesRule = isOnContent || hasImage && bar.shadowImage != nil
    rule.color = hidesRule ? nil : appearance.shadowColor
    add(rule)
    if let searchBar { search = add(searchBar) }
    guard !isSearchAlone else { return }
    let leftItems = item.leftBarButtonItems ?? []
    for button in bar.leadingItems { append(button, to: &left, appearance) }
    if showsBack(item, leftItems: leftItems) {
      updateBackButton(appearance.backButtonAppearance.normal)
      left.append((nil, add(backButton)))
    }
    for button in leftItems { append(button, to: &left, appearance) }
    for button in item.rightBarButtonItems ?? [] { append(button, to: &right, appearance) }
    if let view = item.titleView {
      middle = add(view)
    } else if let title = item.title, isTitleInline {
      let attributes = bar.titleTextAttributes ?? appearance.titleTextAttributes
      let label = makeTitle(title, weight: .semibold, size: 17, attributes: attributes)
      middle = add(item.titleMenuProvider == nil ? label : makeMenuTitle(label, of: item))
    }
    if let text = item.prompt {
      prompt = makeTitle(text, weight: .regular, size: 13, attributes: [:])
      add(prompt!)
    }
    if showsLargeTitle, let title = item.largeTitle ?? item.title {
      let attributes = bar.largeTitleTextAttributes ?? appearance.largeTitleTextAttributes
      let label = makeTitle(title, weight: .bold, size: 34, attributes: attributes)
      label.textAlignment = .natural
      let room = UIView()
      room.clipsToBounds = true
      room.addSubview(label)
      largeTitle = add(room)
    }
  }

  @discardableResult
  private func add(_ view: UIView) -> UIView {
    owned.append(view)
    return view
  }

  private func append(
    _ item: UIBarButtonItem, to side: inout [(UIBarButtonItem?, UIView)],
    _ appearance: UINavigationBarAppearance
  ) {
    item.changed = { [weak bar] in bar?.itemsDidChange() }
    let look = item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
    guard
      let view = BarButtonItemView.make(for: item, attributes: look.normal.titleTextAttributes)
    else { return }
    side.append((item, add(view)))
  }

  private func showsBack(_ item: UINavigationItem, leftItems: [UIBarButtonItem]) -> Bool {
    guard bar.backItem != nil || item.backAction != nil, !item.hidesBackButton else { return false }
    return leftItems.isEmpty || item.leftItemsSupplementBackButton
  }

  private func updateBackButton(_ appearance: UIBarButtonItemStateAppearance) {
    let back = bar.backItem
    var title = back?.backBarButtonItem?.title ?? back?.backButtonTitle ?? back?.title ?? "Back"
    switch back?.backButtonDisplayMode {
    case .minimal: title = ""
    case .generic: title = "Back"
    default: break
    }
    // Apps hide the title by an offset out of the bar or by a transparent color.
    let offsets = [
      (back?.backBarButtonItem ?? UIBarButtonItem())
        .backButtonTitlePositionAdjustment(for: .default), appearance.titlePositionAdjustment,
    ]
    let color = appearance.titleTextAttributes[.foregroundColor] as? UIColor
    if offsets.contains(where: { abs($0.horizontal) >= 60 || abs($0.vertical) >= 44 })
      || color?.cgColor.alpha == 0
    {
      title = ""
    }
    let shown = back?.backBarButtonItem?.tintColor ?? (title.isEmpty ? nil : color)
    // The shorter ones leave more room to the bar's title.
    let titles = [title, "Back", ""].suffix(title.isEmpty ? 1 : title == "Back" ? 2 : 3)
    let look = ObjectIdentifier(type(of: UIApplication.look))
    guard
      !backTitles.map(\.title).elementsEqual(titles) || backButton.color != shown
        || backLook != look
    else { return }
    backButton = BarButton()
    backButton.accessibilityIdentifier = "BackButton"
    backButton.accessibilityLabel = title.isEmpty ? "Back" : title
    backButton.color = shown
    backButton.tapped = { [weak bar] in bar?.goBack() }
    backLook = look
    backTitles = titles.map { ($0, nil) }
    show(backTitle: title)
  }

  private func show(backTitle title: String) {
    let text = title.isEmpty ? "‹" : "‹ " + title
    guard backButton.title != text else { return }
    backButton.title = text
    backButton.face =
      UIApplication.look.showsPictures ? BackFace(title: title, color: backButton.color) : nil
  }

  /// Shortens the title of the back button until the title of the bar fits in the center.
  private func shortenBackTitle(in row: CGRect) {
    guard let index = left.firstIndex(where: { $0.0 == nil }), backButton.face != nil else {
      return
    }
    guard let title = middle as? UILabel else { return show(backTitle: backTitles[0].title) }
    let gap = UIApplication.look.gap
    func width(_ parts: [(UIBarButtonItem?, UIView)]) -> CGFloat {
      parts.reduce(0) {
        $0 + BarButtonItemView.size(of: $1.1, item: $1.0, within: row.size).width + gap
      }
    }
    var others = left
    others.remove(at: index)
    let (leading, trailing) = (width(others) + gap, width(right))
    let room = row.width - title.sizeThatFits(UIView.layoutFittingExpandedSize).width
    var fitting: Int?
    for (index, (title, known)) in backTitles.enumerated() where fitting == nil {
      if known == nil { show(backTitle: title) }
      let width = known ?? backButton.sizeThatFits(UIView.layoutFittingExpandedSize).width
      backTitles[index].width = width
      if max(leading + width, trailing) * 2 <= room { fitting = index }
    }
    show(backTitle: backTitles[fitting ?? backTitles.count - 1].title)
  }

  private func makeTitle(
    _ text: String, weight: UIFont.Weight, size: CGFloat,
    attributes: [NSAttributedString.Key: Any]
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: size, weight: weight)
    if let color = attributes[.foregroundColor] as? UIColor { label.textColor = color }
    label.textAlignment = .center
    label.accessibilityTraits = .header
    return label
  }

  /// Returns a button that displays the title and presents its menu.
  private func makeMenuTitle(_ label: UILabel, of item: UINavigationItem) -> UIView {
    let button = BarButton()
    button.title = label.text
    button.attributes = [
      .font: label.font ?? .systemFont(ofSize: 17), .foregroundColor: label.textColor ?? .label,
    ]
    button.accessibilityTraits = [.header, .button]
    button.tapped = { [weak item, unowned button] in
      guard let menu = item?.titleMenuProvider?([]) else { return }
      MenuController.present(menu, from: button)
    }
    return button
  }

  // MARK: Layout

  package func layout() {
    if isStale { rebuild() }
    guard bar.bounds.width > 0 else { return }
    let look = UIApplication.look
    let margin = look.gap
    let rowHeight = look.height(of: .row)
    var y: CGFloat = 0
    if let prompt {
      let height = look.height(of: .prompt)
      prompt.frame = CGRect(x: 0, y: 0, width: bar.bounds.width, height: height)
      y += height
    }
    let row = CGRect(x: margin, y: y, width: bar.bounds.width - 2 * margin, height: rowHeight)
    if !isSearchAlone {
      layoutRow(row)
      y += rowHeight
    }
    if let largeTitle {
      let height = look.height(of: .largeTitle)
      let taken = min(collapse, height)
      largeTitle.frame = CGRect(
        x: 2 * margin, y: y, width: bar.bounds.width - 4 * margin, height: height - taken)
      largeTitle.subviews[0].frame = CGRect(
        x: 0, y: -taken, width: largeTitle.bounds.width, height: height)
      y += height - taken
    }
    if let search {
      search.frame = CGRect(x: 0, y: y, width: bar.bounds.width, height: searchHeight)
      y += searchHeight
    }
    let thickness = look.hairline.height
    rule.frame = CGRect(
      x: 0, y: look.lineRoom > 0 ? y : bar.bounds.height - thickness, width: bar.bounds.width,
      height: thickness)
  }

  private func layoutRow(_ row: CGRect) {
    shortenBackTitle(in: row)
    let gap = UIApplication.look.gap
    var leftEdge = row.minX
    var rightEdge = row.maxX
    for (item, view) in right {
      let room = CGSize(width: max(0, rightEdge - leftEdge), height: row.height)
      let size = BarButtonItemView.size(of: view, item: item, within: room)
      view.frame = bar.directed(place(size, x: rightEdge - size.width, in: row))
      rightEdge -= size.width + gap
    }
    for (item, view) in left {
      // A wide back button leaves half of the bar to the title.
      let limit = item == nil && middle != nil ? row.width / 2 : rightEdge - leftEdge
      let room = CGSize(width: max(0, min(limit, rightEdge - leftEdge)), height: row.height)
      let size = BarButtonItemView.size(of: view, item: item, within: room)
      view.frame = bar.directed(place(size, x: leftEdge, in: row))
      leftEdge += size.width + gap
    }
    guard let middle else { return }
    let room = CGSize(width: max(0, rightEdge - leftEdge), height: row.height)
    let size = BarButtonItemView.size(of: middle, item: nil, within: room)
    let centred = row.midX - size.width / 2
    let x = min(max(centred, leftEdge), max(leftEdge, rightEdge - size.width))
    middle.frame = bar.directed(place(size, x: x, in: row))
  }

  private func place(_ size: CGSize, x: CGFloat, in row: CGRect) -> CGRect {
    let look = UIApplication.look
    let x = look.step(.point).round(x, .horizontal, .down)
    return look.centered(size, in: row, x: x, to: .point)
  }
}
