import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

/// Where things move, time is one of frames; here it is moved by hand.
@MainActor @Suite("Content that moves by itself", .serialized) struct ScrollMotionTests {
  private final class Scroller: UIScrollView, UIScrollViewDelegate {
    var log: [String] = []
    var offsets: [CGPoint] = []
    var velocity = CGPoint.zero
    var choose: (CGPoint) -> CGPoint = { $0 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(contentOffset) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity
      targetContentOffset.pointee = choose(targetContentOffset.pointee)
      log.append("to \(Int(targetContentOffset.pointee.y.rounded()))")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append(decelerate ? "go on" : "rest")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("decelerated") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let view = Scroller(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private var time: AnimationTimeline { .current }

  /// Runs `body` with the view in a window, and with time standing still.
  private func moving(_ body: () -> Void) {
    view.contentSize = CGSize(width: 100, height: 5000)
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = view
    time.movesInFrames = true
    withWindow { window in
      window.addSubview(view)
      CATransaction.flush()
      body()
      view.removeFromSuperview()
    }
    time.movesInFrames = false
  }

  /// A finger that moves evenly, a step every hundredth of a second.
  private func drag(by distance: CGFloat, steps: Int = 5, thenRests: Bool = false) {
    var clock = 1.0
    var y: CGFloat = 150
    let router = InputRouter()
    func point(_ phase: Pointer.Phase) {
      router.receive(.pointer(Pointer(phase, at: CGPoint(x: 50, y: y), time: clock)))
    }
    point(.began)
    for _ in 0..<steps {
      clock += 0.01
      y -= distance / CGFloat(steps)
      point(.moved)
    }
    // Messages come later than what they tell of.
    if thenRests { clock += 0.5 }
    point(.ended)
  }

  private final class Pages: UICollectionViewFlowLayout {
    var velocity = CGPoint.zero
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      self.velocity = velocity
      return CGPoint(x: 0, y: (proposedContentOffset.y / 150).rounded() * 150)
    }
  }

  @Test("A collection view comes to rest where its layout says")
  func layoutsTarget() {
    let (layout, items) = (Pages(), PlainItems([100]))
    layout.itemSize = CGSize(width: 100, height: 150)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.contentInsetAdjustmentBehavior = .never
    list.dataSource = items
    moving {
      view.isHidden = true
      view.superview?.addSubview(list)
      CATransaction.flush()
      drag(by: 100)
      var clock = 0
      while list.isDecelerating, clock < 1000 {
        time.advance(by: 1.0 / 60)
        clock += 1
      }
      #expect(layout.velocity.y > 0)
      #expect(list.contentOffset.y > 0)
      #expect(list.contentOffset.y.truncatingRemainder(dividingBy: 150) == 0)
      list.removeFromSuperview()
    }
    view.isHidden = false
  }

  @Test("A flick goes on, slower and slower, to where its velocity carries it")
  func flick() {
    moving {
      drag(by: 100)
      #expect(view.contentOffset.y == 100 && view.isDecelerating && !view.isDragging)
      #expect(abs(view.velocity.y - 2) < 0.01)
      #expect(view.take() == ["drag", "to 1099", "go on", "decelerate"])
      time.advance(by: 0.1)
      let soon = view.contentOffset.y
      time.advance(by: 0.1)
      let later = view.contentOffset.y
      #expect(soon > 250 && later > soon && later - soon < soon - 100)
      time.advance(by: 5)
      #expect(view.contentOffset.y.rounded() == 1099 && !view.isDecelerating)
      #expect(view.take() == ["decelerated"])
      // Each frame of the four seconds, and none twice.
      #expect(view.offsets.count > 150 && view.offsets == view.offsets.sorted { $0.y < $1.y })
    }
  }

  @Test("A finger that rested before it was lifted leaves the content where it is")
  func rested() {
    moving {
      drag(by: 100, thenRests: true)
      #expect(view.take() == ["drag", "to 100", "rest"])
      time.advance(by: 5)
      #expect(view.contentOffset.y == 100)
    }
  }

  @Test("The delegate chooses where it rests")
  func chosen() {
    moving {
      view.choose = { _ in CGPoint(x: 0, y: 400) }
      drag(by: 100)
      time.advance(by: 0.05)
      #expect(view.contentOffset.y > 100 && view.contentOffset.y < 400)
      time.advance(by: 3)
      #expect(view.contentOffset.y == 400)
      #expect(view.take() == ["drag", "to 400", "go on", "decelerate", "decelerated"])
    }
  }

  @Test("A finger stops it, and no view hears of that touch")
  func stopped() {
    moving {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 5000))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      drag(by: 100)
      view.addSubview(button)
      time.advance(by: 0.1)
      _ = view.take()
      let router = InputRouter()
      router.receive(.pointer(Pointer(.began, at: CGPoint(x: 50, y: 50))))
      #expect(!view.isDecelerating && view.isTracking)
      let offset = view.contentOffset
      time.advance(by: 1)
      router.receive(.pointer(Pointer(.ended, at: CGPoint(x: 50, y: 50))))
      time.advance(by: 1)
      #expect(view.contentOffset == offset && taps == 0)
      #expect(view.take() == ["decelerated", "drag", "to \(Int(offset.y.rounded()))", "rest"])
      router.receive(.pointer(Pointer(.began, at: CGPoint(x: 50, y: 50))))
      router.receive(.pointer(Pointer(.ended, at: CGPoint(x: 50, y: 50))))
      time.advance(by: 1)
      #expect(taps == 1)
    }
  }

  @Test("Content resists beyond its edge, and swings back")
  func edge() {
    moving {
      view.alwaysBounceVertical = true
      let router = InputRouter()
      router.receive(.pointer(Pointer(.began, at: CGPoint(x: 50, y: 50), time: 1)))
      router.receive(.pointer(Pointer(.moved, at: CGPoint(x: 50, y: 150), time: 1.1)))
      let pulled = view.contentOffset.y
      #expect(pulled < -30 && pulled > -60)
      router.receive(.pointer(Pointer(.moved, at: CGPoint(x: 50, y: 190), time: 1.2)))
      let stretched = view.contentOffset.y
      #expect(stretched < pulled && stretched > -80)
      router.receive(.pointer(Pointer(.ended, at: CGPoint(x: 50, y: 190), time: 2)))
      time.advance(by: 0.1)
      #expect(view.contentOffset.y < 0 && view.contentOffset.y > stretched)
      time.advance(by: 2)
      #expect(view.contentOffset.y == 0)
      #expect(view.take() == ["drag", "to 0", "go on", "decelerate", "decelerated"])
    }
  }

  @Test("What is thrown at the edge swings beyond it and back, unless it does not bounce")
  func thrown() {
    moving {
      view.contentSize.height = 500
      drag(by: 100)
      time.advance(by: 0.3)
      #expect(view.contentOffset.y > 300)
      time.advance(by: 3)
      #expect(view.contentOffset.y == 300)
      view.bounces = false
      view.contentOffset.y = 0
      view.offsets = []
      drag(by: 100)
      time.advance(by: 3)
      #expect(view.contentOffset.y == 300 && view.offsets.allSatisfy { $0.y <= 300 })
    }
  }

  @Test("Content that grows on the way lets it go on")
  func grows() {
    moving {
      view.contentSize.height = 500
      drag(by: 100)
      time.advance(by: 0.02)
      view.contentSize.height = 5000
      time.advance(by: 5)
      #expect(view.contentOffset.y > 800)
      #expect(view.take().last == "decelerated")
    }
  }

  /// - Parameter rests: Whether the finger rests before it is lifted: then half a page decides.
  @Test(
    "A page at a time",
    arguments: [
      (300, false, 600), (-40, false, 200), (40, false, 600), (120, true, 600), (60, true, 400),
    ])
  func pages(distance: CGFloat, rests: Bool, rest: CGFloat) {
    moving {
      view.isPagingEnabled = true
      view.contentOffset.y = 400
      drag(by: distance, thenRests: rests)
      time.advance(by: 3)
      #expect(view.contentOffset.y == rest)
    }
  }

  @Test("However long the wheel turns, it is one drag and one page")
  func wheel() {
    moving {
      view.isPagingEnabled = true
      for _ in 0..<30 {
        #expect(view.scroll(by: CGSize(width: 0, height: 40)))
        time.advance(by: 0.016)
      }
      time.advance(by: 2)
      #expect(view.contentOffset.y == 200)
      #expect(view.log.filter { $0 == "drag" }.count == 1)
      #expect(view.take().first == "drag")
      view.isPagingEnabled = false
      #expect(view.scroll(by: CGSize(width: 0, height: 40)))
      #expect(view.contentOffset.y == 240)
      time.advance(by: 2)
      #expect(view.take() == ["drag", "to 240", "rest"])
    }
  }

  @Test("An animated change of the offset takes time, and its end is told")
  func animated() {
    moving {
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(view.contentOffset.y == 0)
      time.advance(by: 0.15)
      #expect(view.contentOffset.y > 100 && view.contentOffset.y < 200)
      #expect(view.take() == [])
      time.advance(by: 0.2)
      #expect(view.contentOffset.y == 300)
      #expect(view.take() == ["animated"])
    }
  }

  @Test("An offset that the app sets stops what moves")
  func set() {
    moving {
      drag(by: 100)
      time.advance(by: 0.1)
      view.setContentOffset(view.contentOffset, animated: false)
      let offset = view.contentOffset
      time.advance(by: 2)
      #expect(view.contentOffset == offset && !view.isDecelerating)
      #expect(view.take().last == "decelerated")
    }
  }

  @Test("Rows whose heights get known on the way are reached")
  func rows() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var ends = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "line ", count: 1 + indexPath.row % 40)
        return cell
      }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    moving {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      let source = Source()
      table.dataSource = source
      table.delegate = source
      view.window?.addSubview(table)
      CATransaction.flush()
      table.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: true)
      #expect(table.contentOffset.y == 0)
      time.advance(by: 0.1)
      #expect(table.contentOffset.y > 0 && source.ends == 0)
      time.advance(by: 1)
      CATransaction.flush()
      #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 300, section: 0))
      #expect(table.rectForRow(at: IndexPath(row: 300, section: 0)).minY == table.contentOffset.y)
      #expect(source.ends == 1)
      table.removeFromSuperview()
    }
  }
}
