public import Foundation

/// An object with its own coordinate system.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  @_disfavoredOverload public func convert(
    _ point: CGPoint, to coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    let onScreen = (self as? UIView)?.convert(point, to: nil) ?? point
    return (coordinateSpace as? UIView)?.convert(onScreen, from: nil) ?? onScreen
  }

  @_disfavoredOverload public func convert(
    _ point: CGPoint, from coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  @_disfavoredOverload public func convert(
    _ rect: CGRect, to coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    let onScreen = (self as? UIView)?.convert(rect, to: nil) ?? rect
    return (coordinateSpace as? UIView)?.convert(onScreen, from: nil) ?? onScreen
  }

  @_disfavoredOverload public func convert(
    _ rect: CGRect, from coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {}
