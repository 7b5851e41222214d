import Foundation
import Testing
import UIKit
import UIKitCore

/// A delegate that passes on what it is told, with the calls of optional methods that code for iOS makes.
@MainActor @Suite("Optional methods") struct OptionalMethodTests {
  final class Proxy: NSObject, UITableViewDelegate, UITextFieldDelegate {
    weak var next: (any UITableViewDelegate & UITextFieldDelegate)?
    /// A property of the name that the methods begin with is the class's own.
    let tableView = UITableView()

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      next?.scrollViewDidScroll?(scrollView)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      self.tableView.tag += 1
      next?.tableView?(tableView, didSelectRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      next?.tableView?(tableView, heightForRowAt: indexPath) ?? 10
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      next?.textFieldShouldReturn?(textField) ?? false
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      next?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string)
        ?? false
    }
  }

  final class Listener: NSObject, UITableViewDelegate, UITextFieldDelegate {
    var log: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 7 }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string == "a" }
  }

  @Test("can be called as such on delegates and data sources")
  func calls() {
    let (proxy, listener) = (Proxy(), Listener())
    let (table, field, path) = (UITableView(), UITextField(), IndexPath(row: 3, section: 0))
    #expect(proxy.tableView(table, heightForRowAt: path) == 10)
    #expect(!proxy.textFieldShouldReturn(field))
    proxy.next = listener
    proxy.scrollViewDidScroll(table)
    proxy.tableView(table, didSelectRowAt: path)
    #expect(listener.log == ["scroll", "select 3"])
    #expect(proxy.tableView.tag == 1)
    #expect(proxy.tableView(table, heightForRowAt: path) == 7)
    #expect(proxy.textFieldShouldReturn(field))
    let range = NSRange(location: 0, length: 0)
    #expect(proxy.textField(field, shouldChangeCharactersIn: range, replacementString: "a"))
    #expect(!proxy.textField(field, shouldChangeCharactersIn: range, replacementString: "b"))
    let source: any UITableViewDataSource = UITableViewController()
    #expect(source.numberOfSections?(in: table) == 1)
    #expect(source.tableView?(table, titleForHeaderInSection: 0) == .some(nil))
  }

  final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 7, height: 8) }
  }

  @Test("can be called on delegates of layouts, pages, tabs and animations")
  func others() {
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let path = IndexPath(item: 0, section: 0)
    var flow: (any UICollectionViewDelegateFlowLayout)?
    #expect(flow?.collectionView?(list, layout: layout, sizeForItemAt: path) == nil)
    flow = FlowDelegate()
    #expect(flow?.collectionView?(list, layout: layout, sizeForItemAt: path).width == 7)
    flow?.collectionView?(list, didSelectItemAt: path)
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(
      duration: 0, curve: .linear)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion? { positions.append($0) }
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(positions == [.start])
    let pages: (any UIPageViewControllerDelegate)? = nil
    pages?.pageViewController?(UIPageViewController(), willTransitionTo: [])
    let tabs: (any UITabBarControllerDelegate)? = nil
    tabs?.tabBarController?(UITabBarController(), didEndCustomizing: [], changed: true)
  }

  final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  final class Windowless: NSObject, UIApplicationDelegate {}

  @Test("as their properties can be read as optional ones")
  func window() {
    let app = AppDelegate()
    var delegate: (any UIApplicationDelegate)? = app
    #expect(delegate?.window??.rootViewController == nil)
    app.window = UIWindow()
    app.window?.tag = 4
    #expect(delegate?.window??.tag == 4)
    if let window = delegate?.window {
      #expect(window?.tag == 4)
    }
    #expect(app.window?.tag == 4)
    delegate = Windowless()
    #expect(delegate?.window??.tag == nil)
  }
}
