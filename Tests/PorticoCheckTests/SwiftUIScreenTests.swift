import Testing

@testable import PorticoCheck

@Suite("Screens in SwiftUI")
struct SwiftUIScreenTests {
  private func analysis(_ text: String) -> Analysis {
    Analysis(texts: ["A.swift": "import SwiftUI\nimport UIKit\n" + text])
  }

  private func shown(_ text: String) -> [String] {
    analysis(text).screens.map(\.screen.name).sorted()
  }

  private let bays = """
    struct BayView: View { var body: some View { Text("Bay") } }
    struct PierView: View { var body: some View { Text("Pier") } }
    struct QuayView: View { var body: some View { Text("Quay") } }
    struct SlipView: View { var body: some View { Text("Slip") } }
    struct ShipRow: View { var body: some View { Text("Ship") } }
    struct MastView: View { var body: some View { Text("Mast") } }

    """

  @Test("A hosting controller shows a screen, unless it is a child or a class of its own")
  func hosted() {
    let text =
      bays + """
        final class HarbourCoordinator {
          let navigation = UINavigationController()
          func start() { navigation.pushViewController(UIHostingController(rootView: BayView()), animated: false) }
          func pier() {
            let view = PierView()
            let controller = ThemedHostingController(rootView: view)
            navigation.present(controller, animated: true)
          }
        }
        final class QuayController: UIViewController {
          override func viewDidLoad() {
            let host = UIHostingController(rootView: QuayView())
            addChild(host)
          }
        }
        final class SlipController: UIHostingController<SlipView> {
          init() { super.init(rootView: SlipView()) }
        }
        """
    #expect(shown(text) == ["BayView", "PierView", "QuayController", "SlipController"])
  }

  @Test("Destinations of navigation are screens; rows, labels and parts are none")
  func destinations() {
    let text =
      bays + """
        @main struct HarbourApp: App { var body: some Scene { WindowGroup { BayView() } } }
        struct ListView: View {
          @State var isOpen = false
          var body: some View {
            NavigationStack {
              List(ships) { ship in
                NavigationLink(value: ship) { ShipRow() }
                NavigationLink { PierView() } label: { MastView() }
              }
              .navigationDestination(for: Ship.self) { ship in destination(ship) }
              .sheet(isPresented: $isOpen) { NavigationStack { SlipView() } }
            }
          }
          func destination(_ ship: Ship) -> some View { QuayView() }
        }
        struct Main_Previews: PreviewProvider { static var previews: some View { NavigationView { MastView() } } }
        struct Start: View { var body: some View { TabView { ListView().tabItem { MastView() } } } }
        """
    #expect(shown(text) == ["BayView", "ListView", "PierView", "QuayView", "SlipView"])
  }

  private let store = """
    struct ShopView: View {
      @StateObject private var model = Shop()
      var body: some View {
        if model.isOpen { Text("Open") } else { Text("Closed") }
      }
    }
    @MainActor final class Shop: ObservableObject {
      @Published var isOpen = false
      let client: any ShopClient
      init(client: any ShopClient) { self.client = client }
      func load() async { if let open = await client.isOpen() { isOpen = open } }
    }
    protocol ShopClient { func isOpen() async -> Bool? }
    struct CartView: View {
      @State private var total = 0.0
      var body: some View { Text(label).onAppear { load() } }
      func load() { if total > 0 { URLSession.shared.dataTask(with: url) { a, b, c in total = 1 } } }
      var label: String { NumberFormatter().string(from: total) ?? "" }
    }
    final class Flow {
      func start() { show(UIHostingController(rootView: ShopView())) }
      func cart() { show(UIHostingController(rootView: CartView())) }
    }

    """

  @Test("What it observes is its model, and the body is no logic")
  func models() throws {
    let screens = analysis(store).screens
    let shop = try #require(screens.first { $0.screen.name == "ShopView" })
    #expect(shop.screen.patternText == "SwiftUI (Combine)")
    #expect(shop.screen.members.map(\.type.name) == ["ShopView", "Shop"])
    #expect(
      shop.screen.cues.map(\.text) == [
        "ShopView is shown by a hosting controller", "ShopView observes Shop",
        "its logic is in Shop",
      ])
    #expect(shop.screen.cues.map(\.isMatched) == [true, true, true])
    #expect(shop.measures.weightedMethods == 0)
    #expect(shop.measures.distribution.value == 100)
    let cart = try #require(screens.first { $0.screen.name == "CartView" })
    #expect(cart.screen.patternText == "SwiftUI")
    #expect(cart.screen.cues.map(\.isMatched) == [true, false])
    #expect(cart.measures.hats == [.network, .formatting])
    #expect(cart.measures.distribution.value < shop.measures.distribution.value)
    #expect(cart.measures.testability.value < shop.measures.testability.value)
  }

  @Test("A model of several screens is the app's and a part of none")
  func sharedModels() {
    let text = """
      @Observable final class Session { var name = ""; func end() {} }
      struct AView: View { @Environment(Session.self) private var session: Session; var body: some View { Text("a") } }
      struct BView: View { @Bindable var session: Session; var body: some View { Text("b") } }
      final class Flow {
        func a() { show(UIHostingController(rootView: AView())) }
        func b() { show(UIHostingController(rootView: BView(session: session))) }
      }
      """
    for judged in analysis(text).screens {
      #expect(judged.screen.patternText == "SwiftUI (Observation)")
      #expect(judged.screen.members.count == 1)
    }
  }

  @Test("The map leads from flows to views, and from views to views through their parts")
  func map() {
    let text =
      bays + """
        final class Flow { func start() { show(UIHostingController(rootView: ListView())) } }
        struct ListView: View { var body: some View { Section() } }
        struct Section: View { var body: some View { NavigationLink { PierView() } label: { ShipRow() } } }
        #Preview { PierView() }
        """
    let edges = ScreenMap(analysis(text)).edges.map { "\($0.from) → \($0.to): \($0.label)" }
    #expect(edges == ["Flow → ListView: start", "ListView → PierView: body"])
  }
}
