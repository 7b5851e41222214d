import Foundation
import RepositorySearchHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  private static let client = HTTPClient()

  /// Sends a request. A session's own tasks accept bodies of any size, and on Linux some answers end the app.
  @MainActor static func send(
    _ request: URLRequest,
    then handle: @escaping @MainActor (Result<HTTPAnswer, HTTPFailure>) -> Void
  ) -> Task<Void, Never> {
    Task {
      let result: Result<HTTPAnswer, HTTPFailure>
      do throws(HTTPFailure) {
        result = .success(try await client.send(request))
      } catch {
        result = .failure(error)
      }
      if !Task.isCancelled { handle(result) }
    }
  }
}
