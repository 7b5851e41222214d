#if DEBUG
  import Foundation
  import SeededRandom
  import Testing
  import UIKit
  import UIKitCore

  /// A view that is not marked shows something old. Where one mark is left out, a setting notices.
  ///
  /// All are left out in turn only with `PORTICO_EXHAUSTIVE` set, as `.ci/run` does.
  @MainActor @Suite("Marks of views") struct MarkTests {
    /// Marks that no setting notices, with the reason.
    private static let exceptions = [
      "UIImageView.showNextFrame": "time passes: RenderingCheckTests",
      "InputRouter.edit": "a display edits: EditTests",
      "UIView.markElements": "elements are made when they are asked for: ToldAccessibilityTests",
      "LayoutEngine.withdraw": "solves, which no display is told",
      "LayoutItem.markCrossings": "solves, which no display is told",
      "UIView.hierarchyDidChange": "solves, which no display is told",
      "UIView.forgetLostEngine": "solves, which no display is told",
      "ViewLayoutItem.merge": "solves, which no display is told",
      "UIView.leaveSuperview": "another mark covers it in the settings; kept",
      "UITextView.selectionDidChange": "another mark covers it in the settings; kept",
    ]

    private func name(_ site: MarkSite) -> String { MarkedPlaces.all["\(site)"] ?? "\(site)" }

    private var reached: Set<MarkSite> {
      SettingRun.all.reduce(into: Set<MarkSite>()) { $0.formUnion($1.sites) }
        .filter { Self.exceptions[name($0)] == nil }
    }

    /// What the first setting says that notices.
    private func mistake(without site: MarkSite) -> String? {
      SettingRun.all.lazy.filter { $0.sites.contains(site) }
        .compactMap { $0.mistake(without: site) }.first
    }

    @Test("Ten marks left out are ten mistakes")
    func ten() {
      var random = SeededGenerator()
      let sites = reached.sorted { "\($0)" < "\($1)" }.shuffled(using: &random)
      for site in sites.prefix(10) {
        #expect(mistake(without: site) != nil, "\(name(site)) (\(site))")
      }
    }

    @Test(
      "Every mark is needed",
      .enabled(if: isExhaustive))
    func all() {
      let reached = self.reached
      let unneeded = reached.filter { mistake(without: $0) == nil }
      for site in unneeded {
        let runs = SettingRun.all.filter { $0.sites.contains(site) }
        print("unneeded", site, runs.prefix(4).map { ($0.setting.name, $0.isRepeatable) })
      }
      #expect(unneeded.map { name($0) }.sorted() == [])
      let known = Set(reached.map { "\($0)" })
      #expect(known.filter { MarkedPlaces.all[$0] == nil } == [])
      let unreached = MarkedPlaces.all.filter { !known.contains($0.key) }.values
      #expect(Set(unreached).subtracting(Self.exceptions.keys).sorted() == [])
      print(
        "\(MarkedPlaces.all.count) places mark views, settings reach \(reached.count) of them;",
        "\(reached.count - unneeded.count) are noticed when they are left out.")
    }
  }
#endif
