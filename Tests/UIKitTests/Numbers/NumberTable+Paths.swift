import UIKit

extension NumberTable {
  static func paths() -> [NumberRow] {
    let path = value(
      "UIBezierPath",
      { () -> UIBezierPath in
        UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 8, height: 8), cornerRadius: 2)
      }
    ) { path in
      shown(
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
          path.fill()
          path.stroke()
        })
    }
    func added<Value: HostileValue>(
      _ name: String, _ body: @escaping (UIBezierPath, Value) -> Void
    ) -> NumberRow {
      path.call(name) { (path, value: Value) in
        body(path, value)
        _ = (path.bounds, path.currentPoint, path.contains(.zero), path.cgPath.boundingBox)
        _ = path.cgPath.copy(
          strokingWithWidth: 2, lineCap: .round, lineJoin: .miter, miterLimit: 4)
      }
    }
    return [
      path.property("lineWidth", \.lineWidth),
      path.property("miterLimit", \.miterLimit),
      path.property("flatness", \.flatness),
      added("init(rect:)") { $0.append(UIBezierPath(rect: $1)) },
      added("init(ovalIn:)") { $0.append(UIBezierPath(ovalIn: $1)) },
      added("init(roundedRect:cornerRadius:)") {
        $0.append(UIBezierPath(roundedRect: $1, cornerRadius: 3))
      },
      added("init(roundedRect:cornerRadius:) radius") { (path, radius: CGFloat) in
        let rect = CGRect(x: 0, y: 0, width: 8, height: 8)
        path.append(UIBezierPath(roundedRect: rect, cornerRadius: radius))
        path.append(
          UIBezierPath(
            roundedRect: rect, byRoundingCorners: .topLeft,
            cornerRadii: CGSize(width: radius, height: radius)))
      },
      added("init(arcCenter:radius:startAngle:endAngle:clockwise:)") { (path, number: CGFloat) in
        path.append(
          UIBezierPath(
            arcCenter: .zero, radius: number, startAngle: 0, endAngle: 3, clockwise: true))
        path.append(
          UIBezierPath(
            arcCenter: .zero, radius: 3, startAngle: number, endAngle: 3, clockwise: false))
        path.addArc(
          withCenter: .zero, radius: 3, startAngle: 0, endAngle: number, clockwise: true)
      },
      added("move(to:)") { $0.move(to: $1) },
      added("addLine(to:)") { $0.addLine(to: $1) },
      added("addCurve(to:controlPoint1:controlPoint2:)") {
        $0.addCurve(to: $1, controlPoint1: $1, controlPoint2: .zero)
      },
      added("addQuadCurve(to:controlPoint:)") { $0.addQuadCurve(to: .zero, controlPoint: $1) },
      added("apply(_:)") { $0.apply($1) },
      added("contains(_:)") { _ = $0.contains($1) },
      added("setLineDash(_:count:phase:)") { (path, number: CGFloat) in
        path.setLineDash([number, 2], count: 2, phase: 1)
        path.stroke()
        path.setLineDash([3, 2], count: 2, phase: number)
      },
      added("dashes of hostile lines") { (path, point: CGPoint) in
        path.addLine(to: point)
        path.setLineDash([1, 1], count: 2, phase: 0)
      },
      added("fill(with:alpha:)") { (path, alpha: CGFloat) in
        _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
          path.fill(with: .normal, alpha: alpha)
          path.stroke(with: .normal, alpha: alpha)
        }
      },
      added("CGMutablePath.addRelativeArc") { (path, number: CGFloat) in
        let mutable = CGMutablePath()
        mutable.addRelativeArc(center: .zero, radius: 2, startAngle: number, delta: number)
        mutable.addArc(
          tangent1End: CGPoint(x: number, y: 1), tangent2End: CGPoint(x: 3, y: 3), radius: number)
        path.append(UIBezierPath(cgPath: mutable))
      },
      added("CGMutablePath.addRoundedRect") { (path, rect: CGRect) in
        let mutable = CGMutablePath()
        mutable.addRect(rect)
        mutable.addEllipse(in: rect)
        mutable.addLines(between: [rect.origin, .zero])
        path.append(UIBezierPath(cgPath: mutable))
      },
      added("CGPath.copy(strokingWithWidth:…)") { (path, number: CGFloat) in
        let stroked = path.cgPath.copy(
          strokingWithWidth: number, lineCap: .square, lineJoin: .round, miterLimit: number)
        let dashed = path.cgPath.copy(dashingWithPhase: number, lengths: [number, 1])
        path.append(UIBezierPath(cgPath: stroked))
        path.append(UIBezierPath(cgPath: dashed))
      },
      added("CGPath.contains(_:using:transform:)") { (path, transform: UIKit.CGAffineTransform) in
        _ = path.cgPath.contains(.zero, using: .evenOdd, transform: transform)
        var transform = transform
        _ = path.cgPath.copy(using: &transform)
        _ = path.cgPath.mutableCopy(using: &transform)
      },
      unseen("CGPath", {}).call("init(roundedRect:cornerWidth:cornerHeight:)") {
        (_, radius: CGFloat) in
        let rect = CGRect(x: 0, y: 0, width: 8, height: 8)
        _ = CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
      },
    ]
  }
}
