/// A search result in GitHub's JSON.
struct GitHubSearch: Decodable {
  let totalCount: Int
  let items: [GitHubRepository]
}
