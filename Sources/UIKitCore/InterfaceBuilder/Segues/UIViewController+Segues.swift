import UIKitDiagnostics
import Foundation

extension UIViewController {
  package final func performTemplate(_ identifier: String, sender: Any?) {
    guard let template = interface?.segue(identifier) else {
      let known = interface?.segueIdentifiers ?? []
      trap(
        "Receiver (\(self)) has no segue with identifier '\(identifier)'"
          + (known.isEmpty ? "" : "; it has \(known.joined(separator: ", "))")
          + ". Correct the identifier, or give it to a segue of the controller's scene")
    }
    template.perform(sender: sender)
  }
}
