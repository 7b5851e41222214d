import Foundation
import RepositorySearchDomain

/// Repositories made of the query: many, few, none or an error.
struct StubService: RepositoryService {
  func repositories(
    matching query: String, page: PageToken?
  ) async throws(RepositoryServiceError) -> Page<Repository> {
    let start = page.flatMap { Int($0.rawValue) } ?? 0
    let count = query.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % 997 }
    if count % 7 == 3 { throw .offline }
    let elements = (0..<count % 31).map { index in
      Repository(
        id: "\(query)-\(start + index)", owner: "portico", name: "\(query.prefix(40))-\(index)",
        description: index % 2 == 0 ? String(repeating: "text ", count: index) : nil,
        stars: index * index * 100, language: index % 3 == 0 ? "Swift" : nil)
    }
    let next = start < 90 && count % 2 == 0 ? PageToken(rawValue: "\(start + 30)") : nil
    return Page(elements: elements, next: next, total: 1000)
  }

  func commits(
    of repository: Repository, page: PageToken?
  ) async throws(RepositoryServiceError) -> Page<Commit> {
    let elements = (0..<repository.name.count % 23).map { index in
      Commit(
        sha: "\(index)\(repository.id.hashValue)", message: "Commit \(index)\n\nBody",
        author: "Mona", date: Date(timeIntervalSince1970: Double(index) * 1000))
    }
    return Page(elements: elements)
  }
}
