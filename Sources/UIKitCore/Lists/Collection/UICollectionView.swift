import UIKitDiagnostics
package import DisplayInterface
public import Foundation

/// A view that displays items at positions that a layout determines.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    layoutStorage = coder.given("collectionViewLayout") ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  private func setUp() {
    layoutStorage.collectionView = self
    addGestureRecognizer(swipes)
    addGestureRecognizer(
      ListMenuGestureRecognizer { [weak self] point in
        guard let self, let delegate = delegate as (any UICollectionViewDelegate)? else {
          return nil
        }
        let path = indexPathForItem(at: point)
        return delegate.collectionView(
          self, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: point)
          ?? path.flatMap {
            delegate.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point)
              ?? self.editMenu(of: $0, delegate)
          }
      } tell: { [weak self] event, configuration in
        guard let self, let delegate = delegate as (any UICollectionViewDelegate)? else { return }
        switch event {
        case .display:
          delegate.collectionView(self, willDisplayContextMenu: configuration, animator: nil)
        case .end:
          delegate.collectionView(self, willEndContextMenuInteraction: configuration, animator: nil)
        }
      })
  }

  private func editMenu(
    of path: IndexPath, _ delegate: any UICollectionViewDelegate
  ) -> UIContextMenuConfiguration? {
    guard delegate.collectionView(self, shouldShowMenuForItemAt: path) else { return nil }
    return ListEditMenu.configuration {
      delegate.collectionView(self, canPerformAction: $0, forItemAt: path, withSender: self)
    } perform: { [weak self, weak delegate] action in
      guard let self else { return }
      delegate?.collectionView(self, performAction: action, forItemAt: path, withSender: self)
    }
  }

  // MARK: Layout

  package final var layoutStorage: UICollectionViewLayout
  package final var isLayoutValid = false

  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set {
      checkThread()
      replaceLayout(by: newValue)
    }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    checkThread()
    replaceLayout(by: layout)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    checkThread()
    replaceLayout(by: layout)
    if let completion { Turn.current.afterLayout { completion(true) } }
  }

  /// A closure that receives whether the animations completed, and whether the transition finished; `false`
  /// after a cancellation.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins an interactive transition to another layout. A gesture drives it by the progress of the returned
  /// layout.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    checkThread()
    require(
      !(layoutStorage is UICollectionViewTransitionLayout),
      "the collection is already part way through an interactive transition")
    let transition =
      (delegate as (any UICollectionViewDelegate)?)?.collectionView(
        self, transitionLayoutForOldLayout: layoutStorage, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: layoutStorage, nextLayout: layout)
    transition.completion = completion
    replaceLayout(by: transition)
    return transition
  }

  open func finishInteractiveTransition() { endInteractiveTransition(isFinished: true) }

  open func cancelInteractiveTransition() { endInteractiveTransition(isFinished: false) }

  private func endInteractiveTransition(isFinished: Bool) {
    checkThread()
    guard let transition = layoutStorage as? UICollectionViewTransitionLayout else {
      trap("the collection is not part way through an interactive transition")
    }
    replaceLayout(by: isFinished ? transition.nextLayout : transition.currentLayout)
    if let completion = transition.completion {
      Turn.current.afterLayout { completion(true, isFinished) }
    }
  }

  /// The items determine the content size, even if constraints connect to the collection view.
  package override func layoutDidSolveContentSize(width: CGFloat?, height: CGFloat?) {}

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let former = previousTraitCollection?.preferredContentSizeCategory
    if let former, former != traitCollection.preferredContentSizeCategory {
      layoutStorage.invalidateLayout()
    }
  }

  open override func layoutSubviews() {
    layoutElements()
    super.layoutSubviews()
  }

  package override func boundsWillChange(to newBounds: CGRect) {
    guard isLayoutValid, layoutStorage.shouldInvalidateLayout(forBoundsChange: newBounds) else {
      return
    }
    layoutStorage.invalidateLayout(
      with: layoutStorage.invalidationContext(forBoundsChange: newBounds))
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutDidBecomeInvalid()
  }

  // MARK: Data

  open weak var dataSource: (any UICollectionViewDataSource)? {
    willSet { checkThread() }
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      checkThread()
      super.delegate = newValue
    }
  }

  package final weak var collectionDelegate: (any UICollectionViewDelegate)?

  package override func restingOffset(_ planned: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutStorage.targetContentOffset(
      forProposedContentOffset: planned, withScrollingVelocity: velocity)
  }

  package override func delegateDidChange() {
    let delegate = super.delegate as? any UICollectionViewDelegate
    guard delegate !== collectionDelegate else { return }
    collectionDelegate = delegate
    layoutDidBecomeInvalid()
  }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    willSet { checkThread() }
  }
  open var isPrefetchingEnabled = true { willSet { checkThread() } }

  /// Discards the data, and loads it again in the next layout pass.
  open func reloadData() {
    checkThread()
    discardData()
  }

  open var numberOfSections: Int {
    loadDataIfNeeded()
    return counts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    loadDataIfNeeded()
    require(
      counts.indices.contains(section),
      "request for number of items in section \(section) when there are only \(counts.count) "
        + "sections in the collection view \(self)")
    return counts[section]
  }

  package final var counts: [Int] = []
  package final var isDataLoaded = false
  package final var dataGeneration = 0
  package final var needsNewElements = false
  package final var isLayingOut = false

  // MARK: Elements

  /// The key of an element. The kind of an item is empty.
  package struct ElementKey: Hashable {
    package var kind: String
    package var path: IndexPath
  }

  package final var cells: [IndexPath: UICollectionViewCell] = [:]
  package final var supplementaries: [ElementKey: UICollectionReusableView] = [:]
  /// The scroll views of sections that scroll orthogonally.
  package final var sectionScrollers: [Int: SectionScrollView] = [:]
  final var cellPool = ReusePool<UICollectionViewCell>()
  final var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]
  final var cellMakers: [String: () -> UICollectionViewCell] = [:]
  final var supplementaryMakers: [String: [String: () -> UICollectionReusableView]] = [:]
  final var reconfiguring: (path: IndexPath, cell: UICollectionViewCell)?

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier: identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerSupplementary(viewClass, kind: elementKind, identifier: identifier)
  }

  /// - Parameter nib: A nib whose only top-level object is the cell; `nil` to remove the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(
      cellMaker: nib.map { nib in { nib.makeCell(UICollectionViewCell.self, for: identifier) } },
      identifier: identifier)
  }

  /// - Parameter nib: A nib whose only top-level object is the view; `nil` to remove the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      supplementaryMaker: nib.map { nib in
        { nib.makeCell(UICollectionReusableView.self, for: identifier) }
      }, kind: kind, identifier: identifier)
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, for: indexPath)
  }

  open var backgroundView: UIView? {
    willSet { checkThread() }
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Returns the cell of an item, or `nil` if the item isn't visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    needsNewElements ? nil : cells[indexPath]
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.collectionView === self ? cell.path : nil
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementaries[ElementKey(kind: elementKind, path: indexPath)]
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    if pending.contains(.layout) { layoutElements() }
    return supplementaries.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.map { cells[$0]! } }

  open var indexPathsForVisibleItems: [IndexPath] {
    if pending.contains(.layout) { layoutElements() }
    return cells.keys.sorted()
  }

  // MARK: Places

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    guard contains(indexPath) else { return nil }
    return layoutStorage.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    require(
      contains(indexPath),
      "attempt to scroll to invalid index path: \(indexPath.nsDescription)")
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  open var allowsSelection = true { willSet { checkThread() } }
  open var allowsMultipleSelection = false { willSet { checkThread() } }
  open var allowsSelectionDuringEditing = false { willSet { checkThread() } }
  open var allowsMultipleSelectionDuringEditing = false { willSet { checkThread() } }
  open var selectionFollowsFocus = false { willSet { checkThread() } }
  open var allowsFocus = true { willSet { checkThread() } }
  open var allowsFocusDuringEditing = true { willSet { checkThread() } }
  open var remembersLastFocusedIndexPath = false { willSet { checkThread() } }
  package final var selection: Set<IndexPath> = []
  package final var highlightedPath: IndexPath?

  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// Selects an item without calling the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    itemTouchesBegan(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    itemTouchesMoved(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    itemTouchesEnded(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }

  package override var accessibilityRole: AccessibilityRole? { .list }

  package override func nextFocus(from view: UIView, heading: FocusHeading) -> UIView? {
    nextItemFocus(from: view, heading: heading)
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    (delegate as (any UICollectionViewDelegate)?)?.collectionView(
      self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, path: path(of:)),
      with: coordinator)
  }

  // MARK: Editing

  final lazy var swipes = SwipeActionsGestureRecognizer(self)

  open var isEditing = false {
    willSet { checkThread() }
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  private func editingDidChange() {
    swipes.close(animated: true)
    for cell in cells.values { cell.editingDidChange() }
  }

  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled { willSet { checkThread() } }
  /// Whether a user can drag the items that the ``dragDelegate`` provides.
  open var dragInteractionEnabled = true {
    willSet { checkThread() }
    didSet { if dragInteractionEnabled != oldValue { dragging.delegatesDidChange() } }
  }

  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    willSet { checkThread() }
    didSet { dragging.delegatesDidChange() }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    willSet { checkThread() }
    didSet { dragging.delegatesDidChange() }
  }
  private lazy var dragging = CollectionDragging(self)

  /// Whether a drag that began in this collection view is in progress.
  open var hasActiveDrag: Bool { dragging.hasActiveDrag }
  /// Whether a drag is over this collection view.
  open var hasActiveDrop: Bool { dragging.hasActiveDrop }

  // MARK: Interactive movement

  package final var movement: InteractiveMovement?

  /// The speed at which items make space for a moved item. Has no effect.
  open var reorderingCadence = ReorderingCadence.immediate { willSet { checkThread() } }

  /// Lifts an item if the data source allows moving it.
  ///
  /// - Returns: `true` if the item was lifted.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }

  /// Moves the lifted item. The others make space for it.
  ///
  /// - Parameter targetPosition: The position of its center in the collection view.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveLiftedItem(to: targetPosition)
  }

  /// Drops the item at its current place, and notifies the data source.
  open func endInteractiveMovement() { endMovement() }

  /// Returns the item to its former place.
  open func cancelInteractiveMovement() { cancelMovement() }

  // MARK: Updates

  /// The initial attributes of elements that the last update inserted and that aren't displayed yet.
  final var initialAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The views that the current update removes.
  final var leavingViews: [LeavingView] = []
  package final var updateDepth = 0
  package final var collectedUpdate = ListUpdate()

  open var hasUncommittedUpdates: Bool { updateDepth > 0 || !placeholders.isEmpty }
  final let placeholders = ListPlaceholders()
  /// The closures that configure the cells of placeholders.
  final var placeholderHandlers: [ObjectIdentifier: (UICollectionViewCell) -> Void] = [:]

  /// Performs the changes in `updates` together.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginCollecting()
    updates?()
    endCollecting()
    if let completion { Turn.current.afterLayout { completion(true) } }
  }

  open func insertSections(_ sections: IndexSet) {
    collect { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    collect { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    collect { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    collect { $0.movedSections[section] = newSection }
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    collect { $0.insertedRows.formUnion(indexPaths) }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    collect { $0.deletedRows.formUnion(indexPaths) }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    collect { $0.reloadedRows.formUnion(indexPaths) }
  }

  open func reconfigureItems(at indexPaths: [IndexPath]) {
    collect { $0.reconfiguredRows.formUnion(indexPaths) }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect { $0.movedRows[indexPath] = newIndexPath }
  }
}
