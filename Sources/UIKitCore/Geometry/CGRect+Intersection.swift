import CoreGraphics
package import Foundation

// Foundation's functions trap if an edge is NaN.

extension CGRect {
  package func intersects(_ other: CGRect) -> Bool { !overlap(with: other).isNull }
  package func intersection(_ other: CGRect) -> CGRect { overlap(with: other) }
}
