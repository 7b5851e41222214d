import UIKit

extension NumberTable {
  /// A collection view of two sections whose data source and delegate say what a test wants.
  final class Collection: UICollectionView, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var sections = 2
    var items = 5
    var size: CGSize?
    var inset: UIEdgeInsets?
    var spacing: CGFloat?

    init(_ layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
      super.init(
        frame: CGRect(x: 0, y: 0, width: 240, height: 160), collectionViewLayout: layout)
      register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in ["header", UICollectionView.elementKindSectionHeader] {
        register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "view")
      }
      register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
        withReuseIdentifier: "view")
      dataSource = self
      delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
      collectionViewLayout.invalidateLayout()
      reloadData()
      layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { items }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = .systemBlue
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    { true }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    private var flow: UICollectionViewFlowLayout {
      collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      indexPath.item == 1 ? size ?? flow.itemSize : flow.itemSize
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { inset ?? flow.sectionInset }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { spacing ?? flow.minimumLineSpacing }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { spacing ?? flow.minimumInteritemSpacing }
  }

  /// A layout that puts the second item where a test says.
  final class OwnLayout: UICollectionViewLayout {
    var frame = CGRect(x: 50, y: 0, width: 40, height: 40)
    var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
    var contentSize = CGSize(width: 300, height: 300)

    override var collectionViewContentSize: CGSize { contentSize }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      [IndexPath(0, 0), IndexPath(0, 1)].compactMap { layoutAttributesForItem(at: $0) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame =
        indexPath.item == 0 ? CGRect(x: 0, y: 0, width: 40, height: 40) : frame
      if indexPath.item == 1 { change(attributes) }
      return attributes
    }
  }

  static func collectionViews() -> [NumberRow] {
    let collection = view("UICollectionView") { Collection() }
    let own = value("UICollectionViewLayout", { OwnLayout() }) { Collection($0) }
    let attributes = unseen("UICollectionViewLayoutAttributes") {
      UICollectionViewLayoutAttributes(forCellWith: IndexPath(0, 0))
    }
    func changed(
      _ name: String,
      _ expected: KeyValuePairs<Hostile, Expected<CGFloat>> = [:],
      _ change: @escaping (UICollectionViewLayoutAttributes, CGFloat) -> Void
    ) -> NumberRow {
      own.call("attributes.\(name)", expected) { layout, number in
        layout.change = { change($0, number) }
        layout.invalidateLayout()
      }
    }
    return [
      collection.call(
        "dataSource.numberOfSections",
        [
          .all: .traps("Failed to allocate data stores for ")
        ]
      ) { (view, count: Int) in
        view.sections = count
        view.reload()
      },
      collection.call(
        "dataSource.numberOfItemsInSection",
        [
          .all: .traps("items in section 0. Consider using fewer items")
        ]
      ) { (view, count: Int) in
        view.items = count
        view.reload()
      },
      collection.call(
        "numberOfItems(inSection:)",
        [
          .all: .traps("request for number of items in section")
        ]
      ) { (view, section: Int) in _ = view.numberOfItems(inSection: section) },
      collection.call("cellForItem(at:)") { _ = $0.cellForItem(at: $1) },
      collection.call("supplementaryView(forElementKind:at:)") {
        _ = $0.supplementaryView(forElementKind: "header", at: $1)
      },
      collection.call("layoutAttributesForItem(at:)") { _ = $0.layoutAttributesForItem(at: $1) },
      collection.call("layoutAttributesForSupplementaryElement(ofKind:at:)") {
        _ = $0.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader, at: $1)
      },
      collection.call("indexPathForItem(at:)") { _ = $0.indexPathForItem(at: $1) },
      collection.call(
        "scrollToItem(at:at:animated:)",
        [
          .all: .traps("attempt to scroll to invalid index path: ")
        ]
      ) { (view, path: IndexPath) in
        view.scrollToItem(at: path, at: .centeredVertically, animated: false)
      },
      collection.call("selectItem(at:animated:scrollPosition:)") { (view, path: IndexPath) in
        view.selectItem(at: path, animated: false, scrollPosition: .top)
      },
      collection.call("deselectItem(at:animated:)") { $0.deselectItem(at: $1, animated: false) },
      collection.call("dequeueReusableCell(withReuseIdentifier:for:)") {
        _ = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
      },
      collection.call("dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)") {
        _ = $0.dequeueReusableSupplementaryView(
          ofKind: "header", withReuseIdentifier: "view", for: $1)
      },
      collection.call("beginInteractiveMovementForItem(at:)") {
        _ = $0.beginInteractiveMovementForItem(at: $1)
      },
      collection.call("updateInteractiveMovementTargetPosition(_:)", [.nan: .traps(position)]) {
        (view, point: CGPoint) in
        view.layoutIfNeeded()
        _ = view.beginInteractiveMovementForItem(at: IndexPath(0, 1))
        view.updateInteractiveMovementTargetPosition(point)
        view.layoutIfNeeded()
        view.endInteractiveMovement()
      },
      collection.property("contentOffset", \.contentOffset, [.nan: .traps(bounds)]),
      collection.property("contentInset", \.contentInset, [.nan: .traps(bounds)]),
      collection.property("frame", \.frame, [.nan: .traps(position)]),
      collection.property("bounds", \.bounds, [.nan: .traps(bounds)]),
      collection.call("init(frame:collectionViewLayout:)", [.nan: .traps(position)]) {
        (_, frame: CGRect) in
        _ = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      },
      own.property("collectionViewContentSize", \.contentSize, [.nan: .traps(bounds)]),
      own.property("attributes.frame", \.frame, [.nan: .traps(position)]),
      changed("alpha") { $0.alpha = $1 },
      changed("transform") { $0.transform = CGAffineTransform(scaleX: $1, y: $1) },
      changed("size", [.nan: .traps("CALayer"), .negativeInfinity: .traps("CALayer")]) {
        $0.size = CGSize(width: $1, height: $1)
      },
      changed("center", [.nan: .traps(position)]) { $0.center = CGPoint(x: $1, y: $1) },
      attributes.property("frame", \.frame),
      attributes.property("center", \.center),
      attributes.property("size", \.size),
      attributes.property("bounds", \.bounds, [.all: .survives]),
      attributes.property("transform", \.transform, [.all: .survives]),
      attributes.property("transform3D", \.transform3D),
      attributes.property("alpha", \.alpha),
      attributes.property("zIndex", \.zIndex),
      attributes.property("indexPath", \.indexPath),
      attributes.call("init(forCellWith:)") { (_, path: IndexPath) in
        _ = UICollectionViewLayoutAttributes(forCellWith: path)
      },
      attributes.call("init(forSupplementaryViewOfKind:with:)") { (_, path: IndexPath) in
        _ = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
      },
      attributes.call("init(forDecorationViewOfKind:with:)") { (_, path: IndexPath) in
        _ = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "header", with: path)
      },
      own.call("attributes.indexPath") { (layout, path: IndexPath) in
        layout.change = { $0.indexPath = path }
        layout.invalidateLayout()
      },
    ] + collectionUpdates()
  }

  private static func collectionUpdates() -> [NumberRow] {
    let collection = view("UICollectionView") { Collection() }
    let malformed = "Invalid index path for use with UI"
    func paths(_ name: String, _ body: @escaping (Collection, [IndexPath]) -> Void) -> NumberRow {
      collection.call(
        name,
        [.malformed: .traps(malformed), .all: .traps("Invalid update: ")],
        { (view: Collection, path: IndexPath) in
          view.layoutIfNeeded()
          body(view, [path])
        })
    }
    func section(_ name: String, _ body: @escaping (Collection, Int) -> Void) -> NumberRow {
      collection.call(name, [.all: .traps("Invalid update: ")]) {
        (view: Collection, section: Int) in
        view.layoutIfNeeded()
        body(view, section)
      }
    }
    func sections(_ name: String, _ body: @escaping (Collection, IndexSet) -> Void) -> NumberRow {
      collection.call(name, [.malformed: .survives, .all: .traps("Invalid update: ")]) {
        (view: Collection, set: IndexSet) in
        view.layoutIfNeeded()
        body(view, set)
      }
    }
    return [
      paths("insertItems(at:)") { $0.insertItems(at: $1) },
      paths("deleteItems(at:)") { $0.deleteItems(at: $1) },
      paths("reloadItems(at:)") { $0.reloadItems(at: $1) },
      paths("reconfigureItems(at:)") { $0.reconfigureItems(at: $1) },
      paths("moveItem(at:to:)") { $0.moveItem(at: $1[0], to: IndexPath(0, 0)) },
      paths("moveItem(at:to:) target") { $0.moveItem(at: IndexPath(0, 0), to: $1[0]) },
      section("moveSection(_:toSection:)") { $0.moveSection($1, toSection: 0) },
      sections("insertSections(_:)") { $0.insertSections($1) },
      sections("deleteSections(_:)") { $0.deleteSections($1) },
      sections("reloadSections(_:)") { $0.reloadSections($1) },
    ]
  }

  static func flowLayouts() -> [NumberRow] {
    let flow = value("UICollectionViewFlowLayout", { UICollectionViewFlowLayout() }) {
      // Without a delegate, all items share the layout's size.
      let view = Collection($0)
      view.delegate = nil
      return view
    }
    let turned = value(
      "UICollectionViewFlowLayout.horizontal",
      { () -> UICollectionViewFlowLayout in
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = .horizontal
        flow.sectionHeadersPinToVisibleBounds = true
        flow.sectionFootersPinToVisibleBounds = true
        return flow
      }
    ) { Collection($0) }
    let collection = view("UICollectionViewDelegateFlowLayout") { Collection() }
    let refused: KeyValuePairs<Hostile, Expected<CGSize>> = [
      [.nan, .below]: .traps("negative sizes are not supported in the flow layout")
    ]
    var rows: [NumberRow] = []
    for flow: Specimen<UICollectionViewFlowLayout> in [flow, turned] {
      rows += [
        flow.property("itemSize", \.itemSize, refused),
        flow.property("estimatedItemSize", \.estimatedItemSize, refused),
        flow.property("minimumLineSpacing", \.minimumLineSpacing),
        flow.property("minimumInteritemSpacing", \.minimumInteritemSpacing),
        flow.property("headerReferenceSize", \.headerReferenceSize),
        flow.property("footerReferenceSize", \.footerReferenceSize),
        flow.property("sectionInset", \.sectionInset),
      ]
    }
    return rows + [
      collection.call("sizeForItemAt", refused) { (view, size: CGSize) in
        view.size = size
        view.reload()
      },
      collection.call("insetForSectionAt") { (view, inset: UIEdgeInsets) in
        view.inset = inset
        view.reload()
      },
      collection.call("minimumLineSpacingForSectionAt") { (view, spacing: CGFloat) in
        view.spacing = spacing
        view.reload()
      },
      flow.call("layoutAttributesForElements(in:)") { (layout, rect: CGRect) in
        let view = Collection(layout)
        view.layoutIfNeeded()
        _ = layout.layoutAttributesForElements(in: rect)
        _ = layout.shouldInvalidateLayout(forBoundsChange: rect)
        _ = layout.invalidationContext(forBoundsChange: rect)
        layout.prepare(forAnimatedBoundsChange: rect)
      },
      flow.call("layoutAttributesForItem(at:)") { (layout, path: IndexPath) in
        let view = Collection(layout)
        view.layoutIfNeeded()
        _ = layout.layoutAttributesForItem(at: path)
        _ = layout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: path)
        _ = layout.layoutAttributesForDecorationView(ofKind: "decoration", at: path)
        _ = layout.initialLayoutAttributesForAppearingItem(at: path)
        _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      },
      flow.call("targetContentOffset(forProposedContentOffset:)") { (layout, point: CGPoint) in
        let view = Collection(layout)
        view.layoutIfNeeded()
        _ = layout.targetContentOffset(forProposedContentOffset: point)
        _ = layout.targetContentOffset(
          forProposedContentOffset: point, withScrollingVelocity: point)
        _ = layout.targetIndexPath(
          forInteractivelyMovingItem: IndexPath(0, 0), withPosition: point)
        _ = layout.layoutAttributesForInteractivelyMovingItem(
          at: IndexPath(0, 0), withTargetPosition: point)
      },
      unseen("UICollectionViewLayoutInvalidationContext") {
        UICollectionViewLayoutInvalidationContext()
      }.property("contentOffsetAdjustment", \.contentOffsetAdjustment),
      unseen("UICollectionViewLayoutInvalidationContext") {
        UICollectionViewLayoutInvalidationContext()
      }.property("contentSizeAdjustment", \.contentSizeAdjustment),
      flow.call("invalidateLayout(with:)") { (layout, path: IndexPath) in
        let view = Collection(layout)
        view.layoutIfNeeded()
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [path])
        context.invalidateSupplementaryElements(ofKind: "header", at: [path])
        context.invalidateDecorationElements(ofKind: "header", at: [path])
        layout.invalidateLayout(with: context)
        view.layoutIfNeeded()
      },
    ]
  }
}
