import UIKit

/// A view of the files.
final class HostileView: UIView {
  var outlet: UIView?
  var text: String?
  var number = 0
  var fraction = 0.0
  var color: UIColor?
}
