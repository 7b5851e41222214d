/// A font without a size. It draws nothing; text layers and `UIFont` use its name.
public final class CGFont: Hashable, Sendable {
  /// The name with which the font was created, or the one in its file.
  public let postScriptName: CFString?
  package let names: FontNames?

  /// - Parameter name: The name of any font, even if it isn't available.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    postScriptName = name
    names = nil
  }

  /// - Returns: `nil` if the data isn't a TrueType or OpenType font.
  public init?(_ provider: CGDataProvider) {
    guard let names = FontNames(provider.content) else { return nil }
    self.names = names
    postScriptName = names.postScript
  }

  public var fullName: CFString? { postScriptName }

  public static func == (one: CGFont, other: CGFont) -> Bool {
    one.postScriptName == other.postScriptName
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(postScriptName)
  }
}
