import Foundation
import RepositorySearchDomain

/// Decodes GitHub's JSON. Its errors describe the problem and its place.
enum GitHubDecoder {
  static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws(RepositoryServiceError) -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(type, from: data)
    } catch {
      throw .malformedAnswer(explanation(of: error))
    }
  }

  private static func explanation(of error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      "\(path(context.codingPath + [key])) is missing"
    case .typeMismatch(let type, let context):
      "\(path(context.codingPath)) is not of type \(type)"
    case .valueNotFound(_, let context): "\(path(context.codingPath)) is null"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is no JSON"
    case .dataCorrupted(let context): "\(path(context.codingPath)) cannot be read"
    default: "\(error)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
