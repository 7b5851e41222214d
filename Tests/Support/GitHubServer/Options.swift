/// What the command line asks for.
struct Options: Sendable {
  struct Invalid: Error { let explanation: String }

  var port: UInt16 = 0
  var latency = 0
  var searchLimit = 1_000
  var coreLimit = 5_000
  var window = 60
  var stays = false
  var showsHelp = false

  static let help = """
    Answers as GitHub's REST API does: /search/repositories and /repos/{owner}/{repo}/commits.

    usage: github-server [--port N] [--latency MS] [--search-limit N] [--core-limit N]
                         [--window SECONDS] [--stay]

      --port N          the port on 127.0.0.1; 0, the default, takes a free one. The first line
                        printed is the address, for GITHUB_API_URL
      --latency MS      how long every answer takes
      --search-limit N  searches allowed in a window (1000)
      --core-limit N    other requests allowed in a window (5000)
      --window SECONDS  how long a window of the rate limit is (60)
      --stay            go on when standard input ends

    Words in the query, or an owner of such a name, choose what happens:

      count.N           N results (230 repositories, 75 commits)
      slow.MS           the answer takes MS milliseconds
      hold.NAME         no answer before POST /__release?name=NAME
      silent            no answer ever
      flaky.N           the first N requests fail with status 500
      flaky-page.P      the first request for page P fails with status 500
      overlap           each page begins with the last element of the one before
      repeat-page.P     page P repeats the page before
      status.CODE       this status
      primary.SECONDS   403, the rate limit is used up for so long
      secondary.SECONDS 429 with Retry-After for so long
      abuse             403 that speaks of a secondary rate limit, with no header that says how long
      last-one          200 that uses up the rate limit for a minute
      malformed         JSON with a syntax error
      wrong-type        JSON in which an element has another type than documented
      missing-key       JSON in which an element lacks a key
      negative          counts below zero
      nested            a hundred thousand brackets
      latin             bytes that are not UTF-8
      endless           a chunked body that never ends
      not-http          an answer in no protocol
      truncated         fewer bytes than Content-Length says
      chopped           a chunked body that ends early
      closed            the connection is closed without an answer
      redirect          301 to the address that answers
      away.PORT         301 to another port of this machine
      loop              301 to itself
      evil-next.PORT    Link: rel="next" leads to another port of this machine
      empty-repository  409, as GitHub has it for a repository without commits

    GET /__requests lists what was asked; GET /__await?text=T&count=N answers when N requests have
    a target containing T; GET /__gone?text=T when the client of one has hung up; POST /__reset
    lifts all rate limits.
    """

  init(_ arguments: some Sequence<String>) throws(Invalid) {
    var arguments = arguments.makeIterator()
    func number<N: FixedWidthInteger>(after name: String) throws(Invalid) -> N {
      guard let text = arguments.next(), let number = N(text) else {
        throw Invalid(explanation: "\(name) wants a number")
      }
      return number
    }
    while let argument = arguments.next() {
      switch argument {
      case "--port": port = try number(after: argument)
      case "--latency": latency = try number(after: argument)
      case "--search-limit": searchLimit = try number(after: argument)
      case "--core-limit": coreLimit = try number(after: argument)
      case "--window": window = try number(after: argument)
      case "--stay": stays = true
      case "--help", "-h": showsHelp = true
      default: throw Invalid(explanation: "unknown argument \(argument); see --help")
      }
    }
  }
}
