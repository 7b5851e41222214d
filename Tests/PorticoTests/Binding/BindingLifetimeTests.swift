import Observation
import Portico
import Testing
import UIKit

@MainActor @Suite("Lifetimes of bindings")
struct BindingLifetimeTests {
  @Test("A binding keeps neither its view nor its model alive")
  func keepsNothing() async {
    weak var weakLabel: UILabel?
    weak var weakPerson: Person?
    let keptPerson = Person()
    let keptLabel = UILabel()
    do {
      let label = UILabel()
      label.bind(\.text, to: keptPerson, \.greeting)
      label.bind(\.isHidden, to: keptPerson) { $0.isFamous }
      label.observe(keptPerson) { $0.alpha = $1.isFamous ? 1 : 0.5 }
      weakLabel = label
      let person = Person()
      keptLabel.bind(\.text, to: person, \.greeting)
      keptLabel.bind(\.isHidden, to: person) { $0.isFamous }
      keptLabel.observe(person) { $0.alpha = $1.isFamous ? 1 : 0.5 }
      weakPerson = person
    }
    #expect(weakLabel == nil)
    #expect(weakPerson == nil)
    keptPerson.first = "Uri"
    await nextTurn()
    #expect(keptLabel.text == "Hello David Blaine")
  }

  @Test("Neither is kept alive while a change is waiting")
  func keepsNothingWaiting() async {
    weak var weakLabel: UILabel?
    weak var weakPerson: Person?
    do {
      let label = UILabel()
      let person = Person()
      label.bind(\.text, to: person, \.greeting)
      person.first = "Uri"
      weakLabel = label
      weakPerson = person
    }
    #expect(weakLabel == nil)
    #expect(weakPerson == nil)
    await nextTurn()
  }

  @Test("A controller, its view and its view model go together")
  func freesScreen() async {
    final class Screen: UIViewController {
      let person = Person()
      let label = UILabel()
      var name = ""

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.bind(\.text, to: person, \.greeting)
        view.bind(\.isHidden, to: person, \.isFamous)
        bind(\.name, to: person, \.first)
      }
    }
    weak var weakScreen: Screen?
    weak var weakPerson: Person?
    do {
      let screen = Screen()
      screen.loadViewIfNeeded()
      #expect(screen.name == "David")
      screen.person.first = "Uri"
      weakScreen = screen
      weakPerson = screen.person
    }
    #expect(weakScreen == nil)
    #expect(weakPerson == nil)
  }

  @Test("What a closure captured goes when its binding ends")
  func freesCaptured() {
    final class Token {}
    weak var first: Token?
    weak var second: Token?
    let person = Person()
    let label = UILabel()
    do {
      let one = Token()
      let two = Token()
      first = one
      second = two
      label.bind(\.text, to: person) {
        _ = one
        return $0.first
      }.end()
      label.observe(person) { _, _ in _ = two }.end()
    }
    #expect(first == nil)
    #expect(second == nil)
  }

  @Test("A handle that the app keeps is told that its view is gone")
  func handleOutlivesView() {
    let person = Person()
    var label: UILabel? = UILabel()
    let handle = label?.bind(\.text, to: person, \.first)
    label = nil
    #expect(handle?.isActive == false)
  }

  @Test("Views that come and go read a model that stays only once")
  func leavesNoTrace() async {
    let model = CountedModel()
    for _ in 0..<100 { UILabel().bind(\.text, to: model, \.title) }
    model.reads = 0
    model.title = "changed"
    await nextTurn()
    #expect(model.reads == 0)
    let label = UILabel()
    label.bind(\.text, to: model, \.title)
    #expect(label.text == "changed")
    model.title = "again"
    await nextTurn()
    #expect(label.text == "again")
  }
}
