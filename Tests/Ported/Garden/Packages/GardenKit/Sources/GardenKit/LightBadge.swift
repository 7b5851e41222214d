#if canImport(UIKit)
import UIKit

/// How much light a plant wants.
public final class LightBadge: UIControl {
    public private(set) lazy var imageView = UIImageView()

    public var light: Plant.Light = .sun {
        didSet { update() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(imageView)
        imageView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: topAnchor),
            imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
            imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        addTarget(self, action: #selector(next), for: .touchUpInside)
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func next(_ sender: Any) {
        let all = Plant.Light.allCases
        light = all[(all.firstIndex(of: light)! + 1) % all.count]
        sendActions(for: .valueChanged)
    }

    private func update() {
        let name: String
        switch light {
        case .sun: name = "sun.max"
        case .halfShade: name = "cloud.sun"
        case .shade: name = "cloud"
        }
        imageView.image = UIImage(systemName: name)
        accessibilityValue = light.rawValue
    }
}
#endif
