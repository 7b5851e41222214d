public import Foundation

extension UIView {
  /// The corners of the view. They take the place of the layer's radius, now and whenever the view is laid out.
  public final var cornerConfiguration: UICornerConfiguration {
    get { extras?.cornerConfiguration ?? .corners(radius: .fixed(0)) }
    set {
      checkThread()
      ownExtras.cornerConfiguration = newValue
      updateCorners()
      setNeedsLayout()
    }
  }

  /// Returns the largest radius of some corners in points.
  public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    zip(0..., cornerRadii).filter { corner.contains(UIRectCorner(rawValue: 1 << $0.0)) }
      .map(\.1).max() ?? 0
  }

  /// Rounds the layer's corners as the configuration, if there is one, says.
  package final func updateCorners() {
    guard extras?.cornerConfiguration != nil else { return }
    let radii = cornerRadii
    ownExtras.cornerRadii = radii
    layer.cornerRadius = radii.max() ?? 0
    // The corners of a layer have the same bits as those of a rectangle.
    layer.maskedCorners = CACornerMask(
      rawValue: zip(0..., radii).reduce(0) { $1.1 > 0 ? $0 | 1 << $1.0 : $0 })
  }

  /// The radii at the top left, top right, bottom left and bottom right.
  private var cornerRadii: [CGFloat] {
    let largest = min(bounds.width, bounds.height) / 2
    guard let configuration = extras?.cornerConfiguration else {
      return (0..<4).map { min(layerRadius(of: $0), largest) }
    }
    switch configuration.shape {
    case .capsule(let maximumRadius):
      return Array(repeating: min(largest, max(0, maximumRadius)), count: 4)
    case .corners(let radii, let groups):
      var result = radii.enumerated().map { corner, radius -> CGFloat in
        switch radius?.amount {
        case .fixed(let radius): min(largest, max(0, radius))
        case .concentric(let minimum): min(largest, max(minimum, concentricRadius(of: corner)))
        case nil: 0
        }
      }
      for group in groups {
        let radius = group.map { result[$0] }.max() ?? 0
        for corner in group { result[corner] = radius }
      }
      return result
    }
  }

  private func concentricRadius(of corner: Int) -> CGFloat {
    let containers = sequence(first: self) { $0.superview }.dropFirst()
    guard let container = containers.first(where: { $0.shownRadius(of: corner) > 0 }) else {
      return 0
    }
    let frame = convert(bounds, to: container)
    let whole = container.bounds
    let horizontal = corner % 2 == 0 ? frame.minX - whole.minX : whole.maxX - frame.maxX
    let vertical = corner < 2 ? frame.minY - whole.minY : whole.maxY - frame.maxY
    return max(0, container.shownRadius(of: corner) - max(horizontal, vertical))
  }

  /// The radius as of the last layout.
  private func shownRadius(of corner: Int) -> CGFloat {
    extras?.cornerRadii?[corner]
      ?? min(layerRadius(of: corner), bounds.width / 2, bounds.height / 2)
  }

  private func layerRadius(of corner: Int) -> CGFloat {
    layer.maskedCorners.contains(CACornerMask(rawValue: 1 << UInt(corner))) ? layer.cornerRadius : 0
  }
}
