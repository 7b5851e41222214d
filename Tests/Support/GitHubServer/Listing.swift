import Foundation

/// The elements that GitHub would answer with, made up from their numbers.
enum Listing {
  static func repository(_ number: Int, matching query: String) -> [String: Any] {
    let owner = "octo-\(number % 7)"
    let name = "\(query.split(separator: " ").last ?? "repository")-\(number)"
    return [
      "id": 1_000 + number,
      "name": name,
      "full_name": "\(owner)/\(name)",
      "owner": ["login": owner, "id": number % 7, "type": "User"],
      "private": false,
      "html_url": "https://github.com/\(owner)/\(name)",
      "description": number % 5 == 4 ? NSNull() : "Number \(number) that matches “\(query)”",
      "fork": false,
      "stargazers_count": 100_000 / (number + 1),
      "language": number % 6 == 5 ? NSNull() : ["Swift", "C", "Rust"][number % 3],
      "archived": false,
      "default_branch": "main",
    ]
  }

  static func commit(_ number: Int, of repository: String) -> [String: Any] {
    let date = Date(timeIntervalSince1970: 1_750_000_000 - 3_600 * Double(number))
      .formatted(.iso8601)
    let sha = String(format: "%08x", number &* 2_654_435_761 & 0xFFFF_FFFF)
    let person: [String: Any] = [
      "name": number % 2 == 0 ? "Mona Lisa" : "David Blaine", "email": "someone@example.com",
      "date": date,
    ]
    return [
      "sha": String(repeating: sha, count: 5),
      "commit": [
        "author": number % 9 == 8 ? NSNull() : person as Any,
        "committer": person,
        "message": "Change \(number) in \(repository)\n\nWhy it was made.",
        "comment_count": 0,
      ],
      "author": NSNull(),
      "committer": NSNull(),
      "parents": [],
    ]
  }
}
