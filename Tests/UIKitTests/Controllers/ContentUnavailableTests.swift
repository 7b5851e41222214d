import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Content that is unavailable, traits and sizes") struct ContentUnavailableTests {
  final class Controller: UIViewController {
    var isEmpty = true
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "Nothing"
      contentUnavailableConfiguration = isEmpty ? configuration : nil
    }
  }

  @Test func `a configuration shows above the content until it is taken away`() {
    let controller = Controller()
    withWindow(controller) { _ in
      let shown = controller.view.subviews.last as? UIContentUnavailableView
      #expect(shown?.frame == controller.view.bounds)
      #expect((shown?.configuration as? UIContentUnavailableConfiguration)?.text == "Nothing")
      controller.isEmpty = false
      controller.setNeedsUpdateContentUnavailableConfiguration()
      CATransaction.flush()
      #expect(controller.view.subviews.isEmpty)
    }
  }

  final class Updating: UIViewController {
    var updates = 0
    override func updateProperties() {
      super.updateProperties()
      updates += 1
      setNeedsUpdateContentUnavailableConfiguration()
    }

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "\(updates)"
      contentUnavailableConfiguration = configuration
    }
  }

  @Test func `an update of properties can ask for a configuration without being called for it`() {
    let controller = Updating()
    withWindow(controller) { _ in
      @MainActor func text() -> String? {
        (controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text
      }
      #expect(text() == "\(controller.updates)")
      let updates = controller.updates
      controller.setNeedsUpdateProperties()
      CATransaction.flush()
      #expect(controller.updates == updates + 1 && text() == "\(updates + 1)")
    }
  }

  @Test func `overridden traits hold for the controller and its children`() {
    let controller = UIViewController()
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    controller.traitOverrides.userInterfaceStyle = .dark
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  final class Sized: UIViewController {
    var events: [String] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      events.append("will \(Int(size.width))")
      coordinator.animate { [weak self] _ in
        self?.events.append("along \(Int(self?.view.bounds.width ?? 0))")
      } completion: { [weak self] _ in
        self?.events.append("end")
      }
    }
  }

  @Test func `controllers hear of another size before the window takes it`() {
    let child = Sized()
    let navigation = UINavigationController(rootViewController: child)
    withWindow(navigation) { window in
      let size = CGSize(width: window.bounds.width + 100, height: window.bounds.height)
      window.transition(to: size, traits: window.traitCollection) { window.frame.size = size }
      pass()
      #expect(child.events == ["will 490", "along 490", "end"])
    }
  }
}
