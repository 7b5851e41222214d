import CoreGraphics
package import Foundation

// Foundation's stop the program where an edge is not a number.

extension CGRect {
  package func intersects(_ other: CGRect) -> Bool { !overlap(with: other).isNull }
  package func intersection(_ other: CGRect) -> CGRect { overlap(with: other) }
}
