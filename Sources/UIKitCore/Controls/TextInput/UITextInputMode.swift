public import Foundation

/// A keyboard that a user can choose. The computer's keyboard isn't among them.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  public class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }

  open class var activeInputModes: [UITextInputMode] { [] }
  open var primaryLanguage: String? { nil }
}
