public struct Note {
  public var text: String
  public init(text: String) { self.text = text }
}
