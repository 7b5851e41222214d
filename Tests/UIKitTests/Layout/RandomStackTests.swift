import SeededRandom
import Testing
import UIKit

/// After any changes a stack view is as if it had been made that way.
@MainActor @Suite struct RandomStackTests {
  func fresh(_ stack: UIStackView) -> [CGRect] {
    let views = stack.arrangedSubviews.map { view -> SizedView in
      let natural = (view as! SizedView).natural
      let copy = SizedView(natural.width, natural.height)
      copy.isHidden = view.isHidden
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        copy.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
      }
      return copy
    }
    let new = UIStackView(arrangedSubviews: views)
    new.axis = stack.axis
    new.distribution = stack.distribution
    new.alignment = stack.alignment
    new.spacing = stack.spacing
    new.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
    for (view, copy) in zip(stack.arrangedSubviews, views) {
      new.setCustomSpacing(stack.customSpacing(after: view), after: copy)
    }
    new.frame = stack.frame
    new.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test("Random changes", arguments: 0..<20)
  func changes(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &* 77_777_777 &+ 5)
    let stack = UIStackView(frame: rect(0, 0, 800, 800))
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    for step in 0..<60 {
      let views = stack.arrangedSubviews
      let view = views.randomElement(using: &generator) as? SizedView
      let action = number(0...9)
      switch action {
      case 0: stack.axis = number(0...1) == 0 ? .horizontal : .vertical
      case 1: stack.distribution = UIStackView.Distribution(rawValue: number(0...4))!
      case 2: stack.alignment = [.fill, .leading, .center, .trailing][number(0...3)]
      case 3: stack.spacing = CGFloat(number(0...20))
      case 4: view?.isHidden.toggle()
      case 5: view?.natural = CGSize(width: number(1...50), height: number(1...50))
      case 6: if let view { stack.setCustomSpacing(CGFloat(number(0...30)), after: view) }
      case 7: stack.isLayoutMarginsRelativeArrangement.toggle()
      case 8: view?.removeFromSuperview()
      default:
        // All hug differently, so that it is clear who gives way.
        let new = SizedView(CGFloat(number(1...50)), CGFloat(number(1...50)))
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          new.setContentHuggingPriority(UILayoutPriority(Float(200 + step)), for: axis)
        }
        stack.insertArrangedSubview(new, at: number(0...views.count))
      }
      guard number(0...1) == 0 else { continue }
      stack.layoutIfNeeded()
      let (frames, expected) = (stack.arrangedSubviews.map(\.frame), fresh(stack))
      #expect(frames == expected, "after step \(step), action \(action)")
      if frames != expected { return }
    }
  }
}
