import Foundation

extension InterfacePart {
  func configure(_ view: UICollectionView) {
    configureScrollView(view)
    ignore("dataMode", "springLoaded")
    set("allowsSelection", of: view, \.allowsSelection)
    set("allowsMultipleSelection", of: view, \.allowsMultipleSelection)
    set("prefetchingEnabled", of: view, \.isPrefetchingEnabled)
    if let background: UIView = object(key: "backgroundView") { view.backgroundView = background }
    for prototype in element.elements(in: "cells") {
      prototype.setDeferred()
      guard let identifier = prototype["reuseIdentifier"],
        let maker = prototypeMaker(prototype, as: UICollectionViewCell.self)
      else { continue }
      view.register(cellMaker: maker, identifier: identifier)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let prototype = element.children.first(where: { $0.key == key }) else { continue }
      prototype.setDeferred()
      guard let identifier = prototype["reuseIdentifier"],
        let maker = prototypeMaker(prototype, as: UICollectionReusableView.self)
      else { continue }
      view.register(supplementaryMaker: maker, kind: kind, identifier: identifier)
    }
  }

  func configure(_ layout: UICollectionViewFlowLayout) {
    set("minimumLineSpacing", of: layout, \.minimumLineSpacing)
    set("minimumInteritemSpacing", of: layout, \.minimumInteritemSpacing)
    set("scrollDirection", of: layout, \.scrollDirection)
    set("sectionHeadersPinToVisibleBounds", of: layout, \.sectionHeadersPinToVisibleBounds)
    set("sectionFootersPinToVisibleBounds", of: layout, \.sectionFootersPinToVisibleBounds)
    set("itemSize", of: layout, \.itemSize)
    set("estimatedItemSize", of: layout, \.estimatedItemSize)
    if value("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    set("headerReferenceSize", of: layout, \.headerReferenceSize)
    set("footerReferenceSize", of: layout, \.footerReferenceSize)
    set("sectionInset", of: layout, \.sectionInset)
  }

  func configure(_ view: UICollectionReusableView) {
    let cell = view as? UICollectionViewCell
    if let cell, let content = part(key: "contentView") {
      if let view = customContent(content) {
        cell.contentView = view
      } else {
        assembly.adopt(cell.contentView, for: content)
      }
    }
    configureView(view)
    _ = self["reuseIdentifier"]
    _ = part("size", key: "customSize")
    guard let cell else { return }
    if let view: UIView = object(key: "backgroundView") { cell.backgroundView = view }
    if let view: UIView = object(key: "selectedBackgroundView") {
      cell.selectedBackgroundView = view
    }
  }
}

extension UICollectionViewLayout: InterfaceValue {
  package static func read(_ name: String, of part: InterfacePart) -> Self? {
    part.object(key: name, as: self)
  }
}
