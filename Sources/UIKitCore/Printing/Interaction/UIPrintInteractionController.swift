public import Foundation

/// Prints documents. Here there is no printer: nothing can be printed, and no interface appears.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let instance = UIPrintInteractionController()
  open class var shared: UIPrintInteractionController { instance }
  /// Always `false`.
  open class var isPrintingAvailable: Bool { false }
  open class var printableUTIs: Set<String> { [] }
  open class func canPrint(_ url: URL) -> Bool { false }
  open class func canPrint(_ data: Data) -> Bool { false }

  open var printInfo: UIPrintInfo?
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Has no effect: nothing here prints.
  open var showsPageRange = true
  /// Has no effect: nothing here prints.
  open var showsNumberOfCopies = true
  /// Has no effect: nothing here prints.
  open var showsPaperSelectionForLoadedPapers = false
  /// Has no effect: nothing here prints.
  open var showsPaperOrientation = true
  open var printPageRenderer: UIPrintPageRenderer?
  open var printFormatter: UIPrintFormatter?
  /// Has no effect: nothing here prints.
  open var printingItem: Any?
  /// Has no effect: nothing here prints.
  open var printingItems: [Any]?

  /// - Returns: `false`; the completion handler is not called.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  { false }

  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }

  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }

  open func dismiss(animated: Bool) {}
}
