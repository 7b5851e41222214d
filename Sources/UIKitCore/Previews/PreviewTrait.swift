public import Foundation

/// A property of a preview, such as its size.
public struct PreviewTrait<T> {
  package let layout: PreviewLayout
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .screen) }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(CGSize(width: width, height: height)))
  }

  public static var portrait: PreviewTrait { PreviewTrait(layout: .screen) }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(layout: .screen) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(layout: .landscape) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(layout: .landscape) }
}
