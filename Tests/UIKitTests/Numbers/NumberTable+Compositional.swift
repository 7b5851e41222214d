import UIKit

extension NumberTable {
  private static func dimensions(_ kind: Int, _ number: CGFloat) -> NSCollectionLayoutDimension {
    switch kind {
    case 0: .fractionalWidth(number)
    case 1: .fractionalHeight(number)
    case 2: .absolute(number)
    default: .estimated(number)
    }
  }

  private static func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  /// A section of groups of two items, with a header and something on each item.
  private static func section(
    size own: NSCollectionLayoutSize? = nil, group: NSCollectionLayoutGroup? = nil
  ) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(8, 16), elementKind: "header",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: own ?? size(48, 32), supplementaryItems: [badge])
    let group =
      group
      ?? NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)),
        subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(100, 16), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
    ]
    return section
  }

  private static func shown(_ section: NSCollectionLayoutSection) -> UIView {
    Collection(UICollectionViewCompositionalLayout(section: section))
  }

  static func compositionalLayouts() -> [NumberRow] {
    let own = value("NSCollectionLayoutSection", { section() }, shownBy: shown)
    let item = value("NSCollectionLayoutItem", { NSCollectionLayoutItem(layoutSize: size(48, 32)) })
    { item in
      shown(
        section(
          group: .vertical(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)),
            subitems: [item])))
    }
    let configuration = value(
      "UICollectionViewCompositionalLayoutConfiguration",
      { UICollectionViewCompositionalLayoutConfiguration() }
    ) {
      Collection(
        UICollectionViewCompositionalLayout(section: section(), configuration: $0))
    }
    var rows: [NumberRow] = []
    for (kind, name) in [
      "fractionalWidth(_:)", "fractionalHeight(_:)", "absolute(_:)",
      "estimated(_:)",
    ].enumerated() {
      rows.append(
        value("NSCollectionLayoutDimension", { section() }, shownBy: shown).change(name) {
          (root, number: CGFloat) in
          let dimension = dimensions(kind, number)
          root = section(
            size: NSCollectionLayoutSize(widthDimension: dimension, heightDimension: dimension))
        })
      rows.append(
        value("NSCollectionLayoutDimension.group", { section() }, shownBy: shown).change(name) {
          (root, number: CGFloat) in
          let dimension = dimensions(kind, number)
          root = section(
            group: .horizontal(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: dimension, heightDimension: dimension),
              subitems: [NSCollectionLayoutItem(layoutSize: size(20, 20))]))
        })
    }
    return rows + [
      own.property("contentInsets", \.contentInsets),
      own.property("interGroupSpacing", \.interGroupSpacing),
      item.property("contentInsets", \.contentInsets),
      configuration.property("interSectionSpacing", \.interSectionSpacing),
    ] + groups() + lists()
  }

  private static func groups() -> [NumberRow] {
    let count: KeyValuePairs<Hostile, Expected<Int>> = [
      .negative: .traps("Invalid parameter not satisfying: count > 0")
    ]
    func group(_ name: String, _ make: @escaping (Int) -> NSCollectionLayoutGroup) -> NumberRow {
      value("NSCollectionLayoutGroup", { section() }, shownBy: shown).change(name, count) {
        (root, number: Int) in root = section(group: make(number))
      }
    }
    func spacing(_ name: String, _ make: @escaping (CGFloat) -> NSCollectionLayoutSpacing)
      -> NumberRow
    {
      value("NSCollectionLayoutSpacing", { section() }, shownBy: shown).change(name) {
        (root, number: CGFloat) in
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(200, 40), subitem: NSCollectionLayoutItem(layoutSize: size(20, 20)),
          count: 3)
        group.interItemSpacing = make(number)
        root = section(group: group)
      }
    }
    func anchored(_ name: String, _ make: @escaping (CGPoint) -> NSCollectionLayoutAnchor)
      -> NumberRow
    {
      value("NSCollectionLayoutAnchor", { section() }, shownBy: shown).change(name) {
        (root, point: CGPoint) in
        let badge = NSCollectionLayoutSupplementaryItem(
          layoutSize: size(8, 16), elementKind: "header", containerAnchor: make(point),
          itemAnchor: make(point))
        root = section(
          group: .horizontal(
            layoutSize: size(200, 40),
            subitems: [
              NSCollectionLayoutItem(layoutSize: size(20, 20), supplementaryItems: [badge])
            ]))
      }
    }
    let item = NSCollectionLayoutItem(layoutSize: size(20, 20))
    return [
      group("horizontal(layoutSize:subitem:count:)") {
        .horizontal(layoutSize: size(200, 40), subitem: item, count: $0)
      },
      group("horizontal(layoutSize:repeatingSubitem:count:)") {
        .horizontal(layoutSize: size(200, 40), repeatingSubitem: item, count: $0)
      },
      group("vertical(layoutSize:subitem:count:)") {
        .vertical(layoutSize: size(200, 40), subitem: item, count: $0)
      },
      group("vertical(layoutSize:repeatingSubitem:count:)") {
        .vertical(layoutSize: size(200, 40), repeatingSubitem: item, count: $0)
      },
      spacing("fixed(_:)") { .fixed($0) },
      spacing("flexible(_:)") { .flexible($0) },
      anchored("init(edges:absoluteOffset:)") {
        NSCollectionLayoutAnchor(edges: [.top, .leading], absoluteOffset: $0)
      },
      anchored("init(edges:fractionalOffset:)") {
        NSCollectionLayoutAnchor(edges: [.bottom], fractionalOffset: $0)
      },
      value("NSCollectionLayoutGroupCustomItem", { section() }, shownBy: shown).change(
        "init(frame:zIndex:)"
      ) { (root, frame: CGRect) in
        root = section(
          group: .custom(layoutSize: size(200, 40)) { _ in
            [
              NSCollectionLayoutGroupCustomItem(frame: frame),
              NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: .max),
            ]
          })
      },
      value("NSCollectionLayoutBoundarySupplementaryItem", { section() }, shownBy: shown).change(
        "init(layoutSize:elementKind:alignment:absoluteOffset:)"
      ) { (root, offset: CGPoint) in
        root = section()
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(offset.x, offset.y),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .bottom,
          absoluteOffset: offset)
        header.pinToVisibleBounds = true
        root.boundarySupplementaryItems = [header]
      },
      value("NSCollectionLayoutSupplementaryItem", { section() }, shownBy: shown).change("zIndex") {
        (root, index: Int) in
        root = section()
        root.boundarySupplementaryItems[0].zIndex = index
        let item = NSCollectionLayoutDecorationItem.background(elementKind: "back")
        item.zIndex = index
        root.decorationItems = [item]
      },
    ]
  }

  private static func lists() -> [NumberRow] {
    [
      value(
        "UICollectionLayoutListConfiguration",
        { UICollectionLayoutListConfiguration(appearance: .insetGrouped) }
      ) {
        Collection(UICollectionViewCompositionalLayout.list(using: $0))
      }.property("headerTopPadding", \.headerTopPadding),
      view("UICollectionViewListCell") { () -> UICollectionViewListCell in
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        cell.contentConfiguration = UIListContentConfiguration.cell()
        cell.indentationLevel = 1
        return cell
      }.property("indentationLevel", \.indentationLevel),
      view("UICollectionViewListCell") { () -> UICollectionViewListCell in
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        cell.indentationLevel = 2
        return cell
      }.property("indentationWidth", \.indentationWidth),
    ]
  }

  static func listContent() -> [NumberRow] {
    let list = value(
      "UIListContentConfiguration",
      { () -> UIListContentConfiguration in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Some text"
        content.secondaryText = "More of it"
        content.image = UIImage(systemName: "star")
        return content
      }
    ) { content in
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 48))
      cell.contentConfiguration = content
      return cell
    }
    let background = value(
      "UIBackgroundConfiguration",
      { () -> UIBackgroundConfiguration in
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = .systemRed
        background.strokeColor = .black
        return background
      }
    ) { background in
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 48))
      cell.backgroundConfiguration = background
      return cell
    }
    let empty = value(
      "UIContentUnavailableConfiguration",
      { () -> UIContentUnavailableConfiguration in
        var content = UIContentUnavailableConfiguration.empty()
        content.text = "Nothing"
        content.secondaryText = "There is nothing here"
        content.image = UIImage(systemName: "star")
        content.button = .filled()
        return content
      }
    ) {
      let view = UIContentUnavailableView(configuration: $0)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 160)
      return view
    }
    return [
      list.property("directionalLayoutMargins", \.directionalLayoutMargins),
      list.property("imageToTextPadding", \.imageToTextPadding),
      list.property("textToSecondaryTextHorizontalPadding", \.textToSecondaryTextHorizontalPadding),
      list.property("textToSecondaryTextVerticalPadding", \.textToSecondaryTextVerticalPadding),
      list.property("alpha", \.alpha),
      list.property("textProperties.numberOfLines", \.textProperties.numberOfLines),
      list.property("textProperties.minimumScaleFactor", \.textProperties.minimumScaleFactor),
      list.property("imageProperties.cornerRadius", \.imageProperties.cornerRadius),
      list.property("imageProperties.maximumSize", \.imageProperties.maximumSize),
      list.property("imageProperties.reservedLayoutSize", \.imageProperties.reservedLayoutSize),
      list.property("imageProperties.strokeWidth", \.imageProperties.strokeWidth),
      background.property("cornerRadius", \.cornerRadius),
      background.property("backgroundInsets", \.backgroundInsets),
      background.property("strokeWidth", \.strokeWidth),
      background.property("strokeOutset", \.strokeOutset),
      empty.property("directionalLayoutMargins", \.directionalLayoutMargins),
      empty.property("imageToTextPadding", \.imageToTextPadding),
      empty.property("textToSecondaryTextPadding", \.textToSecondaryTextPadding),
      empty.property("textToButtonPadding", \.textToButtonPadding),
      empty.property("buttonToSecondaryButtonPadding", \.buttonToSecondaryButtonPadding),
      empty.property("textProperties.numberOfLines", \.textProperties.numberOfLines),
      empty.property("textProperties.minimumScaleFactor", \.textProperties.minimumScaleFactor),
      empty.property("imageProperties.cornerRadius", \.imageProperties.cornerRadius),
      empty.property("imageProperties.maximumSize", \.imageProperties.maximumSize),
    ]
  }
}
