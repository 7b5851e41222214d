import Testing
import UIKit

extension UINavigationController {
  @_dynamicReplacement(for:viewDidLoad()) func _UINavigationController_viewDidLoad() {
    super.viewDidLoad()
    if restorationIdentifier == "replaced" { view.tag = 5 }
  }
}

@MainActor @Suite("Replaced members") struct ReplacementTests {
  @Test("An extension takes the place of a container's viewDidLoad, and its bars stay")
  func replacement() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.restorationIdentifier = "replaced"
    #expect(navigation.view.tag == 5)
    #expect(navigation.navigationBar.isDescendant(of: navigation.view))
  }
}
