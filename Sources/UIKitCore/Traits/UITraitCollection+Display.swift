package import DisplayInterface
import Foundation

extension UITraitCollection {
  /// The traits of a whole screen. From 700 points a side is regular, as on an iPad.
  package convenience init(display traits: DisplayTraits) {
    let isWide = traits.size.width >= 700
    let isTall = traits.size.height >= 480
    self.init {
      $0.style = traits.style == .dark ? .dark : .light
      $0.idiom = isWide && isTall ? .pad : .phone
      $0.horizontal = isWide ? .regular : .compact
      $0.vertical = isTall ? .regular : .compact
      $0.scale = traits.scale
      $0.contentSize = .large
      $0.contrast = .normal
      $0.level = .base
      $0.direction = .leftToRight
      $0.legibility = .regular
    }
  }
}
