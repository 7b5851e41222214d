package import Foundation

extension FontMetrics {
  /// The proportions of Apple's system font.
  package init(systemFontOfSize size: CGFloat) {
    self.init(
      ascender: size * 0.9521484375, descender: size * -0.2412109375, leading: 0,
      capHeight: size * 0.70458984375, xHeight: size * 0.5263671875)
  }
}
