import UIKit

/// Rings in one another, and a counter that runs while they turn.
open class RingGroup: UIView, CAAnimationDelegate {

    private let spinKey = "rings.spin"

    @IBOutlet public var rings: [RingView]! {
        didSet {
            oldValue?.forEach { $0.removeFromSuperview() }
            rings.forEach(addSubview)
            setNeedsLayout()
        }
    }

    public private(set) var frames = 0
    public private(set) var stops: [Bool] = []
    private var displayLink: CADisplayLink?
    private var observations = [NSKeyValueObservation]()

    override open func layoutSubviews() {
        super.layoutSubviews()
        var rect = bounds
        for ring in rings ?? [] {
            ring.frame = rect
            rect = rect.insetBy(dx: ring.lineWidth * 1.5, dy: ring.lineWidth * 1.5)
        }
    }

    open func startSpinning() {
        guard displayLink == nil else { return }
        let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link.preferredFramesPerSecond = 30
        link.add(to: .main, forMode: .common)
        displayLink = link
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.byValue = NSNumber(value: Double.pi * 2)
        spin.duration = 1
        spin.repeatCount = .infinity
        spin.isRemovedOnCompletion = false
        spin.delegate = self
        layer.add(spin, forKey: spinKey)
    }

    open func stopSpinning() {
        displayLink?.invalidate()
        displayLink = nil
        layer.removeAnimation(forKey: spinKey)
    }

    open var isSpinning: Bool { return layer.animation(forKey: spinKey) != nil }

    @objc private func tick(_ link: CADisplayLink) {
        frames += 1
    }

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        stops.append(flag)
    }

    override open func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stopSpinning() }
    }

    /// Follows a progress of Foundation.
    open func follow(_ progress: Progress, in ring: RingView) {
        observations.append(progress.observe(\.fractionCompleted, options: [.initial]) { [weak ring] progress, _ in
            DispatchQueue.main.async { ring?.progress = CGFloat(progress.fractionCompleted) }
        })
    }
}

public extension RingView {
    /// What is shown, as a picture.
    func snapshot(scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            layer.render(in: context.cgContext)
        }
    }
}
