import Foundation
import Portico
import Testing
import UIKit

protocol PlansScreen: Storyboarded {}

extension PlansScreen {
  static var storyboardName: String { "Plans" }
  static var storyboardBundle: Bundle? { .module }
}

class PlanListViewController: UIViewController, PlansScreen {
  weak var headline: UILabel!
}

final class ChosenPlanViewController: UIViewController, PlansScreen {
  let plan: String
  weak var planLabel: UILabel!

  init?(coder: NSCoder, plan: String) {
    self.plan = plan
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    plan = "none"
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    planLabel.text = plan
  }
}

final class MainViewController: UIViewController, Storyboarded {}

/// The storyboard gives its scene no class.
final class ClasslessViewController: UIViewController, PlansScreen {}

/// The storyboard has no scene for it.
final class SceneViewController: UIViewController, PlansScreen {}

final class NowhereViewController: UIViewController, Storyboarded {
  static var storyboardName: String { "Nowhere" }
}

@MainActor @Suite("Controllers made from storyboards") struct StoryboardedTests {
  @Test("A controller is made by the name of its class, from a storyboard in a module's bundle")
  func byClassName() {
    let controller = PlanListViewController.instantiate()
    #expect(!controller.isViewLoaded)
    #expect(controller.title == "Plans")
    controller.loadViewIfNeeded()
    #expect(controller.headline.text == "Choose a plan")
    #expect(PlanListViewController.instantiate() !== controller)
  }

  @Test("Without another word the storyboard is Main")
  func main() {
    let controller = MainViewController.instantiate()
    #expect(controller.title == "Main scene")
    #expect(controller.storyboard != nil)
  }

  @Test("A creator gives a controller what it can't be without")
  func creator() {
    let controller = ChosenPlanViewController.instantiate {
      ChosenPlanViewController(coder: $0, plan: "monthly")
    }
    controller.loadViewIfNeeded()
    #expect(controller.planLabel.text == "monthly")
    let standard = ChosenPlanViewController.instantiate { _ in nil }
    #expect(standard.plan == "none")
  }

  @Test("A missing scene is a mistake that names scene and storyboard")
  func missingScene() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = SceneViewController.instantiate() }
    }
    let message = errorText(of: result)
    #expect(message.contains("Plans.storyboard"))
    #expect(message.contains("a view controller with identifier 'SceneViewController'"))
  }

  @Test("A scene of another class is a mistake that names both classes")
  func wrongClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ClasslessViewController.instantiate() }
    }
    #expect(
      errorText(of: result).contains(
        """
        The scene 'ClasslessViewController' of Plans.storyboard makes a UIViewController, not a \
        ClasslessViewController
        """))
  }

  @Test("A missing storyboard is a mistake that names it")
  func missingStoryboard() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NowhereViewController.instantiate() }
    }
    #expect(errorText(of: result).contains("Could not find a storyboard named 'Nowhere'"))
  }

  private func errorText(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
