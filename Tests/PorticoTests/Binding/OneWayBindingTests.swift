import Foundation
import Observation
import Portico
import Testing
import UIKit

@MainActor @Suite("One-way bindings")
struct OneWayBindingTests {
  let person = Person()
  let label = CountingLabel()

  @Test("The first value is applied at once")
  func appliesFirstValue() {
    label.bind(\.text, to: person, \.greeting)
    #expect(label.text == "Hello David Blaine")
    #expect(label.updates.count == 1)
  }

  @Test("A change is applied at the end of the turn, with the new value")
  func appliesChange() async {
    label.bind(\.text, to: person, \.first)
    person.first = "Uri"
    #expect(label.text == "David")
    await nextTurn()
    #expect(label.text == "Uri")
    person.first = "Harry"
    await nextTurn()
    #expect(label.updates == ["David", "Uri", "Harry"])
  }

  @Test("A thousand changes in a turn are one update, with the last value")
  func gathersChanges() async {
    label.bind(\.text, to: person, \.greeting)
    for number in 1...1000 {
      person.first = "\(number)"
      person.last = "of 1000"
    }
    await nextTurn()
    #expect(label.updates == ["Hello David Blaine", "Hello 1000 of 1000"])
  }

  @Test("Changes can be applied before the turn ends")
  func flushes() {
    label.bind(\.text, to: person, \.first)
    person.first = "Uri"
    ViewBinding.flush()
    #expect(label.text == "Uri")
  }

  @Test("A property of the model that is not bound updates nothing")
  func leavesAlone() async {
    label.bind(\.text, to: person, \.first)
    person.age += 1
    await nextTurn()
    #expect(label.updates.count == 1)
  }

  @Test("A closure makes a value of all the properties it reads")
  func bindsClosure() async {
    label.bind(\.text, to: person) { "\($0.first), \($0.age)" }
    person.age = 53
    await nextTurn()
    #expect(label.text == "David, 53")
    person.first = "Uri"
    await nextTurn()
    #expect(label.updates == ["David, 52", "David, 53", "Uri, 53"])
  }

  @Test("An observation is given its view and its model, and again when what it read has changed")
  func observes() async {
    label.observe(person) { label, person in
      label.text = person.first
      label.isHidden = !person.isFamous
    }
    #expect(label.isHidden)
    person.isFamous = true
    person.first = "Uri"
    await nextTurn()
    #expect(!label.isHidden)
    #expect(label.updates == ["David", "Uri"])
  }

  @Test("What a binding sets is not what it reads")
  func setsUntracked() async {
    final class Mirror: UIView {
      let person: Person
      var sets = 0
      /// Reads and changes a model, as a setter may.
      var name = "" {
        didSet {
          sets += 1
          person.age += 1
        }
      }
      init(_ person: Person) {
        self.person = person
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    let mirror = Mirror(person)
    mirror.bind(\.name, to: person) { $0.first }
    person.age += 1
    await nextTurn()
    #expect(mirror.sets == 1)
    person.first = "Uri"
    await nextTurn()
    #expect(mirror.sets == 2)
  }

  @Test("An observation may end itself, also while it begins")
  func endsItself() async {
    var observation: ViewBinding?
    observation = label.observe(person) { label, person in
      label.text = person.first
      if person.first == "Uri" { observation?.end() }
    }
    person.first = "Uri"
    await nextTurn()
    #expect(observation?.isActive == false)
    person.first = "Harry"
    await nextTurn()
    #expect(label.updates == ["David", "Uri"])
    let whole = label.observe(person) { label, person in
      label.bind(\.text, to: person, \.last)
      label.observe(person) { _, _ in }
    }
    #expect(!whole.isActive)
    #expect(label.text == "Blaine")
  }

  @Test("Key paths are observed by Foundation's method, models by ours")
  func isNotAmbiguous() async {
    var texts: [String?] = []
    let label = UILabel()
    let keyPath = label.observe(\.text) { label, _ in texts.append(label.text) }
    let model = label.observe(person) { label, person in label.text = person.first }
    person.first = "Uri"
    await nextTurn()
    #expect(texts == ["David", "Uri"])
    model.end()
    keyPath.invalidate()
  }

  @Test("Optional and plain properties of both sides go together")
  func optionals() {
    label.bind(\.text, to: person, \.nickname)
    #expect(label.text == nil)
    label.bind(\.text, to: person, \.last)
    #expect(label.text == "Blaine")
    label.bind(\.isHidden, to: person, \.isFamous)
    #expect(!label.isHidden)
  }

  @Test("Binding a property again replaces its binding")
  func replaces() async {
    let other = Person()
    let first = label.bind(\.text, to: person, \.first)
    label.bind(\.text, to: other, \.last)
    #expect(!first.isActive)
    person.first = "Uri"
    await nextTurn()
    #expect(label.text == "Blaine")
    #expect(label.updates.count == 2)
  }

  @Test("Binding a view as a whole again moves it on to its next model")
  func replacesWhole() async {
    let other = Person()
    for person in [person, other] { label.observe(person) { $0.text = $1.first } }
    person.first = "Uri"
    await nextTurn()
    #expect(label.text == "David")
    other.first = "Harry"
    await nextTurn()
    #expect(label.text == "Harry")
  }

  @Test("A binding that was ended applies nothing more")
  func ends() async {
    let binding = label.bind(\.text, to: person, \.first)
    let whole = label.observe(person) { $0.isHidden = $1.isFamous }
    person.first = "Uri"
    person.isFamous = true
    binding.end()
    whole.end()
    await nextTurn()
    #expect(label.updates == ["David"])
    #expect(!label.isHidden)
    label.bind(\.text, to: person, \.first)
    #expect(label.text == "Uri")
  }

  @Test("What changed is applied in the order in which it was bound")
  func order() async {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let people = (0..<3).map { _ in Person() }
    let views = (0..<6).map { _ in UIView() }
    for (index, view) in views.enumerated() {
      view.bind(\.tag, to: people[index % 3]) { person in
        log.lines.append("\(index)")
        return person.age
      }
    }
    log.lines = []
    for index in [2, 0, 1] { people[index].age += 1 }
    await nextTurn()
    #expect(log.lines == ["0", "1", "2", "3", "4", "5"])
  }

  @Test("What a binding changes in another model is applied in the same turn")
  func chains() async {
    let other = Person()
    label.bind(\.text, to: other, \.first)
    let relay = UIView()
    relay.observe(person) { _, person in other.first = person.first }
    person.first = "Uri"
    await nextTurn()
    #expect(label.text == "Uri")
  }

  @Test("A binding may end itself and others while it is applied")
  func endsWhileApplied() async {
    let labels = (0..<40).map { _ in CountingLabel() }
    var bindings: [ViewBinding] = []
    let killer = UIView()
    final class Box { var bindings: [ViewBinding] = [] }
    let box = Box()
    for label in labels[..<10] { label.bind(\.text, to: person, \.first) }
    killer.bind(\.tag, to: person, \.age)
    for label in labels[10...] { bindings.append(label.bind(\.text, to: person, \.first)) }
    box.bindings = bindings
    labels[0].observe(person) { [box] label, person in
      if person.first == "Uri" { for binding in box.bindings.dropLast() { binding.end() } }
      label.tag = 1
    }
    person.first = "Uri"
    await nextTurn()
    #expect(labels[1].text == "Uri")
    #expect(labels[39].text == "Uri")
    person.first = "Harry"
    await nextTurn()
    #expect(labels[9].text == "Harry")
    #expect(labels[20].text != "Harry")
    #expect(labels[39].text == "Harry")
  }

  @Test("Objects that are no views are bound as long as they live")
  func bindsOthers() async {
    final class Item: BindingTarget {
      let log: (String) -> Void
      var title = "" { didSet { log(title) } }
      init(_ log: @escaping (String) -> Void) { self.log = log }
    }
    var titles: [String] = []
    var item: Item? = Item { titles.append($0) }
    let barItem = UIBarButtonItem()
    let controller = UIViewController()
    item?.bind(\.title, to: person, \.first)
    barItem.bind(\.title, to: person, \.first)
    controller.observe(person) { $0.title = $1.first }
    person.first = "Uri"
    await nextTurn()
    #expect(titles == ["David", "Uri"])
    #expect(barItem.title == "Uri" && controller.title == "Uri")
    item = nil
    person.first = "Harry"
    await nextTurn()
    #expect(titles == ["David", "Uri"])
    #expect(barItem.title == "Harry" && controller.title == "Harry")
  }

  @Test("A change made on another thread is applied on the main thread")
  func hops() async {
    let counter = SharedCounter()
    label.bind(\.tag, to: counter, \.value)
    await Task.detached { for number in 1...1000 { counter.value = number } }.value
    #expect(await until { label.tag == 1000 })
  }

  @Test("A model shown by a thousand views updates each of them once")
  func fansOut() async {
    let labels = (0..<1000).map { _ in CountingLabel() }
    for label in labels { label.bind(\.text, to: person, \.first) }
    person.first = "Uri"
    person.first = "Harry"
    await nextTurn()
    #expect(labels.allSatisfy { $0.updates == ["David", "Harry"] })
  }

  @Test("A thousand objects show a source each")
  func fansIn() async {
    let people = (0..<1000).map { _ in Person() }
    final class Row: BindingTarget { var text = "" }
    let rows = people.map { _ in Row() }
    for (row, person) in zip(rows, people) { row.bind(\.text, to: person, \.first) }
    for (index, person) in people.enumerated() { person.first = "\(index)" }
    await nextTurn()
    #expect(rows.map(\.text) == people.indices.map { "\($0)" })
  }
}
