import Testing
import UIKit

@MainActor @Suite("Defaults of controllers and cells") struct ControllerDefaultsTests {
  final class Appearing: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will") }
    override func viewIsAppearing(_ animated: Bool) { log.append("is") }
    override func viewDidAppear(_ animated: Bool) { log.append("did") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will not") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did not") }
  }

  @Test("A transition by hand calls all of the methods, without a window too")
  func appearance() {
    let controller = Appearing()
    controller.loadViewIfNeeded()
    controller.beginAppearanceTransition(true, animated: false)
    controller.view.layoutIfNeeded()
    #expect(controller.log == ["will"])
    controller.endAppearanceTransition()
    #expect(controller.log == ["will", "is", "did"])
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.log == ["will", "is", "did", "will not", "did not"])
  }

  @Test("A controller that never appeared disappears if its container says so")
  func disappearance() {
    let controller = Appearing()
    controller.beginAppearanceTransition(false, animated: false)
    controller.beginAppearanceTransition(false, animated: false)
    #expect(controller.log == ["will not"])
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(controller.log == ["will not", "did not"])
  }

  @Test("A view that no one made follows the size of its superview")
  func view() {
    let controller = UIViewController()
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(controller.view.frame == UIScreen.main.bounds)
  }

  @Test("A tab bar has its items before the controller's view is loaded")
  func tabs() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    let first = UIViewController()
    first.title = "First"
    tabs.viewControllers = [first, UIViewController()]
    #expect(tabs.tabBar.items?.map(\.title) == ["First", nil])
    #expect(tabs.tabBar.selectedItem === first.tabBarItem)
    tabs.selectedIndex = 1
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[1].tabBarItem)
    tabs.viewControllers = []
    #expect(tabs.viewControllers == [])
    #expect(!tabs.isViewLoaded)
  }

  @Test("A cell that nobody gave a size is as large as a row")
  func cell() {
    #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(UITableViewCell(frame: frame).frame == frame)
  }
}
