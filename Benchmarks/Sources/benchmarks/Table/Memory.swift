import Foundation

enum Memory {
  /// What the process takes for each of `count` things that `make` makes, which are never freed, so that none takes
  /// the place of another.
  static func bytesEach(_ count: Int, _ make: () -> [AnyObject]) -> Double {
    let before = resident
    _ = Unmanaged.passRetained(make() as NSArray)
    return (resident - before) / Double(count)
  }

  /// What the process occupies, in bytes.
  static var resident: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap {
      Double($0)
    }
    return (number ?? 0) * 1024
  }
}
