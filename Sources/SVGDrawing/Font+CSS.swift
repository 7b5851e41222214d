package import DisplayInterface
import Foundation

extension Font {
  /// The weight on the scale of CSS.
  package var cssWeight: Int {
    switch weight {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.1: 400
    case ..<0.27: 500
    case ..<0.35: 600
    case ..<0.48: 700
    case ..<0.6: 800
    default: 900
    }
  }
}
