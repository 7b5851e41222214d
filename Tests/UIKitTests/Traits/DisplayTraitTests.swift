import DisplayInterface
import Foundation
import HeadlessDisplay
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Text size and direction of the display") struct DisplayTraitTests {
  private let display: HeadlessDisplay
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init() throws {
    display = try #require(UIApplication.shared.display as? HeadlessDisplay)
    window.rootViewController = UIViewController()
    window.isHidden = false
  }

  private func with(_ change: (inout DisplayTraits) -> Void, _ body: () -> Void) {
    let former = display.traits
    change(&display.traits)
    UIApplication.shared.inputRouter.receive(.traits(display.traits))
    body()
    display.traits = former
    UIApplication.shared.inputRouter.receive(.traits(former))
  }

  @Test("make text of styles larger, and tell of it")
  func textSize() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let other = UILabel()
    other.font = .preferredFont(forTextStyle: .body)
    window.addSubview(label)
    window.addSubview(other)
    var told: [String?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
      MainActor.assumeIsolated { told.append(value) }
    }
    with {
      $0.textSteps = 8
    } _: {
      let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
      #expect(UIApplication.shared.preferredContentSizeCategory == largest)
      #expect(window.traitCollection.preferredContentSizeCategory == largest)
      #expect(told == [largest.rawValue])
      #expect(label.font.pointSize == 53)
      #expect(other.font.pointSize == 17)
      UIApplication.shared.inputRouter.receive(.traits(display.traits))
    }
    #expect(label.font.pointSize == 17)
    #expect(told.count == 2)
    NotificationCenter.default.removeObserver(observer)
    window.isHidden = true
  }

  @Test("mirror views that show, and those that come back into a window")
  func direction() {
    func make(_ attribute: UISemanticContentAttribute = .unspecified) -> (UIView, UIView) {
      let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.semanticContentAttribute = attribute
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        inner.widthAnchor.constraint(equalToConstant: 20),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ])
      window.addSubview(outer)
      outer.layoutIfNeeded()
      return (outer, inner)
    }
    let (shown, inShown) = make()
    let (away, inAway) = make()
    let (forced, inForced) = make(.forceLeftToRight)
    away.removeFromSuperview()
    with {
      $0.isRightToLeft = true
    } _: {
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(shown.traitCollection.layoutDirection == .rightToLeft)
      #expect(shown.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(forced.effectiveUserInterfaceLayoutDirection == .leftToRight)
      window.addSubview(away)
      window.layoutIfNeeded()
      #expect(inShown.frame.minX == 70)
      #expect(inAway.frame.minX == 70)
      #expect(inForced.frame.minX == 10)
    }
    window.layoutIfNeeded()
    #expect(inShown.frame.minX == 10)
    #expect(inAway.frame.minX == 10)
    window.isHidden = true
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("Title", "Subtitle")
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    var firstRow: CGRect {
      tableView.layoutIfNeeded()
      return tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    }

    /// The frames of the first cell's content and image, and of the bar's button.
    var parts: [CGRect] {
      tableView.layoutIfNeeded()
      guard let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0)),
        let button = navigationController?.navigationBar.subviews.last(where: { $0 is UIControl })
      else { return [] }
      cell.layoutIfNeeded()
      let image = cell.contentView.subviews.first { $0 is UIImageView }
      return [cell.contentView.frame, button.frame]
        + (image.map { [$0.convert($0.bounds, to: cell)] } ?? [])
    }
  }

  @Test("mirror rows, bars and fields")
  func mirroredParts() {
    let rows = Rows()
    rows.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Code", style: .plain, target: nil, action: nil)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: 40))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    window.rootViewController = UINavigationController(rootViewController: rows)
    window.addSubview(field)
    var frames: [CGRect] {
      window.layoutIfNeeded()
      return rows.parts + [
        field.leftViewRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds),
      ]
    }
    let usual = frames
    #expect(usual.count == 5)
    with {
      $0.isRightToLeft = true
    } _: {
      for (one, other) in zip(usual, frames) {
        #expect(other.minX == window.bounds.width - one.maxX && other.width == one.width)
        #expect(other != one)
      }
    }
    #expect(frames == usual)
    window.isHidden = true
  }

  @Test("measure rows that show again")
  func rowHeights() {
    let rows = Rows()
    window.rootViewController = rows
    window.layoutIfNeeded()
    let height = rows.firstRow.height
    with {
      $0.textSteps = 8
    } _: {
      window.layoutIfNeeded()
      #expect(rows.firstRow.height > 2 * height)
    }
    window.layoutIfNeeded()
    #expect(rows.firstRow.height == height)
    window.isHidden = true
  }

  @Test("measure the cells of a list again")
  func cellHeights() {
    let list = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    window.addSubview(list)
    var height: CGFloat {
      window.layoutIfNeeded()
      return list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.height ?? 0
    }
    let usual = height
    with {
      $0.textSteps = 8
    } _: {
      #expect(height > 1.5 * usual)
    }
    #expect(height == usual)
    window.isHidden = true
  }

  @Test("let a controller's override mirror its views")
  func override() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.rootViewController?.view.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    window.rootViewController?.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    window.isHidden = true
  }
}
