#if os(Linux) || os(macOS)
  import Foundation

  /// Reads the output of a pipe, within limits.
  struct PipeReader {
    private let descriptor: Int32
    private let limits: Subprocess.Limits
    private let end: ContinuousClock.Instant

    init(_ descriptor: Int32, _ limits: Subprocess.Limits) {
      self.descriptor = descriptor
      self.limits = limits
      end = .now + limits.time
    }

    /// Reads to the end. Checks the time itself, because another process may keep the pipe open after the program.
    func read() -> Swift.Result<Data, Subprocess.Problem> {
      var data = Data()
      var block = [UInt8](repeating: 0, count: 65_536)
      while true {
        let left = max(0, Int32(clamping: Int((end - .now) / .milliseconds(1))))
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let ready = poll(&polled, 1, left)
        if ready < 0, errno == EINTR { continue }
        guard ready > 0 else { return .failure(.tooSlow) }
        let count = Foundation.read(descriptor, &block, block.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return .success(data) }
        data.append(contentsOf: block[..<count])
        guard data.count <= limits.bytes else { return .failure(.tooLarge) }
      }
    }
  }
#endif
