import UIKitDiagnostics
package import DisplayInterface
public import Foundation

/// A view that displays rows in sections, one below another.
///
/// Only visible rows have cells. The positions of rows result from their heights, which are estimated until a
/// row is displayed.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = coder.given("style") ?? .plain
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  private func setUp() {
    alwaysBounceVertical = true
    takeStyle()
    addGestureRecognizer(swipes)
    addGestureRecognizer(
      ListMenuGestureRecognizer { [weak self] point in
        guard let self, let path = indexPathForRow(at: point),
          let delegate = delegate as (any UITableViewDelegate)?
        else { return nil }
        return delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
          ?? editMenu(of: path, delegate)
      } tell: { [weak self] event, configuration in
        guard let self, let delegate = delegate as (any UITableViewDelegate)? else { return }
        switch event {
        case .display:
          delegate.tableView(self, willDisplayContextMenu: configuration, animator: nil)
        case .end:
          delegate.tableView(self, willEndContextMenuInteraction: configuration, animator: nil)
        }
      })
  }

  private func editMenu(
    of path: IndexPath, _ delegate: any UITableViewDelegate
  ) -> UIContextMenuConfiguration? {
    guard delegate.tableView(self, shouldShowMenuForRowAt: path) else { return nil }
    return ListEditMenu.configuration {
      delegate.tableView(self, canPerformAction: $0, forRowAt: path, withSender: self)
    } perform: { [weak self, weak delegate] action in
      guard let self else { return }
      delegate?.tableView(self, performAction: action, forRowAt: path, withSender: self)
    }
  }

  open package(set) var style: Style {
    didSet { takeStyle() }
  }

  private func takeStyle() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    discardData()
  }

  // MARK: Data

  open weak var dataSource: (any UITableViewDataSource)? {
    willSet { checkThread() }
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      checkThread()
      super.delegate = newValue
    }
  }

  package final weak var tableDelegate: (any UITableViewDelegate)?

  package override func delegateDidChange() {
    let delegate = super.delegate as? any UITableViewDelegate
    guard delegate !== tableDelegate else { return }
    tableDelegate = delegate
    reloadData()
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    willSet { checkThread() }
  }
  open var isPrefetchingEnabled = true { willSet { checkThread() } }

  /// Discards the data, and loads it again in the next layout pass.
  open func reloadData() {
    checkThread()
    discardData()
  }

  /// The number of sections; 1 without a data source.
  open var numberOfSections: Int {
    loadDataIfNeeded()
    return dataSource == nil ? 1 : geometry.sectionCount
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadDataIfNeeded()
    guard dataSource != nil else { return 0 }
    require(
      (0..<geometry.sectionCount).contains(section),
      "Requested the number of rows for section (\(section)) which is out of bounds.")
    return geometry.rowCount(inSection: section)
  }

  package final var geometry = ListGeometry()
  package final var isDataLoaded = false
  /// A number that changes when the data is reloaded, so that a pass notices that the app reloaded it
  /// meanwhile.
  package final var dataGeneration = 0
  package final var usesDefaults: Defaults = []
  package final var measuredWidth: CGFloat = 0

  // MARK: Sizes

  open var rowHeight: CGFloat = UITableView.automaticDimension {
    willSet { checkThread() }
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    willSet { checkThread() }
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    willSet { checkThread() }
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// The estimated height of rows. If it's 0, all exact heights are calculated before the first row is
  /// displayed.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    willSet { checkThread() }
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    willSet { checkThread() }
  }
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    willSet { checkThread() }
  }
  /// Has no effect.
  open var fillerRowHeight: CGFloat = 0 { willSet { checkThread() } }
  /// The padding above the header of every section in a plain list.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    willSet { checkThread() }
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled { willSet { checkThread() } }

  // MARK: Appearance

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    willSet { checkThread() }
    didSet { if separatorStyle != oldValue { heightsDidChange() } }
  }
  open var separatorColor: UIColor? = .separator {
    willSet { checkThread() }
    didSet { if separatorColor != oldValue { updateSeparators() } }
  }
  /// The effect behind the separators. Has no effect.
  open var separatorEffect: UIVisualEffect? { willSet { checkThread() } }
  open var separatorInset: UIEdgeInsets {
    get {
      separatorInsetStorage
        ?? UIEdgeInsets(
          top: 0, left: UIApplication.look.listMargin, bottom: 0,
          right: UIApplication.look.separatorEnd)
    }
    set {
      checkThread()
      separatorInsetStorage = newValue
      updateSeparators()
    }
  }
  package final var separatorInsetStorage: UIEdgeInsets?
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    willSet { checkThread() }
  }
  /// Has no effect.
  open var cellLayoutMarginsFollowReadableWidth = false { willSet { checkThread() } }
  open var insetsContentViewsToSafeArea = true { willSet { checkThread() } }

  /// A view above the rows, which scrolls with them.
  open var tableHeaderView: UIView? {
    willSet { checkThread() }
    didSet { accessoryDidChange(from: oldValue, to: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    willSet { checkThread() }
    didSet { accessoryDidChange(from: oldValue, to: tableFooterView) }
  }
  /// A view behind all rows, which has the size of the table view.
  open var backgroundView: UIView? {
    willSet { checkThread() }
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var sectionIndexMinimumDisplayRowCount = 0 { willSet { checkThread() } }
  open var sectionIndexColor: UIColor? { willSet { checkThread() } }
  open var sectionIndexBackgroundColor: UIColor? { willSet { checkThread() } }
  open var sectionIndexTrackingBackgroundColor: UIColor? { willSet { checkThread() } }
  /// Has no effect.
  open func reloadSectionIndexTitles() {}

  // MARK: Cells

  package final var cells: [IndexPath: UITableViewCell] = [:] { didSet { settledRows = nil } }
  /// The rows that the last layout displayed, until cells or heights change.
  final var settledRows: SettledRows?
  /// The values with which the frames of the visible cells were last computed.
  package final var rowPlaces: RowPlaces?
  package final var headers: [Int: UIView] = [:]
  package final var footers: [Int: UIView] = [:]
  /// The visible sections without a header.
  package final var sectionsWithoutHeader: [Int] = []
  package final var sectionsWithoutFooter: [Int] = []
  final var cellPool = ReusePool<UITableViewCell>()
  final var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
  final var cellMakers: [String: (String) -> UITableViewCell] = [:]
  final var headerFooterMakers: [String: (String) -> UITableViewHeaderFooterView] = [:]
  /// The cell that dequeuing returns while its row is configured again.
  final var reconfiguring: (path: IndexPath, cell: UITableViewCell)?
  package final var needsNewCells = false
  package final var isLayingOutRows = false
  /// Whether visible rows can move when the exact heights of other rows are calculated.
  package final var keepsOffset = false
  package final var prefetched: Set<IndexPath> = []

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier: identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier: identifier)
  }

  /// - Parameter nib: A nib whose only top-level object is the cell; `nil` to remove the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(
      cellMaker: nib.map { nib in { nib.makeCell(UITableViewCell.self, for: $0) } },
      identifier: identifier)
  }

  /// - Parameter nib: A nib whose only top-level object is the view; `nil` to remove the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(
      headerFooterMaker: nib.map { nib in
        { nib.makeCell(UITableViewHeaderFooterView.self, for: $0) }
      }, identifier: identifier)
  }

  /// Returns a reused cell, or a new one of the registered class; `nil` if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, for: nil)
  }

  /// Returns a reused cell, or a new one of the class registered for `identifier`.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueCell(identifier, for: indexPath) else {
      trap(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class \
        for the identifier or connect a prototype cell in a storyboard
        """)
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  /// Returns the cell of a row, or `nil` if the row isn't visible. After the data was reloaded, it creates the
  /// new cells.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    makeNewCells()
    return needsNewCells ? nil : cells[indexPath]
  }

  private func makeNewCells() {
    // The rows of an update have cells at once, not only after the next layout.
    if needsNewCells || keepsOffset { layoutRows() }
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.tableView === self ? cell.rowPath : nil
  }

  open var visibleCells: [UITableViewCell] {
    makeNewCells()
    return (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }

  open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths() }

  // MARK: Places

  open func rect(forSection section: Int) -> CGRect { rectOfSection(section) }
  open func rectForHeader(inSection section: Int) -> CGRect { rectOfHeader(section) }
  open func rectForFooter(inSection section: Int) -> CGRect { rectOfFooter(section) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectOfRow(indexPath) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
  }

  // MARK: Selection

  open var allowsSelection = true { willSet { checkThread() } }
  open var allowsSelectionDuringEditing = false { willSet { checkThread() } }
  open var allowsMultipleSelection = false { willSet { checkThread() } }
  open var allowsMultipleSelectionDuringEditing = false { willSet { checkThread() } }
  open var selectionFollowsFocus = false { willSet { checkThread() } }
  open var allowsFocus = true { willSet { checkThread() } }
  open var allowsFocusDuringEditing = true { willSet { checkThread() } }
  open var remembersLastFocusedIndexPath = false { willSet { checkThread() } }
  package final var selection: Set<IndexPath> = []
  package final var highlightedPath: IndexPath?

  open var indexPathForSelectedRow: IndexPath? { selection.min() }
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects a row without calling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath, animated: animated)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouchesBegan(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouchesMoved(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouchesEnded(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }

  // MARK: Updates

  package final var updateDepth = 0
  package final var collectedUpdate = ListUpdate()

  open var hasUncommittedUpdates: Bool { updateDepth > 0 || !placeholders.isEmpty }
  final let placeholders = ListPlaceholders()
  /// The closures that configure the cells of placeholders.
  final var placeholderHandlers: [ObjectIdentifier: (UITableViewCell) -> Void] = [:]

  /// Performs the changes in `updates` together.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { Turn.current.afterLayout { completion(true) } }
  }

  open func beginUpdates() { beginCollecting() }
  open func endUpdates() { endCollecting() }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    collect { $0.movedSections[section] = newSection }
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect { $0.insertedRows.formUnion(indexPaths) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Replaces the cells of rows by new ones.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Configures the existing cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    collect { $0.reconfiguredRows.formUnion(indexPaths) }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect { $0.movedRows[indexPath] = newIndexPath }
  }

  // MARK: Editing

  final lazy var swipes = SwipeActionsGestureRecognizer(self)

  open var isEditing: Bool {
    get { isEditingStorage }
    set {
      checkThread()
      setEditing(newValue, animated: false)
    }
  }
  package final var isEditingStorage = false
  /// Whether a user can drag the rows that the ``dragDelegate`` provides.
  open var dragInteractionEnabled = true {
    willSet { checkThread() }
    didSet { if dragInteractionEnabled != oldValue { dragging.delegatesDidChange() } }
  }

  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    willSet { checkThread() }
    didSet { dragging.delegatesDidChange() }
  }
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    willSet { checkThread() }
    didSet { dragging.delegatesDidChange() }
  }
  private lazy var dragging = TableDragging(self)

  /// Whether a drag that began in this table view is in progress.
  open var hasActiveDrag: Bool { dragging.hasActiveDrag }
  /// Whether a drag is over this table view.
  open var hasActiveDrop: Bool { dragging.hasActiveDrop }

  open func setEditing(_ editing: Bool, animated: Bool) {
    checkThread()
    showEditing(editing, animated: animated)
  }

  // MARK: Keyboard

  package override var accessibilityRole: AccessibilityRole? { .list }

  package override func nextFocus(from view: UIView, heading: FocusHeading) -> UIView? {
    nextRowFocus(from: view, heading: heading)
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    (delegate as (any UITableViewDelegate)?)?.tableView(
      self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, path: path(of:)),
      with: coordinator)
  }

  package override func handle(_ key: KeyPress) -> Bool {
    handleRowKey(key) || super.handle(key)
  }
  package final var focusAfterLayout: IndexPath?

  // MARK: Layout

  /// The rows determine the content size, even if constraints connect to the table view.
  package override func layoutDidSolveContentSize(width: CGFloat?, height: CGFloat?) {}

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let former = previousTraitCollection?.preferredContentSizeCategory
    if let former, former != traitCollection.preferredContentSizeCategory { measureAnew() }
  }

  open override func layoutSubviews() {
    layoutRows()
    super.layoutSubviews()
  }
}
