import Foundation

/// A text that depends on the grammatical number of its arguments.
///
/// On iOS such a string contains its plural forms invisibly. A Swift string can't, so that the forms are found
/// by the text.
struct PluralFormat: Sendable {
  struct Variable: Sendable {
    /// Such as `lld`.
    let specifier: String
    /// The texts by plural category.
    let forms: [String: String]
  }

  /// The text, with `%#@name@` in place of each variable.
  let text: String
  let variables: [String: Variable]
  let language: String

  /// Returns a format for `String(format:)` with the plural forms for the arguments, and the arguments in the
  /// order in which that format uses them.
  func resolved(for arguments: [any CVarArg]) -> (format: String, arguments: [any CVarArg]) {
    var resolution = Resolution(format: self, given: arguments)
    resolution.add(text, of: nil, depth: 0)
    return (resolution.text, resolution.named)
  }

  private struct Resolution {
    let format: PluralFormat
    let given: [any CVarArg]
    private var next = 0
    var text = ""
    var named: [any CVarArg] = []

    init(format: PluralFormat, given: [any CVarArg]) {
      (self.format, self.given) = (format, given)
    }

    /// - Parameter variable: The index of the argument for which `part` is a form; placeholders without a
    ///   position stand for it.
    mutating func add(_ part: String, of variable: Int?, depth: Int) {
      let deepest = 8  // A variable may name itself.
      guard depth < deepest else { return }
      var rest = part[...]
      while let percent = rest.firstIndex(of: "%") {
        text += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        if rest.first == "%" {
          text += "%%"
          rest.removeFirst()
          continue
        }
        var index = variable ?? next
        let place = rest.prefix { $0.isNumber }
        if let number = Int(place), rest.dropFirst(place.count).first == "$" {
          index = number - 1
          rest = rest.dropFirst(place.count + 1)
        }
        next = max(next, index + 1)
        guard given.indices.contains(index) else { continue }
        guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else {
          text += "%"
          named.append(given[index])
          continue
        }
        let name = String(rest[..<end].dropFirst(2))
        rest = rest[rest.index(after: end)...]
        if let form = format.form(of: name, for: given[index]) {
          add(form, of: index, depth: depth + 1)
        }
      }
      text += rest
    }
  }

  private func form(of name: String, for argument: any CVarArg) -> String? {
    guard let variable = variables[name] else { return nil }
    let number = Self.number(argument)
    let zero = number == 0 ? variable.forms["zero"] : nil
    let form = zero ?? variable.forms[PluralRule.category(of: number, in: language)]
    return (form ?? variable.forms["other"])?
      .replacingOccurrences(of: "%arg", with: "%\(variable.specifier)")
  }

  private static func number(_ argument: any CVarArg) -> Int {
    (argument as? any BinaryInteger).map { Int(clamping: $0) }
      ?? (argument as? any BinaryFloatingPoint).flatMap { Int(exactly: Double($0)) } ?? 2
  }
}
