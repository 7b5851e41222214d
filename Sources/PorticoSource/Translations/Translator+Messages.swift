import SwiftReading

extension Translator {
  /// Wraps objects that are declared as `AnyObject` in a value that has the methods of Objective-C's `AnyObject`.
  func sendMessages(_ draft: Draft) {
    let source = draft.file.source
    let tokens = source.tokens
    guard let object = source.names.firstIndex(of: "AnyObject") else { return }
    let objects = objects(in: source)
    let methods = ["perform", "responds"].compactMap(source.names.firstIndex(of:))
    guard !methods.isEmpty, tokens.count > 4 else { return }

    for index in 3..<(tokens.count - 1) where tokens[index - 1].kind == .dot {
      guard methods.contains(Int(tokens[index].name)), tokens[index + 1].kind == .openParen,
        !isDelayed(source, index + 1)
      else { continue }
      let isOptional = [.question, .exclamation].contains(tokens[index - 2].kind)
      let last = isOptional ? index - 3 : index - 2
      var first = last
      if last > 0, tokens[last].kind == .closeParen, tokens[last - 1].name == object {
        first = Int(source.partners[last])
      } else if tokens[last].kind != .name || !objects.contains(tokens[last].name) {
        continue
      } else if last > 1, tokens[last - 1].kind == .dot {
        guard source.text(last - 2) == "self" else { continue }
        first = last - 2
      }
      draft.edits.insert("UIKit._Messaged(", at: Int(tokens[first].start))
      draft.edits.insert(")", at: Int(tokens[last].end))
      draft.imports.insert("UIKit")
    }
  }

  /// Returns the names that a file declares with the type `AnyObject`.
  func objects(in source: TokenizedSource) -> Set<Int32> {
    let tokens = source.tokens
    guard let object = source.names.firstIndex(of: "AnyObject"), tokens.count > 2 else { return [] }
    return Set(
      (2..<tokens.count).compactMap { index in
        tokens[index].name == object && tokens[index - 1].kind == .colon
          && tokens[index - 2].kind == .name ? tokens[index - 2].name : nil
      })
  }

  /// Returns `true` if the call performs a method later, which only `NSObject` can.
  private func isDelayed(_ source: TokenizedSource, _ open: Int) -> Bool {
    (open..<source.after(open, source.tokens.count - 1)).contains {
      ["afterDelay", "waitUntilDone"].contains(source.text($0))
    }
  }
}
