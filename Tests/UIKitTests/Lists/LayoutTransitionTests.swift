import Foundation
import Testing
import UIKit

@MainActor @Suite("An interactive transition between layouts")
struct LayoutTransitionTests {
  final class Source: PlainItems, UICollectionViewDelegate {
    var made: UICollectionViewTransitionLayout?

    func collectionView(
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      let layout = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
      made = layout
      return layout
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
  let list: UICollectionView
  let source = Source([2])
  let rows = Self.layout(height: 20)
  let tall = Self.layout(height: 60)

  init() {
    list = UICollectionView(frame: window.bounds, collectionViewLayout: rows)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.contentInsetAdjustmentBehavior = .never
    list.dataSource = source
    list.delegate = source
    window.addSubview(list)
    window.isHidden = false
    list.layoutIfNeeded()
  }

  private static func layout(height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }

  private var frames: [CGRect] {
    list.layoutIfNeeded()
    return (0..<2).compactMap { list.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test("Elements lie between the layouts by the progress")
  func progress() {
    let transition = list.startInteractiveTransition(to: tall)
    #expect(transition === source.made && list.collectionViewLayout === transition)
    #expect(transition.currentLayout === rows && transition.nextLayout === tall)
    #expect(frames.map(\.height) == [20, 20])
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 0, y: 40, width: 100, height: 40),
      ])
    #expect(list.contentSize.height == 80)
    list.cancelInteractiveTransition()
  }

  @Test("The layout that is left stays", arguments: [true, false])
  func end(isFinished: Bool) {
    var answers: [[Bool]] = []
    let transition = list.startInteractiveTransition(to: tall) { answers.append([$0, $1]) }
    transition.transitionProgress = 0.3
    transition.invalidateLayout()
    list.layoutIfNeeded()
    if isFinished { list.finishInteractiveTransition() } else { list.cancelInteractiveTransition() }
    #expect(list.collectionViewLayout === (isFinished ? tall : rows))
    #expect(frames.map(\.height) == (isFinished ? [60, 60] : [20, 20]))
    CATransaction.flush()
    #expect(answers == [[true, isFinished]])
    let left = isFinished ? rows : tall
    #expect(left.collectionView == nil && transition.collectionView == nil)
  }

  @Test("An app keeps values that change with a transition")
  func values() {
    let transition = UICollectionViewTransitionLayout(currentLayout: rows, nextLayout: tall)
    #expect(transition.value(forAnimatedKey: "radius") == 0)
    transition.updateValue(4, forAnimatedKey: "radius")
    #expect(transition.value(forAnimatedKey: "radius") == 4)
  }
}
