import Dispatch
import Foundation
import Glibc

/// Notices that the program's file was built anew, and starts it in place of this process.
@MainActor final class ProgramWatch {
  /// The program's file, which another takes the place of.
  let path: String
  private let source: any DispatchSourceRead

  /// - Returns: `nil` where the system tells nothing of the file.
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

  /// The names of the files that the events are about.
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

  /// Starts the program in place of this one, with the same arguments and the present environment.
  func replaceProcess() {
    // What this process handles or holds back would stay so.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    fflush(nil)
    execv(path, &arguments)
  }
}
