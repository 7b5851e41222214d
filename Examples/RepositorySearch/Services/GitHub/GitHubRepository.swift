import RepositorySearchDomain

/// A repository in GitHub's JSON.
struct GitHubRepository: Decodable {
  struct Owner: Decodable { let login: String }

  let id: Int
  let name: String
  let owner: Owner
  let description: String?
  let stargazersCount: Int
  let language: String?

  var repository: Repository {
    Repository(
      id: "\(id)", owner: owner.login, name: name, description: description,
      stars: stargazersCount < 0 ? nil : stargazersCount, language: language)
  }
}
