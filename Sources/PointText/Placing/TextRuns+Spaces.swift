package import DisplayInterface
package import Foundation

extension [Text.Run] {
  /// The runs with spaces that are wider by `width` points, in runs of their own.
  package func spaced(by width: CGFloat) -> [Text.Run] {
    guard width > 0 else { return self }
    return flatMap { run in
      run.string.split(separator: " ", omittingEmptySubsequences: false).map { [String($0)] }
        .joined(separator: [" "]).filter { !$0.isEmpty }
        .map { string in
          var part = run
          part.string = string
          if string == " " { part.kern += width }
          return part
        }
    }
  }
}
