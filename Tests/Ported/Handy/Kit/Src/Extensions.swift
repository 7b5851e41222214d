#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif

public extension UIColor {
    convenience init?(hex: String) {
        var value: UInt64 = 0
        let scanner = Scanner(string: hex.trimmingCharacters(in: CharacterSet(charactersIn: "#")))
        guard scanner.scanHexInt64(&value), scanner.isAtEnd else { return nil }
        self.init(
            red: CGFloat((value & 0xFF0000) >> 16) / 255, green: CGFloat((value & 0xFF00) >> 8) / 255,
            blue: CGFloat(value & 0xFF) / 255, alpha: 1)
    }

    var hexString: String {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&r, green: &g, blue: &b, alpha: &a)
        return String(format: "#%02X%02X%02X", Int(r * 255), Int(g * 255), Int(b * 255))
    }

    static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
        guard #available(iOS 13.0, *) else { return light }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    func lighter(by percentage: CGFloat = 0.2) -> UIColor {
        var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0, alpha: CGFloat = 0
        guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return self }
        return UIColor(hue: hue, saturation: saturation, brightness: min(brightness + percentage, 1), alpha: alpha)
    }
}

public extension NSAttributedString {
    static func + (lhs: NSAttributedString, rhs: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: lhs)
        result.append(rhs)
        return result
    }
}

public extension String {
    func attributed(_ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: self, attributes: attributes)
    }

    func size(font: UIFont, width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
        (self as NSString).boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil
        ).integral.size
    }

    var localized: String { NSLocalizedString(self, comment: "") }

    subscript(safe index: Int) -> Character? {
        guard index >= 0, index < count else { return nil }
        return self[self.index(startIndex, offsetBy: index)]
    }
}

public extension UIApplication {
    class func topViewController(_ controller: UIViewController? = UIApplication.shared.connectedScenes
        .compactMap { ($0 as? UIWindowScene)?.windows.first { $0.isKeyWindow } }.first?.rootViewController
    ) -> UIViewController? {
        if let navigation = controller as? UINavigationController { return topViewController(navigation.visibleViewController) }
        if let tab = controller as? UITabBarController, let selected = tab.selectedViewController { return topViewController(selected) }
        if let presented = controller?.presentedViewController { return topViewController(presented) }
        return controller
    }
}

public extension UIImage {
    convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        defer { UIGraphicsEndImageContext() }
        color.setFill()
        UIRectFill(CGRect(origin: .zero, size: size))
        guard let cgImage = UIGraphicsGetImageFromCurrentImageContext()?.cgImage else { return nil }
        self.init(cgImage: cgImage, scale: UIScreen.main.scale, orientation: .up)
    }
}

public extension UIView {
    func subviews<T: UIView>(of type: T.Type) -> [T] {
        subviews.flatMap { view in ((view as? T).map { [$0] } ?? []) + view.subviews(of: type) }
    }

    var parentViewController: UIViewController? {
        sequence(first: self as UIResponder, next: { $0.next }).first { $0 is UIViewController } as? UIViewController
    }

    func shake(completion: (() -> Void)? = nil) {
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
        animation.duration = 0.1
        animation.values = [-8.0, 8.0, -4.0, 4.0, 0.0]
        layer.add(animation, forKey: "shake")
        CATransaction.commit()
    }
}

#if canImport(SwiftUI) && DEBUG
public struct ViewPreview<View: UIView>: UIViewRepresentable {
    let view: View
    public init(_ builder: @escaping () -> View) { view = builder() }
    public func makeUIView(context: Context) -> View { view }
    public func updateUIView(_ view: View, context: Context) {}
}
#endif

/// Observes a key path as long as it lives.
public final class Bond<Object: NSObject, Value: Equatable>: NSObject {
    private var token: NSKeyValueObservation?
    public private(set) var values: [Value] = []

    public init(_ object: Object, _ keyPath: KeyPath<Object, Value>) {
        super.init()
        token = object.observe(keyPath, options: [.initial, .new, .old]) { [weak self] _, change in
            guard let value = change.newValue, change.oldValue != value else { return }
            self?.values.append(value)
        }
    }

    deinit { token?.invalidate() }
}
