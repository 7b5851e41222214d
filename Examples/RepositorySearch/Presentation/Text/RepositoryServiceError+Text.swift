package import Foundation
package import RepositorySearchDomain

extension RepositoryServiceError: LocalizedError {
  /// A short title of the error.
  package var title: String {
    switch self {
    case .offline: "No network"
    case .unreachable: "Host not reachable"
    case .connectionLost: "Connection lost"
    case .timedOut: "No answer"
    case .rateLimited: "Too many requests"
    case .unauthorized: "Token not accepted"
    case .forbidden: "Not allowed"
    case .notFound: "Not found"
    case .invalidQuery: "Query not understood"
    case .serverError: "Server error"
    case .malformedAnswer: "Answer not understood"
    case .truncatedAnswer: "Answer incomplete"
    case .answerTooLarge: "The answer is too large"
    case .invalidAddress: "Wrong address"
    case .folderMissing: "Folder not found"
    case .gitMissing: "git not found"
    case .gitFailed: "git failed"
    case .cancelled: "Cancelled"
    }
  }

  /// A description of the error and of what the user can do, in one or two sentences.
  package var message: String { message(in: .current) }

  /// Returns the description, with times of day in the given calendar.
  package func message(in calendar: Calendar) -> String {
    // Some of the words come from the service.
    text(in: calendar).shortened(to: 500)
  }

  private func text(in calendar: Calendar) -> String {
    switch self {
    case .offline: "This machine is not connected to a network."
    case .unreachable(let host): "Nothing answers at \(host)."
    case .connectionLost(let host): "\(host) hung up before it answered."
    case .timedOut(let host): "\(host) took too long to answer."
    case .rateLimited(.primary, let date):
      "All requests of this hour or minute are used up. It goes on by itself at "
        + "\(TimeOfDay.text(date, in: calendar))."
    case .rateLimited(.secondary, let date):
      "Requests came too quickly. It goes on by itself at \(TimeOfDay.text(date, in: calendar))."
    case .unauthorized: "The service does not accept the token in GITHUB_TOKEN."
    case .forbidden(let reason): "The service refuses this: \(reason)"
    case .notFound(let what): "There is no \(what), or it is private."
    case .invalidQuery(let reason): "The service does not understand the query: \(reason)"
    case .serverError(let status): "The service failed with status \(status)."
    case .malformedAnswer(let place): "The service answered in an unknown form: \(place)."
    case .truncatedAnswer(let received, let expected?):
      "Of the answer's \(expected) bytes only \(received) arrived."
    case .truncatedAnswer(let received, nil): "The answer broke off after \(received) bytes."
    case .answerTooLarge(let limit): "More than \(limit >> 20) MB are not read."
    case .invalidAddress(let address): "“\(address)” is not the address of a web service."
    case .folderMissing(let path): "There is no folder “\(path)”."
    case .gitMissing: "The git command is not installed, or not in PATH."
    case .gitFailed(let message): message
    case .cancelled: "The request was cancelled."
    }
  }

  package var errorDescription: String? { "\(title): \(message)" }
}
