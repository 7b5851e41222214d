package import DisplayInterface
package import Foundation

extension UITraitCollection {
  /// Creates size classes: a width is regular from 700 points, as on an iPad, and a height from 480 points.
  package convenience init(sizeClassesIn size: CGSize) {
    self.init {
      $0.horizontal = size.width >= 700 ? .regular : .compact
      $0.vertical = size.height >= 480 ? .regular : .compact
    }
  }

  /// Creates the traits of a screen.
  package convenience init(display traits: DisplayTraits) {
    let classes = UITraitCollection(sizeClassesIn: traits.size)
    self.init {
      $0.style = traits.style == .dark ? .dark : .light
      $0.horizontal = classes.horizontalSizeClass
      $0.vertical = classes.verticalSizeClass
      $0.idiom = $0.horizontal == .regular && $0.vertical == .regular ? .pad : .phone
      $0.scale = traits.scale
      $0.contentSize = UIContentSizeCategory(steps: traits.textSteps)
      $0.contrast = .normal
      $0.level = .base
      $0.direction = traits.isRightToLeft ? .rightToLeft : .leftToRight
      $0.legibility = .regular
      $0.force = .unavailable
      $0.gamut = .SRGB
    }
  }
}
