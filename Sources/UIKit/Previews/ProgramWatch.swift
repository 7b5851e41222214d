import Dispatch
import Foundation
import Glibc

/// Notices when the executable file was rebuilt, and replaces this process by it.
@MainActor final class ProgramWatch {
  /// The path of the executable file, which a build replaces.
  let path: String
  private let source: any DispatchSourceRead

  /// - Returns: `nil` if the file can't be watched.
  init?(restart: @escaping @MainActor (ProgramWatch) -> Void) {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    self.path = path
    let url = URL(fileURLWithPath: path)
    let descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
    let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
    guard descriptor >= 0,
      inotify_add_watch(descriptor, url.deletingLastPathComponent().path, events) >= 0
    else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    let name = url.lastPathComponent
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self, Self.names(in: descriptor).contains(name), access(path, X_OK) == 0 else {
          return
        }
        restart(self)
      }
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
  }

  /// Reads the file names of the pending events.
  private static func names(in descriptor: Int32) -> [String] {
    var names: [String] = []
    let head = MemoryLayout<inotify_event>.size
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 8) { buffer in
      while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
        var offset = 0
        while offset + head <= count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let name = UnsafeRawBufferPointer(buffer)[(offset + head)...].prefix(Int(event.len))
          names.append(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
          offset += head + Int(event.len)
        }
      }
    }
    return names
  }

  /// Replaces this process by the program at ``path``, with the same arguments and the current environment.
  func replaceProcess() {
    // Ignored and blocked signals would be inherited.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    fflush(nil)
    execv(path, &arguments)
  }
}
