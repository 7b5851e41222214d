package import DisplayInterface
package import Foundation

extension SVG {
  /// Returns a path as the value of the attribute `d`.
  ///
  /// - Parameter offset: The origin of the path's coordinates.
  package static func path(_ steps: [PathStep], offset: CGPoint = .zero) -> String {
    steps.map { step in
      let letter =
        switch step {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
      let numbers = step.points.flatMap { [$0.x + offset.x, $0.y + offset.y] }
      return letter + numbers.map { number($0) }.joined(separator: " ")
    }.joined()
  }
}
