import Foundation

/// What of a process lies in memory.
enum ResidentMemory {
  /// That of this process in bytes, once what it has freed is given back.
  static var now: Int {
    _ = giveBack(0)
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

@_silgen_name("malloc_trim")
private func giveBack(_ pad: Int) -> Int32
