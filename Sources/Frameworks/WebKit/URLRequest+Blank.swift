import Foundation
import FoundationNetworking

extension URLRequest {
  /// The request of an empty page.
  static var blank: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
}
