public import Foundation

/// A keyboard that a person can change to. There is only the computer's, which is none of these.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  public class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }

  open class var activeInputModes: [UITextInputMode] { [] }
  open var primaryLanguage: String? { nil }
}
