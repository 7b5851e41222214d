import RepositorySearchDomain

/// Told of what a person does with a list of results.
@MainActor protocol ResultsViewControllerDelegate: AnyObject {
  func resultsDidPick(_ repository: Repository)
  func resultsDidShowRow(at index: Int)
  func resultsWantRetry()
}
