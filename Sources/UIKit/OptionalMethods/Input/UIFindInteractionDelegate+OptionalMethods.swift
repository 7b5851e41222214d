public import UIKitCore

extension UIFindInteractionDelegate {
  @_disfavoredOverload public var findInteraction: _UIFindInteractionDelegateFindInteraction? {
    _UIFindInteractionDelegateFindInteraction(object: self)
  }
}

/// Calls the methods of ``UIFindInteractionDelegate`` that begin with `findInteraction`.
@preconcurrency @MainActor public struct _UIFindInteractionDelegateFindInteraction {
  fileprivate let object: any UIFindInteractionDelegate

  public func callAsFunction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? {
    object.findInteraction(interaction, sessionFor: view)
  }

  public func callAsFunction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
    object.findInteraction(interaction, didBegin: session)
  }

  public func callAsFunction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    object.findInteraction(interaction, didEnd: session)
  }
}
