public import Foundation

extension UIViewController {
  /// How a controller comes and goes.
  @preconcurrency @MainActor open class Transition: NSObject {
    /// The style of the same look; `nil` to leave the controller's.
    let style: UIModalTransitionStyle?

    private init(_ style: UIModalTransitionStyle?) {
      self.style = style
      super.init()
    }

    public class var coverVertical: Transition { Transition(.coverVertical) }
    public class var flipHorizontal: Transition { Transition(.flipHorizontal) }
    public class var crossDissolve: Transition { Transition(.crossDissolve) }
    public class var partialCurl: Transition { Transition(.partialCurl) }

    /// Zooms from a view. No display here zooms: the controller comes as it would otherwise, and nobody asks for the view.
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(nil) }
  }
}
