import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("The layout of split views") struct SplitLayoutTests {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  func layout(
    _ style: UISplitViewController.Style, _ mode: Mode, width: CGFloat = 1000,
    look: any Look = PointLook(scale: 1)
  ) -> SplitLayout {
    SplitLayout(
      size: CGSize(width: width, height: 500), style: style, mode: mode, look: look)
  }

  func spans(_ layout: SplitLayout) -> [Column: ClosedRange<CGFloat>] {
    var spans: [Column: ClosedRange<CGFloat>] = [:]
    for column in layout.columns {
      let frame = layout.frame(of: column)
      spans[column] = frame.minX...frame.maxX
    }
    return spans
  }

  @Test("Two columns")
  func double() {
    #expect(spans(layout(.doubleColumn, .secondaryOnly)) == [.secondary: 0...1000])
    #expect(
      spans(layout(.doubleColumn, .oneBesideSecondary))
        == [.primary: 0...320, .secondary: 321...1000])
    #expect(
      spans(layout(.doubleColumn, .oneOverSecondary)) == [.primary: 0...320, .secondary: 0...1000])
    #expect(layout(.doubleColumn, .secondaryOnly).frame(of: .primary).maxX < 0)
  }

  @Test("Three columns")
  func triple() {
    #expect(
      spans(layout(.tripleColumn, .oneBesideSecondary))
        == [.supplementary: 0...300, .secondary: 301...1000])
    #expect(
      spans(layout(.tripleColumn, .twoBesideSecondary))
        == [.primary: 0...250, .supplementary: 251...551, .secondary: 552...1000])
    #expect(
      spans(layout(.tripleColumn, .twoOverSecondary))
        == [.primary: 0...250, .supplementary: 251...551, .secondary: 0...1000])
    // The secondary one keeps the width that it has beside one.
    #expect(
      spans(layout(.tripleColumn, .twoDisplaceSecondary))
        == [.primary: 0...250, .supplementary: 251...551, .secondary: 552...1251])
  }

  @Test("At the trailing edge all is mirrored")
  func trailing() {
    var layout = layout(.doubleColumn, .oneBesideSecondary)
    layout.isTrailing = true
    #expect(spans(layout) == [.primary: 680...1000, .secondary: 0...679])
    #expect(layout.line(after: .primary).minX == 679)
  }

  @Test(
    "The width is what is preferred, within its limits",
    arguments: [
      (-1, -1, -1, -1, 320), (-1, 0.2, -1, -1, 200), (-1, 0.5, -1, -1, 320),
      (-1, 0.5, -1, 800, 500), (-1, 0.1, 150, -1, 150), (400, 0.2, -1, -1, 400),
      (400, -1, -1, 350, 350), (100, -1, 200, -1, 200), (5000, -1, -1, -1, 1000),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func widths(
    _ preferred: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat,
    _ expected: CGFloat
  ) {
    let automatic = UISplitViewController.automaticDimension
    func value(_ number: CGFloat) -> CGFloat { number < 0 ? automatic : number }
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredPrimaryColumnWidth = value(preferred)
    split.preferredPrimaryColumnWidthFraction = value(fraction)
    split.minimumPrimaryColumnWidth = value(minimum)
    split.maximumPrimaryColumnWidth = value(maximum)
    withWindow(split, size: CGSize(width: 1000, height: 600)) { _ in
      #expect(split.primaryColumnWidth == expected)
    }
  }

  @Test("On a grid, columns are whole cells")
  func grid() {
    let look = CellLook(cell: CGSize(width: 8, height: 16))
    let layout = layout(.doubleColumn, .oneBesideSecondary, width: 808, look: look)
    #expect(spans(layout) == [.primary: 0...320, .secondary: 328...808])
    let odd = self.layout(.doubleColumn, .oneBesideSecondary, width: 728, look: look)
    #expect(odd.width(of: .primary) == 288)
  }

  @Test("The display mode suits style, size, preference and behaviour, in every combination")
  func modes() {
    let modes: [Mode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
      .twoOverSecondary, .twoDisplaceSecondary,
    ]
    let landscape = CGSize(width: 1024, height: 768)
    let portrait = CGSize(width: 768, height: 1024)
    let large = CGSize(width: 1366, height: 1024)
    for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
      for behavior in [Behavior.automatic, .tile, .overlay, .displace] {
        for mode in modes {
          for size in [landscape, portrait, large] {
            let split = UISplitViewController(style: style)
            split.preferredSplitBehavior = behavior
            split.preferredDisplayMode = mode
            split.loadViewIfNeeded()
            split.view.frame.size = size
            let result = split.displayMode
            let what = "\(style) \(behavior) \(mode) \(size): \(result)"
            #expect(result != .automatic, "\(what)")
            // Columns are as many as asked for and there are; alone in portrait, else beside one.
            let usual = size.width > size.height ? 1 : 0
            let most = style == .tripleColumn ? 2 : 1
            #expect(result.count == min(mode == .automatic ? usual : mode.count, most), "\(what)")
            // What behaviour is asked for holds.
            if behavior != .automatic {
              #expect(split.splitBehavior == behavior, "\(what)")
            } else if mode.behavior != .automatic {
              #expect(split.splitBehavior == mode.behavior, "\(what)")
            } else if size == portrait {
              #expect(split.splitBehavior == .overlay, "\(what)")
            } else {
              let isTiled = style == .doubleColumn || size == large
              #expect(split.splitBehavior == (isTiled ? .tile : .displace), "\(what)")
            }
            let meant = result.behavior
            let single: Behavior = split.splitBehavior == .displace ? .tile : split.splitBehavior
            if result.count == 1 { #expect(meant == single, "\(what)") }
            if result.count == 2 { #expect(meant == split.splitBehavior, "\(what)") }
          }
        }
      }
    }
  }
}
