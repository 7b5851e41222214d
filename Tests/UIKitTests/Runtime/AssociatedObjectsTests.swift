import Testing
import UIKit

@MainActor @Suite("Associated objects")
struct AssociatedObjectsTests {
  final class Token: NSObject {}

  nonisolated(unsafe) private static var first: UInt8 = 0
  nonisolated(unsafe) private static var second: UInt8 = 0

  @Test("Each key has a value of its own, until it is set to nothing")
  func keys() {
    let view = UIView()
    objc_setAssociatedObject(view, &Self.first, "one", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(view, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Self.first) as? String == "one")
    #expect(objc_getAssociatedObject(view, &Self.second) as? Int == 2)
    #expect(objc_getAssociatedObject(UIView(), &Self.first) == nil)
    objc_setAssociatedObject(view, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Self.first) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &Self.second) == nil)
  }

  @Test(
    "What is kept goes with its object",
    arguments: [
      { UIView() }, { UIViewController() }, { UIBarButtonItem() }, { CALayer() },
      { UILayoutGuide() }, { UIGestureRecognizer() },
      { UIView().widthAnchor.constraint(equalToConstant: 1) },
    ] as [@MainActor @Sendable () -> NSObject])
  func ends(make: @MainActor @Sendable () -> NSObject) {
    weak var token: Token?
    autoreleasepool {
      let object = make()
      let made = Token()
      token = made
      objc_setAssociatedObject(object, &Self.first, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      withExtendedLifetime(object) {}
    }
    #expect(token == nil)
  }

  @Test("What is assigned is not kept")
  func assign() {
    let view = UIView()
    do {
      let token = Token()
      objc_setAssociatedObject(view, &Self.first, token, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &Self.first) as? Token === token)
    }
    #expect(objc_getAssociatedObject(view, &Self.first) == nil)
  }

  @Test("Letting one value go may end other associations")
  func nests() {
    let outer = UIView()
    let inner = UIView()
    objc_setAssociatedObject(inner, &Self.first, Token(), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(outer, &Self.first, inner, .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(outer)
    #expect(objc_getAssociatedObject(outer, &Self.first) == nil)
    #expect(objc_getAssociatedObject(inner, &Self.first) is Token)
  }

  @Test("Other objects that are gone leave nothing for long")
  func others() {
    weak var token: Token?
    do {
      let owner = Token()
      let made = Token()
      token = made
      objc_setAssociatedObject(owner, &Self.first, made, .OBJC_ASSOCIATION_RETAIN)
      withExtendedLifetime(owner) {}
    }
    let many = (0..<10_000).map { _ in Token() }
    for owner in many { objc_setAssociatedObject(owner, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(token == nil)
    for owner in many { objc_removeAssociatedObjects(owner) }
  }
}
