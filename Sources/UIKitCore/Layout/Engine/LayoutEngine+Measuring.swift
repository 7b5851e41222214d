import Cassowary
import Foundation

/// Measures content whose height depends on its width.
extension LayoutEngine {
  func measure() {
    var rounds = 0
    while !unmeasured.isEmpty, rounds < 4 {
      let slots = unmeasured
      unmeasured.removeAll(keepingCapacity: true)
      for slot in slots where slot.needsMeasuring && !slot.isGone { measure(slot) }
      applyConstants()
      collectChanges()
      // If something other than the content determines the width, the smaller width has no effect, so the full
      // width is restored.
      shrunk.removeAll { slot in
        guard !slot.isGone, slot.x.solvedSize == slot.shrunkFrom else { return slot.isGone }
        widen(slot)
        return true
      }
      rounds += 1
    }
    for slot in unmeasured { slot.needsMeasuring = false }
    unmeasured.removeAll(keepingCapacity: true)
    if !ownConstants.isEmpty {
      applyConstants()
      collectChanges()
    }
  }

  /// Sets the height of the content for its width, and its width to that of the longest line.
  private func measure(_ slot: LayoutSlot) {
    slot.needsMeasuring = false
    guard slot.wraps, let view = (slot.item as? ViewLayoutItem)?.view, slot.x.size != nil else {
      return
    }
    let insets = view.effectiveAlignmentInsets
    let width = slot.x.solvedSize
    let content = view.contentSize(forWidth: CGFloat(width) - insets.left - insets.right)
    if content.height != UIView.noIntrinsicMetric {
      slot.setContentSize(Double(content.height + insets.top + insets.bottom), .vertical)
    }
    guard content.width != UIView.noIntrinsicMetric, slot.fullWidth == nil,
      let full = slot.x.compressionResistance.map({ -$0.constant })
    else { return }
    let lines = Double(content.width + insets.left + insets.right)
    guard lines < width - 1e-6, lines < full - 1e-6 else { return }
    slot.fullWidth = full
    slot.shrunkFrom = width
    shrunk.append(slot)
    slot.setContentSize(lines, .horizontal)
  }

  func widen(_ slot: LayoutSlot) {
    guard let full = slot.fullWidth else { return }
    slot.fullWidth = nil
    slot.setContentSize(full, .horizontal)
  }
}
