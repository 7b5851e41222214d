import Observation
import Testing
import UIKit

@MainActor @Suite("A turn of the main loop") struct TurnTests {
  @Observable final class Model {
    var title = "first"
    var other = 0
  }

  final class TitleView: UIView {
    let model: Model
    var titles: [String] = []
    var layouts = 0

    init(model: Model) {
      self.model = model
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func updateProperties() {
      super.updateProperties()
      titles.append(model.title)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test("updates once for many changes, with the last value")
  func coalescing() async {
    let model = Model()
    let view = TitleView(model: model)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.makeKeyAndVisible()
    CATransaction.flush()
    #expect(view.titles == ["first"])
    model.title = "second"
    model.title = "third"
    model.other = 1
    #expect(view.titles == ["first"])
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(view.titles == ["first", "third"])
    model.other = 2
    CATransaction.flush()
    #expect(view.titles == ["first", "third"])
  }

  final class TitleController: UIViewController {
    let model: Model

    init(model: Model) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityLabel = model.title
    }
  }

  final class CountingNavigationController: UINavigationController {
    var layouts = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
    }
  }

  @Test("lays out no navigation controller because of what a pushed screen read when it was loaded")
  func loading() {
    let model = Model()
    let navigation = CountingNavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    CATransaction.flush()
    let screen = TitleController(model: model)
    navigation.pushViewController(screen, animated: false)
    for _ in 0..<2 { CATransaction.flush() }
    #expect(screen.viewIfLoaded?.accessibilityLabel == "first")
    let layouts = navigation.layouts
    model.title = "second"
    CATransaction.flush()
    #expect(navigation.layouts == layouts)
  }

  @Test("hears of changes made on other threads")
  func otherThreads() async {
    let model = Model()
    let view = TitleView(model: model)
    view.updatePropertiesIfNeeded()
    await Task.detached { [box = UncheckedBox(model)] in box.value.title = "elsewhere" }.value
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    view.updatePropertiesIfNeeded()
    #expect(view.titles == ["first", "elsewhere"])
  }

  @Test("lays out from the outside in, only what is marked")
  func layoutOrder() {
    var events: [String] = []
    let root = RecordingView("root") { events.append($0) }
    let left = RecordingView("left") { events.append($0) }
    let right = RecordingView("right") { events.append($0) }
    let deep = RecordingView("deep") { events.append($0) }
    root.addSubview(left)
    root.addSubview(right)
    right.addSubview(deep)
    root.layoutIfNeeded()
    events = []
    root.layoutIfNeeded()
    #expect(events == [])
    deep.setNeedsLayout()
    left.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(events == ["left layoutSubviews", "deep layoutSubviews"])
    events = []
    root.setNeedsLayout()
    deep.layoutIfNeeded()
    #expect(events == ["root layoutSubviews"])
  }

  @Test("asks for layout when bounds change, not when only the position does")
  func boundsChange() {
    var events: [String] = []
    let view = RecordingView("view") { events.append($0) }
    view.layoutIfNeeded()
    events = []
    view.frame.origin = CGPoint(x: 5, y: 5)
    view.layoutIfNeeded()
    #expect(events == [])
    view.frame.size = CGSize(width: 5, height: 5)
    view.layoutIfNeeded()
    #expect(events == ["view layoutSubviews"])
    view.bounds.origin.y = 3
    view.layoutIfNeeded()
    #expect(events == ["view layoutSubviews", "view layoutSubviews"])
  }

  @Test("calls a transaction's completion when it is committed without animations")
  func transactionCompletion() {
    var completions = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { completions += 1 }
    #expect(completions == 0)
    CATransaction.commit()
    #expect(completions == 1)
  }
}

/// Carries a value to another thread where the test knows that only one uses it at a time.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
