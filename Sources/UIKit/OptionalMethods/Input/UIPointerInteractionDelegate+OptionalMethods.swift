public import UIKitCore

extension UIPointerInteractionDelegate {
  @_disfavoredOverload public var pointerInteraction:
    _UIPointerInteractionDelegatePointerInteraction?
  { _UIPointerInteractionDelegatePointerInteraction(object: self) }
}

/// Calls the methods of ``UIPointerInteractionDelegate`` that begin with `pointerInteraction`.
@preconcurrency @MainActor public struct _UIPointerInteractionDelegatePointerInteraction {
  fileprivate let object: any UIPointerInteractionDelegate

  public func callAsFunction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    object.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion)
  }

  public func callAsFunction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  {
    object.pointerInteraction(interaction, styleFor: region)
  }

  public func callAsFunction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    object.pointerInteraction(interaction, willEnter: region, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    object.pointerInteraction(interaction, willExit: region, animator: animator)
  }
}
