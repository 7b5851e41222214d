import Foundation

/// Counts changes in a folder and the folders in it.
final class FolderWatch {
  private let descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
  private var folders: [Int32: String] = [:]
  private(set) var count = 0

  init(_ folder: String) {
    watch(folder)
  }

  deinit { close(descriptor) }

  private func watch(_ folder: String) {
    let changes = IN_CREATE | IN_MODIFY | IN_MOVED_TO | IN_DELETE | IN_CLOSE_WRITE
    let number = inotify_add_watch(descriptor, folder, UInt32(changes))
    guard number >= 0, folders.updateValue(folder, forKey: number) == nil else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      var info = stat()
      let path = "\(folder)/\(name)"
      if lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR { watch(path) }
    }
  }

  /// Counts what has changed, if anything has within a millisecond.
  func take() {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, 1) > 0 else { return }
    // One or a few at a time: later ones may not have happened yet.
    var bytes = [UInt8](repeating: 0, count: 512)
    let length = read(descriptor, &bytes, bytes.count)
    var offset = 0
    while offset + 16 <= length {
      let (number, mask, size) = bytes.withUnsafeBytes {
        (
          $0.loadUnaligned(fromByteOffset: offset, as: Int32.self),
          $0.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
          Int($0.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        )
      }
      count += 1
      if mask & UInt32(IN_ISDIR) != 0, mask & UInt32(IN_CREATE) != 0, let folder = folders[number] {
        let name = bytes[(offset + 16)..<min(bytes.count, offset + 16 + size)].prefix { $0 != 0 }
        watch("\(folder)/\(String(decoding: name, as: UTF8.self))")
      }
      offset += 16 + size
    }
  }
}
