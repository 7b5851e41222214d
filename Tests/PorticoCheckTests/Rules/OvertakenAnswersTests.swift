import Testing

@testable import PorticoCheck

@Suite("Answers that may be overtaken")
struct OvertakenAnswersTests {
  @Test("Values of properties, screens that are made and mapped values ask nothing")
  func noQuestions() {
    expectMarks(
      DropOvertakenAnswers.self,
      """
      final class HarborViewController: UIViewController {
        var shown = ""
        var name: String?
        lazy var searchHistory = SearchHistory(done: { text in self.shown = text })
        func openSearch() { show(SearchPicker { text in self.shown = text }, sender: nil) }
        func showSearch() { query.map { self.shown = $0 } }
        func mapSearch() { search.places().map { self.shown = $0 } } // ←
      }
      """)
  }

  @Test("Who sends, signs in or saves asks nothing")
  func commands() {
    expectMarks(
      DropOvertakenAnswers.self,
      """
      final class MailViewModel {
        var last = ""
        let mail = Mail()
        func send(text: String) { mail.send(text) { [weak self] sent in self?.last = sent } }
        func signIn(inputName: String) { mail.open(inputName) { [weak self] name in self?.last = name } }
        func senders(text: String) { mail.senders(text) { [weak self] found in self?.last = found } } // ←
        func sendSearch(text: String) { mail.send(text) { [weak self] found in self?.last = found } } // ←
      }
      """)
  }

  @Test("Who searches is asked by every text but an identifier")
  func searches() {
    expectMarks(
      DropOvertakenAnswers.self,
      """
      final class PlaceSearchViewModel {
        var places: [String] = []
        let service = PlaceService()
        func loadPlaces(cityName: String) { service.loadPlaces(cityName) { result in self.places = result } } // ←
        func loadPlace(placeID: String) { service.loadPlace(placeID) { result in self.places = result } }
        func perform(query: String) { service.performRequest(url) { result in self.places = result } } // ←
      }
      final class PlaceViewModel {
        var places: [String] = []
        let service = PlaceService()
        func loadPlaces(cityName: String) { service.loadPlaces(cityName) { result in self.places = result } }
      }
      """)
  }

  @Test("Who is told nothing of the question answers every one alike")
  func untold() {
    expectMarks(
      DropOvertakenAnswers.self,
      """
      final class ReefViewModel {
        var kinds: [String] = []
        var reefs: [String] = []
        let atlas = Atlas()
        let guide = Guide()
        func find(query: String) { atlas.loadKinds { [weak self] kinds in self?.kinds = kinds } }
        func look(query: String) { atlas.reefs(query) { [weak self] reefs in self?.reefs = reefs } } // ←
        func watch(query: String) {
          guide.query = query
          guide.load { [weak self] reefs in self?.reefs = reefs } // ←
        }
        func turn(query: String) {
          guide.turn(to: query)
          guide.load { [weak self] reefs in self?.reefs = reefs } // ←
        }
      }
      """)
  }

  @Test("A token that the question leaves and the answer compares is a check")
  func tokens() {
    expectMarks(
      DropOvertakenAnswers.self,
      """
      final class TrailViewModel {
        var trails: [String] = []
        var isBusy = false
        private var running: Ask?
        private var round = 0
        private var region = ""
        let map = Map()
        func find(term: String) {
          let ask = map.ask(term)
          running = ask
          ask.load { [weak self] found in
            guard self?.running === ask else { return }
            self?.trails = found
          }
        }
        func look(term: String) async {
          round += 1
          let mine = round
          let found = await map.trails(term)
          if mine == round { trails = found }
        }
        func seek(term: String) {
          isBusy = true
          map.load(term) { [weak self] found in
            if self?.isBusy == true { self?.trails = found } // ←
          }
        }
        func pick(term: String) {
          let mine = region
          map.load(term) { [weak self] found in
            guard mine == self?.region else { return }
            self?.trails = found // ←
          }
        }
      }
      """)
  }

  @Test("Whoever awaits the answer may cancel the older task")
  func callersThatCancel() {
    expectMarks(
      DropOvertakenAnswers.self,
      """
      final class WaveModel {
        var waves: [String] = []
        func search(_ text: String) async { waves = await sea.waves(text) }
      }
      final class WaveViewController: UIViewController {
        let model = WaveModel()
        var task: Task<Void, Never>?
        func changed(_ text: String) {
          task?.cancel()
          task = Task { await model.search(text) }
        }
      }
      struct WaveView: View {
        let model: WaveModel
        var body: some View { List {}.task(id: text) { await model.search(text) } }
      }
      protocol Diving { func search(_ text: String) async }
      final class DiveModel: Diving {
        var dives: [String] = []
        func search(_ text: String) async { dives = await sea.dives(text) } // ←
      }
      final class DiveViewController: UIViewController {
        let model: Diving
        var task: Task<Void, Never>?
        func changed(_ text: String) {
          task?.cancel()
          task = Task { await model.search(text) }
        }
        func again(_ text: String) { Task { await model.search(text) } }
      }
      """)
  }

  @Test("A question that is kept is handed on without a parameter")
  func keptQuestions() {
    expectMarks(
      DropOvertakenAnswers.self,
      """
      final class HintViewModel {
        var hints: [String] = []
        var searchText = ""
        let keyword: String
        let service = Hints()
        func load(done: @escaping () -> Void) {
          service.hints(searchText) { [weak self] found in
            self?.hints = found // ←
            done()
          }
        }
        func reload() async { hints = await service.hints(for: searchText) } // ←
        func check() async {
          let asked = searchText
          let found = await service.hints(for: searchText)
          if asked == searchText { hints = found }
        }
        func loadOnce() { service.hints(keyword) { [weak self] found in self?.hints = found } }
      }
      """)
  }

  @Test("An answer that is handed to the view is shown as well")
  func shownAnswers() {
    expectMarks(
      DropOvertakenAnswers.self,
      """
      protocol ArtistView: AnyObject { func show(_ artists: [String]) }
      final class ArtistPresenter {
        weak var view: ArtistView?
        var query = ""
        let names = ["a"]
        let catalog = Catalog()
        func search(text: String) {
          catalog.search(text) { artists in
            self.view?.setLoading(false)
            self.view?.show(artists) // ←
          }
        }
        func searchNewest(text: String) {
          query = text
          catalog.search(text) { artists in
            guard self.query == text else { return }
            self.view?.show(artists)
          }
        }
        func searchNone(text: String) {
          catalog.search(text) { artists, error in
            if let error { self.view?.showAlert(error.localizedDescription) }
            self.view?.showEmpty(text)
            self.view?.show(self.names)
            self.view?.finish()
          }
        }
      }
      """)
  }

  @Test("A method that gets the answer stores what it computes from it")
  func computedAnswers() {
    expectMarks(
      DropOvertakenAnswers.self,
      """
      final class ShowViewModel {
        var shows: [String] = []
        var count = 0
        let known: [String] = []
        let guide = Guide()
        func search(_ text: String) {
          guide.search(text) { [weak self] answer in self?.found(answer) }
        }
        func searchKnown(_ text: String) {
          guide.search(text) { [weak self] answer in self?.reset(answer) }
        }
        private func found(_ answer: Answer) {
          guard let list = answer.list else { return }
          shows = list.map(\\.name) // ←
        }
        private func reset(_ answer: Answer) {
          shows = known
          count = 0
        }
      }
      """)
  }

  @Test("A service is asked by any name, and by an address with the question in it")
  func services() {
    expectMarks(
      DropOvertakenAnswers.self,
      """
      final class PosterViewController: UIViewController {
        private let sessionManager = MovieSessionManager()
        private var work: DispatchWorkItem?
        private let list = Rows()
        private var posters: [String] = []
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
          work?.cancel()
          work = DispatchWorkItem {
            self.sessionManager.movieCall(searchText: searchText) { found in
              self.posters = found // ←
            }
          }
        }
        func searchRows(text: String) { list.each(text) { row in self.posters = row } }
      }
      final class PlaceViewModel {
        var places: [String] = []
        func places(query: String) {
          items(url: "https://example.com/?name=\\(query)").sink(receiveValue: { found in
            self.places = found // ←
          })
        }
      }
      """)
  }

  @Test("What isn't told the query has the same answer for every query")
  func sameForEveryQuery() {
    expectMarks(
      DropOvertakenAnswers.self,
      """
      final class PeopleViewController: UIViewController {
        var people: [String] = []
        func searchPeople(query: String) {
          Directory.shared.fetchAll { found in self.people = found }
        }
        func searchFriends(query: String) {
          Directory.shared.fetchFriends(completion: { found in self.people = found })
        }
        func searchNearby(query: String) {
          Directory.shared.place = query
          Directory.shared.fetchNearby { found in self.people = found } // ←
        }
        func searchNames(query: String) {
          Directory.shared.fetchAll(named: query) { found in self.people = found } // ←
        }
        func searchPages(query: String) {
          Directory.pages(query).fetch { found in self.people = found } // ←
        }
      }
      """)
  }
}
