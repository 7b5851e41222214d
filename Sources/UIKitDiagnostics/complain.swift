import Foundation

/// Writes what is wrong to standard error, and the nearest function on the stack that is the app's.
package func complain(_ text: String, about stack: CallStack) {
  // Apps know UIKit's types by the name of its module.
  var message = text.replacingOccurrences(of: "UIKitCore.", with: "UIKit.")
  if let site = stack.callSite {
    message += "\n*** Called by \(site.caller)."
  } else if let calls = stack.unsymbolized {
    message += "\n*** Call stack: \(calls)"
  }
  writeToStandardError(message)
}
