import Foundation
import Observation
import Portico
import Testing
import UIKit

@MainActor @Suite("Collections bound to an array")
struct CollectionBindingTests {
  typealias Shop = SectionBindingTests.Shop
  typealias Fruit = SectionBindingTests.Fruit

  final class FruitCell: UICollectionViewListCell {
    private(set) var text = ""
    private(set) var configured = 0

    func show(_ fruit: Fruit) {
      text = "\(fruit.id) \(fruit.price)"
      configured += 1
      var content = defaultContentConfiguration()
      content.text = text
      contentConfiguration = content
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  let collection: UICollectionView
  let shop = Shop()

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    collection = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    window.addSubview(collection)
    window.isHidden = false
  }

  private func cell(_ item: Int, _ section: Int = 0) -> FruitCell? {
    collection.cellForItem(at: IndexPath(item: item, section: section)) as? FruitCell
  }

  private func items(_ section: Int = 0) -> [String?] {
    CATransaction.flush()
    return (0..<collection.numberOfItems(inSection: section)).map { cell($0, section)?.text }
  }

  private func header(_ section: Int) -> String? {
    let view = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
    return
      ((view as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?
      .text
  }

  @Test("Items come, go, move and change in place")
  func changes() async {
    let binding = collection.bindItems(to: shop, \.fruits, as: FruitCell.self) { $0.show($1) }
    #expect(items() == ["Fig 1", "Date 1"])
    let fig = cell(0)
    shop.fruits.reverse()
    shop.fruits[1].price = 2
    shop.fruits.append(Fruit(id: "Kiwi"))
    await nextTurn()
    #expect(items() == ["Date 1", "Fig 2", "Kiwi 1"])
    #expect(cell(1) === fig && fig?.configured == 2)
    #expect(binding.element(at: IndexPath(item: 2, section: 0))?.id == "Kiwi")
    binding.end()
    shop.fruits = []
    await nextTurn()
    #expect(items().count == 3)
  }

  @Test("Sections have their titles, which change in place")
  func sections() async {
    collection.bindSections(to: shop, \.shelves, as: FruitCell.self) { $0.show($1) }
    #expect(items(0) == ["Boskoop 1", "Elstar 1"])
    #expect(items(1) == ["Currant 1"])
    #expect(header(0) == "Apples" && header(1) == "Berries")
    let boskoop = cell(0)
    shop.shelves[0].header = "All apples"
    await nextTurn()
    CATransaction.flush()
    #expect(header(0) == "All apples")
    #expect(cell(0) === boskoop && boskoop?.configured == 1)
    shop.shelves.remove(at: 0)
    await nextTurn()
    #expect(items(0) == ["Currant 1"])
    #expect(header(0) == "Berries")
  }

  @Test("A closure provides cells of several classes")
  func severalCells() {
    let registration = UICollectionView.CellRegistration<FruitCell, Fruit> { cell, _, fruit in
      cell.show(fruit)
    }
    collection.bindSections(to: shop, \.shelves) { collection, path, fruit in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: fruit)
    }
    #expect(items(0) == ["Boskoop 1", "Elstar 1"])
  }

  @Test("Neither side is kept alive")
  func keepsNothing() async {
    weak var weakCollection: UICollectionView?
    weak var weakShop: Shop?
    do {
      let gone = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      gone.bindItems(to: shop, \.fruits, as: FruitCell.self) { $0.show($1) }
      gone.bindSections(to: shop, \.shelves, as: FruitCell.self) { $0.show($1) }
      weakCollection = gone
      let lost = Shop()
      collection.bindItems(to: lost, \.fruits, as: FruitCell.self) { $0.show($1) }
      weakShop = lost
    }
    await nextTurn()
    #expect(weakCollection == nil && weakShop == nil)
  }
}
