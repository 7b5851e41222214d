import UIKitDiagnostics

extension UINib {
  /// Makes a cell or another view of a list.
  package func makeCell<Cell: UIView & InterfaceReusable>(
    _ type: Cell.Type, for identifier: String
  ) -> Cell {
    let objects = instantiate(withOwner: nil)
    guard let cell = objects.first as? Cell, objects.count == 1 else {
      trap(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
          + "object which must be a \(type) instance. The objects of \(fileName): "
          + "\(objects.map { String(reflecting: Swift.type(of: $0)) }.joined(separator: ", "))")
    }
    let own = cell.reuseIdentifier ?? ""
    guard own.isEmpty || own == identifier else {
      trap(
        "cell reuse identifier in nib (\(own)) does not match the identifier used to register the nib "
          + "(\(identifier)) of \(fileName)")
    }
    cell.reuseIdentifier = identifier
    return cell
  }
}
