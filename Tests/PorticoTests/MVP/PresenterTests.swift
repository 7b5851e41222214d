import Observation
import Portico
import Testing
import UIKit

@MainActor protocol ClockView: AnyObject {
  func show(_ time: String)
}

@MainActor @Suite("Presenters") struct PresenterTests {
  final class ClockPresenter: Presenter<any ClockView> {
    func tick() {
      view?.show("12:00")
    }
  }

  final class SpyView: ClockView {
    var shown: [String] = []

    func show(_ time: String) {
      shown.append(time)
    }
  }

  final class ClockController: UIViewController, ClockView {
    let presenter: ClockPresenter

    init(presenter: ClockPresenter) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(_ time: String) {
      title = time
    }
  }

  @Test("tell their view what to show, and another one after it was replaced")
  func tells() {
    let presenter = ClockPresenter()
    let first = SpyView()
    let second = SpyView()
    presenter.tick()
    presenter.view = first
    presenter.tick()
    presenter.view = second
    presenter.tick()
    presenter.view = nil
    presenter.tick()
    #expect(first.shown == ["12:00"])
    #expect(second.shown == ["12:00"])
  }

  @Test("are kept by their view, do not keep it, and a late call is dropped")
  func lifetime() {
    weak var controller: ClockController?
    var late: ClockPresenter?
    weak var presenter: ClockPresenter?
    do {
      let made = ClockController(presenter: ClockPresenter())
      made.presenter.view = made
      made.presenter.tick()
      #expect(made.title == "12:00")
      controller = made
      presenter = made.presenter
      late = made.presenter
    }
    #expect(controller == nil)
    late?.tick()
    #expect(late?.view == nil)
    late = nil
    #expect(presenter == nil)
  }

  @Test("A value is no view, since it cannot be held weakly")
  func value() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Presenter<Int>().view = 1 }
    }
  }
}

@MainActor @Suite("Supervising presenters") struct SupervisingPresenterTests {
  @Observable @MainActor final class Profile {
    var name = "Ada"
    var visits = 0
  }

  final class ProfilePresenter: SupervisingPresenter<any ClockView, Profile> {
    func visit() {
      model.visits += 1
      if model.visits == 2 { view?.show("Welcome back") }
    }
  }

  @Test("leave simple values to the view, which binds to the model, and decide the rest")
  func both() {
    let presenter = ProfilePresenter(model: Profile())
    let view = PresenterTests.SpyView()
    let label = UILabel()
    presenter.view = view
    label.bind(\.text, to: presenter.model, \.name)
    presenter.model.name = "Grace"
    presenter.visit()
    presenter.visit()
    ViewBinding.flush()
    #expect(label.text == "Grace")
    #expect(view.shown == ["Welcome back"])
  }
}
