public import Foundation

/// A way to move between the elements of one kind.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  /// The kinds of elements that the system defines.
  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link = 1
    case visitedLink = 2
    case heading = 3
    case headingLevel1 = 4
    case headingLevel2 = 5
    case headingLevel3 = 6
    case headingLevel4 = 7
    case headingLevel5 = 8
    case headingLevel6 = 9
    case boldText = 10
    case italicText = 11
    case underlineText = 12
    case misspelledWord = 13
    case image = 14
    case textField = 15
    case table = 16
    case list = 17
    case landmark = 18
  }

  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  open var name: String
  open var attributedName: NSAttributedString
  /// Returns the next element, or `nil` if there is none.
  open var itemSearchBlock: Search
  open private(set) var systemRotorType: SystemRotorType

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    name = attributedName.string
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}

/// The start and the direction of a search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// For the app's own use.
  open var searchDirection: UIAccessibilityCustomRotor.Direction = .next
}

/// An element that a search found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() {
    super.init()
  }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
