/// A reusable view of a list, whose identifier a file can specify.
@MainActor package protocol InterfaceReusable: AnyObject {
  var reuseIdentifier: String? { get set }
}

extension UITableViewCell: InterfaceReusable {}
extension UITableViewHeaderFooterView: InterfaceReusable {}
extension UICollectionReusableView: InterfaceReusable {}
