import Foundation

/// Finds units in the text of a text input by its characters alone. A line is the same as a paragraph.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// - Parameter textInput: The text input, which isn't retained.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let unit = unit(around: position, granularity, direction),
      let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    boundaries(of: granularity, direction).contains(offset(position))
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let offset = offset(position)
    let boundaries = boundaries(of: granularity, direction)
    let next =
      direction.isForward
      ? boundaries.first { $0 > offset } : boundaries.last { $0 < offset }
    guard let input, let next else { return nil }
    return input.position(from: input.beginningOfDocument, offset: next)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    unit(around: position, granularity, direction) != nil
  }

  private func offset(_ position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func unit(
    around position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> Range<Int>? {
    let offset = offset(position)
    return units(of: granularity).first {
      direction.isForward
        ? $0.contains(offset) : $0.lowerBound < offset && offset <= $0.upperBound
    }
  }

  private func boundaries(of granularity: UITextGranularity, _ direction: UITextDirection) -> [Int]
  {
    units(of: granularity).map { direction.isForward ? $0.upperBound : $0.lowerBound }
  }

  private func units(of granularity: UITextGranularity) -> [Range<Int>] {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return [] }
    return text.units(of: granularity).map { unit in
      let start = text.utf16.distance(from: text.startIndex, to: unit.lowerBound)
      return start..<start + text[unit].utf16.count
    }
  }
}

extension String {
  fileprivate func units(of granularity: UITextGranularity) -> [Range<Index>] {
    switch granularity {
    case .character: indices.map { $0..<index(after: $0) }
    case .word: ranges { $0.isWordPart }
    case .sentence: sentences
    case .paragraph, .line: ranges { !$0.isNewline }
    case .document: isEmpty ? [] : [startIndex..<endIndex]
    }
  }

  private func ranges(where isPart: (Character) -> Bool) -> [Range<Index>] {
    split { !isPart($0) }.map { $0.startIndex..<$0.endIndex }
  }

  /// Foundation on Linux finds no sentences. A sentence ends at white space after `.`, `!` or `?`, and at the
  /// end of a line.
  private var sentences: [Range<Index>] {
    var found: [Range<Index>] = []
    var start = startIndex
    var hasStopped = false
    var isOver = false
    for index in indices {
      switch self[index] {
      case let space where space.isWhitespace: isOver = isOver || hasStopped || space.isNewline
      case _ where isOver:
        found.append(start..<index)
        start = index
        (hasStopped, isOver) = (false, false)
      case ".", "!", "?": hasStopped = true
      case "\"", "'", ")", "”", "’": break
      default: hasStopped = false
      }
    }
    if start < endIndex { found.append(start..<endIndex) }
    return found
  }
}
