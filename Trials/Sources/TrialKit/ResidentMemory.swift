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

extension ResidentMemory {
  /// Has freed memory go back to the system. Otherwise the allocator keeps up to 64 MB for every thread that has handled
  /// something large, which looks like growth.
  static func keepNothing() {
    let (mapThreshold, mostArenas) = (Int32(-3), Int32(-8))
    _ = setOption(mapThreshold, 128 << 10)
    _ = setOption(mostArenas, 1)
  }
}

@_silgen_name("mallopt")
private func setOption(_ option: Int32, _ value: Int32) -> Int32

@_silgen_name("malloc_trim")
private func giveBack(_ pad: Int) -> Int32
