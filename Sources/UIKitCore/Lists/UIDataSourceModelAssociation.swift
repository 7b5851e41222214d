public import Foundation

/// A data source that identifies its elements, so that a restored list shows the same ones.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
