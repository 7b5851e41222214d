/// What went wrong with a round, as seen from outside.
public struct Trouble: Equatable, Sendable {
  public enum Kind: String, Sendable {
    case crash, hang, failure, growth
  }

  public var kind: Kind
  public var message: String
  /// The index of the line that was being performed, where the trial says so.
  public var line: Int?
  /// The last lines of standard error.
  public var complaints: [String] = []

  public init(_ kind: Kind, _ message: String, line: Int? = nil, complaints: [String] = []) {
    self.kind = kind
    self.message = message
    self.line = line
    self.complaints = complaints
  }

  /// The first line of the message.
  public var summary: String {
    String(message.prefix { !$0.isNewline }.prefix(300))
  }

  /// The same for every way to the same trouble: without numbers and addresses.
  public var signature: String {
    var text = ""
    var inNumber = false
    for word in summary.split(separator: " ") {
      text += word.hasPrefix("0x") ? " N" : " "
      guard !word.hasPrefix("0x") else { continue }
      for character in word {
        if character.isNumber != inNumber {
          inNumber.toggle()
          if inNumber { text += "N" }
        }
        if !inNumber { text.append(character) }
      }
      inNumber = false
    }
    return "\(kind.rawValue):\(text)"
  }
}
