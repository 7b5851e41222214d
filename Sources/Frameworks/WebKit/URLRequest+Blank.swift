import Foundation
import FoundationNetworking

extension URLRequest {
  /// The request for an empty page.
  static var blank: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
}
