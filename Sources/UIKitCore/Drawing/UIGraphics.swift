import UIKitDiagnostics
import DisplayInterface
public import Foundation
import SwiftCalls

/// The stacks of graphics contexts, one for each thread.
enum GraphicsStack {
  private final class Stack {
    var contexts: [(context: CGContext?, image: ImageParts?)] = []
  }

  struct ImageParts {
    let scale: CGFloat
  }

  /// The stack of the main thread, which is used whenever a view is drawn. The thread's dictionary would convert it to
  /// an object and back.
  private nonisolated(unsafe) static let ofMain = Stack()

  private static var stack: Stack {
    if isMainThread() { return ofMain }
    let values = Thread.current.threadDictionary
    if let stack = values["UIGraphicsStack"] as? Stack { return stack }
    let stack = Stack()
    values["UIGraphicsStack"] = stack
    return stack
  }

  static var current: CGContext? { stack.contexts.last?.context }
  static var currentScale: CGFloat? { stack.contexts.last?.image?.scale }

  static func push(_ context: CGContext?, scale: CGFloat? = nil) {
    stack.contexts.append((context, scale.map(ImageParts.init)))
  }

  static func pop() {
    _ = stack.contexts.popLast()
  }
}

/// Returns the current graphics context; `nil` if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Makes a context current until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.push(context)
}

public func UIGraphicsPopContext() {
  GraphicsStack.pop()
}

/// Makes a new image context current until ``UIGraphicsEndImageContext()``. The size is in points, with one
/// pixel for each.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameters:
///   - size: If the width or height is 0, there is no current context until ``UIGraphicsEndImageContext()``.
///   - scale: The number of pixels per point; 0 for the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UIGraphicsRendererFormat.screenScale
  guard size.width != 0, size.height != 0 else { return GraphicsStack.push(nil, scale: scale) }
  require(
    CGContext.pixels(size, scale) != nil,
    "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={\(size.width), "
      + "\(size.height)}, scale=\(scale), bitmapInfo=0x2002. Use UIGraphicsImageRenderer to avoid "
      + "this assert.")
  let context = CGContext(size: size, scale: scale)
  if opaque {
    context.setFillColor(.black)
    context.fill(CGRect(origin: .zero, size: size))
  }
  GraphicsStack.push(context, scale: scale)
}

/// Returns the drawing in the current image context; `nil` if the current context isn't one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let scale = GraphicsStack.currentScale, let image = GraphicsStack.current?.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

public func UIGraphicsEndImageContext() {
  if GraphicsStack.currentScale != nil { GraphicsStack.pop() }
}

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point inside a rectangle, with the fill color.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.setStrokeColor(context.fillColor)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

/// Clips all later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
