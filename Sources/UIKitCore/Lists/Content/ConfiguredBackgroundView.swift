package import Foundation

/// Displays a ``UIBackgroundConfiguration``.
package final class ConfiguredBackgroundView: UIView {
  package var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { takeConfiguration(former: oldValue) } }
  }

  private var imageView: UIImageView?

  package init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = configuration.customView != nil
    takeConfiguration(former: nil)
  }

  package required init?(coder: NSCoder) {
    configuration = .clear()
    super.init(coder: coder)
  }

  private func takeConfiguration(former: UIBackgroundConfiguration?) {
    let color = configuration.resolvedBackgroundColor(for: tintColor)
    backgroundColor = color == .clear ? nil : color
    if configuration.cornerRadius > 0 || layerStorage != nil {
      layer.cornerRadius = configuration.cornerRadius
    }
    if configuration.strokeWidth > 0 || layerStorage != nil {
      layer.borderWidth = configuration.strokeWidth
      layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    }
    imageView?.removeFromSuperview()
    imageView = configuration.image.map(UIImageView.init(image:))
    if let imageView {
      imageView.contentMode = configuration.imageContentMode
      addSubview(imageView)
    }
    if former?.customView !== configuration.customView { former?.customView?.removeFromSuperview() }
    if let custom = configuration.customView { addSubview(custom) }
    setNeedsLayout()
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    takeConfiguration(former: configuration)
  }

  package func place(in bounds: CGRect) {
    let insets = configuration.backgroundInsets
    frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    imageView?.frame = bounds
    configuration.customView?.frame = bounds
  }
}
