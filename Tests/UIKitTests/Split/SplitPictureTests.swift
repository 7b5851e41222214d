import Foundation
import Testing
import UIKit
import UIKitCore

/// How split views look on a display of cells.
@MainActor @Suite("Split views as text") struct SplitPictureTests {
  final class Page: UIViewController {
    let text: String
    init(_ title: String, _ text: String) {
      self.text = text
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
      ])
    }
  }

  func picture(_ window: UIWindow) -> String {
    pass()
    let lines = ScreenText.of([window]).split(separator: "\n", omittingEmptySubsequences: false)
    let bare = lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    return bare.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  func make(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(Page("Accounts", "Work\nHome"), for: .primary)
    if style == .tripleColumn {
      split.setViewController(Page("Mailboxes", "Inbox\nSent"), for: .supplementary)
    }
    split.setViewController(Page("Letter", "Dear reader,\nall is well."), for: .secondary)
    return split
  }

  @Test("two columns, side by side, alone and one over the other")
  func double() {
    onCells(columns: 90, rows: 5) {
      let split = make(.doubleColumn)
      withWindow(split) { window in
        #expect(
          picture(window) == """
              ◧           Accounts              │                       Letter
            ────────────────────────────────────┼─────────────────────────────────────────────────────
             Work                               │ Dear reader,
             Home                               │ all is well.
                                                │
            """)
        split.preferredDisplayMode = .secondaryOnly
        #expect(
          picture(window) == """
              ◧                                       Letter
            ──────────────────────────────────────────────────────────────────────────────────────────
             Dear reader,
             all is well.
            """)
        split.preferredDisplayMode = .oneOverSecondary
        #expect(
          picture(window) == """
              ◧           Accounts              │     Letter
            ────────────────────────────────────┼─────────────────────────────────────────────────────
             Work                               │
             Home                               │
                                                │
            """)
      }
    }
  }

  @Test("three columns, two of them, and the third over the edge")
  func triple() {
    onCells(columns: 90, rows: 5) {
      let split = make(.tripleColumn)
      withWindow(split) { window in
        #expect(
          picture(window) == """
              ◧      Mailboxes         │                            Letter
            ───────────────────────────┼──────────────────────────────────────────────────────────────
             Inbox                     │ Dear reader,
             Sent                      │ all is well.
                                       │
            """)
        split.show(.primary)
        #expect(
          picture(window) == """
              ◧    Accounts       │         Mailboxes         │                            Letter
            ──────────────────────┼───────────────────────────┼───────────────────────────────────────
             Work                 │ Inbox                     │ Dear reader,
             Home                 │ Sent                      │ all is well.
                                  │                           │
            """)
        split.preferredDisplayMode = .twoBesideSecondary
        split.showsSecondaryOnlyButton = true
        #expect(
          picture(window) == """
              ◧    Accounts       │         Mailboxes         │  ⤢             Letter
            ──────────────────────┼───────────────────────────┼───────────────────────────────────────
             Work                 │ Inbox                     │ Dear reader,
             Home                 │ Sent                      │ all is well.
                                  │                           │
            """)
      }
    }
  }

  @Test("a narrow screen shows one, with the way back to the others")
  func collapsed() {
    onCells(columns: 40, rows: 5) {
      let split = make(.doubleColumn)
      withWindow(split) { window in
        #expect(
          picture(window) == """
              ‹ Accounts     Letter
            ────────────────────────────────────────
             Dear reader,
             all is well.
            """)
        split.show(.primary)
        #expect(
          picture(window) == """
                            Accounts
            ────────────────────────────────────────
             Work
             Home
            """)
      }
    }
  }
}
