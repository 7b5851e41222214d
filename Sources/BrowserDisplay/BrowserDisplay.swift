package import DisplayInterface
import Foundation
import PointText

/// A display that presents an app in web browsers on this machine, as a page at an address that nobody can guess.
///
/// Every page displays the same app, in the size of the page that was used last. A page that's opened, that
/// reconnects, or that reads too slowly receives the whole current state.
@MainActor package final class BrowserDisplay: Display {
  package private(set) var traits = DisplayTraits(
    size: CGSize(width: 393, height: 852), safeArea: (59, 0, 34, 0), opensLinks: true)
  package let text: any TextMeasuring

  private final class Page {
    let socket: PageSocket
    /// A Boolean value that indicates whether the page missed some changes.
    var isBehind = false
    /// The revision of the page's last edit that hasn't been answered yet.
    var edit: Int?
    /// The pointers that touch the screen, where they were reported last.
    var touching: [Int: Pointer] = [:]

    init(_ socket: PageSocket) { self.socket = socket }
  }

  /// A closure that returns the file for a path, for files in addition to the page's own.
  package var file: (@MainActor (String) -> (type: String, body: [UInt8])?)?
  /// A closure that's called with the number of the preview that a page displays.
  package var choosePreview: (@MainActor (Int) -> Void)?

  /// The minimum interval between two messages.
  private static let interval = DispatchTimeInterval.milliseconds(16)

  private let state = PageState()
  private let writer: MessageWriter
  private var server: PageServer?
  private var pages: [ObjectIdentifier: Page] = [:]
  private var receive: (@MainActor (Input) -> Void)?
  private var signals: [any DispatchSourceSignal] = []
  /// The signal that asked the process to end.
  private var endingSignal: Int32?
  private var isScheduled = false
  private var next = DispatchTime.now()
  private var toldTraits: DisplayTraits?
  /// The page that most recently sent input.
  private weak var usedPage: Page?

  /// - Parameters:
  ///   - text: An object that measures text in the widths of Helvetica, with which the page displays it.
  ///   - port: The port, or 0 for any free port.
  ///   - key: The part of the address that nobody can guess, or `nil` for a new one.
  ///   - forwarder: The name of a host that forwards to this one.
  /// - Returns: `nil` if the port is in use; `errno` contains the reason.
  package init?(
    text: any TextMeasuring, port: UInt16 = 0, key: String? = nil, forwarder: String? = nil
  ) {
    self.text = text
    writer = MessageWriter(
      state: state,
      content: ContentWriter(placer: TextPlacer(measuring: text), pictures: state.pictures))
    let server = PageServer(key: key, forwarder: forwarder) { [weak self, state] path in
      PageFiles.file(path) ?? Self.picture(path, in: state.pictures) ?? self?.ownFile(path)
    } open: { [weak self] socket in
      self?.welcome(socket)
    }
    self.server = server
    guard server.start(port: port) else { return nil }
  }

  /// The address to open in a browser.
  package var address: String { server?.address ?? "" }

  package var port: UInt16 { server?.port ?? 0 }
  package var key: String { server?.key ?? "" }

  private var startAddress: String { choosePreview == nil ? address : address + "previews" }

  package func apply(_ batch: [Change]) {
    state.apply(batch)
    setNeedsDisplay()
  }

  package func run(_ receive: @escaping @MainActor (Input) -> Void) {
    open(receive)
    let subject = choosePreview == nil ? "The app shows" : "The previews show"
    print("\(subject) at \(startAddress)\nControl-C ends it.")
    fflush(nil)
    while self.receive != nil, RunLoop.main.run(mode: .default, before: .distantFuture) {}
  }

  package func stop() {
    receive = nil
    server?.stop()
    for source in signals { source.cancel() }
    signals = []
    // Wakes up the run loop, which then ends.
    DispatchQueue.main.async {}
  }

  /// Ends the process by the signal that asked for it, so that the parent process sees the reason.
  package func endProcessIfAsked() {
    guard let endingSignal else { return }
    signal(endingSignal, SIG_DFL)
    raise(endingSignal)
  }

  /// Starts receiving input. The main run loop must run until ``stop()``.
  package func open(_ receive: @escaping @MainActor (Input) -> Void) {
    self.receive = receive
    signals = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      // If the app, or the process that started it, handles or ignores the signal, leave that unchanged.
      if let other = signal(number, SIG_IGN) {
        signal(number, other)
        return nil
      }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated {
          self?.endingSignal = number
          self?.receive?(.terminate)
        }
      }
      source.activate()
      return source
    }
  }

  // MARK: Pages

  private func welcome(_ socket: PageSocket) {
    // Send the pending changes to the other pages first, because the new page receives the current state.
    present()
    let id = ObjectIdentifier(socket)
    let page = Page(socket)
    pages[id] = page
    socket.receive = { [weak self, unowned page] in self?.handle($0, from: page) }
    socket.closed = { [weak self] in
      guard let page = self?.pages.removeValue(forKey: id) else { return }
      self?.cancelTouches(of: page)
    }
    socket.drained = { [weak self, unowned page] in
      if page.isBehind { self?.tellEverything(to: page) }
    }
    tellEverything(to: page)
  }

  private func handle(_ message: String, from page: Page) {
    if let number = InputReader.preview(message) {
      choosePreview?(number)
      return
    }
    guard let input = InputReader.read(message) else { return }
    usedPage = page
    if case .traits(let new) = input {
      guard new != traits else { return }
      traits = new
      setNeedsDisplay()
    }
    if case .edit(let edit) = input {
      page.edit = edit.revision
      setNeedsDisplay()
    }
    if case .pointer(let pointer) = input {
      let touches = pointer.phase == .began || pointer.phase == .moved
      page.touching[pointer.id] = touches ? pointer : nil
    }
    receive?(input)
  }

  /// Cancels the touches of a page that was closed, because it reports no end.
  private func cancelTouches(of page: Page) {
    for var pointer in page.touching.values {
      pointer.phase = .cancelled
      receive?(.pointer(pointer))
    }
  }

  private static func picture(_ path: String, in pictures: PictureStore) -> HTTPResponse? {
    guard path.hasPrefix("picture/"), let number = Int(path.dropFirst(8)),
      let picture = pictures[number]
    else { return nil }
    return HTTPResponse(
      status: "200 OK", type: "image/png", body: picture.png, isLasting: true)
  }

  private func ownFile(_ path: String) -> HTTPResponse? {
    file?(path).map { HTTPResponse(status: "200 OK", type: $0.type, body: $0.body) }
  }

  // MARK: Showing

  private func setNeedsDisplay() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.asyncAfter(deadline: next) { [weak self] in
      MainActor.assumeIsolated { self?.present() }
    }
  }

  private func present() {
    isScheduled = false
    defer { pages.values.forEach(answer) }
    let changes = state.takeChanges()
    guard !changes.isEmpty || toldTraits != traits else { return }
    toldTraits = traits
    next = .now() + Self.interval
    guard !pages.isEmpty else { return }
    let message = writer.message(changes, traits: traits, isWhole: false).text
    for page in pages.values {
      // A slow page receives the newest state after it has read earlier messages.
      if page.socket.isCongested { page.isBehind = true }
      if !page.isBehind { page.socket.send(message) }
    }
    for errand in changes.errands.compactMap(MessageWriter.errand) {
      usedPage?.socket.send(errand.text)
    }
  }

  private func answer(_ page: Page) {
    guard let edit = page.edit, !page.isBehind else { return }
    page.edit = nil
    page.socket.send(JSON.object([("edit", .number(Double(edit)))]).text)
  }

  private func tellEverything(to page: Page) {
    (page.isBehind, page.edit) = (false, nil)
    page.socket.send(writer.message(state.everything, traits: traits, isWhole: true).text)
  }
}
