import Foundation
import Testing
import UIKit
import UIKitCore

/// Source: UICellAccessory, its options and placements in Apple's documentation, and
/// `UICollectionViewListCell.accessories`.
@MainActor @Suite("Accessories of list cells") struct CellAccessoryTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  init() {
    window.addSubview(cell)
    window.isHidden = false
  }

  private func show(_ accessories: [UICellAccessory]) {
    cell.accessories = accessories
    cell.layoutIfNeeded()
  }

  private func box(_ width: CGFloat = 20) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
  }

  private func places(_ symbols: [CellSymbolView.Symbol]) -> [CGFloat] {
    symbols.compactMap { symbol in
      cell.all(CellSymbolView.self).first { $0.symbol == symbol }?.frame.minX
    }
  }

  @Test("The system's have an order of their own, whatever that of the array")
  func order() {
    show([.reorder(displayed: .always), .checkmark(), .disclosureIndicator(), .detail()])
    let places = places([.detail, .checkmark, .disclosure, .reorder])
    #expect(places.count == 4)
    #expect(places == places.sorted())
  }

  @Test("An app's view stands where its position says")
  func position() {
    let (first, second, last) = (box(), box(), box())
    let before = UICellAccessory.Placement.position(before: .disclosureIndicator())
    let after = UICellAccessory.Placement.position(after: .disclosureIndicator())
    show([
      .disclosureIndicator(), .checkmark(),
      .customView(configuration: .init(customView: first, placement: .trailing())),
      .customView(configuration: .init(customView: second, placement: .trailing(at: before))),
      .customView(configuration: .init(customView: last, placement: .trailing(at: after))),
    ])
    let (checkmark, disclosure) = (places([.checkmark])[0], places([.disclosure])[0])
    #expect(first.frame.minX < checkmark)
    #expect(checkmark < second.frame.minX && second.frame.minX < disclosure)
    #expect(disclosure < last.frame.minX)
  }

  @Test("A hidden one takes its room and isn't seen")
  func hidden() {
    show([.checkmark()])
    let width = cell.contentView.frame.width
    show([.checkmark(options: .init(isHidden: true))])
    #expect(cell.contentView.frame.width == width)
    #expect(cell.all(CellSymbolView.self).allSatisfy { $0.isHidden })
    show([])
    #expect(cell.contentView.frame.width > width)
  }

  @Test("One is centered in the width that is reserved for it")
  func reservedWidth() {
    let view = box()
    show([
      .customView(
        configuration: .init(
          customView: view, placement: .trailing(), reservedLayoutWidth: .custom(100)))
    ])
    let margin = cell.bounds.maxX - view.frame.maxX
    #expect(cell.contentView.frame.maxX <= view.frame.minX - 40)
    show([
      .customView(
        configuration: .init(
          customView: view, placement: .trailing(), reservedLayoutWidth: .actual))
    ])
    #expect(cell.bounds.maxX - view.frame.maxX == margin - 40)
  }

  @Test("Options say the color")
  func color() {
    let view = box()
    var configuration = UICellAccessory.CustomViewConfiguration(
      customView: view, placement: .leading(displayed: .always))
    configuration.tintColor = .purple
    var options = UICellAccessory.LabelOptions()
    options.tintColor = .green
    options.font = .boldSystemFont(ofSize: 9)
    show([
      .customView(configuration: configuration), .label(text: "7", options: options),
      .delete(displayed: .always, options: .init(backgroundColor: .blue)),
    ])
    #expect(view.tintColor == .purple)
    let label = cell.all(UILabel.self).first { $0.text == "7" }
    #expect(label?.textColor == .green)
    #expect(label?.font == .boldSystemFont(ofSize: 9))
    #expect(cell.all(CellSymbolView.self).first { $0.symbol == .delete }?.ownColor == .blue)
  }

  @Test("The one for multiple selection shows whether the cell is selected")
  func multiselect() {
    show([.multiselect(displayed: .always)])
    #expect(cell.all(CellSymbolView.self).map(\.symbol) == [.unselected])
    cell.isSelected = true
    #expect(cell.all(CellSymbolView.self).map(\.symbol) == [.selected])
  }

  @Test("Those for editing show while the collection view is edited")
  func editing() throws {
    let list = GroupedList([["a"]], appearance: .plain) { cell, _ in
      cell.accessories = [.delete(), .checkmark(displayed: .whenNotEditing)]
    }
    let cell = try #require(list.cell(0, 0))
    let shown = {
      list.view.layoutIfNeeded()
      return cell.all(CellSymbolView.self).filter { !$0.isHidden }.map(\.symbol)
    }
    #expect(shown() == [.checkmark])
    #expect(!cell.configurationState.isEditing)
    list.view.isEditing = true
    #expect(shown() == [.delete])
    #expect(cell.configurationState.isEditing)
  }

  @Test("A tap anywhere in the cell presents a pop-up menu, which tells what was chosen")
  func popUpMenu() throws {
    let list = GroupedList([["a"]], appearance: .plain) { cell, _ in
      let menu = UIMenu(children: ["Low", "High"].map { UIAction(title: $0) { _ in } })
      cell.accessories = [
        .popUpMenu(menu) { menu in
          cell.accessibilityValue = menu.selectedElements.first?.title
        }
      ]
    }
    let controller = UIViewController()
    list.window.rootViewController = controller
    controller.view.addSubview(list.view)
    list.window.layoutIfNeeded()
    let cell = try #require(list.cell(0, 0))
    #expect(cell.presentMenuByTap())
    pass()
    let presented = try #require(controller.presentedViewController)
    presented.view.control("High")?.press()
    #expect(cell.accessibilityValue == "High")
  }

  @Test(
    "An accessory of the leading edge is indented with the content, unless the cell says not to")
  func indentation() {
    cell.indentationLevel = 2
    show([.multiselect(displayed: .always)])
    let (symbol, content) = (places([.unselected])[0], cell.contentView.frame.minX)
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(abs(places([.unselected])[0] - (symbol - 20)) < 0.001)
    #expect(cell.contentView.frame.minX == content)
  }

  @Test("Two of the system's of one type stop the app")
  func duplicates() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UICollectionViewListCell(frame: .zero).accessories = [.checkmark(), .checkmark()]
      }
    }
    #expect(errorText(of: result).contains("more than one system accessory"))
  }
}
