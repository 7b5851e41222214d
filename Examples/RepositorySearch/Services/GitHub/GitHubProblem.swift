/// The reason for a refusal in GitHub's JSON.
struct GitHubProblem: Decodable {
  let message: String
}
