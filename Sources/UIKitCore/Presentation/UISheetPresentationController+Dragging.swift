import Foundation

extension UISheetPresentationController {
  /// The frames of the active detents, from the lowest to the highest.
  private var rests: [(detent: Detent, frame: CGRect)] {
    detents.compactMap { detent in frame(by: detent).map { (detent, $0) } }
      .sorted { $0.frame.height < $1.frame.height }
  }

  final var canBeDragged: Bool { state == .presented }

  final var canGrow: Bool {
    frameOfPresentedViewInContainerView.height < rests.last?.frame.height ?? 0
  }

  /// Moves the sheet with a finger that has moved down by a distance. Between its detents the sheet changes its
  /// height; below the lowest one it moves.
  final func drag(by distance: CGFloat) {
    guard canBeDragged else { return }
    dragDistance = distance
    containerView?.setNeedsLayout()
  }

  /// Returns the frame of a dragged sheet, and the fraction of it that is still visible.
  final func place(draggedBy distance: CGFloat) -> (frame: CGRect, visibility: CGFloat) {
    let resting = frameOfPresentedViewInContainerView
    let rests = rests
    let lowest = rests.first?.frame.height ?? resting.height
    let highest = rests.last?.frame.height ?? resting.height
    let wanted = resting.height - distance
    let height = min(max(wanted, lowest), highest)
    var frame =
      height == resting.height ? resting : UIApplication.look.sheetFrame(layout) { _ in height }
    var visibility: CGFloat = 1
    if wanted < lowest {
      let below = lowest - wanted
      frame.origin.y += presentedViewController.isModalInPresentation ? resisted(below) : below
      visibility = max(0, 1 - (frame.minY - resting.minY) / max(1, lowest))
    } else if wanted > highest {
      frame.origin.y -= resisted(wanted - highest)
    }
    frame.origin = UIApplication.look.aligned(frame.origin)
    return (frame, visibility)
  }

  /// Returns the distance that the sheet follows beyond its limits, which grows less and less, as in a scroll
  /// view.
  private func resisted(_ distance: CGFloat) -> CGFloat {
    let room = max(1, containerView?.bounds.height ?? 1)
    return (1 - 1 / (distance * 0.2 / room + 1)) * room
  }

  /// Moves the sheet to the detent that is nearest to where the drag would end, or dismisses it.
  ///
  /// - Parameter velocity: The downward velocity in points per second.
  final func endDrag(by distance: CGFloat, velocity: CGFloat) {
    guard canBeDragged else { return }
    let end = frameOfPresentedViewInContainerView.height - distance - velocity * 0.2
    let rests = rests
    if let lowest = rests.first, end < lowest.frame.height / 2 {
      if dismissByPerson(), state != .presented { return }
    } else {
      let nearest = rests.min { abs($0.frame.height - end) < abs($1.frame.height - end) }
      select(nearest?.detent)
    }
    settle()
  }

  private func select(_ detent: Detent?) {
    guard let detent, detent !== selectedDetent else { return }
    selectedDetentIdentifier = detent.identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Moves a dragged sheet back to its detent.
  final func settle() {
    guard dragDistance != nil else { return }
    dragDistance = nil
    animateChanges { [self] in
      dimming?.alpha = 1
      containerView?.setNeedsLayout()
      containerView?.layoutIfNeeded()
    }
  }
}
