import Foundation
import UIKit

extension NumberTable {
  private static let pixel = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    .image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }

  static func shown(_ image: UIImage?) -> UIView {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    return view
  }

  static func images() -> [NumberRow] {
    let image = value("UIImage", { pixel }, shownBy: shown)
    func made<Value: HostileValue>(_ name: String, _ make: @escaping (Value) -> UIImage?)
      -> NumberRow
    {
      image.change(name) { (root, value: Value) in root = make(value) ?? UIImage() }
    }
    func drawn<Value: HostileValue>(_ name: String, _ draw: @escaping (Value) -> Void) -> NumberRow
    {
      image.change(name) { (root, value: Value) in
        root = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in draw(value) }
      }
    }
    let view = view("UIImageView") { UIImageView(image: pixel) }
    let data = pixel.pngData()!
    return [
      made("init(systemName:variableValue:configuration:)") {
        UIImage(systemName: "star", variableValue: $0)
      },
      made("init(data:scale:)") { UIImage(data: data, scale: $0) },
      made("init(cgImage:scale:orientation:)") {
        UIImage(cgImage: pixel.cgImage!, scale: $0, orientation: .left)
      },
      made("animatedImage(with:duration:)") {
        UIImage.animatedImage(with: [pixel, pixel], duration: $0)
      },
      made("resizableImage(withCapInsets:)") { pixel.resizableImage(withCapInsets: $0) },
      made("stretchableImage(withLeftCapWidth:topCapHeight:)") {
        pixel.stretchableImage(withLeftCapWidth: $0, topCapHeight: $0)
      },
      made("withAlignmentRectInsets(_:)") { pixel.withAlignmentRectInsets($0) },
      made("preparingThumbnail(of:)") { pixel.preparingThumbnail(of: $0) },
      made("SymbolConfiguration(pointSize:)") { (size: CGFloat) in
        UIImage(
          systemName: "star",
          withConfiguration: UIImage.SymbolConfiguration(
            pointSize: size, weight: .bold, scale: .large))
      },
      made("CGImage.cropping(to:)") { (rect: CGRect) in
        pixel.cgImage!.cropping(to: rect).map { UIImage(cgImage: $0) }
      },
      made("CGImage.init(width:height:…)") { (number: Int) in
        CGImage(
          width: number, height: number, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: number,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [],
          provider: CGDataProvider(data: Data(count: 16) as CFData)!, decode: nil,
          shouldInterpolate: false, intent: .defaultIntent
        ).map { UIImage(cgImage: $0) }
      },
      made("jpegData(compressionQuality:)") { (quality: CGFloat) in
        pixel.jpegData(compressionQuality: quality).flatMap { UIImage(data: $0) }
      },
      drawn("draw(at:)") {
        pixel.draw(at: $0)
        pixel.draw(at: $0, blendMode: .normal, alpha: 0.5)
      },
      drawn("draw(in:)") {
        pixel.draw(in: $0)
        pixel.draw(in: $0, blendMode: .normal, alpha: 0.5)
        pixel.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
          .draw(in: $0)
      },
      drawn("drawAsPattern(in:)") { pixel.drawAsPattern(in: $0) },
      drawn("draw(in:blendMode:alpha:)") { (alpha: CGFloat) in
        pixel.draw(at: .zero, blendMode: .normal, alpha: alpha)
      },
      view.property("animationDuration", \.animationDuration),
      view.property("animationRepeatCount", \.animationRepeatCount),
      view.change("animationDuration that runs") { (view, duration: TimeInterval) in
        view.animationImages = [pixel, pixel]
        view.animationDuration = duration
        view.startAnimating()
      },
    ] + colors()
  }

  private static func colors() -> [NumberRow] {
    let color = value("UIColor", { UIColor.red }) {
      let view = UILabel(frame: CGRect(x: 0, y: 0, width: 64, height: 32))
      view.text = "Some text"
      view.textColor = $0
      view.backgroundColor = $0
      view.layer.borderColor = $0.cgColor
      view.layer.borderWidth = 1
      return view
    }
    func made(_ name: String, _ make: @escaping (CGFloat) -> UIColor) -> NumberRow {
      color.change(name) { (root, number: CGFloat) in
        root = make(number)
        _ = "\(root)"
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = root.getHue(&r, saturation: &g, brightness: &b, alpha: &a)
        _ = root.getWhite(&r, alpha: &a)
      }
    }
    return [
      made("init(red:green:blue:alpha:)") { UIColor(red: $0, green: 0, blue: $0, alpha: 1) },
      made("init(red:green:blue:alpha:) alpha") { UIColor(red: 1, green: 0, blue: 0, alpha: $0) },
      made("init(white:alpha:)") { UIColor(white: $0, alpha: $0) },
      made("init(hue:saturation:brightness:alpha:)") {
        UIColor(hue: $0, saturation: 0.5, brightness: 0.5, alpha: 1)
      },
      made("init(hue:saturation:brightness:alpha:) saturation") {
        UIColor(hue: 0.3, saturation: $0, brightness: $0, alpha: $0)
      },
      made("init(displayP3Red:green:blue:alpha:)") {
        UIColor(displayP3Red: $0, green: 0, blue: 0, alpha: 1)
      },
      made("withAlphaComponent(_:)") { UIColor.red.withAlphaComponent($0) },
      made("CGColor.init(red:green:blue:alpha:)") {
        UIColor(cgColor: CGColor(red: $0, green: $0, blue: $0, alpha: $0))
      },
      made("CGColor.init(gray:alpha:)") { UIColor(cgColor: CGColor(gray: $0, alpha: $0)) },
      made("CGColor.init(srgbRed:green:blue:alpha:)") {
        UIColor(cgColor: CGColor(srgbRed: $0, green: $0, blue: $0, alpha: $0))
      },
      made("CGColor.init(genericGrayGamma2_2Gray:alpha:)") {
        UIColor(cgColor: CGColor(genericGrayGamma2_2Gray: $0, alpha: $0))
      },
      made("CGColor.copy(alpha:)") { UIColor(cgColor: CGColor.black.copy(alpha: $0) ?? .black) },
    ]
  }

  static func contexts() -> [NumberRow] {
    let context = unseen("CGContext") { () -> CGContext in
      let context = CGContext(
        data: nil, width: 12, height: 12, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
      context.setFillColor(.black)
      return context
    } use: {
      $0.fill(CGRect(x: 1, y: 1, width: 6, height: 6))
      $0.stroke(CGRect(x: 1, y: 1, width: 6, height: 6))
      _ = $0.makeImage()
    }
    func set(_ name: String, _ body: @escaping (CGContext, CGFloat) -> Void) -> NumberRow {
      context.call(name) { body($0, $1) }
    }
    func rect(_ name: String, _ body: @escaping (CGContext, CGRect) -> Void) -> NumberRow {
      context.call(name) { body($0, $1) }
    }
    func point(_ name: String, _ body: @escaping (CGContext, CGPoint) -> Void) -> NumberRow {
      context.call(name) {
        $0.move(to: CGPoint(x: 1, y: 1))
        body($0, $1)
        $0.strokePath()
        $0.move(to: CGPoint(x: 1, y: 1))
        body($0, $1)
        $0.fillPath()
      }
    }
    return [
      point("move(to:)") { $0.move(to: $1) },
      point("addLine(to:)") { $0.addLine(to: $1) },
      point("addLines(between:)") { $0.addLines(between: [.zero, $1]) },
      point("addQuadCurve(to:control:)") { $0.addQuadCurve(to: $1, control: $1) },
      point("addCurve(to:control1:control2:)") { $0.addCurve(to: $1, control1: $1, control2: $1) },
      rect("addRect(_:)") {
        $0.addRect($1); $0.addRects([$1]); $0.fillPath()
      },
      rect("addEllipse(in:)") {
        $0.addEllipse(in: $1); $0.strokePath()
      },
      set("addArc(center:radius:startAngle:endAngle:clockwise:)") {
        $0.addArc(
          center: CGPoint(x: 4, y: 4), radius: $1, startAngle: 0, endAngle: 2, clockwise: true)
        $0.addArc(
          center: CGPoint(x: 4, y: 4), radius: 3, startAngle: $1, endAngle: -$1, clockwise: false)
        $0.strokePath()
      },
      set("addArc(tangent1End:tangent2End:radius:)") {
        $0.move(to: .zero)
        $0.addArc(
          tangent1End: CGPoint(x: 4, y: 0), tangent2End: CGPoint(x: 4, y: 4), radius: $1)
        $0.strokePath()
      },
      rect("fill(_:)") {
        $0.fill($1); $0.fill([$1])
      },
      rect("stroke(_:)") {
        $0.stroke($1); $0.stroke($1, width: $1.width)
      },
      rect("fillEllipse(in:)") {
        $0.fillEllipse(in: $1); $0.strokeEllipse(in: $1)
      },
      point("strokeLineSegments(between:)") { $0.strokeLineSegments(between: [.zero, $1]) },
      rect("clear(_:)") { $0.clear($1) },
      rect("clip(to:)") {
        $0.clip(to: $1); $0.clip(to: [$1]); _ = $0.boundingBoxOfClipPath
      },
      rect("clip(to:mask:)") { $0.clip(to: $1, mask: pixel.cgImage!) },
      rect("draw(_:in:byTiling:)") {
        $0.draw(pixel.cgImage!, in: $1)
        $0.draw(pixel.cgImage!, in: $1, byTiling: true)
      },
      point("drawLinearGradient(_:start:end:options:)") {
        $0.drawLinearGradient(
          gradient, start: .zero, end: $1, options: [.drawsAfterEndLocation])
      },
      set("drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)") {
        $0.drawRadialGradient(
          gradient, startCenter: .zero, startRadius: $1, endCenter: CGPoint(x: $1, y: 2),
          endRadius: 3, options: [.drawsBeforeStartLocation])
      },
      context.call("concatenate(_:)") {
        $0.concatenate($1)
        $0.draw(pixel.cgImage!, in: CGRect(x: 0, y: 0, width: 5, height: 5))
      },
      set("translateBy(x:y:)") { $0.translateBy(x: $1, y: $1) },
      set("scaleBy(x:y:)") { $0.scaleBy(x: $1, y: $1) },
      set("rotate(by:)") { $0.rotate(by: $1) },
      point("convertToDeviceSpace(_:)") {
        _ = $0.convertToDeviceSpace($1)
        _ = $0.convertToUserSpace($1)
      },
      rect("convertToUserSpace(_:)") {
        _ = $0.convertToDeviceSpace($1)
        _ = $0.convertToUserSpace($1)
      },
      set("setAlpha(_:)") { $0.setAlpha($1) },
      set("setShadow(offset:blur:)") {
        $0.setShadow(offset: CGSize(width: 1, height: 1), blur: $1)
      },
      set("setShadow(offset:blur:) offset") {
        $0.setShadow(offset: CGSize(width: $1, height: $1), blur: 2)
      },
      set("setFillColor(gray:alpha:)") {
        $0.setFillColor(gray: $1, alpha: $1)
        $0.setStrokeColor(gray: $1, alpha: $1)
      },
      set("setFillColor(red:green:blue:alpha:)") {
        $0.setFillColor(red: $1, green: $1, blue: $1, alpha: $1)
        $0.setStrokeColor(red: $1, green: $1, blue: $1, alpha: $1)
      },
      set("setLineWidth(_:)") { $0.setLineWidth($1) },
      set("setMiterLimit(_:)") { $0.setMiterLimit($1) },
      set("setFlatness(_:)") { $0.setFlatness($1) },
      set("setLineDash(phase:lengths:)") { $0.setLineDash(phase: $1, lengths: [2, 1]) },
      set("setLineDash(phase:lengths:) lengths") { $0.setLineDash(phase: 0, lengths: [$1, 1]) },
      rect("beginTransparencyLayer(in:auxiliaryInfo:)") {
        $0.beginTransparencyLayer(in: $1, auxiliaryInfo: nil)
        $0.fill($1)
        $0.endTransparencyLayer()
      },
      context.call("init(data:width:height:…)") { (_, number: Int) in
        for (width, height) in [(number, 2), (2, number), (number, number)] {
          _ = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        }
      },
    ] + renderers()
  }

  private static var gradient: CGGradient {
    CGGradient(
      colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil)!
  }

  private static func renderers() -> [NumberRow] {
    let size = value("UIGraphicsImageRenderer", { pixel }, shownBy: shown)
    let failed = "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size="
    func drawn(_ name: String, _ body: @escaping (UIGraphicsImageRendererContext, CGRect) -> Void)
      -> NumberRow
    {
      size.change(name) { (root, rect: CGRect) in
        root = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { body($0, rect) }
      }
    }
    return [
      size.change("init(size:)") { (root, size: CGSize) in
        root = UIGraphicsImageRenderer(size: size).image {
          $0.fill(CGRect(origin: .zero, size: size))
        }
      },
      size.change("init(bounds:)") { (root, bounds: CGRect) in
        root = UIGraphicsImageRenderer(bounds: bounds).image { $0.fill(bounds) }
      },
      size.change("format.scale") { (root, scale: CGFloat) in
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        root = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
          .image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
      },
      size.call("UIGraphicsBeginImageContext(_:)", [.all: .traps(failed)]) { (_, size: CGSize) in
        UIGraphicsBeginImageContext(size)
        UIRectFill(CGRect(origin: .zero, size: size))
        _ = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
      },
      size.call("UIGraphicsBeginImageContextWithOptions(_:_:_:)", [.above: .traps(failed)]) {
        (_, scale: CGFloat) in
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, scale)
        UIGraphicsEndImageContext()
      },
      size.change("jpegData(withCompressionQuality:actions:)") { (_, quality: CGFloat) in
        _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
          .jpegData(withCompressionQuality: quality) { _ in }
      },
      drawn("fill(_:)") {
        $0.fill($1); $0.fill($1, blendMode: .multiply)
      },
      drawn("stroke(_:)") { $0.stroke($1) },
      drawn("clip(to:)") { $0.clip(to: $1) },
      drawn("UIRectFill(_:)") { _, rect in
        UIRectFill(rect)
        UIRectFrame(rect)
        UIRectClip(rect)
      },
      drawn("NSAttributedString.draw(in:)") { _, rect in
        let text = NSAttributedString(string: "Some text")
        text.draw(in: rect)
        text.draw(at: rect.origin)
        text.draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
        ("Some text" as NSString).draw(in: rect, withAttributes: nil)
        ("Some text" as NSString).draw(at: rect.origin, withAttributes: nil)
      },
    ]
  }
}
