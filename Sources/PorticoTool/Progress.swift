import Foundation

/// A bar on the terminal while many files are read.
enum Progress {
  static func show(_ done: Int, of total: Int) {
    let width = 30
    let filled = total == 0 ? width : done * width / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    FileHandle.standardError.write(Data("\r\(bar) \(done)/\(total)".utf8))
  }

  static func clear() { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
}
