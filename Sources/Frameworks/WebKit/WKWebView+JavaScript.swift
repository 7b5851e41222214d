import Foundation

/// JavaScript isn't supported, so all scripts fail.
extension WKWebView {
  static var scriptFailure: WKError {
    WKError(
      .javaScriptExceptionOccurred,
      userInfo: [NSLocalizedDescriptionKey: "A JavaScript exception occurred"])
  }

  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw Self.scriptFailure
  }

  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(.failure(Self.scriptFailure)) }
  }

  @discardableResult
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { throw Self.scriptFailure }

  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(.failure(Self.scriptFailure)) }
  }

  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw Self.scriptFailure }
}
