import Combine
import Testing

@Suite("Combine: published properties") struct CombinePublishedTests {
  class Model: ObservableObject {
    @Published var name = "a"
    @Published private(set) var count = 0
    @Published var note: String?
    func increase() { count += 1 }
  }

  final class DetailModel: Model {
    @Published var detail = 1
    let plain = 2
  }

  final class Plain: ObservableObject {}

  final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var value = 1 { willSet { objectWillChange.send("\(newValue)") } }
  }

  @MainActor final class MainModel: ObservableObject {
    @Published var text = ""
    @Published private(set) var length = 0
    init() {
      $text.map(\.count).assign(to: &$length)
    }
  }

  @Test("a subscriber gets the new value while the property still has the old one")
  func order() {
    let model = Model()
    var seen: [[String]] = []
    let cancellable = model.$name.sink { seen.append([$0, model.name]) }
    model.name = "b"
    #expect(seen == [["a", "a"], ["b", "a"]] && model.name == "b")
    cancellable.cancel()
    model.name = "c"
    #expect(seen.count == 2)
  }

  @Test("an object tells before its properties change, and those of its superclasses")
  func objectWillChange() {
    let model = DetailModel()
    var seen: [String] = []
    let cancellable = model.objectWillChange.sink {
      seen.append("\(model.name)\(model.count)\(model.detail)\(model.note ?? "-")")
    }
    model.name = "b"
    model.increase()
    model.detail = 2
    model.note = "n"
    #expect(seen == ["a01-", "b01-", "b11-", "b12-"])
    #expect(model.objectWillChange === model.objectWillChange)
    cancellable.cancel()
  }

  @Test("the object tells before the property's own publisher does")
  func bothPublishers() {
    let model = Model()
    var seen: [String] = []
    var cancellables: [AnyCancellable] = []
    model.$name.dropFirst().sink { seen.append($0) }.store(in: &cancellables)
    model.objectWillChange.sink { seen.append("change") }.store(in: &cancellables)
    model.name = "b"
    #expect(seen == ["change", "b"])
  }

  @Test("an object without published properties has a publisher, too, or its own")
  func otherPublishers() {
    let plain = Plain()
    var count = 0
    let cancellable = plain.objectWillChange.sink { count += 1 }
    plain.objectWillChange.send()
    #expect(count == 1)
    cancellable.cancel()
    let own = Own()
    let recorder = own.objectWillChange.record()
    own.value = 2
    #expect(recorder.values == ["2"])
  }

  @Test("a publisher sets a property as long as the object lives")
  func assignToPublished() {
    let source = PassthroughSubject<String, Never>()
    weak var object: Model?
    do {
      let model = Model()
      object = model
      source.assign(to: &model.$name)
      let recorder = model.objectWillChange.record()
      source.send("b")
      #expect(model.name == "b" && recorder.values.count == 1)
    }
    #expect(object == nil)
    source.send("c")
  }

  @Test("a model on the main actor computes one property of another")
  @MainActor func mainActor() {
    let model = MainModel()
    model.text = "four"
    #expect(model.length == 4)
  }

  @Test("subscribers that want one value at a time get the latest")
  func demand() {
    let model = Model()
    let recorder = model.$name.record(.max(1))
    model.name = "b"
    model.name = "c"
    recorder.request(1)
    #expect(recorder.values == ["a", "c"])
  }
}
