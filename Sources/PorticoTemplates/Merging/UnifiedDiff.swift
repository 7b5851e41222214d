/// The difference of two texts in the format that `git diff` prints, and that `git apply` and `patch -p1` read.
package enum UnifiedDiff {
  private enum Step {
    case same(Substring), less(Substring), more(Substring)
  }

  /// - Parameter old: The old text, or `nil` for a new file.
  package static func text(path: String, old: String?, new: String, around: Int = 3) -> String {
    let before = lines(old ?? "")
    let after = lines(new)
    let steps = steps(before, after)
    var result = "--- \(old == nil ? "/dev/null" : "a/\(path)")\n+++ b/\(path)\n"
    var index = 0
    var (oldLine, newLine) = (1, 1)
    while index < steps.count {
      guard case .same = steps[index] else {
        let start = max(0, index - around)
        var end = index
        var quiet = 0
        while end < steps.count, quiet <= around * 2 {
          if case .same = steps[end] { quiet += 1 } else { quiet = 0 }
          end += 1
        }
        end = min(steps.count, end - max(0, quiet - around))
        let hunk = steps[start..<end]
        let back = index - start
        result += head(hunk, oldLine - back, newLine - back)
        for step in hunk {
          switch step {
          case .same(let line): result += " " + ended(line)
          case .less(let line): result += "-" + ended(line)
          case .more(let line): result += "+" + ended(line)
          }
        }
        for step in steps[index..<end] { advance(step, &oldLine, &newLine) }
        index = end
        continue
      }
      advance(steps[index], &oldLine, &newLine)
      index += 1
    }
    return result
  }

  /// Returns the lines with their ends. A carriage return before the line feed is part of the line.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: 0x0A) {
      let next = rest.utf8.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  private static func ended(_ line: Substring) -> String {
    line.utf8.last == 0x0A ? String(line) : "\(line)\n\\ No newline at end of file\n"
  }

  private static func steps(_ before: [Substring], _ after: [Substring]) -> [Step] {
    var steps: [Step] = []
    let difference = LineDifference(from: before, to: after)
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if difference.removed.contains(old) {
        steps.append(.less(before[old]))
        old += 1
      } else if difference.inserted.contains(new) {
        steps.append(.more(after[new]))
        new += 1
      } else {
        steps.append(.same(before[old]))
        old += 1
        new += 1
      }
    }
    return steps
  }

  private static func advance(_ step: Step, _ old: inout Int, _ new: inout Int) {
    switch step {
    case .same:
      old += 1
      new += 1
    case .less: old += 1
    case .more: new += 1
    }
  }

  private static func head(_ hunk: ArraySlice<Step>, _ old: Int, _ new: Int) -> String {
    var (oldCount, newCount) = (0, 0)
    for step in hunk { advance(step, &oldCount, &newCount) }
    func range(_ start: Int, _ count: Int) -> String {
      count == 0 ? "\(start - 1),0" : "\(start),\(count)"
    }
    return "@@ -\(range(old, oldCount)) +\(range(new, newCount)) @@\n"
  }
}
