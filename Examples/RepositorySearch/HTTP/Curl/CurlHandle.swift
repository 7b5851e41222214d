#if os(Linux)
  import Foundation

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// A libcurl handle. It sends one request at a time, and keeps its connections open for the next.
  ///
  /// Only one thread at a time may use it.
  final class CurlHandle: @unchecked Sendable {
    private let curl: Curl
    private let handle: OpaquePointer

    init?(_ curl: Curl) {
      guard let handle = curl.make() else { return nil }
      self.curl = curl
      self.handle = handle
    }

    deinit {
      curl.destroy(handle)
    }

    /// Sends a request. Returns when `exchange` has ended.
    func perform(_ request: URLRequest, for exchange: HTTPExchange) {
      let transfer = CurlTransfer(exchange)
      let context = Unmanaged.passUnretained(transfer).toOpaque()
      curl.reset(handle)
      set(.address, to: request.url?.absoluteString ?? "")
      // All compressions that libcurl supports.
      set(.encodings, to: "")
      set(.protocols, to: 1 | 2)  // http and https
      set(.receivesNoSignals, to: 1)
      set(.hidesProxyHeaders, to: 1)
      set(.hidesProgress, to: 0)
      set(.milliseconds, to: max(1, Int(min(exchange.time / .milliseconds(1), 86_400_000))))
      set(.head, to: unsafeBitCast(CurlTransfer.receiveHead, to: UnsafeRawPointer.self))
      set(.body, to: unsafeBitCast(CurlTransfer.receiveBody, to: UnsafeRawPointer.self))
      set(.progress, to: unsafeBitCast(CurlTransfer.progress, to: UnsafeRawPointer.self))
      for option in [Option.headContext, .bodyContext, .progressContext] {
        set(option, to: context)
      }
      var headers: OpaquePointer?
      for (name, value) in request.allHTTPHeaderFields ?? [:] {
        // A line break in a value would start another header.
        let line = "\(name): \(value)".unicodeScalars.filter { $0.value >= 0x20 }
        headers = curl.append(headers, String(String.UnicodeScalarView(line)))
      }
      set(.headers, to: headers.map { UnsafeRawPointer($0) })
      let code = withExtendedLifetime(transfer) { curl.perform(handle) }
      curl.free(headers)
      exchange.complete(failure(code))
    }

    private func failure(_ code: Int32) -> HTTPFailure? {
      switch code {
      case 0: return nil
      case 1, 8: return .notHTTP
      case 28: return .timedOut
      case 18, 52, 55, 56: return .connectionLost
      case 23, 61: return .undecodable
      case 42: return .cancelled
      // libcurl reports a header line that is too long as out of memory.
      case 27, 100: return .tooLarge
      default:
        var number = 0
        _ = curl.getNumber(handle, 0x20_0019, &number)  // The error of the system.
        return [Int(ENETUNREACH), Int(ENETDOWN)].contains(number) ? .offline : .unreachable
      }
    }

    // MARK: Options

    /// The options, with their numbers in `curl.h`.
    private enum Option: Int32 {
      case hidesProgress = 43
      case receivesNoSignals = 99
      case milliseconds = 155
      case protocols = 181
      case hidesProxyHeaders = 265
      case bodyContext = 10_001
      case address = 10_002
      case headers = 10_023
      case headContext = 10_029
      case progressContext = 10_057
      case encodings = 10_102
      case body = 20_011
      case head = 20_079
      case progress = 20_219
    }

    private func set(_ option: Option, to number: Int) {
      _ = curl.setNumber(handle, option.rawValue, number)
    }

    private func set(_ option: Option, to pointer: UnsafeRawPointer?) {
      _ = curl.setPointer(handle, option.rawValue, pointer)
    }

    /// libcurl copies the text.
    private func set(_ option: Option, to text: String) {
      text.withCString { set(option, to: UnsafeRawPointer($0)) }
    }
  }
#endif
