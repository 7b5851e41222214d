import SwiftReading

/// The tokens of a file that may need a translation. Most files have few.
struct Marks {
  /// The tokens `@` before a name.
  private(set) var attributes: [Int] = []
  /// The tokens `#` with their word.
  private(set) var pounds: [Int] = []
  private(set) var dynamics: [Int] = []
  /// The tokens `class` before a name.
  private var classes: [Int] = []

  init(_ source: TokenizedSource) {
    // Without generic calls: tools are built without optimization.
    source.tokens.withUnsafeBufferPointer { tokens in
      guard let base = tokens.baseAddress else { return }
      let (last, dynamic, type) = (
        tokens.count - 1, Word.dynamic.rawValue, Word.class.rawValue
      )
      var index = 0
      while index < last {
        let token = base + index
        switch token.pointee.kind {
        case .at: if token[1].kind == .name { attributes.append(index) }
        case .pound: pounds.append(index)
        case .name:
          let name = token.pointee.name
          if name == dynamic {
            dynamics.append(index)
          } else if name == type, token[1].kind == .name, index == 0 || token[-1].kind != .dot {
            classes.append(index)
          }
        default: break
        }
        index += 1
      }
    }
  }

  /// Returns `true` if a class may be declared between two tokens.
  func hasClass(from start: Int, to end: Int) -> Bool {
    guard !classes.isEmpty else { return false }
    let next = classes.partitioningIndex { $0 >= start }
    return next < classes.count && classes[next] < end
  }
}
