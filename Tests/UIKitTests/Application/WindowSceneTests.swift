import DisplayInterface
import Foundation
import HeadlessDisplay
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct `A window scene` {
  @Test("A window that only its views know lives until the end of the turn")
  func localWindow() {
    let field = UITextField()
    func show() { UIWindow().addSubview(field) }
    show()
    #expect(field.window != nil && field.becomeFirstResponder())
    field.removeFromSuperview()
  }

  @Test func `fills the screen`() {
    let scene = UIApplication.shared.windowScene
    let window = UIWindow(frame: scene.coordinateSpace.bounds)
    #expect(window.frame == UIScreen.main.bounds)
  }

  @Test func `forgets the windows that are gone`() {
    let scene = UIApplication.shared.windowScene
    let window = UIWindow()
    window.isHidden = false
    #expect(scene.windows.contains { $0 === window })
    for _ in 0..<200 { UIWindow().isHidden = false }
    window.isHidden = true
    // Other tests' windows are here as well; of those made above, the last alone may still be known.
    let live = scene.windows.count
    #expect(scene.numberOfKnownWindows <= live + 1)
    window.windowScene = nil
    #expect(!scene.windows.contains { $0 === window })
  }

  final class Witness: NSObject, UIWindowSceneDelegate {
    var changes: [String] = []

    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      let width = Int(previousCoordinateSpace.bounds.width)
      changes.append(
        "\(width) \(previousInterfaceOrientation.isPortrait) "
          + "\(previousTraitCollection.userInterfaceStyle == windowScene.traitCollection.userInterfaceStyle)"
      )
    }

    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      changes.append("\(Int(previousEffectiveGeometry.coordinateSpace.bounds.width))")
    }
  }

  @Test func `tells its delegate of another size and other traits`() {
    let application = UIApplication.shared
    let (formerDisplay, formerDelegate) = (application.display, application.windowScene.delegate)
    let display = HeadlessDisplay(traits: .phone)
    application.display = display
    let witness = Witness()
    application.windowScene.delegate = witness
    defer {
      application.display = formerDisplay
      application.windowScene.delegate = formerDelegate
    }
    func tell() { application.inputRouter.receive(.traits(display.traits)) }
    let size = display.traits.size
    tell()
    #expect(witness.changes.isEmpty)
    display.traits.size = CGSize(width: size.height, height: size.width)
    tell()
    #expect(witness.changes == ["\(Int(size.width)) true true", "\(Int(size.width))"])
    display.traits.style = .dark
    tell()
    #expect(witness.changes.last == "\(Int(size.height)) false false")
    #expect(witness.changes.count == 3)
  }

  @Test func `turns only as its display is`() async {
    let scene = UIApplication.shared.windowScene
    let geometry = scene.effectiveGeometry
    #expect(geometry.interfaceOrientation == scene.interfaceOrientation)
    #expect(geometry.coordinateSpace.bounds == scene.coordinateSpace.bounds)
    let isLandscape = scene.interfaceOrientation.isLandscape
    scene.requestGeometryUpdate(
      .iOS(interfaceOrientations: isLandscape ? .landscapeRight : .portrait)
    ) { Issue.record($0) }
    let error = await withCheckedContinuation { answer in
      scene.requestGeometryUpdate(
        .iOS(interfaceOrientations: isLandscape ? .portrait : .landscape)
      ) { answer.resume(returning: $0) }
    }
    #expect((error as? UISceneError)?.code == .geometryRequestDenied)
    #expect((error as NSError).domain == UISceneError.errorDomain)
  }
}
