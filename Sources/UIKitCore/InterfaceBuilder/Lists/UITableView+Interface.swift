import UIKitDiagnostics
import Foundation

extension InterfacePart {
  func configure(_ table: UITableView) {
    configureScrollView(table)
    set("rowHeight", of: table, \.rowHeight)
    set("estimatedRowHeight", of: table, \.estimatedRowHeight)
    set("sectionHeaderHeight", of: table, \.sectionHeaderHeight)
    set("sectionFooterHeight", of: table, \.sectionFooterHeight)
    set("estimatedSectionHeaderHeight", of: table, \.estimatedSectionHeaderHeight)
    set("estimatedSectionFooterHeight", of: table, \.estimatedSectionFooterHeight)
    set("sectionHeaderTopPadding", of: table, \.sectionHeaderTopPadding)
    set("separatorStyle", of: table, \.separatorStyle)
    set("separatorColor", of: table, \.separatorColor)
    set("separatorInset", of: table, \.separatorInset)
    ignore("separatorInsetReference", "dataMode", "springLoaded")
    set("allowsSelection", of: table, \.allowsSelection)
    set("allowsMultipleSelection", of: table, \.allowsMultipleSelection)
    set("allowsSelectionDuringEditing", of: table, \.allowsSelectionDuringEditing)
    set(
      "allowsMultipleSelectionDuringEditing", of: table, \.allowsMultipleSelectionDuringEditing)
    set(
      "sectionIndexMinimumDisplayRowCount", of: table, \.sectionIndexMinimumDisplayRowCount)
    set("sectionIndexColor", of: table, \.sectionIndexColor)
    set("sectionIndexBackgroundColor", of: table, \.sectionIndexBackgroundColor)
    set(
      "sectionIndexTrackingBackgroundColor", of: table, \.sectionIndexTrackingBackgroundColor)
    if let view: UIView = object(key: "tableHeaderView") { table.tableHeaderView = view }
    if let view: UIView = object(key: "tableFooterView") { table.tableFooterView = view }
    if let view: UIView = object(key: "backgroundView") { table.backgroundView = view }
    // The file stores the refresh control of a table view controller in the controller.
    if element.key == "view", let controller = element.parent {
      let control: UIRefreshControl? = part(controller).object(key: "refreshControl")
      if let control { table.refreshControl = control }
    }
    registerPrototypes(of: table)
    makeStaticContent(of: table)
  }

  private func registerPrototypes(of table: UITableView) {
    for prototype in element.elements(in: "prototypes") {
      prototype.setDeferred()
      guard let identifier = prototype["reuseIdentifier"] else {
        if prototype.name == "tableViewCell" {
          part(prototype).warn("a prototype without a reuse identifier can't be used")
        }
        continue
      }
      guard let maker = prototypeMaker(prototype, as: UITableViewCell.self) else { continue }
      table.register(cellMaker: { _ in maker() }, identifier: identifier)
    }
  }

  /// Returns a closure that creates objects of a prototype.
  func prototypeMaker<Cell: UIView>(_ prototype: InterfaceElement, as type: Cell.Type) -> (
    () -> Cell
  )? {
    if assembly.isCheck {
      _ = assembly.make(prototype)
      return nil
    }
    guard let interface = assembly.interface else { return nil }
    return {
      let assembly = interface.assembly()
      guard let cell = assembly.make(prototype) as? Cell else {
        trap(
          "\(assembly.document.fileName):\(prototype.line): <\(prototype.name)> is no "
            + String(describing: Cell.self))
      }
      assembly.finish()
      assembly.reportUnread(in: prototype)
      return cell
    }
  }

  // MARK: Static content

  private func makeStaticContent(of table: UITableView) {
    let sections = parts(in: "sections").map { section in
      StaticTableSection(
        header: section.value("headerTitle"), footer: section.value("footerTitle"),
        rows: section.parts(in: "cells").compactMap { cell in
          (assembly.make(cell.element) as? UITableViewCell).map {
            StaticTableSection.Row(cell: $0, height: cell.value("rowHeight"))
          }
        })
    }
    guard !sections.isEmpty, !assembly.isCheck else { return }
    guard let controller = table.tableViewController(of: self) else {
      fail("Static table views are only valid when embedded in UITableViewController instances")
      return
    }
    controller.staticSections = sections
  }

  func configure(_ cell: UITableViewCell) {
    ignore(
      "textLabel", "detailTextLabel", "imageView", "style", "rowHeight", "hidesAccessoryWhenEditing"
    )
    set("accessoryType", of: cell, \.accessoryType)
    set("editingAccessoryType", of: cell, \.editingAccessoryType)
    set("selectionStyle", of: cell, \.selectionStyle)
    set("focusStyle", of: cell, \.focusStyle)
    set("indentationLevel", of: cell, \.indentationLevel)
    set("indentationWidth", of: cell, \.indentationWidth)
    set("shouldIndentWhileEditing", of: cell, \.shouldIndentWhileEditing)
    set("showsReorderControl", of: cell, \.showsReorderControl)
    set("separatorInset", of: cell, \.separatorInset)
    if let content = part("tableViewCellContentView", key: "contentView") {
      adoptParts(of: cell, in: content.element)
      if let view = customContent(content) {
        cell.contentView = view
      } else {
        assembly.adopt(cell.contentView, for: content)
      }
    }
    configureView(cell)
    if let view: UIView = object(key: "backgroundView") { cell.backgroundView = view }
    if let view: UIView = object(key: "selectedBackgroundView") {
      cell.selectedBackgroundView = view
    }
    if let view: UIView = object(key: "accessoryView") { cell.accessoryView = view }
    if let view: UIView = object(key: "editingAccessoryView") { cell.editingAccessoryView = view }
  }

  /// Returns the content view for which the file declares a class; `nil` to use the cell's own content view.
  func customContent(_ content: InterfacePart) -> UIView? {
    content["customClass"] == nil ? nil : assembly.make(content.element) as? UIView
  }

  /// Registers the labels and the image of a cell with a standard style, which the cell itself creates.
  private func adoptParts(of cell: UITableViewCell, in content: InterfaceElement) {
    let own: [(String, @MainActor () -> UIView?)] = [
      ("textLabel", { cell.textLabel }), ("detailTextLabel", { cell.detailTextLabel }),
      ("imageView", { cell.imageView }),
    ]
    for (attribute, view) in own {
      guard let id = element[attribute],
        let child = content.children.first(where: { $0.name == "subviews" })?.children.first(
          where: { $0.id == id }),
        let view = view()
      else { continue }
      assembly.adopt(view, for: part(child))
    }
  }
}

extension UITableView {
  /// Returns the controller whose view is this table view, which `part` describes.
  fileprivate func tableViewController(of part: InterfacePart) -> UITableViewController? {
    guard part.element.key == "view", let id = part.element.parent?.id else { return nil }
    return part.assembly.objects[id] as? UITableViewController
  }
}
