import Foundation
import Testing
import UIKit

@MainActor @Suite struct `What older apps ask` {
  private final class Delegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .landscape }
  }

  @Test func `the application for the orientations that its delegate allows`() {
    let former = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = former }
    UIApplication.shared.delegate = nil
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .all)
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .landscape)
  }

  @Test func `the screen for its mode`() {
    #expect(UIScreen.main.currentMode?.size == UIScreen.main.nativeBounds.size)
    #expect(UIScreen.main.availableModes.count == 1)
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
  }

  @Test func `a path of Objective-C for its row`() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    #expect(path as IndexPath == IndexPath(row: 3, section: 2))
    #expect(NSIndexPath(item: 4, section: 1).item == 4)
  }

  @Test func `responders and documents to go on with an activity`() {
    let restoring: [any UIUserActivityRestoring] = [UIView(), UIViewController()]
    for object in restoring {
      object.restoreUserActivityState(NSUserActivity(activityType: "read"))
    }
    #expect(restoring.count == 2)
    let activity = NSUserActivity(activityType: "read")
    activity.addUserInfoEntries(from: ["page": 1, "book": "a"])
    activity.addUserInfoEntries(from: ["page": 2])
    #expect(activity.userInfo?["page"] as? Int == 2 && activity.userInfo?["book"] as? String == "a")
  }

  @Test func `archives that leave out what has its usual value`() throws {
    func coder(_ values: [String: Double]) throws -> NSKeyedUnarchiver {
      let archiver = NSKeyedArchiver(requiringSecureCoding: true)
      for (key, value) in values { archiver.encode(value, forKey: key) }
      archiver.finishEncoding()
      return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    }
    #expect(UIColor(coder: try coder(["UIRed": 1])) == .red)
    #expect(UIColor(coder: try coder(["UIWhite": 0.5])) == UIColor(white: 0.5, alpha: 1))
    #expect(UIBezierPath(coder: try coder([:]))?.lineWidth == 1)
    #expect(UIFont(coder: try coder(["UIFontPointSize": 9])) == .systemFont(ofSize: 9))
    #expect(UIImage(coder: try coder([:]))?.size == .zero)
    #expect(UIPasteConfiguration(coder: try coder([:]))?.acceptableTypeIdentifiers == [])
    #expect(try coder([:]).decodeCGRect(forKey: "frame") == .zero)
  }

  @Test func `rules for passwords to be archived`() throws {
    let rules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    let data = try NSKeyedArchiver.archivedData(withRootObject: rules, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: UITextInputPasswordRules.self, from: data)
    #expect(copy?.passwordRulesDescriptor == "minlength: 8;")
    let field = UITextField()
    field.passwordRules = rules
    #expect((field as any UITextInputTraits).passwordRules === rules)
  }

  @Test func `for the folder of a group, and how the device is`() throws {
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.test"))
    #expect(folder.lastPathComponent == "group.test")
    #expect(FileManager.default.fileExists(atPath: folder.path))
    try FileManager.default.removeItem(at: folder)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
  }

  @Test func `the class of the application for the application, by its name`() {
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    let selector = Selector("sharedApplication")
    #expect(UIApplication.responds(to: selector))
    #expect(!UIApplication.responds(to: Selector("other")))
    #expect(
      UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
    #expect(UIApplication.value(forKey: "other") == nil)
  }

  @Test func `views of bars and text for what they show, by names`() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    #expect((bar.value(forKey: "cancelButton") as? UIButton)?.currentTitle == "Cancel")
    #expect(
      bar.value(forKeyPath: "searchField.font") as? UIFont == bar.searchTextField.font)
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    withWindow(UINavigationController(rootViewController: controller)) { window in
      window.layoutIfNeeded()
      let view = item.value(forKey: "view") as? UIView
      #expect(view?.window === window)
    }
  }

  @Test func `how many nanoseconds a second has`() {
    #expect(Double(NSEC_PER_SEC) == 1e9)
    #expect(NSEC_PER_MSEC * MSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
  }
}
