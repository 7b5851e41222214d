import SwiftReading

extension Extraction {
  /// Removes conformances from the controller, and the extensions that become empty.
  ///
  /// - Returns: The comments of the removed extensions.
  func dropConformances(_ protocols: Set<String>) throws(Refusal) -> [String] {
    var comments: [String] = []
    for file in files {
      for declaration in file.outline.declarations where declaration.type == controller.name {
        comments += try drop(protocols, from: declaration, in: file)
      }
    }
    return comments
  }

  private func drop(
    _ protocols: Set<String>, from declaration: SourceOutline.Declaration, in file: CutFile
  ) throws(Refusal) -> [String] {
    let source = file.source
    guard let inside = declaration.inside else { return [] }
    let head = file.tokens(in: declaration.range.lowerBound..<(inside.lowerBound - 1))
    guard let colon = head.first(where: { source.tokens[$0].kind == .colon }) else { return [] }
    var entries: [Range<Int>] = []
    var start = colon + 1
    for index in start...head.upperBound {
      let isEnd = index == head.upperBound || source.word(index) == .where
      guard isEnd || source.tokens[index].kind == .comma else { continue }
      if index > start { entries.append(start..<index) }
      start = index + 1
      if isEnd { break }
    }
    let kept = entries.map { file.text(file.bytes(of: $0)) }.filter { !protocols.contains($0) }
    guard kept.count < entries.count, let last = entries.last else { return [] }
    if kept.isEmpty, declaration.members.allSatisfy({ file.isCut($0.range.lowerBound) }),
      let block = file.block(declaration.range).map(file.withMark)
    {
      let comments = [block.lowerBound..<declaration.range.lowerBound, inside].map(file.remaining)
      file.cut(block)
      return comments.flatMap { $0.split(separator: "\n") }.compactMap { line in
        let text = line.drop { $0 == " " || $0 == "\t" }
        return text.isEmpty ? nil : indent + text
      }
    }
    let list = file.bytes(of: (kept.isEmpty ? colon : colon + 1)..<last.upperBound)
    guard !["//", "/*"].contains(where: file.text(list).contains) else {
      throw Refusal(
        reason: "a comment stands among what it conforms to",
        place: Place(file.path, declaration.lines.lowerBound))
    }
    file.replace(list, with: kept.joined(separator: ", "))
    return []
  }
}
