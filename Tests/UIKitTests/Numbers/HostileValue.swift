import Foundation
import UIKit

/// A type whose values hold numbers.
protocol HostileValue: Sendable {
  /// The values that a hostile number makes, with it in different parts; none if it makes no sense.
  static func values(of hostile: Hostile) -> [Self]
}

extension HostileValue where Self: BinaryFloatingPoint {
  static func values(of hostile: Hostile) -> [Self] { hostile.number.map { [Self($0)] } ?? [] }
}

extension Double: HostileValue {}
extension Float: HostileValue {}
extension CGFloat: HostileValue {}

extension Int: HostileValue {
  static func values(of hostile: Hostile) -> [Int] {
    switch hostile {
    case .negative: [-1, .min]
    case .maximum: [.max]
    case .huge: [Int(Int32.max) + 1]
    default: []
    }
  }
}

/// A value of several numbers, some of which may be ordinary.
protocol HostileParts: HostileValue {
  static func parts(_ number: CGFloat) -> [Self]
}

extension HostileParts {
  static func values(of hostile: Hostile) -> [Self] {
    hostile.number.map { parts(CGFloat($0)) } ?? []
  }
}

extension CGPoint: HostileParts {
  static func parts(_ number: CGFloat) -> [CGPoint] {
    [CGPoint(x: number, y: 5), CGPoint(x: number, y: number)]
  }
}

extension CGSize: HostileParts {
  static func parts(_ number: CGFloat) -> [CGSize] {
    [CGSize(width: 20, height: number), CGSize(width: number, height: number)]
  }
}

extension CGRect: HostileParts {
  static func parts(_ number: CGFloat) -> [CGRect] {
    [
      CGRect(x: number, y: 4, width: 40, height: 32),
      CGRect(x: 8, y: 8, width: number, height: number),
      CGRect(x: number, y: number, width: number, height: number),
    ]
  }
}

extension CGVector: HostileParts {
  static func parts(_ number: CGFloat) -> [CGVector] {
    [CGVector(dx: number, dy: 1), CGVector(dx: number, dy: number)]
  }
}

extension UIOffset: HostileParts {
  static func parts(_ number: CGFloat) -> [UIOffset] {
    [UIOffset(horizontal: number, vertical: number)]
  }
}

extension UIEdgeInsets: HostileParts {
  static func parts(_ number: CGFloat) -> [UIEdgeInsets] {
    [
      UIEdgeInsets(top: number, left: 0, bottom: 0, right: 0),
      UIEdgeInsets(top: number, left: number, bottom: number, right: number),
    ]
  }
}

extension NSDirectionalEdgeInsets: HostileParts {
  static func parts(_ number: CGFloat) -> [NSDirectionalEdgeInsets] {
    [
      NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: number, trailing: number),
      NSDirectionalEdgeInsets(top: number, leading: number, bottom: number, trailing: number),
    ]
  }
}

extension UIKit.CGAffineTransform: HostileParts {
  static func parts(_ number: CGFloat) -> [Self] {
    [
      Self(scaleX: number, y: number), Self(translationX: number, y: 3),
      Self(rotationAngle: number), Self(scaleX: 0, y: 0),
    ]
  }
}

extension CATransform3D: HostileParts {
  static func parts(_ number: CGFloat) -> [CATransform3D] {
    [
      CATransform3DMakeScale(number, number, number), CATransform3DMakeTranslation(number, 3, 3),
      CATransform3DMakeScale(0, 0, 0),
    ]
  }
}

extension UILayoutPriority: HostileValue {
  static func values(of hostile: Hostile) -> [UILayoutPriority] {
    hostile.number.map { [UILayoutPriority(rawValue: Float($0))] } ?? []
  }
}

extension Date: HostileValue {
  static func values(of hostile: Hostile) -> [Date] {
    hostile.number.map { [Date(timeIntervalSinceReferenceDate: $0 == -1 ? -1e11 : $0)] } ?? []
  }
}

extension Optional: HostileValue where Wrapped: HostileValue {
  static func values(of hostile: Hostile) -> [Wrapped?] { Wrapped.values(of: hostile) }
}

extension Array: HostileValue where Element: HostileValue {
  static func values(of hostile: Hostile) -> [[Element]] {
    Element.values(of: hostile).map { [$0] }
      + Element.values(of: hostile).map { [$0, $0, $0] } + (hostile == .malformed ? [[]] : [])
  }
}

extension IndexPath: HostileValue {
  static func values(of hostile: Hostile) -> [IndexPath] {
    switch hostile {
    case .negative: [[-1, 0], [0, -1], [.min, .min]]
    case .maximum: [[.max, 0], [0, .max - 1], [.max, .max]]
    case .malformed: [[], [0], [0, 0, 0]]
    default: []
    }
  }
}

extension IndexSet: HostileValue {
  static func values(of hostile: Hostile) -> [IndexSet] {
    switch hostile {
    case .maximum: [IndexSet(integer: .max - 1), IndexSet(integersIn: 0..<(.max - 1))]
    case .malformed: [[]]
    default: []
    }
  }
}

extension NSRange: HostileValue {
  static func values(of hostile: Hostile) -> [NSRange] {
    switch hostile {
    case .negative: [NSRange(location: -1, length: 1), NSRange(location: 2, length: -1)]
    case .maximum:
      [
        NSRange(location: .max, length: 0), NSRange(location: 0, length: .max),
        NSRange(location: .max, length: .max),
      ]
    default: []
    }
  }
}
