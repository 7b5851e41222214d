import UIKitDiagnostics
import DisplayInterface
public import Foundation

/// The contexts that are drawn in, one stack a thread.
enum GraphicsStack {
  private final class Stack {
    var contexts: [(context: CGContext?, image: ImageParts?)] = []
  }

  struct ImageParts {
    let scale: CGFloat
  }

  private static var stack: Stack {
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

/// The context that is drawn in; `nil` where there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Makes a context current until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.push(context)
}

public func UIGraphicsPopContext() {
  GraphicsStack.pop()
}

/// Has an image of that size, in points, drawn until ``UIGraphicsEndImageContext()``, with a pixel for
/// each point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameters:
///   - size: Without an area there is no context until ``UIGraphicsEndImageContext()``.
///   - scale: Pixels a point; 0 for those of the screen.
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

/// What has been drawn since an image context was begun; `nil` where none was.
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

/// Draws a frame one point wide inside a rectangle, in the fill colour.
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

/// Has everything drawn in the current context from now on cut off at a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
