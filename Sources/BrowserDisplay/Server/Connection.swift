import Dispatch
import Glibc

/// An accepted connection. It never blocks: bytes that the other end doesn't read yet are kept.
@MainActor final class Connection {
  /// A closure that's called with received bytes, or with no bytes when either end has closed the connection.
  var receive: (([UInt8]) -> Void)?
  /// A closure that's called when the other end has read all bytes that were kept.
  var drained: (() -> Void)?
  private(set) var isClosed = false

  private let descriptor: Int32
  private var input: (any DispatchSourceRead)?
  private var room: (any DispatchSourceWrite)?
  /// A dispatch group that's empty when no dispatch source uses the descriptor.
  private let sources = DispatchGroup()
  private var unsent: ArraySlice<UInt8> = []
  private var endsWhenSent = false

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    let input = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    input.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    activate(input)
    self.input = input
  }

  var isCongested: Bool { !unsent.isEmpty }

  func send(_ bytes: [UInt8]) {
    guard !isClosed, !endsWhenSent else { return }
    if unsent.isEmpty { unsent = bytes[...] } else { unsent += bytes }
    flush()
  }

  /// Sends the last bytes, and closes the connection once they're sent.
  func end(with bytes: [UInt8] = []) {
    send(bytes)
    endsWhenSent = true
    if unsent.isEmpty { close() }
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    input?.cancel()
    room?.cancel()
    let descriptor = descriptor
    sources.notify(queue: .main) { _ = Glibc.close(descriptor) }
    receive?([])
    (receive, drained) = (nil, nil)
  }

  /// Reads the bytes that have arrived, if any.
  func read() {
    guard !isClosed else { return }
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      result = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      count = max(0, result)
    }
    if result > 0 {
      // Bytes that arrive after the last response are ignored.
      if !endsWhenSent { receive?(bytes) }
    } else if result == 0 || (errno != EAGAIN && errno != EINTR) {
      close()
    }
  }

  private func flush() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        unsent = unsent.dropFirst(count)
      } else if errno == EAGAIN {
        return waitForRoom()
      } else if errno != EINTR {
        return close()
      }
    }
    unsent = []
    if endsWhenSent { return close() }
    guard let room else { return }
    room.cancel()
    self.room = nil
    drained?()
  }

  private func waitForRoom() {
    guard room == nil else { return }
    let room = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    room.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.flush() } }
    activate(room)
    self.room = room
  }

  private func activate(_ source: any DispatchSourceProtocol) {
    sources.enter()
    source.setCancelHandler { [sources] in sources.leave() }
    source.activate()
  }
}
