import XCTest
@testable import Rings

final class RingsTests: XCTestCase {

    private var sut: RingView!
    private var window: UIWindow!

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        sut = RingView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        window.addSubview(sut)
        window.isHidden = false
    }

    override func tearDown() {
        sut = nil
        window = nil
        super.tearDown()
    }

    func testLayerHasTheViewsValues() {
        sut.progress = 1.5
        sut.lineWidth = 4
        sut.ringColor = .red
        XCTAssertEqual(sut.ringLayer.progress, 1)
        XCTAssertEqual(sut.ringLayer.value(forKey: "lineWidth") as? CGFloat, 4)
        XCTAssertEqual(sut.ringLayer.color, UIColor.red.cgColor)
        XCTAssertTrue(RingLayer.needsDisplay(forKey: "progress"))
        XCTAssertFalse(RingLayer.needsDisplay(forKey: "nothing"))
        XCTAssertEqual(sut.label.text, "100%")
    }

    func testDrawing() {
        sut.lineWidth = 8
        sut.ringColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        sut.showsText = false
        sut.progress = 0.25
        let image = sut.snapshot()
        XCTAssertEqual(image.size, CGSize(width: 40, height: 40))
        // A quarter is the upper right one.
        XCTAssertEqual(image.pixel(x: 34, y: 14), [255, 0, 0, 255])
        XCTAssertEqual(image.pixel(x: 5, y: 14)[0], 230, accuracy: 1)
        XCTAssertEqual(image.pixel(x: 20, y: 20)[3], 0)
    }

    func testAnimatesAndTells() {
        let delegate = Delegate()
        sut.delegate = delegate
        let done = expectation(description: "completion")
        sut.setProgress(0.5, duration: 0.05) { done.fulfill() }
        XCTAssertEqual(sut.label.text, "half")
        let animation = sut.layer.animation(forKey: "progress") as? CABasicAnimation
        XCTAssertEqual(animation?.duration, 0.05)
        wait(for: [done], timeout: 2)
        XCTAssertEqual(delegate.reached, [0.5])
        XCTAssertNil(sut.layer.animation(forKey: "progress"))
    }

    func testAccessibilityAdjusts() {
        var values: [CGFloat] = []
        let target = Target { values.append(self.sut.progress) }
        sut.addTarget(target, action: #selector(Target.call), for: .valueChanged)
        sut.accessibilityIncrement()
        sut.accessibilityIncrement()
        sut.accessibilityDecrement()
        XCTAssertEqual(values.map { ($0 * 10).rounded() }, [1, 2, 1])
        XCTAssertEqual(sut.accessibilityValue, "10%")
    }

    func testTouchSendsThePrimaryAction() {
        var count = 0
        let target = Target { count += 1 }
        sut.addTarget(target, action: #selector(Target.call), for: .primaryActionTriggered)
        sut.sendActions(for: .touchUpInside)
        XCTAssertGreaterThan(count, 0)
        let before = count
        sut.isEnabled = false
        sut.sendActions(for: .touchUpInside)
        XCTAssertEqual(count, before)
    }

    func testGroupSpinsWhileItIsInAWindow() {
        let group = RingGroup(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        group.rings = [RingView(), RingView()]
        window.addSubview(group)
        group.layoutIfNeeded()
        XCTAssertEqual(group.rings[1].frame, CGRect(x: 9, y: 9, width: 62, height: 62))
        group.startSpinning()
        XCTAssertTrue(group.isSpinning)
        let spinning = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in group.frames > 2 }, object: nil)
        wait(for: [spinning], timeout: 5)
        group.removeFromSuperview()
        XCTAssertFalse(group.isSpinning)
        let stopped = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in group.stops == [false] }, object: nil)
        wait(for: [stopped], timeout: 5)
    }

    func testFollowsAProgress() {
        let progress = Progress(totalUnitCount: 4)
        let group = RingGroup()
        group.rings = [sut]
        group.follow(progress, in: sut)
        progress.completedUnitCount = 3
        let followed = XCTNSPredicateExpectation(predicate: NSPredicate(format: "progress > 0.7"), object: sut)
        wait(for: [followed], timeout: 5)
        XCTAssertEqual(sut.label.text, "75%")
    }
}

private final class Delegate: NSObject, RingViewDelegate {
    var reached: [CGFloat] = []
    func ringView(_ ringView: RingView, didReach progress: CGFloat) { reached.append(progress) }
    func ringView(_ ringView: RingView, textFor progress: CGFloat) -> String? { return progress == 0.5 ? "half" : nil }
}

private class Target: NSObject {
    let closure: () -> Void
    init(_ closure: @escaping () -> Void) { self.closure = closure }
    @objc func call() { closure() }
}

private extension UIImage {
    /// Red, green, blue and alpha.
    func pixel(x: Int, y: Int) -> [UInt8] {
        guard let cgImage = cgImage else { return [] }
        var bytes = [UInt8](repeating: 0, count: cgImage.width * cgImage.height * 4)
        let context = CGContext(
            data: &bytes, width: cgImage.width, height: cgImage.height, bitsPerComponent: 8,
            bytesPerRow: cgImage.width * 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(cgImage, in: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
        let start = (y * cgImage.width + x) * 4
        return Array(bytes[start..<start + 4])
    }
}
