import SwiftReading

extension Translator {
  /// Replaces `#Preview` by a type like the one that Apple's macro declares. The program finds it by its protocol.
  ///
  /// Without UIKit, the preview is removed, because nothing can display it.
  func declarePreview(_ draft: Draft, _ pound: Int) {
    let source = draft.file.source
    let last = source.tokens.count - 1
    var end = pound + 1
    if source.tokens[end].kind == .openParen { end = source.after(end, last) }
    if source.tokens[end].kind == .openBrace { end = source.after(end, last) }
    guard end > pound + 1 else { return }
    guard options.hasUIKit else { return draft.blank(pound..<end) }
    let name = draft.file.path.split(separator: "/").last ?? ""
    draft.edits.replace(
      draft.file.range(pound..<(pound + 1)),
      with: "nonisolated private struct _Preview\(pound): UIKit.PreviewRegistry { "
        + "static var fileID: String { \"\(index.name)/\(name)\" }; "
        + "static var line: Int { \(draft.file.line(pound)) }; static var column: Int { 1 }; "
        + "@MainActor static func makePreview() throws -> UIKit.Preview { UIKit.Preview")
    draft.edits.insert(" } }", at: Int(source.tokens[end - 1].end))
    draft.imports.insert("UIKit")
  }
}
