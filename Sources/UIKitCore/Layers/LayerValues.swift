import Foundation

/// The values of a layer by the key paths of animations.
enum LayerValues {
  /// Returns a value, with numbers and geometry boxed.
  static func value(for key: String, of layer: CALayer) -> Any? {
    boxed(plainValue(for: key, of: layer))
  }

  static func boxed(_ value: Any?) -> Any? {
    switch value {
    case let value as any _BoxedInValue: value._boxed
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    case let value: value
    }
  }

  private static func plainValue(for key: String, of layer: CALayer) -> Any? {
    switch key {
    case "opacity": layer.opacity
    case "hidden": layer.isHidden
    case "bounds": layer.bounds
    case "bounds.size": layer.bounds.size
    case "bounds.origin": layer.bounds.origin
    case "bounds.size.width": layer.bounds.width
    case "bounds.size.height": layer.bounds.height
    case "bounds.origin.x": layer.bounds.minX
    case "bounds.origin.y": layer.bounds.minY
    case "position": layer.position
    case "position.x": layer.position.x
    case "position.y": layer.position.y
    case "frame": layer.frame
    case "anchorPoint": layer.anchorPoint
    case "zPosition": layer.zPosition
    case "cornerRadius": layer.cornerRadius
    case "borderWidth": layer.borderWidth
    case "borderColor": layer.borderColor
    case "backgroundColor": layer.backgroundColor
    case "shadowOpacity": layer.shadowOpacity
    case "shadowRadius": layer.shadowRadius
    case "shadowOffset": layer.shadowOffset
    case "masksToBounds": layer.masksToBounds
    case "contents": layer.contents
    case "contentsRect": layer.contentsRect
    case "contentsScale": layer.contentsScale
    case "transform": layer.transform
    case "transform.scale.x": hypot(layer.transform.m11, layer.transform.m12)
    case "transform.scale", "transform.scale.y": hypot(layer.transform.m21, layer.transform.m22)
    case "transform.rotation", "transform.rotation.z":
      atan2(layer.transform.m12, layer.transform.m11)
    case "transform.rotation.x": layer.transform.tilt
    case "transform.rotation.y": layer.transform.swing
    case "transform.translation.x": layer.transform.m41
    case "transform.translation.y": layer.transform.m42
    case "transform.translation":
      CGSize(width: layer.transform.m41, height: layer.transform.m42)
    case "path": (layer as? CAShapeLayer)?.path
    case "fillColor": (layer as? CAShapeLayer)?.fillColor
    case "strokeColor": (layer as? CAShapeLayer)?.strokeColor
    case "strokeStart": (layer as? CAShapeLayer)?.strokeStart
    case "strokeEnd": (layer as? CAShapeLayer)?.strokeEnd
    case "lineWidth": (layer as? CAShapeLayer)?.lineWidth
    case "colors": (layer as? CAGradientLayer)?.colors
    case "locations": (layer as? CAGradientLayer)?.locations
    case "startPoint": (layer as? CAGradientLayer)?.startPoint
    case "endPoint": (layer as? CAGradientLayer)?.endPoint
    default: nil
    }
  }

  /// - Returns: `true` if there is a property with this key.
  static func set(_ value: Any?, for key: String, of layer: CALayer) -> Bool {
    let number = number(value)
    switch key {
    case "opacity": layer.opacity = Float(number ?? 0)
    case "hidden": layer.isHidden = number != 0
    case "bounds": if let rect = rect(value) { layer.bounds = rect }
    case "bounds.origin": if let point = point(value) { layer.bounds.origin = point }
    case "bounds.origin.x": layer.bounds.origin.x = number ?? 0
    case "bounds.origin.y": layer.bounds.origin.y = number ?? 0
    case "bounds.size": if let size = size(value) { layer.bounds.size = size }
    case "bounds.size.width": layer.bounds.size.width = number ?? 0
    case "bounds.size.height": layer.bounds.size.height = number ?? 0
    case "position": if let point = point(value) { layer.position = point }
    case "position.x": layer.position.x = number ?? 0
    case "position.y": layer.position.y = number ?? 0
    case "frame": if let rect = rect(value) { layer.frame = rect }
    case "anchorPoint": if let point = point(value) { layer.anchorPoint = point }
    case "zPosition": layer.zPosition = number ?? 0
    case "cornerRadius": layer.cornerRadius = number ?? 0
    case "borderWidth": layer.borderWidth = number ?? 0
    case "borderColor": layer.borderColor = value as? CGColor
    case "backgroundColor": layer.backgroundColor = value as? CGColor
    case "shadowOpacity": layer.shadowOpacity = Float(number ?? 0)
    case "shadowRadius": layer.shadowRadius = number ?? 0
    case "shadowOffset": if let size = size(value) { layer.shadowOffset = size }
    case "masksToBounds": layer.masksToBounds = number != 0 && number != nil
    case "contents": layer.contents = value
    case "transform":
      layer.transform =
        value as? CATransform3D ?? (value as? NSValue)?.caTransform3DValue ?? CATransform3DIdentity
    case "transform.rotation.x", "transform.rotation.y":
      layer.transform = layer.transform.turned(to: number ?? 0, about: key)
    case "transform.scale", "transform.scale.x", "transform.scale.y", "transform.rotation",
      "transform.rotation.z", "transform.translation.x", "transform.translation.y":
      setPart(String(key.dropFirst("transform.".count)), number ?? 0, of: layer)
    default:
      if let layer = layer as? CAShapeLayer { return set(value, for: key, of: layer) }
      if let layer = layer as? CAGradientLayer { return set(value, for: key, of: layer) }
      return false
    }
    return true
  }

  private static func set(_ value: Any?, for key: String, of layer: CAShapeLayer) -> Bool {
    switch key {
    case "path": layer.path = value as? CGPath
    case "fillColor": layer.fillColor = value as? CGColor
    case "strokeColor": layer.strokeColor = value as? CGColor
    case "strokeStart": layer.strokeStart = number(value) ?? 0
    case "strokeEnd": layer.strokeEnd = number(value) ?? 0
    case "lineWidth": layer.lineWidth = number(value) ?? 0
    default: return false
    }
    return true
  }

  private static func set(_ value: Any?, for key: String, of layer: CAGradientLayer) -> Bool {
    switch key {
    case "colors": layer.colors = value as? [Any]
    case "locations": layer.locations = value as? [NSNumber]
    case "startPoint": if let point = point(value) { layer.startPoint = point }
    case "endPoint": if let point = point(value) { layer.endPoint = point }
    default: return false
    }
    return true
  }

  /// Decomposes the two-dimensional transform, replaces a part and composes it again.
  private static func setPart(_ part: String, _ number: CGFloat, of layer: CALayer) {
    let old = layer.transform
    var (x, y) = (hypot(old.m11, old.m12), hypot(old.m21, old.m22))
    var angle = atan2(old.m12, old.m11)
    var (dx, dy) = (old.m41, old.m42)
    switch part {
    case "scale": (x, y) = (number, number)
    case "scale.x": x = number
    case "scale.y": y = number
    case "translation.x": dx = number
    case "translation.y": dy = number
    default: angle = number
    }
    let turn = CATransform3DConcat(
      CATransform3DMakeScale(x, y, 1), CATransform3DMakeRotation(angle, 0, 0, 1))
    layer.transform = CATransform3DConcat(turn, CATransform3DMakeTranslation(dx, dy, 0))
  }

  static func number(_ value: Any?) -> CGFloat? {
    CGFloat(number: value) ?? (value as? Bool).map { $0 ? 1 : 0 }
  }

  static func point(_ value: Any?) -> CGPoint? {
    value as? CGPoint ?? (value as? NSValue)?.cgPointValue
  }

  static func size(_ value: Any?) -> CGSize? {
    value as? CGSize ?? (value as? NSValue)?.cgSizeValue
  }

  static func rect(_ value: Any?) -> CGRect? {
    value as? CGRect ?? (value as? NSValue)?.cgRectValue
  }
}
