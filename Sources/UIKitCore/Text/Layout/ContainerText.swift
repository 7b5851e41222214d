import DisplayInterface
import Foundation

/// The part of a text that is in a container, in the form that displays use.
///
/// Displays count characters across all runs. Text storages count UTF-16 units.
@MainActor struct ContainerText {
  var text: Text
  /// The offset in the storage at which each character starts, followed by the end of the last one.
  private let starts: [Int]

  init(
    _ storage: NSTextStorage, from start: Int, style: TextStyle, exclusions: [[CGPoint]],
    traits: UITraitCollection
  ) {
    let whole = NSRange(location: start, length: storage.length - start)
    var text = style.text(storage.attributedSubstring(from: whole), traits: traits)
    text.exclusions = exclusions
    self.text = text
    var starts: [Int] = []
    let characters = storage.string as NSString
    storage.enumerateAttributes(in: whole, options: []) { _, range, _ in
      var offset = range.location
      for character in characters.substring(with: range) {
        starts.append(offset)
        offset += character.utf16.count
      }
    }
    starts.append(storage.length)
    self.starts = starts
  }

  /// Returns the offset in the storage at which a character starts.
  func offset(of character: Int) -> Int { starts[min(max(character, 0), starts.count - 1)] }

  /// Returns the index of the character at an offset of the storage.
  func character(at offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// - Parameter wordSpacing: The width that is added to each space of the line.
  func width(of characters: Range<Int>, wordSpacing: CGFloat) -> CGFloat {
    guard !characters.isEmpty else { return 0 }
    var text = text.characters(characters)
    text.runs = text.runs.spaced(by: wordSpacing)
    return AppDisplay.current.text.measure(text, within: .unlimited).size.width
  }
}
