/// A view of a list that is used again, by an identifier that a file may give.
@MainActor package protocol InterfaceReusable: AnyObject {
  var reuseIdentifier: String? { get set }
}

extension UITableViewCell: InterfaceReusable {}
extension UITableViewHeaderFooterView: InterfaceReusable {}
extension UICollectionReusableView: InterfaceReusable {}
