import Foundation
import RepositorySearchHTTP
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The search screen as one class with all responsibilities: data, network, JSON, formatting, layout, list and
/// navigation. It works. Its purpose is the comparison with the other versions; don't copy it.
package final class MassiveSearchViewController: UIViewController, UISearchBarDelegate,
  UITableViewDataSource, UITableViewDelegate
{
  private struct SearchResponse: Decodable {
    let items: [Repo]
  }

  private struct Repo: Decodable {
    struct Owner: Decodable {
      let login: String
    }

    let id: Int
    let name: String
    let owner: Owner
    let description: String?
    let stargazers_count: Int
    let language: String?
  }

  private let address: String
  private let pause: Duration
  private weak var flow: (any SearchFlow)?

  private let searchBar = UISearchBar()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let messageStack = UIStackView()
  private let messageTitleLabel = UILabel()
  private let messageTextLabel = UILabel()
  private let retryButton = UIButton(type: .system)
  private let thisMachineButton = UIButton(type: .system)
  private let footerStack = UIStackView()
  private let footerSpinner = UIActivityIndicatorView(style: .medium)
  private let footerLabel = UILabel()
  private let footerRetryButton = UIButton(type: .system)

  private var repos: [Repo] = []
  private var query = ""
  private var nextPage: URL?
  private var searchWork: DispatchWorkItem?
  private var limitWork: DispatchWorkItem?
  private var task: Task<Void, Never>?
  private var limitedUntil: Date?
  private var limitText = ""
  private var nextPageFailed = false
  private var pagesWithoutNews = 0

  init(settings: SearchSettings, flow: any SearchFlow) {
    address =
      settings.address ?? ProcessInfo.processInfo.environment["GITHUB_API_URL"]
      ?? "https://api.github.com"
    pause = settings.pause
    self.flow = flow
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    task?.cancel()
  }

  // MARK: Layout

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchBar.placeholder = "Search repositories"
    searchBar.searchBarStyle = .minimal
    searchBar.searchTextField.autocapitalizationType = .none
    searchBar.searchTextField.autocorrectionType = .no
    searchBar.delegate = self
    tableView.accessibilityIdentifier = "Results"
    tableView.dataSource = self
    tableView.delegate = self
    messageTitleLabel.font = .preferredFont(forTextStyle: .headline)
    messageTitleLabel.textAlignment = .center
    messageTitleLabel.numberOfLines = 0
    messageTextLabel.textColor = .secondaryLabel
    messageTextLabel.textAlignment = .center
    messageTextLabel.numberOfLines = 0
    retryButton.setTitle("Try again", for: .normal)
    retryButton.addAction(
      UIAction { [weak self] _ in
        guard let self, self.task == nil else { return }
        self.search(self.query)
      }, for: .primaryActionTriggered)
    thisMachineButton.setTitle("Search this machine", for: .normal)
    thisMachineButton.addAction(
      UIAction { [weak self] _ in self?.flow?.searchThisMachine() },
      for: .primaryActionTriggered)
    messageStack.axis = .vertical
    messageStack.alignment = .center
    messageStack.spacing = UIStackView.spacingUseSystem
    for view in [messageTitleLabel, messageTextLabel, retryButton, thisMachineButton] {
      messageStack.addArrangedSubview(view)
    }
    footerLabel.textColor = .secondaryLabel
    footerLabel.textAlignment = .center
    footerLabel.numberOfLines = 0
    footerRetryButton.setTitle("Try again", for: .normal)
    footerRetryButton.addAction(
      UIAction { [weak self] _ in
        self?.nextPageFailed = false
        self?.loadNextPage()
      }, for: .primaryActionTriggered)
    footerStack.axis = .vertical
    footerStack.alignment = .center
    for view in [footerSpinner, footerLabel, footerRetryButton] {
      footerStack.addArrangedSubview(view)
    }
    for subview in [searchBar, tableView, messageStack, spinner] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      messageStack.centerYAnchor.constraint(equalTo: tableView.centerYAnchor),
      messageStack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      messageStack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      spinner.centerXAnchor.constraint(equalTo: tableView.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: tableView.centerYAnchor),
    ])
    showMessage("Search repositories", "Type a part of a name or a description.")
    showFooter(nil)
  }

  private func showMessage(_ title: String, _ text: String, isError: Bool = false) {
    spinner.stopAnimating()
    messageStack.isHidden = false
    messageTitleLabel.text = title
    messageTextLabel.text = text
    retryButton.isHidden = !isError || limitedUntil != nil
    thisMachineButton.isHidden = !isError || flow?.canSearchThisMachine != true
  }

  private func showFooter(_ text: String?) {
    footerLabel.text = text
    footerLabel.isHidden = text == nil
    footerRetryButton.isHidden = text == nil || limitedUntil != nil
    footerStack.frame.size.width = view.bounds.width
    footerStack.frame.size.height =
      footerStack.systemLayoutSizeFitting(
        CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    tableView.tableFooterView = footerStack
  }

  package override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self else { return }
      self.showFooter(self.footerLabel.text)
    }
  }

  // MARK: Search

  package func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    let text = searchText.trimmingCharacters(in: .whitespacesAndNewlines)
    if text == query { return }
    query = text
    searchWork?.cancel()
    limitWork?.cancel()
    task?.cancel()
    task = nil
    repos = []
    nextPage = nil
    nextPageFailed = false
    footerSpinner.stopAnimating()
    showFooter(nil)
    tableView.reloadData()
    if text.isEmpty {
      showMessage("Search repositories", "Type a part of a name or a description.")
      return
    }
    if isLimited {
      waitForLimit(isFirstPage: true)
      return
    }
    messageStack.isHidden = true
    spinner.startAnimating()
    let work = DispatchWorkItem { [weak self] in self?.search(text) }
    searchWork = work
    DispatchQueue.main.asyncAfter(deadline: .now() + pause / .seconds(1), execute: work)
  }

  private func search(_ text: String) {
    // A plus in a query would be read as a space.
    var allowed = CharacterSet.alphanumerics
    allowed.insert(charactersIn: "-._~")
    let encoded = text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    guard let url = URL(string: "\(address)/search/repositories?q=\(encoded)&per_page=30") else {
      showMessage(
        "Wrong address", "“\(address)” is not the address of a web service.", isError: true)
      return
    }
    messageStack.isHidden = true
    spinner.startAnimating()
    load(url, isFirstPage: true)
  }

  private func loadNextPage() {
    guard let nextPage, task == nil, !nextPageFailed else { return }
    if isLimited {
      waitForLimit(isFirstPage: false)
      return
    }
    footerSpinner.startAnimating()
    showFooter(nil)
    load(nextPage, isFirstPage: false)
  }

  private var isLimited: Bool {
    if let limitedUntil, limitedUntil <= Date() { self.limitedUntil = nil }
    return limitedUntil != nil
  }

  private func limit(for seconds: TimeInterval) {
    // Waits at most an hour, and at least a second, also if the server's value isn't a number.
    limitedUntil = Date(timeIntervalSinceNow: seconds > 1 ? min(seconds, 3600) : 1)
  }

  private func waitForLimit(isFirstPage: Bool) {
    let end = limitedUntil ?? Date()
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm:ss"
    showError(
      "Too many requests", "\(limitText) It goes on by itself at \(formatter.string(from: end)).",
      isFirstPage)
    limitWork?.cancel()
    let work = DispatchWorkItem { [weak self] in
      guard let self else { return }
      self.limitedUntil = nil
      if isFirstPage {
        self.search(self.query)
      } else {
        self.nextPageFailed = false
        self.loadNextPage()
      }
    }
    limitWork = work
    DispatchQueue.main.asyncAfter(
      deadline: .now() + max(1, end.timeIntervalSinceNow), execute: work)
  }

  // MARK: Network

  private func load(_ url: URL, isFirstPage: Bool) {
    var request = URLRequest(url: url)
    request.setValue("application/vnd.github+json", forHTTPHeaderField: "Accept")
    request.setValue("2022-11-28", forHTTPHeaderField: "X-GitHub-Api-Version")
    request.setValue("RepositorySearch", forHTTPHeaderField: "User-Agent")
    if let token = ProcessInfo.processInfo.environment["GITHUB_TOKEN"], !token.isEmpty {
      request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    }
    task = URLSession.send(request) { [weak self] result in
      self?.handle(result, url, isFirstPage)
    }
  }

  private func handle(
    _ result: Result<HTTPAnswer, HTTPFailure>, _ url: URL, _ isFirstPage: Bool
  ) {
    task = nil
    spinner.stopAnimating()
    footerSpinner.stopAnimating()
    let host = url.host ?? address
    let response: HTTPAnswer
    switch result {
    case .success(let answer):
      response = answer
    case .failure(.cancelled):
      return
    case .failure(.truncated):
      showError("Answer incomplete", "The answer broke off.", isFirstPage)
      return
    case .failure(.tooLarge):
      showError("The answer is too large", "It was given up.", isFirstPage)
      return
    case .failure(.timedOut):
      showError("No answer", "\(host) took too long to answer.", isFirstPage)
      return
    case .failure(.offline):
      showError("No network", "This machine is not connected to a network.", isFirstPage)
      return
    case .failure(.connectionLost):
      showError("Connection lost", "\(host) hung up before it answered.", isFirstPage)
      return
    case .failure(.unreachable):
      showError("Host not reachable", "Nothing answers at \(host).", isFirstPage)
      return
    case .failure:
      showError("Answer not understood", "The service answered in an unknown form.", isFirstPage)
      return
    }
    if response["X-RateLimit-Remaining"] == "0",
      let reset = TimeInterval(response["X-RateLimit-Reset"] ?? "")
    {
      limit(for: reset - Date().timeIntervalSince1970)
      limitText = "All requests of this hour or minute are used up."
    }
    switch response.status {
    case 200..<300:
      break
    case 403 where limitedUntil != nil, 429:
      if let seconds = TimeInterval(response["Retry-After"] ?? "") {
        limit(for: seconds)
        limitText = "Requests came too quickly."
      } else if limitedUntil == nil {
        limit(for: 60)
        limitText = "Requests came too quickly."
      }
      waitForLimit(isFirstPage: isFirstPage)
      return
    case 401:
      showError(
        "Token not accepted", "The service does not accept the token in GITHUB_TOKEN.",
        isFirstPage)
      return
    case 403:
      showError("Not allowed", "The service refuses this.", isFirstPage)
      return
    case 422:
      showError(
        "Query not understood", "The service does not understand the query.", isFirstPage)
      return
    default:
      showError(
        "Server error", "The service failed with status \(response.status).", isFirstPage)
      return
    }
    let items: [Repo]
    do {
      items = try JSONDecoder().decode(SearchResponse.self, from: response.body).items
    } catch {
      showError(
        "Answer not understood", "The service answered in an unknown form.", isFirstPage)
      return
    }
    nextPage = nil
    for link in (response["Link"] ?? "").components(separatedBy: ",") {
      if link.contains("rel=\"next\""), let start = link.firstIndex(of: "<"),
        let end = link.firstIndex(of: ">"), start < end
      {
        let next = URL(string: String(link[link.index(after: start)..<end]))
        if next?.origin == url.origin { nextPage = next }
      }
    }
    if isFirstPage { repos = [] }
    var ids = Set(repos.map(\.id))
    var isNew = false
    for item in items where ids.insert(item.id).inserted {
      repos.append(item)
      isNew = true
    }
    pagesWithoutNews = isNew ? 0 : pagesWithoutNews + 1
    messageStack.isHidden = true
    tableView.reloadData()
    if repos.isEmpty {
      showMessage("No repositories", "Nothing matches “\(query)”.")
    } else if !isNew, pagesWithoutNews < 10 {
      loadNextPage()
    }
  }

  private func showError(_ title: String, _ text: String, _ isFirstPage: Bool) {
    if isFirstPage {
      showMessage(title, text, isError: true)
    } else {
      nextPageFailed = true
      showFooter("\(title): \(text)")
    }
  }

  // MARK: List

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    repos.count
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Repo")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Repo")
    let repo = repos[indexPath.row]
    var stars = "\(repo.stargazers_count)"
    if repo.stargazers_count >= 1_000_000 {
      stars = String(format: "%.1fM", Double(repo.stargazers_count / 100_000) / 10)
    } else if repo.stargazers_count >= 10_000 {
      stars = "\(repo.stargazers_count / 1_000)k"
    } else if repo.stargazers_count >= 1_000 {
      stars = String(format: "%.1fk", Double(repo.stargazers_count / 100) / 10)
    }
    var detail = "★ \(stars)"
    if let language = repo.language { detail += " · \(language)" }
    if let description = repo.description, !description.isEmpty {
      detail = description + "\n" + detail
    }
    cell.textLabel?.text = repo.owner.login + "/" + repo.name
    cell.textLabel?.font = .preferredFont(forTextStyle: .headline)
    cell.detailTextLabel?.text = detail
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.detailTextLabel?.numberOfLines = 3
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  package func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if indexPath.row >= repos.count - 8 { loadNextPage() }
  }

  // MARK: Navigation

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let repo = repos[indexPath.row]
    let commits = MassiveCommitsViewController(
      owner: repo.owner.login, name: repo.name, address: address)
    navigationController?.pushViewController(commits, animated: true)
  }
}
