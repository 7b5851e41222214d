import Foundation
import Testing

/// What a person reads who made a mistake, in any build of the app.
@Suite("A mistake") struct MistakeTests {
  static let embrace = "Can't add self as subview: <"
  static let adopt = "Can't add self as child view controller: <mistakes.HomeViewController: "

  @Test(
    "is explained with the object and the place in the app",
    arguments: [
      ("function", embrace, "mistakes.addToItself()"),
      ("extension", embrace, "UIView.embraceItself() (extension in mistakes)"),
      ("generic", embrace, "mistakes.addToItself(_:)"),
      ("viewDidLoad", adopt, "mistakes.HomeViewController.viewDidLoad()"),
      ("private", adopt, "mistakes.HomeViewController.add"),
      ("initializer", embrace, "mistakes.Embraced.init(frame:)"),
      ("property", embrace, Mistake.variant == nil ? "mistakes.Embraced.isEmbraced" : "mistakes."),
      ("local", embrace, "mistakes.addLocally()"),
      ("inlined", embrace, "mistakes."),
      (
        "delegate", "unable to dequeue a cell with identifier Row - must register a nib or a class",
        "mistakes.Rows.tableView(_:cellForRowAt:)"
      ),
      (
        "exception", "Uncaught exception 'NSInvalidArgumentException', reason: 'Too few'",
        "mistakes."
      ),
      (
        "exchange", "*** -[UIView exchangeSubviewAtIndex:withSubviewAtIndex:] of <UIView: ",
        "mistakes."
      ),
    ])
  func explained(name: String, reason: String, caller: String) throws {
    let mistake = try Mistake(name)
    #expect(mistake.wasKilled)
    #expect(mistake.output.hasPrefix("*** Terminating app: \(reason)"), "\(mistake.output)")
    let place = mistake.lines.last ?? ""
    if Mistake.isStripped {
      #expect(place.hasPrefix("*** Call stack: mistakes"), "\(place)")
    } else {
      #expect(place.hasPrefix("*** Called by "), "\(place)")
      #expect(place.contains(caller), "\(place)")
    }
  }

  @Test("names no function of the app that only started UIKit")
  func startedByUIKit() throws {
    let mistake = try Mistake("run")
    #expect(mistake.wasKilled)
    #expect(
      mistake.output.contains(
        "failed to obtain a cell from its dataSource (<mistakes.EmptyTableViewController: "),
      "\(mistake.output)")
    #expect(!mistake.output.contains("Called by"), "\(mistake.output)")
  }

  @Test("with threads is told once for each place, and the app goes on")
  func threads() throws {
    let mistake = try Mistake("thread")
    #expect(mistake.status == 0 && !mistake.wasKilled, "\(mistake.output)")
    let sentences = mistake.lines.filter {
      $0.contains(" must be used from the main thread only.") && !Mistake.isUnknown($0)
    }
    #expect(
      sentences == [
        "*** UILabel.text must be used from the main thread only.",
        "*** UIView.backgroundColor must be used from the main thread only.",
      ])
    guard !Mistake.isStripped else { return }
    #expect(
      mistake.lines.dropFirst().first?.hasSuffix(
        "Called by closure #1 in mistakes.useOffMainThread().") == true, "\(mistake.output)")
  }

  @Test("with threads is told of whatever is set and called")
  func members() throws {
    let mistake = try Mistake("setters")
    #expect(mistake.status == 0 && !mistake.wasKilled, "\(mistake.output)")
    let members = mistake.lines.compactMap { line in
      line.range(of: " must be used").map { String(line[..<$0.lowerBound].dropFirst(4)) }
    }
    let expected = [
      "UIView.isHidden", "UIView.tag", "UIView.accessibilityLabel", "UIView.transform3D",
      Mistake.variant == nil ? "CALayer.cornerRadius" : "CALayer", "UIButton.setTitle(_:for:)",
      "UIControl.isEnabled",
      "UITableView.reloadData()", "UIViewController.title",
    ]
    // Without symbols nobody can tell which of UIKit's own calls came from the app; a layer's setter is known by its
    // symbol only.
    let known = expected.filter { !$0.hasPrefix("CALayer") }
    #expect(
      Mistake.isStripped ? Set(known).isSubset(of: members) : members == expected,
      "\(mistake.output)")
  }

  @Test(
    "with threads is told before the program ends where it can't go on",
    arguments: [
      ("description", "UIView.description must be used from the main thread only."),
      ("layout", "UIView.layoutIfNeeded() must be used from the main thread only."),
    ])
  func unsafe(name: String, sentence: String) throws {
    let mistake = try Mistake(name)
    #expect(mistake.wasKilled)
    guard !Mistake.isStripped || name == "layout" else { return }
    // Optimized programs know the type only.
    #expect(
      mistake.output.contains(sentence)
        || Mistake.variant != nil && mistake.output.contains("UIView must be used"),
      "\(mistake.output)")
  }
}
