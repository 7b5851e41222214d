import Foundation
import SwiftReading

/// Fixes findings in sources where this is safe. Code that is written in an unusual form stays as it is.
package struct Fixer {
  /// The places of the changes, with a description of each one.
  package private(set) var changes: [(place: Place, text: String)] = []

  package init(_ findings: [Finding]) throws(Mistake) {
    let fixable = findings.filter { $0.fix != nil }
    for (path, findings) in Dictionary(grouping: fixable, by: \.place.path).sorted(by: {
      $0.key < $1.key
    }) {
      let text = try TextFile.found(path, withMark: true)
      // Splits unicode scalars, because a carriage return and a line feed form a single character.
      var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0) }
      var changes: [(place: Place, text: String)] = []
      // Fixes that can remove a line come last, so that the line numbers of the other findings stay valid.
      for finding in findings.filter({ $0.fix != .dropUIKit })
        + findings.filter({ $0.fix == .dropUIKit })
      {
        switch finding.fix {
        case .holdWeakly(let property):
          let index = finding.place.line - 1
          guard lines.indices.contains(index), let line = Self.weak(lines[index], property) else {
            continue
          }
          lines[index] = line
          changes.append((finding.place, "\(property) is weak now"))
        case .dropUIKit:
          guard let change = Self.dropUIKit(from: &lines) else { continue }
          changes.append((Place(path, change.line), change.text))
        case nil: break
        }
      }
      guard !changes.isEmpty else { continue }
      do throws(FileDraft.Failure) {
        try FileDraft.replace(path, with: lines.joined(separator: "\n"))
      } catch {
        throw Mistake(message: "\(path) cannot be written: \(error.reason)")
      }
      self.changes += changes
    }
  }

  /// Returns the line with `weak` if it declares an optional variable and nothing else; otherwise, `nil`.
  private static func weak(_ line: String, _ property: String) -> String? {
    let declaration =
      #/
        (\s*(?:(?:@objc|@IBOutlet|@MainActor|final
        |(?:open|public|package|internal|fileprivate|private)(?:\(set\))?)\s+)*)
        (var\s+(\w+)\s*:\s*[^={,]+[?!]\s*(?:\{.*|//.*|=\s*nil\s*)?)(\r?)
      /#
    guard let match = line.wholeMatch(of: declaration), match.3 == property else { return nil }
    return match.1 + "weak " + match.2 + match.4
  }

  private static func dropUIKit(from lines: inout [String]) -> (line: Int, text: String)? {
    var text = lines.joined(separator: "\n")
    let needsUIKit = text.withUTF8 { bytes in
      var lexer = Lexer(bytes)
      lexer.run()
      return lexer.names.texts.contains(where: mayBeOfUIKit)
    }
    func line(importing module: String) -> Int? {
      lines.firstIndex { $0.trimmingCharacters(in: .whitespacesAndNewlines) == "import " + module }
    }
    guard !needsUIKit, let index = line(importing: "UIKit") else { return nil }
    if line(importing: "Foundation") != nil {
      lines.remove(at: index)
      return (index + 1, "UIKit is not imported any more")
    }
    lines[index].replace("UIKit", with: "Foundation")
    return (index + 1, "Foundation is imported instead of UIKit")
  }

  /// Returns `true` if a name may belong to UIKit, to a module that UIKit exports, or to UIKit's extensions of
  /// Foundation.
  private static func mayBeOfUIKit(_ name: String) -> Bool {
    if name == "UIKit" { return false }
    let members = [
      "row", "section", "item", "font", "withAttributes", "boundingRect", "draw", "foregroundColor",
    ]
    let prefixes = [
      "UI", "CA", "CI", "CT", "CGContext", "CGImage", "CGPath", "CGColor", "NSLayout", "NSText",
      "NSParagraph", "NSShadow", "NSAttributed", "NSMutableAttributed", "AttributedString",
      "NSCollection", "NSDiffable", "NSUnderline", "NSString", "NSData",
    ]
    return members.contains(name) || prefixes.contains(where: name.hasPrefix)
  }
}
