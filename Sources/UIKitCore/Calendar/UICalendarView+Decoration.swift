public import Foundation

extension UICalendarView {
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }

  /// The decoration of a day: a circle, an image or a view.
  @preconcurrency @MainActor open class Decoration: NSObject {
    private let makeView: () -> UIView

    public override convenience init() {
      self.init(image: nil, color: nil, size: .medium)
    }

    /// - Parameter image: `nil` for a filled circle.
    public init(image: UIImage?, color: UIColor?, size: DecorationSize) {
      makeView = {
        let color = color ?? .systemFill
        guard let image, UIApplication.look.showsPictures else {
          let label = UILabel()
          label.text = "•"
          label.textColor = color
          label.textAlignment = .center
          return label
        }
        let view = UIImageView(image: image)
        view.tintColor = color
        view.contentMode = .scaleAspectFit
        return view
      }
      super.init()
    }

    public init(customViewProvider: @escaping () -> UIView) {
      makeView = customViewProvider
      super.init()
    }

    public static func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: nil, color: color, size: size) }

    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    package private(set) final lazy var view = makeView()
  }
}
