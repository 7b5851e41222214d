import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Focus environments") struct FocusTests {
  final class Host: UIViewController {
    let (first, second) = (UIButton(type: .system), UIButton(type: .system))
    var prefersSecond = false
    var moves: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, button) in [first, second].enumerated() {
        button.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 100, height: 40)
        button.tag = index + 1
        view.addSubview(button)
      }
    }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      prefersSecond ? [second] : super.preferredFocusEnvironments
    }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      let (from, to) = (context.previouslyFocusedView?.tag ?? 0, context.nextFocusedView?.tag ?? 0)
      coordinator.addCoordinatedAnimations(nil) { [self] in moves.append("\(from) to \(to)") }
    }
  }

  @Test("say where focus goes, and hear of it once")
  func preferred() {
    let host = Host()
    withWindow(host) { window in
      window.focusedView = host.first
      host.moves = []
      host.setNeedsFocusUpdate()
      #expect(window.focusedView === host.first)
      host.prefersSecond = true
      host.setNeedsFocusUpdate()
      #expect(window.focusedView === host.second)
      #expect(host.moves == ["1 to 2"])
      UIFocusSystem.focusSystem(for: host)?.requestFocusUpdate(to: host.first)
      #expect(host.moves == ["1 to 2", "2 to 1"])
      #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
    }
  }

  final class Rows: UITableViewController {
    var moves: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let (from, to) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
      moves.append("\(from?.row ?? -1) to \(to?.row ?? -1)")
    }
  }

  @Test("name the rows between which it moves")
  func rows() {
    let rows = Rows(style: .plain)
    withWindow(rows) { window in
      rows.tableView.layoutIfNeeded()
      window.focusedView = rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      rows.moves = []
      window.focusedView = rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
      #expect(rows.moves == ["0 to 2"])
    }
  }

  final class Items: UICollectionViewController {
    var moves: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let (from, to) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
      moves.append("\(from?.item ?? -1) to \(to?.item ?? -1)")
    }
  }

  @Test("name the items between which it moves")
  func items() {
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    withWindow(items) { window in
      items.collectionView.layoutIfNeeded()
      window.focusedView = items.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
      items.moves = []
      window.focusedView = items.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
      #expect(items.moves == ["1 to 2"])
      window.focusedView = nil
      #expect(items.moves.last == "2 to -1")
    }
  }
}
