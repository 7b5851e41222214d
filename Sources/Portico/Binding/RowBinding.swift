public import Foundation

/// Keeps the rows of a table what an array is; see ``BindingTarget/bindRows(to:_:as:animated:configure:)``.
@MainActor public struct RowBinding<Element: Identifiable & Equatable> where Element.ID: Sendable {
  let setting: RowSetting<Element>

  /// The elements that the table shows, in order.
  public var elements: [Element] { setting.elements }

  /// The element in a row; `nil` if there is no such row.
  public func element(at indexPath: IndexPath) -> Element? {
    setting.element(at: indexPath)
  }

  /// Whether the binding has not ended.
  public var isActive: Bool { setting.isActive }

  /// Ends the binding; the table keeps the rows it shows.
  public func end() {
    setting.end()
  }
}
