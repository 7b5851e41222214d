import UIKit

@IBDesignable class CategoryView: UIView {

    @IBInspectable var name: String = "Other" {
        didSet { category = Category(rawValue: name) ?? .Other }
    }

    var category: Category = .Other {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(color.cgColor)
        context.fillEllipse(in: rect.insetBy(dx: 2, dy: 2))
    }

    private var color: UIColor {
        switch category {
        case .Food: return UIColor.orange
        case .Travel: return UIColor.blue
        case .Rent: return UIColor.purple
        case .Other: return UIColor.lightGray
        }
    }
}
