/// Measures the distribution, testability and ease of use of screens. `docs/check.md` describes the formulas and
/// their sources; change them there, too.
package struct Scorer {
  let project: Project
  let links: Links
  let mentions: Mentions

  package init(_ project: Project, _ links: Links, _ mentions: Mentions) {
    self.project = project
    self.links = links
    self.mentions = mentions
  }

  package func measure(_ screen: Screen) -> Measures {
    let controller = screen.controller
    let weights = screen.members.map { $0.type.weight }
    let total = max(1, weights.reduce(0, +))
    let hats = HatFinder().hats(of: controller)
    let share = Double(controller.weight) / Double(total)
    let cohesion = Cohesion.tight(controller)
    let lines = screen.members.flatMap { $0.type.parts }.reduce(0) {
      $0 + $1.facts.endLine - $1.facts.line + 1
    }
    return Measures(
      distribution: distribution(screen, hats, share),
      testability: testability(screen, total),
      easeOfUse: easeOfUse(screen),
      massive: controller.isViewController ? massive(controller, hats, share, cohesion) : nil,
      hats: Hat.allCases.filter { hats[$0] != nil },
      weightedMethods: controller.weight,
      cohesion: cohesion,
      types: screen.members.count,
      lines: lines)
  }

  /// Returns the reason why a controller is massive, or `nil` if it isn't. It must be heavy, have many
  /// responsibilities and most of the screen's logic, and either lack cohesion or have no partner that shares the
  /// work. From twice the weight, the number of responsibilities suffices.
  private func massive(
    _ controller: ProjectType, _ hats: [Hat: Place], _ share: Double, _ cohesion: Double
  ) -> String? {
    let isAlone = share >= 0.9
    let isMassive =
      controller.weight >= 94
      ? hats.count >= (isAlone ? 3 : 4)
      : controller.weight >= 47 && hats.count >= 4 && share >= 2.0 / 3
        && (cohesion < 1.0 / 3 || isAlone)
    guard isMassive else { return nil }
    let reason =
      share >= 2.0 / 3
      ? "holds \(percent(share)) of the screen's logic"
      : "its methods hardly share data (\(percent(cohesion)))"
    return "\(controller.name) weighs \(controller.weight) (47 is very much), wears "
      + "\(hats.count) hats (\(names(hats))) and \(reason)"
  }

  // MARK: Distribution

  private func distribution(_ screen: Screen, _ hats: [Hat: Place], _ share: Double) -> Score {
    let controller = screen.controller
    let count = Double(hats.count)
    // A controller with little code of its own has nothing to distribute.
    let weight = min(1, Double(controller.weight) / 12)
    let lostByHats = 50 * clamp((count - 1) / 5)
    let lostByShare = 50 * clamp((share - 1.0 / 3) / (2.0 / 3)) * weight
    var reasons: [Score.Reason] = []
    if lostByHats > 0 {
      // All responsibilities share the loss equally. The reasons contain their lines.
      let each = lostByHats / max(1, count)
      for hat in Hat.allCases {
        guard let place = hats[hat] else { continue }
        reasons.append(
          .init(points: each, text: "\(controller.name) does \(hat.rawValue)", place: place))
      }
    }
    if lostByShare > 0 {
      reasons.append(
        .init(
          points: lostByShare,
          text: "\(controller.name) holds \(percent(share)) of the screen's logic",
          place: screen.place))
    }
    return Score(
      value: 100 - lostByHats - lostByShare, reasons: reasons, parts: ["h": count, "C": share])
  }

  // MARK: Testability

  private func testability(_ screen: Screen, _ total: Int) -> Score {
    var free = 0
    var bound: [(type: ProjectType, weight: Int)] = []
    for member in screen.members where !member.type.isProtocol {
      let weight = member.type.weight
      if mentions.isFree(member.type) {
        free += weight
      } else {
        bound.append((member.type, weight))
      }
    }
    // Without any logic, there is nothing to test.
    let share = bound.allSatisfy { $0.weight == 0 } ? 1 : Double(free) / Double(total)
    let collaborators = Collaborators(project: project, links: links).all(in: screen)
    let ambient = AmbientInputs.all(in: screen)
    let lines = screen.members.flatMap(\.type.methods).reduce(0) { sum, method in
      sum + max(1, method.facts.body?.lines ?? 0)
    }
    let rate = Double(ambient.count) * 100 / Double(max(lines, 50))
    let proper = collaborators.filter(\.isProper).count
    let isGiven = collaborators.count >= 5
    let substitutable = isGiven ? Double(proper) / Double(collaborators.count) : share
    // With too few collaborators, P replaces S.
    let (p, s, h) = (40.0, 40.0, 20.0)
    var reasons: [Score.Reason] = []
    bound.sort { $0.weight > $1.weight }
    let boundWeight = max(1, bound.reduce(0) { $0 + $1.weight })
    let lostByFree = (isGiven ? p : p + s) * (1 - share)
    for (type, weight) in bound where weight > 0 && lostByFree > 0 {
      reasons.append(
        .init(
          points: lostByFree * Double(weight) / Double(boundWeight),
          text: "\(type.name) can be tested only with UIKit",
          place: mentions.firstUIKitName(in: type)?.place ?? Place(type.file.path, type.line)))
    }
    if isGiven {
      let improper = collaborators.filter { !$0.isProper }
      for collaborator in improper {
        reasons.append(
          .init(
            points: s / Double(collaborators.count), text: collaborator.reason,
            place: collaborator.place))
      }
    }
    let lostByAmbient = h * clamp(rate / 5)
    for input in ambient {
      reasons.append(
        .init(
          points: lostByAmbient / Double(ambient.count),
          text: "\(input.text) is an input no test can set", place: input.place))
    }
    let value = p * share + s * substitutable + h * (1 - clamp(rate / 5))
    var parts = ["P": share, "H": rate]
    if isGiven { parts["S"] = substitutable }
    return Score(value: value, reasons: reasons, parts: parts)
  }

  // MARK: Ease of use

  private func easeOfUse(_ screen: Screen) -> Score {
    let count = Double(screen.members.count)
    let functions = screen.members.flatMap { member in
      member.type.methods.filter { $0.facts.kind == .function || $0.facts.kind == .initializer }
        .map { (type: member.type, function: $0) }
    }
    let forwards = functions.filter { $0.function.facts.body?.isForward == true }
    let forwarded = functions.isEmpty ? 0 : Double(forwards.count) / Double(functions.count)
    let complexity = Self.complexity(functions.compactMap(\.function.facts.body))
    let largest = screen.members.map(\.type).max { $0.weight < $1.weight } ?? screen.controller
    // A type is as hard to read as a function whose complexity is an eighth of the type's weight.
    let bulk = Double(largest.weight) / 8
    let worst = max(complexity, bulk)
    let size = 8 / (8 + max(0, count - 1))
    var reasons: [Score.Reason] = []
    if size < 1 {
      reasons.append(
        .init(
          points: 40 * (1 - size), text: "the screen needs \(Int(count)) types and protocols",
          place: screen.place))
    }
    for forward in forwards {
      reasons.append(
        .init(
          points: 30 * forwarded / Double(forwards.count),
          text: "\(forward.type.name).\(forward.function.facts.name) only hands on",
          place: Place(forward.function.file.path, forward.function.facts.line)))
    }
    let lost = 30 * clamp(worst / 15)
    if lost > 0, bulk > complexity {
      reasons.append(
        .init(
          points: lost, text: "\(largest.name) is much to read (it weighs \(largest.weight))",
          place: Place(largest.file.path, largest.line)))
    } else if lost > 0 {
      let heavy = functions.filter { Double($0.function.facts.body?.cognitive ?? 0) >= worst }
        .sorted {
          ($0.function.facts.body?.cognitive ?? 0) > ($1.function.facts.body?.cognitive ?? 0)
        }.prefix(5)
      for (type, function) in heavy.map({ ($0.type, $0.function) }) {
        reasons.append(
          .init(
            points: lost / Double(heavy.count),
            text:
              "\(type.name).\(function.facts.name) \(Self.reading(function.facts.body?.cognitive ?? 0))",
            place: Place(function.file.path, function.facts.line)))
      }
    }
    return Score(
      value: 40 * size + 30 * (1 - forwarded) + 30 * (1 - clamp(worst / 15)), reasons: reasons,
      parts: ["N": count, "F": forwarded, "K": worst])
  }

  private static func reading(_ complexity: Int) -> String {
    (complexity < 10 ? "takes some reading" : "is hard to read")
      + " (cognitive complexity \(complexity))"
  }

  /// Returns the cognitive complexity that nine tenths of the code don't exceed. The code is counted in tokens, so
  /// that a long function isn't hidden by many short ones.
  private static func complexity(_ bodies: [BodyFacts]) -> Double {
    let sorted = bodies.sorted { $0.cognitive < $1.cognitive }
    let limit = Double(bodies.reduce(0) { $0 + $1.tokens }) * 0.9
    var sum = 0.0
    for body in sorted {
      sum += Double(body.tokens)
      if sum >= limit { return Double(body.cognitive) }
    }
    return 0
  }

  private func clamp(_ value: Double) -> Double { min(1, max(0, value)) }
  private func percent(_ value: Double) -> String { "\(Int((value * 100).rounded())) %" }
  private func names(_ hats: [Hat: Place]) -> String {
    Hat.allCases.filter { hats[$0] != nil }.map(\.rawValue).joined(separator: ", ")
  }
}
