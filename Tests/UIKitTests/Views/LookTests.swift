import DisplayInterface
import HeadlessDisplay
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("The look") struct LookTests {
  func withLook(_ look: any Look, _ body: () -> Void) {
    apart {
      let former = UIApplication.shared.chooseLook
      UIApplication.shared.chooseLook = { _ in look }
      defer { UIApplication.shared.chooseLook = former }
      body()
    }
  }

  final class Listing: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test("gives bars, tabs and a list their sizes, whatever look it is")
  func screen() {
    withLook(BlockLook()) {
      let list = Listing()
      list.title = "List"
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close)
      list.toolbarItems = [UIBarButtonItem(title: "Sort"), UIBarButtonItem(title: "Hide")]
      let navigation = UINavigationController(rootViewController: list)
      navigation.isToolbarHidden = false
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      tabs.viewControllers?[1].title = "Other"
      withWindow(tabs) { window in
        let size = window.bounds.size
        #expect(navigation.navigationBar.frame.size == CGSize(width: size.width, height: 65))
        #expect(navigation.toolbar.frame.height == 65)
        let bar = CGRect(x: 0, y: size.height - 75, width: size.width, height: 75)
        #expect(tabs.tabBar.frame == bar)
        let close = navigation.navigationBar.control("Close")
        #expect(close?.frame.minX.truncatingRemainder(dividingBy: 5) == 0)
        #expect(close?.frame.height == 50)
        #expect(navigation.toolbar.control("Sort")?.frame.minX == 15)
        let tab = tabs.tabBar.control("List")
        #expect(tab?.frame == CGRect(x: 0, y: 5, width: 195, height: 70))
        let mark = tabs.tabBar.all(UILabel.self).first { $0.text?.hasPrefix("==") == true }
        #expect(mark?.isHidden == false)

        let cells = list.tableView.visibleCells
        #expect(cells[1].frame == CGRect(x: 0, y: 65, width: size.width, height: 65))
        #expect(cells[1].textLabel?.frame.minX == 25)
        let separator = cells[1].all(CellSeparatorView.self).first
        #expect(separator?.frame == CGRect(x: 25, y: 60, width: size.width - 35, height: 5))
        let thumb = list.tableView.all(ScrollIndicator.self).first { !$0.isHidden }
        #expect(thumb?.frame.size == CGSize(width: 10, height: 50))
        list.tableView.contentOffset.y = 0
        #expect(list.tableView.snapped(CGPoint(x: 3, y: 12)) == CGPoint(x: 5, y: 10))
      }
    }
  }

  @Test("gives controls their sizes, and Auto Layout the places for edges")
  func controls() {
    withLook(BlockLook()) {
      let segments = UISegmentedControl(items: ["A", "B", "C"])
      segments.selectedSegmentIndex = 1
      segments.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      segments.layoutIfNeeded()
      #expect(segments.intrinsicContentSize.height == 40)
      #expect(segments.subviews.map(\.frame.minX) == [5, 40, 70])
      #expect(segments.all(UILabel.self)[1].textColor == .yellow)
      #expect(UISwitch().intrinsicContentSize == CGSize(width: 90, height: 45))
      #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 120, height: 55))
      #expect(UISlider().intrinsicContentSize.height == 45)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      #expect(field.textRect(forBounds: field.bounds).minX == 20)
      let search = UISearchBar()
      search.prompt = "Where"
      #expect(search.intrinsicContentSize.height == 80)

      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
        view.widthAnchor.constraint(equalToConstant: 31),
      ])
      root.layoutIfNeeded()
      #expect(view.frame.minX == 10)
      #expect(view.frame.width == 30)
    }
  }

  @Test("gives alerts and sheets their frames")
  func panels() {
    withLook(BlockLook()) {
      let root = UIViewController()
      withWindow(root) { window in
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        pass()
        #expect(alert.view.frame.width == 200)
        #expect(alert.view.frame.minX == 95)
        let button = alert.view.all(BarButton.self).first
        #expect(button?.frame.height == 60)
        #expect(button?.frame.maxY == alert.view.bounds.maxY)
        alert.dismiss(animated: false)
        pass()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        root.present(sheet, animated: false)
        pass()
        #expect(
          sheet.presentationController?.frameOfPresentedViewInContainerView
            == window.bounds.insetBy(dx: 50, dy: 100))
      }
    }
  }

  @Test("follows the display")
  func choice() {
    let application = UIApplication.shared
    let former = application.display
    defer { application.display = former }
    var traits = HeadlessDisplay().traits
    application.display = HeadlessDisplay(traits: traits)
    #expect(UIApplication.look.hairline.width == 0.5)
    traits.scale = 4
    application.display = HeadlessDisplay(traits: traits)
    #expect(UIApplication.look.hairline.width == 0.25)
    application.display = HeadlessDisplay(traits: HeadlessDisplay.terminal)
    #expect(UIApplication.look.hairline == CGSize(width: 8, height: 16))
  }
}
