import Foundation

/// Writes a message to standard error, followed by the innermost function of the app on the stack.
package func complain(_ text: String, about stack: CallStack) {
  // Apps refer to UIKit's types by the module name `UIKit`.
  var message = text.replacingOccurrences(of: "UIKitCore.", with: "UIKit.")
  if let site = stack.callSite {
    message += "\n*** Called by \(site.caller)."
  } else if let calls = stack.unsymbolized {
    message += "\n*** Call stack: \(calls)"
  }
  writeToStandardError(message)
}
