public import Foundation

/// A binding of a list to an array; see ``BindingTarget/bindRows(to:_:as:animated:configure:)``.
///
/// Use the binding to get the element of a selected row:
///
/// ```swift
/// func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///   if let result = rows.element(at: indexPath) { viewModel.select(result) }
/// }
/// ```
@MainActor public struct ListBinding<Element: Identifiable & Equatable> {
  let binding: ViewBinding
  let shown: ShownList<Element>

  /// The elements that the list shows, in order.
  public var elements: [Element] { shown.rows.flatMap { $0 } }

  /// Returns the element of a row, or `nil` if there is no such row.
  public func element(at indexPath: IndexPath) -> Element? {
    shown.element(at: indexPath)
  }

  /// A Boolean value that indicates whether the binding is active. It is `true` until the binding ends.
  public var isActive: Bool { binding.isActive }

  /// Ends the binding; the list keeps the rows it shows.
  public func end() {
    binding.end()
  }
}
