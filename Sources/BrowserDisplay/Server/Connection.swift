import Dispatch
import Glibc

/// One accepted connection. It never waits: what the other end does not take is kept.
@MainActor final class Connection {
  /// With no bytes once the other end, or this one, has closed.
  var receive: (([UInt8]) -> Void)?
  /// The other end took all that was kept.
  var drained: (() -> Void)?
  private(set) var isClosed = false

  private let descriptor: Int32
  private var input: (any DispatchSourceRead)?
  private var room: (any DispatchSourceWrite)?
  /// Empty once no source uses the descriptor any more.
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

  /// Closes as soon as the last bytes are sent.
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

  /// Takes what has come, if anything has.
  func read() {
    guard !isClosed else { return }
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      result = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      count = max(0, result)
    }
    if result > 0 {
      // What comes after the last word is not read any more.
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
