import Foundation
import RepositorySearchHTTP
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The commits of a repository, again with everything from network to labels: the search screen doesn't share its
/// code for GitHub, so this screen repeats it.
final class MassiveCommitsViewController: UITableViewController {
  private struct CommitItem: Decodable {
    struct Details: Decodable {
      let author: Author?
      let committer: Author?
      let message: String
    }

    struct Author: Decodable {
      let name: String?
      let date: Date?
    }

    let sha: String
    let commit: Details
  }

  private let owner: String
  private let name: String
  private let address: String
  private let footerLabel = UILabel()
  private var commits: [CommitItem] = []
  private var nextPage: URL?
  private var task: Task<Void, Never>?

  init(owner: String, name: String, address: String) {
    self.owner = owner
    self.name = name
    self.address = address
    super.init(style: .plain)
    title = "\(owner)/\(name)"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    task?.cancel()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "Commits"
    tableView.allowsSelection = false
    footerLabel.textColor = .secondaryLabel
    footerLabel.textAlignment = .center
    footerLabel.frame.size.height = 48
    tableView.tableFooterView = footerLabel
    let url = URL(string: "\(address)/repos/\(owner)/\(name)/commits?per_page=30")
    if url == nil { footerLabel.text = "The commits could not be had." }
    load(url)
  }

  private func load(_ url: URL?) {
    guard let url, task == nil else { return }
    footerLabel.text = "Loading…"
    navigationItem.rightBarButtonItem = nil
    var request = URLRequest(url: url)
    request.setValue("application/vnd.github+json", forHTTPHeaderField: "Accept")
    request.setValue("RepositorySearch", forHTTPHeaderField: "User-Agent")
    if let token = ProcessInfo.processInfo.environment["GITHUB_TOKEN"], !token.isEmpty {
      request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    }
    task = URLSession.send(request) { [weak self] result in
      guard let self else { return }
      self.task = nil
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      let response = try? result.get()
      if response?.status == 409 {
        self.footerLabel.text = "Nothing was committed to \(self.owner)/\(self.name) yet."
        return
      }
      guard let response, response.status == 200,
        let items = try? decoder.decode([CommitItem].self, from: response.body)
      else {
        self.footerLabel.text = "The commits could not be had."
        self.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Try again",
          primaryAction: UIAction { [weak self] _ in self?.load(url) })
        return
      }
      self.nextPage = nil
      for link in (response["Link"] ?? "").split(separator: ",") {
        if link.contains("rel=\"next\""), let start = link.firstIndex(of: "<"),
          let end = link.firstIndex(of: ">"), start < end
        {
          let next = URL(string: String(link[link.index(after: start)..<end]))
          if next?.origin == url.origin { self.nextPage = next }
        }
      }
      self.commits += items
      self.footerLabel.text = nil
      self.tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    commits.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Commit")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Commit")
    let item = commits[indexPath.row]
    let author = item.commit.author?.name ?? item.commit.committer?.name ?? "unknown"
    var detail = "\(item.sha.prefix(7)) · \(author)"
    if let date = item.commit.author?.date ?? item.commit.committer?.date {
      let hours = Int(max(-1e9, min(Date().timeIntervalSince(date) / 3600, 1e9)))
      if hours < 1 {
        detail += " · just now"
      } else if hours < 24 {
        detail += " · \(hours) hour\(hours == 1 ? "" : "s") ago"
      } else if hours < 24 * 365 {
        detail += " · \(hours / 24) day\(hours / 24 == 1 ? "" : "s") ago"
      } else {
        let years = hours / 24 / 365
        detail += " · \(years) year\(years == 1 ? "" : "s") ago"
      }
    }
    cell.textLabel?.text = item.commit.message.components(separatedBy: "\n").first
    cell.detailTextLabel?.text = detail
    cell.detailTextLabel?.textColor = .secondaryLabel
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if indexPath.row >= commits.count - 8 { load(nextPage) }
  }
}
