/// A preview in the program. The `#Preview` macro declares a type that conforms to this protocol.
@preconcurrency public protocol PreviewRegistry {
  /// The module and the file of the preview.
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }

  @MainActor static func makePreview() throws -> Preview
}
