import Testing
import UIKit

/// Every attribute against every other, by arithmetic written down once more.
@MainActor @Suite struct AttributeTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  static let horizontal: [Attribute] = [
    .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
    .trailingMargin, .centerXWithinMargins,
  ]
  static let vertical: [Attribute] = [
    .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
    .centerYWithinMargins,
  ]
  static let absolute: Set<Attribute> = [.left, .right, .leftMargin, .rightMargin]
  static let directional: Set<Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]

  /// Where an attribute lies in a frame with margins of 3, 5, 7 and 11 points.
  func place(_ attribute: Attribute, _ frame: CGRect, isRightToLeft: Bool) -> CGFloat {
    switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .leading: isRightToLeft ? frame.maxX : frame.minX
    case .trailing: isRightToLeft ? frame.minX : frame.maxX
    case .centerX: frame.midX
    case .leftMargin: frame.minX + 5
    case .rightMargin: frame.maxX - 11
    case .leadingMargin: isRightToLeft ? frame.maxX - 11 : frame.minX + 5
    case .trailingMargin: isRightToLeft ? frame.minX + 5 : frame.maxX - 11
    case .centerXWithinMargins: frame.midX + (5 - 11) / 2
    case .top, .firstBaseline: frame.minY
    case .bottom, .lastBaseline: frame.maxY
    case .centerY: frame.midY
    case .topMargin: frame.minY + 3
    case .bottomMargin: frame.maxY - 7
    case .centerYWithinMargins: frame.midY + (3 - 7) / 2
    default: 0
    }
  }

  func check(
    _ first: Attribute, _ second: Attribute, toSuperview: Bool, isRightToLeft: Bool,
    multiplier: CGFloat
  ) {
    let margins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    let root = makeRoot(400, 300)
    root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let other = UIView(frame: rect(60, 40, 100, 80))
    root.addSubview(other)
    let view = makeChild(of: root)
    for view in [root, other, view] { view.layoutMargins = margins }
    let target = toSuperview ? root : other
    let isHorizontal = Self.horizontal.contains(first)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 48),
      view.heightAnchor.constraint(equalToConstant: 24),
      isHorizontal
        ? view.topAnchor.constraint(equalTo: root.topAnchor)
        : view.leftAnchor.constraint(equalTo: root.leftAnchor),
      NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: target, attribute: second,
        multiplier: multiplier, constant: 4),
    ])
    root.layoutIfNeeded()
    let isFlipped =
      isRightToLeft && (Self.directional.contains(first) || Self.directional.contains(second))
    let targetFrame = toSuperview ? root.bounds : other.frame
    var a = place(first, view.frame, isRightToLeft: isRightToLeft)
    var b = place(second, targetFrame, isRightToLeft: isRightToLeft)
    if isFlipped {
      a = 400 - a
      b = 400 - b
    }
    #expect(
      abs(a - (b * multiplier + 4)) <= 0.25,
      "\(first.rawValue) = \(multiplier) × \(second.rawValue), \(isRightToLeft ? "right to left" : "")"
    )
    #expect(view.frame.size == CGSize(width: 48, height: 24))
  }

  @Test("Horizontal attributes", arguments: [false, true], [1, 0.5] as [CGFloat])
  func horizontalAttributes(isRightToLeft: Bool, multiplier: CGFloat) {
    for first in Self.horizontal {
      for second in Self.horizontal {
        let both = Set([first, second])
        if !both.isDisjoint(with: Self.absolute), !both.isDisjoint(with: Self.directional) {
          continue
        }
        for toSuperview in [false, true] {
          check(
            first, second, toSuperview: toSuperview, isRightToLeft: isRightToLeft,
            multiplier: multiplier)
        }
      }
    }
  }

  @Test("Vertical attributes", arguments: [1, 0.5] as [CGFloat])
  func verticalAttributes(multiplier: CGFloat) {
    for first in Self.vertical {
      for second in Self.vertical {
        for toSuperview in [false, true] {
          check(
            first, second, toSuperview: toSuperview, isRightToLeft: false, multiplier: multiplier)
        }
      }
    }
  }

  @Test("Sizes compare along both axes")
  func sizes() {
    let root = makeRoot(400, 300)
    for first in [Attribute.width, .height] {
      for second in [Attribute.width, .height] {
        let view = makeChild(of: root)
        NSLayoutConstraint(
          item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
          multiplier: 0.25, constant: 10
        ).isActive = true
        root.layoutIfNeeded()
        let size = second == .width ? 400 : 300 as CGFloat
        #expect((first == .width ? view.frame.width : view.frame.height) == size / 4 + 10)
      }
    }
  }

  @Test("Leading follows a change of direction")
  func directionChange() {
    let root = makeRoot()
    let view = makeChild(of: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 260)
  }

  @Test("Constraints align alignment rectangles, frames surround them")
  func alignmentRectangles() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    }
    let root = makeRoot()
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let inner = makeChild(of: view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 9, 46, 24))
    #expect(inner.frame == rect(2, 1, 40, 20))
    #expect(view.alignmentRect(forFrame: view.frame) == rect(10, 10, 40, 20))
  }

  @Test("A distance between anchors is a size like others")
  func distances() {
    for isRightToLeft in [false, true] {
      let root = makeRoot()
      root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      let (a, b) = (makeChild(of: root), makeChild(of: root))
      NSLayoutConstraint.activate([
        a.widthAnchor.constraint(equalToConstant: 20),
        b.widthAnchor.constraint(equalToConstant: 30),
        root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(equalToConstant: 10),
        a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
          equalTo: root.leadingAnchor.anchorWithOffset(to: a.trailingAnchor), multiplier: 2),
      ])
      root.layoutIfNeeded()
      let expected: [CGFloat] = isRightToLeft ? [290, 200] : [10, 90]
      #expect([a.frame.minX, b.frame.minX] == expected)
    }
  }

  @Test("The system's spacing is eight points")
  func systemSpacing() {
    let root = makeRoot()
    let (a, b) = (makeChild(of: root), makeChild(of: root))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      a.widthAnchor.constraint(equalToConstant: 10),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
      b.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1.5),
      a.heightAnchor.constraint(equalToConstant: 5),
      b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1.5),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.origin == CGPoint(x: 16, y: 8))
    #expect(b.frame.origin == CGPoint(x: 34, y: 25))
  }
}
