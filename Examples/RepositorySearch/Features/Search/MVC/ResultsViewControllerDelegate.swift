import RepositorySearchDomain

/// A delegate that receives the user's actions in a list of results.
@MainActor protocol ResultsViewControllerDelegate: AnyObject {
  func resultsDidPick(_ repository: Repository)
  func resultsDidShowRow(at index: Int)
  func resultsWantRetry()
}
