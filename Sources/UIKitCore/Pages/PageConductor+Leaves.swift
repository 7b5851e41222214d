import Foundation

/// The places of the leaves, and their motion. In a scroll view, the content moves; otherwise, the leaves do.
extension PageConductor {
  typealias NavigationDirection = UIPageViewController.NavigationDirection

  /// The distance from one page to the next in points.
  var length: CGFloat {
    let size = leafFrame(shiftedBy: 0).size
    return (isHorizontal ? size.width : size.height) + pages.interPageSpacing
  }

  /// Half of the space between pages, which a scroll view displays on each side of a page.
  var margin: CGPoint {
    let half = pages.interPageSpacing / 2
    return isHorizontal ? CGPoint(x: half, y: 0) : CGPoint(x: 0, y: half)
  }

  /// - Parameter shift: The number of pages by which the leaf is moved from its place.
  func leafFrame(shiftedBy shift: CGFloat) -> CGRect {
    var frame = CGRect(origin: .zero, size: content.bounds.size)
    if scroller != nil { frame = frame.insetBy(dx: margin.x, dy: margin.y) }
    guard shift != 0 else { return frame }
    let distance = shift * length
    return frame.offsetBy(dx: isHorizontal ? distance : 0, dy: isHorizontal ? 0 : distance)
  }

  /// The first page of the scroll view's content is before the displayed one.
  private var firstShift: CGFloat { scroller == nil ? 0 : 1 }

  private func offset(_ progress: CGFloat) -> CGPoint {
    let distance = (firstShift + progress) * length
    return isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  /// The number of pages by which an offset is away from the displayed page.
  private func progress(at offset: CGPoint) -> CGFloat {
    length > 0 ? (isHorizontal ? offset.x : offset.y) / length - firstShift : 0
  }

  /// Moves the pages as if the user had dragged them.
  ///
  /// - Parameter progress: The part of the way to the next page; negative towards the previous one.
  func moveLeaves(to progress: CGFloat) {
    if let scroller {
      scroller.contentOffset = offset(progress)
    } else {
      for leaf in [leaf, otherLeaf] { leaf.frame = leafFrame(shiftedBy: leaf.shift - progress) }
    }
  }

  /// Moves the pages, and ends the transition.
  func turnLeaves(to progress: CGFloat) {
    let end = turningEnd()
    if let scroller, scroller.movesInFrames {
      scroller.setContentOffset(offset(progress), animated: true)
      if scroller.motion != nil { return }
    }
    UIView.animate(withDuration: 0.3) {
      self.moveLeaves(to: progress)
    } completion: { _ in
      end()
    }
  }

  /// Places the other leaf beside the displayed one.
  func attachOtherLeaf(_ direction: UIPageViewController.NavigationDirection) {
    otherLeaf.shift = direction.sign
    otherLeaf.frame = leafFrame(shiftedBy: firstShift + direction.sign)
    content.addSubview(otherLeaf)
    guard let scroller, !isDragged else { return }
    scroller.stopMotion()
    scroller.openSides = (direction == .reverse, direction == .forward)
  }

  /// Puts the displayed leaf, and the offset, back into the middle.
  func bringLeafBack() {
    guard finish == nil, held == nil else { return }
    let distance = scroller.map { progress(at: $0.contentOffset) - leaf.shift } ?? 0
    leaf.shift = 0
    otherLeaf.removeFromSuperview()
    scroller?.openSides = (false, false)
    placeLeaf()
    // A finger that stopped the pages before the end drags them from where they are.
    moveLeaves(to: isDragged ? distance : 0)
  }

  func placeLeaf() {
    let frame = leafFrame(shiftedBy: firstShift)
    if leaf.frame != frame { leaf.frame = frame }
    guard let scroller else { return }
    var size = scroller.bounds.size
    if isHorizontal { size.width *= 3 } else { size.height *= 3 }
    scroller.contentSize = size
    if !isDragged, scroller.motion == nil { scroller.contentOffset = offset(0) }
  }

  /// Stops the motion of the pages, and the gesture that drags them.
  func stopMoving() {
    let recognizer = scroller?.panGestureRecognizer ?? recognizer
    if recognizer.state != .possible, recognizer.isEnabled {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    scroller?.stopMotion()
    isDragged = false
    bringLeafBack()
  }

  // MARK: The scroll view

  /// Asks for the pages to which a finger that begins to drag can turn.
  func dragWillBegin() {
    isDragged = true
    if finish != nil { endTurning() }
    around = [:]
    if !isBusy, isOnScreen {
      for direction in [NavigationDirection.reverse, .forward] {
        around[direction] = neighbours(direction)
      }
    }
    scroller?.openSides = (around[.reverse] != nil, around[.forward] != nil)
    contentDidScroll()
  }

  /// Holds the page that a finger drags into view. Called before the scroll view's delegate is notified.
  func contentDidScroll() {
    guard isDragged, let scroller else { return }
    let progress = progress(at: scroller.contentOffset)
    if let held, held.direction.sign * progress < 0 { cancelHold() }
    if progress != 0 { _ = hold(progress < 0 ? .reverse : .forward) }
  }

  func dragDidEnd(at rest: CGPoint) {
    guard isDragged else { return }
    isDragged = false
    around = [:]
    let isTurned = held.map { progress(at: rest) * $0.direction.sign > 0.5 } ?? false
    letGo(isTurned: isTurned, moves: false)
  }

  /// Ends the transition when the scroll view has come to rest.
  func contentDidSettle() {
    Turn.current.afterLayout(turningEnd())
  }
}
