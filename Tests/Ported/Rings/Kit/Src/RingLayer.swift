//
//  RingLayer.swift
//  Rings
//

import UIKit

/// Draws one ring. What it draws can be animated.
final class RingLayer: CALayer {

    @NSManaged var progress: CGFloat
    @NSManaged var lineWidth: CGFloat
    @NSManaged var color: CGColor?

    var isAnimated = false
    var animationDuration: CFTimeInterval = 0.3

    override init() {
        super.init()
        commonInit()
    }

    override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? RingLayer else { return }
        progress = other.progress
        lineWidth = other.lineWidth
        color = other.color
        isAnimated = other.isAnimated
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        lineWidth = 6
        contentsScale = UIScreen.main.scale
        needsDisplayOnBoundsChange = true
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        if [#keyPath(progress), #keyPath(lineWidth), #keyPath(color)].contains(key) {
            return true
        }
        return super.needsDisplay(forKey: key)
    }

    override class func defaultValue(forKey key: String) -> Any? {
        if key == #keyPath(RingLayer.progress) { return CGFloat(0) }
        return super.defaultValue(forKey: key)
    }

    override func action(forKey event: String) -> CAAction? {
        guard event == "progress", isAnimated else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.value(forKey: event) ?? progress
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        animation.duration = animationDuration
        return animation
    }

    override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        UIGraphicsPushContext(ctx)
        defer { UIGraphicsPopContext() }
        let inset = bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        let track = UIBezierPath(ovalIn: inset)
        track.lineWidth = lineWidth
        UIColor(white: 0.9, alpha: 1).setStroke()
        track.stroke()
        guard progress > 0, let color = color else { return }
        let start = -CGFloat.pi / 2
        ctx.saveGState()
        ctx.setStrokeColor(color)
        ctx.setLineWidth(lineWidth)
        ctx.setLineCap(.butt)
        ctx.addArc(
            center: CGPoint(x: bounds.midX, y: bounds.midY), radius: inset.width / 2,
            startAngle: start, endAngle: start + 2 * .pi * progress, clockwise: false)
        ctx.strokePath()
        ctx.restoreGState()
    }
}
