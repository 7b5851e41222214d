/// A font without a size. It draws nothing; a text layer and `UIFont` take its name.
public final class CGFont: Hashable, Sendable {
  /// The name by which the font was made.
  public let postScriptName: CFString?

  /// - Parameter name: The name of any font, whether it is here or not.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    postScriptName = name
  }

  public var fullName: CFString? { postScriptName }

  public static func == (one: CGFont, other: CGFont) -> Bool {
    one.postScriptName == other.postScriptName
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(postScriptName)
  }
}
