import UIKitDiagnostics
public import Foundation

/// Positions in lists: a section, and a row or item in it.
extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section. The path must have exactly two indices, for this property and those below.
  public var section: Int {
    get { self[checked(0, "UITableView", "row", "table view")] }
    set { self[checked(0, "UITableView", "row", "table view")] = newValue }
  }

  public var row: Int {
    get { self[checked(1, "UITableView", "row", "table view")] }
    set { self[checked(1, "UITableView", "row", "table view")] = newValue }
  }

  public var item: Int {
    get { self[checked(1, "UICollectionView", "item", "collection view")] }
    set { self[checked(1, "UICollectionView", "item", "collection view")] = newValue }
  }

  @inline(__always)
  private func checked(
    _ position: Int, _ type: String, _ element: String, _ list: String
  ) -> Int {
    require(
      count == 2,
      """
      Invalid index path for use with \(type). Index paths passed to \(list) must contain exactly \
      two indices specifying the section and \(element). Please use the category on NSIndexPath in \
      NSIndexPath+UIKitAdditions.h if possible.
      """)
    return position
  }

  /// The description of `NSIndexPath`.
  package var nsDescription: String {
    "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}

extension NSIndexPath {
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  public var section: Int { (self as IndexPath).section }
  public var row: Int { (self as IndexPath).row }
  public var item: Int { (self as IndexPath).item }
}
