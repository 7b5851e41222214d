public import Foundation

extension _MadeByMetatype where Self: UITableView {
  @_silgen_name("UIKit_made_UITableView_frame_style") @preconcurrency @MainActor public init(
    frame: CGRect, style: UITableView.Style)

  @_silgen_name("UIKit_made_UITableView_frame_style") @MainActor static func made(
    _ frame: CGRect, _ style: UITableView.Style
  ) -> Self {
    unsafeDowncast(UITableView.make(self, frame, style), to: self)
  }
}

extension UITableView {
  @_silgen_name("UIKit_make_UITableView_frame_style") private convenience init(
    _ frame: CGRect, _ style: UITableView.Style, _: Void
  ) {
    self.init(frame: frame, style: style)
  }

  @_silgen_name("UIKit_make_UITableView_frame_style") private class func allocate(
    _ frame: CGRect, _ style: UITableView.Style
  ) -> UITableView

  fileprivate static func make(
    _ type: UITableView.Type, _ frame: CGRect, _ style: UITableView.Style
  ) -> UITableView {
    type.allocate(frame, style)
  }
}

extension _MadeByMetatype where Self: UITableViewCell {
  @_silgen_name("UIKit_made_UITableViewCell_style_reuseIdentifier") @preconcurrency @MainActor
  public init(style: UITableViewCell.CellStyle, reuseIdentifier identifier: String?)

  @_silgen_name("UIKit_made_UITableViewCell_style_reuseIdentifier") @MainActor static func made(
    _ style: UITableViewCell.CellStyle, _ identifier: __owned String?
  ) -> Self {
    unsafeDowncast(UITableViewCell.make(self, style, identifier), to: self)
  }
}

extension UITableViewCell {
  @_silgen_name("UIKit_make_UITableViewCell_style_reuseIdentifier") private convenience init(
    _ style: UITableViewCell.CellStyle, _ identifier: String?, _: Void
  ) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  @_silgen_name("UIKit_make_UITableViewCell_style_reuseIdentifier") private class func allocate(
    _ style: UITableViewCell.CellStyle, _ identifier: __owned String?
  ) -> UITableViewCell

  fileprivate static func make(
    _ type: UITableViewCell.Type, _ style: UITableViewCell.CellStyle, _ identifier: String?
  ) -> UITableViewCell {
    type.allocate(style, identifier)
  }
}

extension _MadeByMetatype where Self: UITableViewHeaderFooterView {
  @_silgen_name("UIKit_made_UITableViewHeaderFooterView_reuseIdentifier") @preconcurrency @MainActor
  public init(reuseIdentifier identifier: String?)

  @_silgen_name("UIKit_made_UITableViewHeaderFooterView_reuseIdentifier") @MainActor
  static func made(_ identifier: __owned String?) -> Self {
    unsafeDowncast(UITableViewHeaderFooterView.make(self, identifier), to: self)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("UIKit_make_UITableViewHeaderFooterView_reuseIdentifier") private convenience init(
    _ identifier: String?, _: Void
  ) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name("UIKit_make_UITableViewHeaderFooterView_reuseIdentifier")
  private class func allocate(_ identifier: __owned String?) -> UITableViewHeaderFooterView

  fileprivate static func make(_ type: UITableViewHeaderFooterView.Type, _ identifier: String?)
    -> UITableViewHeaderFooterView
  {
    type.allocate(identifier)
  }
}

extension _MadeByMetatype where Self: UICollectionView {
  @_silgen_name("UIKit_made_UICollectionView_frame_collectionViewLayout") @preconcurrency @MainActor
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)

  @_silgen_name("UIKit_made_UICollectionView_frame_collectionViewLayout") @MainActor
  static func made(_ frame: CGRect, _ layout: __owned UICollectionViewLayout) -> Self {
    unsafeDowncast(UICollectionView.make(self, frame, layout), to: self)
  }
}

extension UICollectionView {
  @_silgen_name("UIKit_make_UICollectionView_frame_collectionViewLayout") private convenience init(
    _ frame: CGRect, _ layout: UICollectionViewLayout, _: Void
  ) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  @_silgen_name("UIKit_make_UICollectionView_frame_collectionViewLayout")
  private class func allocate(_ frame: CGRect, _ layout: __owned UICollectionViewLayout)
    -> UICollectionView

  fileprivate static func make(
    _ type: UICollectionView.Type, _ frame: CGRect, _ layout: UICollectionViewLayout
  ) -> UICollectionView {
    type.allocate(frame, layout)
  }
}
