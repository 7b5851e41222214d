/// Why GitHub refuses, in its JSON.
struct GitHubProblem: Decodable {
  let message: String
}
