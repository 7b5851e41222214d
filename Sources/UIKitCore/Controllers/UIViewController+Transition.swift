public import Foundation

extension UIViewController {
  /// The animation with which a controller is presented and dismissed.
  @preconcurrency @MainActor open class Transition: NSObject {
    /// The corresponding modal transition style, or `nil` to keep the controller's style.
    let style: UIModalTransitionStyle?

    private init(_ style: UIModalTransitionStyle?) {
      self.style = style
      super.init()
    }

    public class var coverVertical: Transition { Transition(.coverVertical) }
    public class var flipHorizontal: Transition { Transition(.flipHorizontal) }
    public class var crossDissolve: Transition { Transition(.crossDissolve) }
    public class var partialCurl: Transition { Transition(.partialCurl) }

    /// A zoom from a source view. No display supports it: the controller keeps its transition style, and
    /// `sourceViewProvider` is never called.
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(nil) }
  }
}
