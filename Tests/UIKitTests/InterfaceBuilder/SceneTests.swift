import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Scenes of a storyboard") struct SceneTests {
  private func storyboard() -> UIStoryboard {
    UIStoryboard(name: "Welcome", bundle: .module)
  }

  private func welcome() -> WelcomeViewController {
    storyboard().instantiateViewController(identifier: "Welcome")
  }

  @Test("A controller that only a weak property holds lives until the end of the turn")
  func weakController() {
    final class Owner { weak var controller: UIViewController? }
    let owner = Owner()
    owner.controller = storyboard().instantiateViewController(withIdentifier: "Plain")
    #expect(owner.controller != nil)
    owner.controller = storyboard().instantiateInitialViewController()
    #expect(owner.controller != nil)
  }

  @Test func `the initial scene is made by its custom class`() throws {
    let controller = try #require(storyboard().instantiateInitialViewController())
    #expect(controller is WelcomeViewController)
    #expect(controller.title == "Welcome")
    #expect(controller.storyboard?.name == "Welcome")
    #expect(!controller.isViewLoaded)
  }

  @Test func `a scene is made by its identifier`() {
    let controller = storyboard().instantiateViewController(withIdentifier: "Plain")
    #expect(type(of: controller) == UIViewController.self)
    #expect(controller.view.subviews.count == 1)
  }

  @Test func `a controller has the explicit size of its file`() throws {
    let scene = Snippet.storyboard(
      """
      <viewController id="c" sceneMemberID="viewController">
          <value key="contentSizeForViewInPopover" type="size" width="200" height="150"/>
          <size key="freeformSize" width="200" height="150"/>
      </viewController>
      """)
    #expect(Snippet.problems(scene, fileName: "Test.storyboard") == [])
    let document = try InterfaceDocument(data: scene, fileName: "Test.storyboard", bundle: .module)
    let controller = UIStoryboard(document, name: "Test").instantiateInitialViewController()
    #expect(controller?.preferredContentSize == CGSize(width: 200, height: 150))
  }

  @Test func `the initializer comes first, then awakeFromNib, then the view when it is needed`() {
    let controller = welcome()
    #expect(controller.log == ["init Welcome", "awake false"])
    controller.loadViewIfNeeded()
    #expect(controller.log == ["init Welcome", "awake false", "load Hello, world & all"])
  }

  @Test func `outlets reach weak and strong properties, collections and constraints`() {
    let controller = welcome()
    controller.loadViewIfNeeded()
    let view = controller.view!
    #expect(controller.greetingLabel === view.subviews[0])
    #expect(controller.nameField === view.subviews[1])
    #expect(controller.nameField?.delegate === controller)
    #expect(controller.stack === view.subviews[2])
    #expect(controller.buttons == controller.stack.arrangedSubviews)
    #expect(controller.boxHeight.constant == 48)
    #expect(controller.boxHeight.identifier == "boxHeight")
  }

  @Test func `a weak outlet holds nothing`() {
    let controller = welcome()
    controller.loadViewIfNeeded()
    controller.view = nil
    #expect(controller.greetingLabel == nil)
    #expect(controller.nameField == nil)
    #expect(controller.stack != nil)
  }

  @Test func `views are as the file says`() {
    let controller = welcome()
    controller.loadViewIfNeeded()
    let label = controller.greetingLabel!
    #expect(label.text == "Hello, world & all")
    #expect(label.textAlignment == .center)
    #expect(label.font == .preferredFont(forTextStyle: .title2))
    #expect(label.textColor == .systemIndigo)
    #expect(label.accessibilityIdentifier == "greeting")
    #expect(!label.isUserInteractionEnabled)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    let field = controller.nameField!
    #expect(field.placeholder == "Your name")
    #expect(field.borderStyle == .roundedRect)
    #expect(field.font == .systemFont(ofSize: 14))
    #expect(field.isSecureTextEntry)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .done)
    #expect(field.autocapitalizationType == .words)
    #expect(field.textContentType == .name)
    #expect(field.clearButtonMode == .whileEditing)
    let (buy, create) = (controller.buttons[0], controller.buttons[1])
    #expect(buy.configuration?.title == "Buy")
    #expect(
      buy.configuration?.baseBackgroundColor == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    #expect(create.buttonType == .system)
    #expect(!create.isEnabled)
    #expect(create.titleColor(for: .normal) == UIColor(red: 0, green: 0.5, blue: 0, alpha: 1))
    #expect(controller.view.backgroundColor == .systemBackground)
  }

  @Test func `constraints hold, to the safe area, margins and ratios`() {
    let controller = welcome()
    withWindow(UINavigationController(rootViewController: controller)) { window in
      let safe = controller.view.safeAreaLayoutGuide.layoutFrame
      #expect(safe.minY > 0)
      #expect(controller.greetingLabel.frame.minY == safe.minY + 16)
      #expect(controller.greetingLabel.frame.minX == 16)
      #expect(controller.greetingLabel.frame.maxX == controller.view.bounds.maxX - 16)
      #expect(controller.stack.frame.minX == controller.view.layoutMargins.left)
      let box = controller.view.subviews[3]
      #expect(box.frame.size == CGSize(width: 96, height: 48))
      #expect(box.frame.minX == 16)
      #expect(controller.buttons[0].frame.width == controller.buttons[1].frame.width)
      controller.boxHeight.constant = 32
      window.layoutIfNeeded()
      #expect(box.frame.size == CGSize(width: 64, height: 32))
    }
  }

  @Test func `a view without constraints keeps its frame`() throws {
    let controller = storyboard().instantiateViewController(withIdentifier: "Plain")
    withWindow(controller) { _ in
      let label = controller.view.subviews[0] as! UILabel
      #expect(label.frame == CGRect(x: 40, y: 64, width: 160, height: 48))
      #expect(label.text == "Two\nlines")
      #expect(label.textColor == .label)
      #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
    }
  }

  @Test func `the screen looks like the file`() {
    let controller = welcome()
    withWindow(UINavigationController(rootViewController: controller)) { window in
      #expect(
        ScreenText.of([window]) == """

                               Welcome
          ────────────────────────────────────────────────

                         Hello, world & all

            ▏Your name                                  ▕
            ▏                                           ▕


                     Buy               Create account
          """)
    }
  }
}
