public import Foundation

extension NSAttributedString {
  /// A value of the attribute `textEffect`. Text is drawn without the effect.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }
}
