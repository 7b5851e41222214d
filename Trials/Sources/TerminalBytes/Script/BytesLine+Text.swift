import Foundation

extension BytesLine {
  init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let argument = words.count > 1 ? words[1] : ""
    switch words.first {
    case "bytes":
      guard let bytes = Self.bytes(escaped: argument) else { return nil }
      self = .bytes(bytes)
    case "resize":
      let parts = argument.split(separator: "x").compactMap { Int($0) }
      guard parts.count == 2 else { return nil }
      self = .resize(columns: parts[0], rows: parts[1])
    case "signal":
      guard let signal = Harmless(rawValue: argument) else { return nil }
      self = .signal(signal)
    case "stop": self = .stop
    case "unread": self = .unread
    case "pause": self = .pause
    case "end":
      switch argument {
      case "control-C": self = .end(.controlC)
      case "hang-up": self = .end(.hangUp)
      default:
        guard let signal = Int32(argument) else { return nil }
        self = .end(.signal(signal))
      }
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .bytes(let bytes): "bytes \(Self.escaped(bytes))"
    case .resize(let columns, let rows): "resize \(columns)x\(rows)"
    case .signal(let signal): "signal \(signal.rawValue)"
    case .stop: "stop"
    case .unread: "unread"
    case .pause: "pause"
    case .end(.controlC): "end control-C"
    case .end(.hangUp): "end hang-up"
    case .end(.signal(let signal)): "end \(signal)"
    }
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      switch byte {
      case 0x1B: return "\\e"
      case UInt8(ascii: "\\"): return "\\\\"
      case 0x21..<0x7F: return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "\\x" + (digits.count < 2 ? "0" : "") + digits
      }
    }.joined()
  }

  private static func bytes(escaped text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "e"): bytes.append(0x1B)
      case UInt8(ascii: "\\"): bytes.append(byte)
      case UInt8(ascii: "x"):
        guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
        else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: return nil
      }
    }
    return bytes
  }
}
