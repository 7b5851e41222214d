import DisplayInterface
import Foundation
import ImageCoding

/// A PostScript calculator function: a small program without loops.
struct PDFCalculator {
  private indirect enum Step {
    case number(Double)
    case word(String)
    case choice([Step], [Step])
  }

  private let steps: [Step]

  init?(_ text: [UInt8]) {
    var scanner = PDFScanner(text)
    guard case .word("{")? = scanner.next(), let steps = Self.read(&scanner, depth: 0) else {
      return nil
    }
    self.steps = steps
  }

  /// - Returns: `nil` if a brace is missing or the program isn't valid.
  private static func read(_ scanner: inout PDFScanner, depth: Int) -> [Step]? {
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while depth < 32, let next = scanner.next() {
      switch next {
      case .number(let number): steps.append(.number(number))
      case .bool(let bool): steps.append(.number(bool ? 1 : 0))
      case .word("{"):
        guard let block = read(&scanner, depth: depth + 1) else { return nil }
        blocks.append(block)
      case .word("}"): return steps
      case .word("if"), .word("ifelse"):
        guard let last = blocks.popLast() else { return nil }
        let first = blocks.popLast()
        steps.append(.choice(first ?? last, first == nil ? [] : last))
      case .word(let word): steps.append(.word(word))
      default: return nil
      }
    }
    return nil
  }

  /// Runs the program and returns the final stack. Errors in the program are ignored.
  func callAsFunction(_ input: [Double]) -> [Double] {
    var stack = input
    run(steps, &stack)
    return stack
  }

  private func run(_ steps: [Step], _ stack: inout [Double]) {
    let most = 100
    for step in steps where stack.count < most {
      switch step {
      case .number(let number): stack.append(number)
      case .choice(let first, let second): run(stack.popLast() ?? 0 != 0 ? first : second, &stack)
      case .word(let word): if !move(word, &stack) { apply(word, &stack) }
      }
    }
  }

  private func move(_ word: String, _ stack: inout [Double]) -> Bool {
    func count() -> Int { min(max(Int(bounded: stack.popLast() ?? 0), 0), stack.count) }
    switch word {
    case "pop": _ = stack.popLast()
    case "dup": stack += stack.suffix(1)
    case "exch": if stack.count > 1 { stack.swapAt(stack.count - 1, stack.count - 2) }
    case "copy": stack += stack.suffix(count())
    case "index":
      let place = count()
      if place < stack.count { stack.append(stack[stack.count - 1 - place]) }
    case "roll":
      let turn = Int(bounded: stack.popLast() ?? 0)
      let size = count()
      guard size > 0 else { break }
      let part = Array(stack.suffix(size))
      let shift = (turn % size + size) % size
      stack.replaceSubrange(
        (stack.count - size)..., with: part.suffix(shift) + part.dropLast(shift))
    default: return false
    }
    return true
  }

  private func apply(_ word: String, _ stack: inout [Double]) {
    guard let b = stack.popLast() else { return }
    switch word {
    case "abs": return stack.append(abs(b))
    case "neg": return stack.append(-b)
    case "ceiling": return stack.append(b.rounded(.up))
    case "floor": return stack.append(b.rounded(.down))
    case "round": return stack.append((b + 0.5).rounded(.down))
    case "truncate", "cvi": return stack.append(b.rounded(.towardZero))
    case "cvr": return stack.append(b)
    case "sqrt": return stack.append(max(0, b).squareRoot())
    case "sin": return stack.append(sin(b * .pi / 180))
    case "cos": return stack.append(cos(b * .pi / 180))
    case "ln": return stack.append(log(max(b, 1e-30)))
    case "log": return stack.append(log10(max(b, 1e-30)))
    case "not": return stack.append(b == 0 ? 1 : 0)
    default: break
    }
    guard let a = stack.popLast() else { return }
    switch word {
    case "add": stack.append(a + b)
    case "sub": stack.append(a - b)
    case "mul": stack.append(a * b)
    case "div": stack.append(b == 0 ? 0 : a / b)
    case "idiv": stack.append(b == 0 ? 0 : (a / b).rounded(.towardZero))
    case "mod": stack.append(b == 0 ? 0 : a.truncatingRemainder(dividingBy: b))
    case "exp": stack.append(pow(a, b))
    case "atan": stack.append((atan2(a, b) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360))
    case "eq": stack.append(a == b ? 1 : 0)
    case "ne": stack.append(a != b ? 1 : 0)
    case "gt": stack.append(a > b ? 1 : 0)
    case "ge": stack.append(a >= b ? 1 : 0)
    case "lt": stack.append(a < b ? 1 : 0)
    case "le": stack.append(a <= b ? 1 : 0)
    case "and": stack.append(a != 0 && b != 0 ? 1 : 0)
    case "or": stack.append(a != 0 || b != 0 ? 1 : 0)
    case "xor": stack.append((a != 0) != (b != 0) ? 1 : 0)
    default: break
    }
  }
}
