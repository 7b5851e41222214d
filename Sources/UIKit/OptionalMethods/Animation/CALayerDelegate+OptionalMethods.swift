public import UIKitCore

extension CALayerDelegate {
  @_disfavoredOverload public var display: ((CALayer) -> Void)? { { self.display($0) } }

  @_disfavoredOverload public var draw: _CALayerDelegateDraw? { _CALayerDelegateDraw(object: self) }

  @_disfavoredOverload public var layerWillDraw: ((CALayer) -> Void)? { { self.layerWillDraw($0) } }

  @_disfavoredOverload public var layoutSublayers: _CALayerDelegateLayoutSublayers? {
    _CALayerDelegateLayoutSublayers(object: self)
  }

  @_disfavoredOverload public var action: _CALayerDelegateAction? {
    _CALayerDelegateAction(object: self)
  }
}

/// Calls the methods of ``CALayerDelegate`` that begin with `draw`.
public struct _CALayerDelegateDraw {
  fileprivate let object: any CALayerDelegate

  public func callAsFunction(_ layer: CALayer, in ctx: CGContext) {
    object.draw(layer, in: ctx)
  }
}

/// Calls the methods of ``CALayerDelegate`` that begin with `layoutSublayers`.
public struct _CALayerDelegateLayoutSublayers {
  fileprivate let object: any CALayerDelegate

  public func callAsFunction(of layer: CALayer) {
    object.layoutSublayers(of: layer)
  }
}

/// Calls the methods of ``CALayerDelegate`` that begin with `action`.
public struct _CALayerDelegateAction {
  fileprivate let object: any CALayerDelegate

  public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    object.action(for: layer, forKey: event)
  }
}
