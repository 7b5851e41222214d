public import Foundation
public import UIKitCore

extension UIEditMenuInteractionDelegate {
  @_disfavoredOverload public var editMenuInteraction:
    _UIEditMenuInteractionDelegateEditMenuInteraction?
  { _UIEditMenuInteractionDelegateEditMenuInteraction(object: self) }
}

/// Calls the methods of ``UIEditMenuInteractionDelegate`` that begin with `editMenuInteraction`.
@preconcurrency @MainActor public struct _UIEditMenuInteractionDelegateEditMenuInteraction {
  fileprivate let object: any UIEditMenuInteractionDelegate

  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    object.editMenuInteraction(
      interaction, menuFor: configuration, suggestedActions: suggestedActions)
  }

  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    object.editMenuInteraction(interaction, targetRectFor: configuration)
  }

  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    object.editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    object.editMenuInteraction(interaction, willDismissMenuFor: configuration, animator: animator)
  }
}
