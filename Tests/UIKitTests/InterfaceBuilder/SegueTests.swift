import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Segues") struct SegueTests {
  private func shop() throws -> (UINavigationController, ShopViewController) {
    let storyboard = UIStoryboard(name: "Shop", bundle: .module)
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    return (navigation, try #require(navigation.topViewController as? ShopViewController))
  }

  @Test func `a navigation controller has its root from the start`() throws {
    let (navigation, shop) = try shop()
    #expect(navigation.viewControllers == [shop])
    #expect(shop.navigationItem.title == "Shop")
    #expect(shop.hasAddItem)
    #expect(!shop.isViewLoaded)
  }

  @Test func `a controller's segues are found by their identifiers`() throws {
    let (_, shop) = try shop()
    let segues = try #require(shop.value(forKey: "storyboardSegueTemplates") as? [NSObject])
    let identifiers = segues.compactMap { $0.value(forKey: "identifier") as? String }
    #expect(identifiers.contains("detail") && identifiers.contains("add"))
    #expect(UIViewController().value(forKey: "storyboardSegueTemplates") as? [NSObject] == [])
  }

  @Test func `prototypes make the cells`() throws {
    let (navigation, shop) = try shop()
    withWindow(navigation) { window in
      #expect(
        ScreenText.of([window]) == """

            Help                Shop                   +
          ────────────────────────────────────────────────
            Monthly                          3.99  i   ›

            ──────────────────────────────────────────────
            Yearly                          29.99  i   ›


            Two for one               Take

            ──────────────────────────────────────────────
          """)
      let plan = shop.tableView.cellForRow(at: IndexPath(row: 0, section: 0))!
      #expect(plan.style == .value1)
      #expect(plan.reuseIdentifier == "Plan")
      #expect(plan.accessoryType == .detailDisclosureButton)
      #expect(plan.textLabel?.text == "Monthly")
      #expect(plan.textLabel?.font == .boldSystemFont(ofSize: 17))
      #expect(plan.detailTextLabel?.textColor == .systemRed)
      let offer = shop.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) as! OfferCell
      #expect(offer.selectionStyle == .none)
      #expect(offer.takeButton?.title(for: .normal) == "Take")
    }
  }

  @Test func `a cell's segue asks, prepares and shows, before the delegate is told`() throws {
    let (navigation, shop) = try shop()
    withWindow(navigation) { _ in
      shop.tableView.activateRow(at: IndexPath(row: 1, section: 0))
      #expect(shop.takeLog() == ["should detail", "prepare detail UITableViewCell", "select 1"])
      let detail = navigation.topViewController as? DetailViewController
      #expect(detail?.plan == "Yearly")
      pass()
      #expect(detail?.view.window != nil)
    }
  }

  @Test func `a segue that is not allowed does nothing`() throws {
    let (navigation, shop) = try shop()
    shop.allowsSegues = false
    withWindow(navigation) { _ in
      shop.tableView.activateRow(at: IndexPath(row: 0, section: 0))
      #expect(shop.takeLog() == ["should detail", "select 0"])
      #expect(navigation.topViewController === shop)
    }
  }

  @Test func `a button in a prototype performs its segue as the sender`() throws {
    let (navigation, shop) = try shop()
    withWindow(navigation) { _ in
      let offer = shop.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) as! OfferCell
      offer.takeButton?.sendActions(for: .touchUpInside)
      #expect(shop.takeLog() == ["should offer", "prepare offer UIButton"])
      #expect(navigation.topViewController is DetailViewController)
    }
  }

  @Test func `an accessory and a bar button present`() throws {
    let (navigation, shop) = try shop()
    withWindow(navigation) { _ in
      let plan = shop.tableView.cellForRow(at: IndexPath(row: 0, section: 0))!
      plan.accessorySegue?.trigger(by: plan)
      #expect(shop.takeLog() == ["should info", "prepare info UITableViewCell"])
      let info = navigation.presentedViewController
      #expect(info?.title == "Info")
      #expect(info?.modalPresentationStyle == .fullScreen)
      #expect(info?.modalTransitionStyle == .crossDissolve)
      pass()
      navigation.dismiss(animated: false)
      pass()
      shop.navigationItem.rightBarButtonItem?.perform()
      #expect(shop.takeLog() == ["should add", "prepare add UIBarButtonItem"])
      #expect(navigation.presentedViewController?.modalPresentationStyle == .formSheet)
    }
  }

  @Test func `a bar button's segue is the target of its action, which tests send`() throws {
    let (navigation, shop) = try shop()
    let item = try #require(shop.navigationItem.rightBarButtonItem)
    let action = try #require(item.action)
    withWindow(navigation) { _ in
      #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
      #expect(shop.takeLog() == ["should add", "prepare add UIBarButtonItem"])
      pass()
      navigation.dismiss(animated: false)
      pass()
      _ = (item.target as? NSObject)?.perform(action, with: item)
      #expect(shop.takeLog() == ["should add", "prepare add UIBarButtonItem"])
    }
  }

  @Test func `a segue is performed by its identifier, without being asked for`() throws {
    let (navigation, shop) = try shop()
    withWindow(navigation) { _ in
      shop.performSegue(withIdentifier: "manual", sender: "me")
      #expect(shop.takeLog() == ["prepare manual String"])
      #expect(navigation.topViewController is DetailViewController)
    }
  }

  @Test func `a segue of the app's own class goes its own way`() throws {
    let (navigation, shop) = try shop()
    withWindow(navigation) { _ in
      shop.performSegue(withIdentifier: "custom", sender: nil)
      #expect(shop.takeLog() == ["prepare custom nil"])
      #expect(navigation.topViewController is DetailViewController)
    }
  }

  @Test func `an embedded controller is there before the view has loaded`() throws {
    let storyboard = UIStoryboard(name: "Shop", bundle: .module)
    let detail: DetailViewController = storyboard.instantiateViewController(identifier: "Detail")
    detail.loadViewIfNeeded()
    #expect(detail.log == ["prepare embedded", "load with 1"])
    let child = try #require(detail.children.first)
    #expect(child.title == "Info")
    #expect(child.view.superview === detail.view.subviews[0])
    withWindow(detail) { _ in
      #expect(child.view.frame == CGRect(x: 0, y: 0, width: detail.view.frame.width, height: 160))
    }
  }

  @Test func `a controller that embeds another one is let go`() {
    weak var detail: DetailViewController?
    weak var child: UIViewController?
    autoreleasepool {
      let storyboard = UIStoryboard(name: "Shop", bundle: .module)
      let made: DetailViewController = storyboard.instantiateViewController(identifier: "Detail")
      made.loadViewIfNeeded()
      (detail, child) = (made, made.children.first)
      #expect(child != nil)
    }
    #expect(detail == nil)
    #expect(child == nil)
  }

  @Test func `a bar button's action calls the method that it names`() throws {
    let (navigation, shop) = try shop()
    withWindow(navigation) { _ in
      shop.navigationItem.leftBarButtonItem?.perform()
      #expect(shop.takeLog() == ["help Help"])
    }
  }

  @Test func `a segue made by hand runs its handler`() {
    var isPerformed = false
    let (source, destination) = (UIViewController(), UIViewController())
    let segue = UIStoryboardSegue(
      identifier: "hand", source: source, destination: destination
    ) { isPerformed = true }
    segue.perform()
    #expect(isPerformed)
    #expect(segue.source === source && segue.destination === destination)
  }
}
