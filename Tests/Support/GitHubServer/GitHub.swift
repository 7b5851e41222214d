import Foundation

/// The API: routes, pages, conditional requests and rate limits.
final class GitHub: Sendable {
  private let journal = Journal()
  private let search: Allowance
  private let core: Allowance
  private let latency: Int

  init(_ options: Options) {
    search = Allowance("search", limit: options.searchLimit, window: options.window)
    core = Allowance("core", limit: options.coreLimit, window: options.window)
    latency = options.latency
  }

  func handle(_ request: HTTPRequest, from connection: Connection) -> HTTPAnswer {
    if request.path.hasPrefix("/__") { return control(request) }
    let number = journal.note(request)
    let parts = request.path.split(separator: "/").map { $0.removingPercentEncoding ?? "" }
    let answer: HTTPAnswer
    if parts == ["search", "repositories"] {
      let query = request.parameter("q") ?? ""
      answer = respond(to: request, as: Behaviour(query), from: search, connection) {
        Listing.repository($0, matching: query)
      }
    } else if parts.count == 4, parts[0] == "repos", parts[3] == "commits" {
      answer = respond(to: request, as: Behaviour(parts[1]), from: core, connection) {
        Listing.commit($0, of: parts[2])
      }
    } else {
      answer = problem(404, "Not Found")
    }
    journal.close(number, status: answer.status, isGone: connection.isGone)
    return answer
  }

  private func control(_ request: HTTPRequest) -> HTTPAnswer {
    let text = request.parameter("text") ?? ""
    switch request.path {
    case "/__requests":
      return HTTPAnswer(body: Array((try? JSONEncoder().encode(journal.all)) ?? Data()))
    case "/__await":
      journal.waitForRequests(text: text, count: request.number("count") ?? 1, gone: false)
    case "/__gone":
      journal.waitForRequests(text: text, count: request.number("count") ?? 1, gone: true)
    case "/__release": journal.open(gate: request.parameter("name") ?? "")
    case "/__reset":
      search.reset()
      core.reset()
      journal.liftLimits()
    default: return problem(404, "Not Found")
    }
    return HTTPAnswer(body: Array("{}".utf8))
  }

  private func respond(
    to request: HTTPRequest, as behaviour: Behaviour, from allowance: Allowance,
    _ connection: Connection, element: (Int) -> [String: Any]
  ) -> HTTPAnswer {
    Thread.sleep(forTimeInterval: Double(latency + (behaviour.number("slow") ?? 0)) / 1_000)
    if behaviour.has("hold") || behaviour.has("silent"),
      !journal.wait(gate: behaviour["hold"], for: connection)
    {
      return HTTPAnswer(delivery: .closed)
    }
    let (remaining, reset) = allowance.take()
    var answer =
      if remaining < 0 {
        limited(until: reset)
      } else if let failure = failure(of: behaviour, request) {
        failure
      } else {
        page(of: request, behaviour, element)
      }
    let rates = [
      "X-RateLimit-Limit": "\(allowance.limit)",
      "X-RateLimit-Remaining": "\(behaviour.has("last-one") ? 0 : max(0, remaining))",
      "X-RateLimit-Reset": epoch(reset),
      "X-RateLimit-Resource": allowance.resource,
      "Content-Type": "application/json; charset=utf-8",
      "Date": httpDate(Date()),
    ]
    answer.headers.merge(rates) { own, _ in own }
    return answer
  }

  private func failure(of behaviour: Behaviour, _ request: HTTPRequest) -> HTTPAnswer? {
    let asked = journal.count(target: request.target)
    let page = request.number("page") ?? 1
    if let status = behaviour.number("status") { return problem(status, "Status \(status)") }
    if let count = behaviour.number("flaky"), asked <= count { return problem(500, "Flaky") }
    if behaviour.number("flaky-page") == page, asked <= 1 { return problem(500, "Flaky") }
    if let seconds = behaviour.number("primary"),
      let end = journal.isLimited(request.target, for: seconds)
    {
      return limited(until: end)
    }
    if let seconds = behaviour.number("secondary"),
      let end = journal.isLimited(request.target, for: seconds)
    {
      var answer = problem(429, "You have exceeded a secondary rate limit.")
      answer.headers["Retry-After"] = "\(max(1, Int(end.timeIntervalSinceNow.rounded(.up))))"
      return answer
    }
    if behaviour.has("abuse"), journal.isLimited(request.target, for: 60) != nil {
      return problem(403, "You have exceeded a secondary rate limit. Please wait a few minutes.")
    }
    if behaviour.has("closed") { return HTTPAnswer(delivery: .closed) }
    if behaviour.has("not-http") { return HTTPAnswer(delivery: .notHTTP) }
    if behaviour.has("empty-repository") { return problem(409, "Git Repository is empty.") }
    if behaviour.has("loop") { return redirect(to: request.target) }
    if let port = behaviour["away"] { return redirect(to: "http://127.0.0.1:\(port)/elsewhere") }
    if behaviour.has("redirect") {
      return redirect(to: request.target.replacingOccurrences(of: "redirect", with: "redirected"))
    }
    return nil
  }

  private func page(
    of request: HTTPRequest, _ behaviour: Behaviour, _ element: (Int) -> [String: Any]
  ) -> HTTPAnswer {
    let isSearch = request.path.hasPrefix("/search")
    let total = behaviour.number("count") ?? (isSearch ? 230 : 75)
    let size = min(100, request.number("per_page") ?? 30)
    let page = request.number("page") ?? 1
    let last = max(1, (total + size - 1) / size)
    let shown = behaviour.number("repeat-page") == page ? page - 1 : page
    let start = (shown - 1) * size - (behaviour.has("overlap") && shown > 1 ? 1 : 0)
    var elements = (start..<max(start, min(total, shown * size))).map(element)
    if !elements.isEmpty {
      if behaviour.has("wrong-type") { elements[elements.count - 1]["name"] = 7 }
      if behaviour.has("missing-key") { elements[0]["owner"] = nil }
      if behaviour.has("negative") {
        for index in elements.indices { elements[index]["stargazers_count"] = -1 }
      }
    }
    let json: Any =
      isSearch
      ? [
        "total_count": behaviour.has("negative") ? Int.min : total, "incomplete_results": false,
        "items": elements,
      ] : elements
    var answer = HTTPAnswer()
    answer.body = Array(
      (try? JSONSerialization.data(withJSONObject: json, options: .sortedKeys)) ?? Data())
    answer.headers["Link"] = links(request, behaviour, page: page, last: last)
    let tag = "\"\(checksum(answer.body))\""
    answer.headers["ETag"] = tag
    if request.headers["if-none-match"] == tag {
      return HTTPAnswer(status: 304, headers: answer.headers)
    }
    if behaviour.has("malformed") { answer.body.insert(contentsOf: "]]".utf8, at: 1) }
    if behaviour.has("nested") { answer.body = Array(String(repeating: "[", count: 100_000).utf8) }
    if behaviour.has("latin") { answer.body.insert(0xFC, at: 20) }
    if behaviour.has("endless") { answer.delivery = .endless }
    if behaviour.has("truncated") { answer.delivery = .truncated }
    if behaviour.has("chopped") { answer.delivery = .chopped }
    return answer
  }

  private func links(
    _ request: HTTPRequest, _ behaviour: Behaviour, page: Int, last: Int
  ) -> String? {
    func link(_ number: Int, _ relation: String) -> String {
      var components = URLComponents(string: request.target) ?? URLComponents()
      var items = (components.percentEncodedQueryItems ?? []).filter { $0.name != "page" }
      items.append(URLQueryItem(name: "page", value: "\(number)"))
      components.percentEncodedQueryItems = items
      let host =
        behaviour["evil-next"].map { "127.0.0.1:\($0)" } ?? request.headers["host"] ?? ""
      return "<http://\(host)\(components.string ?? "")>; rel=\"\(relation)\""
    }
    var links: [String] = []
    if page > 1 { links += [link(page - 1, "prev"), link(1, "first")] }
    if page < last { links += [link(page + 1, "next"), link(last, "last")] }
    return links.isEmpty ? nil : links.joined(separator: ", ")
  }

  private func limited(until end: Date) -> HTTPAnswer {
    var answer = problem(403, "API rate limit exceeded")
    answer.headers["X-RateLimit-Remaining"] = "0"
    answer.headers["X-RateLimit-Reset"] = epoch(end)
    return answer
  }

  private func redirect(to location: String) -> HTTPAnswer {
    var answer = problem(301, "Moved Permanently")
    answer.headers["Location"] = location
    return answer
  }

  private func problem(_ status: Int, _ message: String) -> HTTPAnswer {
    HTTPAnswer(status: status, body: Array("{\"message\":\"\(message)\"}".utf8))
  }

  private func epoch(_ date: Date) -> String {
    "\(Int(date.timeIntervalSince1970.rounded(.up)))"
  }

  private func httpDate(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.string(from: date)
  }

  private func checksum(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
