import Combine
import Testing
import UIKit

@MainActor @Suite("Publishers of properties") struct KeyValuePublisherTests {
  @Test("A property's value comes at once, and each other value when it is set")
  func values() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var offsets: [CGFloat] = []
    let cancellable = table.publisher(for: \.contentOffset).map(\.y).sink { offsets.append($0) }
    table.contentOffset.y = 10
    table.contentOffset.y = 10
    table.contentOffset.y = 20
    #expect(offsets == [0, 10, 20])
    cancellable.cancel()
    table.contentOffset.y = 30
    #expect(offsets.count == 3)
  }

  @Test("Without its option the first value is left out, and the former value can come, too")
  func options() {
    let label = UILabel()
    label.text = "a"
    var (plain, prior): ([String?], [String?]) = ([], [])
    var cancellables: Set<AnyCancellable> = []
    label.publisher(for: \.text, options: []).sink { plain.append($0) }.store(in: &cancellables)
    label.publisher(for: \.text, options: [.prior]).sink { prior.append($0) }
      .store(in: &cancellables)
    label.text = "b"
    #expect(plain == ["b"] && prior == ["a", "b"])
  }

  @Test("The object lives as long as the subscription")
  func memory() {
    weak var object: UILabel?
    var cancellable: AnyCancellable?
    do {
      let label = UILabel()
      object = label
      cancellable = label.publisher(for: \.text).sink { _ in }
    }
    #expect(object != nil)
    cancellable?.cancel()
    cancellable = nil
    #expect(object == nil)
  }
}
