import Testing
import UIKit

@MainActor @Suite("Responders") struct ResponderTests {
  final class Acceptor: UIView {
    var accepts = true
    var resigns = true
    override var canBecomeFirstResponder: Bool { accepts }
    override var canResignFirstResponder: Bool { resigns }
  }

  @Test("stand in a chain from view to application")
  func chain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = UIView()
    controller.view.addSubview(view)
    var chain: [UIResponder] = []
    var responder: UIResponder? = view
    while let present = responder {
      chain.append(present)
      responder = present.next
    }
    #expect(chain[0] === view)
    #expect(chain[1] === controller.view)
    #expect(chain[2] === controller)
    #expect(chain.contains { $0 === window })
    #expect(chain.last === UIApplication.shared)
  }

  @Test("become first only in a window, one at a time")
  func firstResponder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = Acceptor()
    let second = Acceptor()
    #expect(!first.becomeFirstResponder())
    window.addSubview(first)
    window.addSubview(second)
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    second.resigns = false
    #expect(!first.becomeFirstResponder())
    #expect(second.isFirstResponder)
    second.resigns = true
    second.removeFromSuperview()
    #expect(!second.isFirstResponder)
    first.accepts = false
    #expect(!first.becomeFirstResponder())
    #expect(!UIView().becomeFirstResponder())
  }
}
