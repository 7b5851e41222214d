/// A value of a property list, with the number of the line on which it begins.
struct PropertyList: Equatable, Sendable {
  indirect enum Value: Equatable, Sendable {
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])
  }

  let value: Value
  let line: Int

  var text: String? { if case .text(let text) = value { text } else { nil } }
  var list: [PropertyList] { if case .list(let list) = value { list } else { [] } }
  var table: [String: PropertyList] {
    if case .table(let table) = value { table } else { [:] }
  }

  /// The text, or the texts of a list joined by spaces, because build settings allow both.
  var words: String { text ?? list.compactMap(\.text).joined(separator: " ") }
}
