import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

/// `UIFindInteraction`, `UIFindSession` and `UITextSearching`.
@MainActor @Suite("Finding text") struct FindInteractionTests {
  func withText(_ text: String, _ body: (UIWindow, UITextView) -> Void) {
    let root = UIViewController()
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 200))
    view.text = text
    view.isFindInteractionEnabled = true
    root.view.addSubview(view)
    withWindow(root) { window in
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 0, length: 0)
      body(window, view)
    }
  }

  /// The found parts of the displayed text; the highlighted one in capitals.
  func found(_ view: UITextView) -> [String] {
    let highlighted = view.shownField.text.runs.filter { $0.background?.alpha == 1 }
    return view.shownField.text.runs.filter { $0.background != nil }.map { run in
      highlighted.contains(run) ? run.string.uppercased() : run.string.lowercased()
    }
  }

  func labels(_ window: UIWindow) -> [String] {
    window.all(UILabel.self).compactMap(\.text)
  }

  @Test func `a text view highlights what the panel finds`() {
    withText("One fish two Fish red fish") { window, view in
      let interaction = view.findInteraction
      #expect(interaction?.view === view)
      #expect(interaction?.isFindNavigatorVisible == false)
      interaction?.searchText = "fish"
      view.find(nil)
      pass()
      #expect(interaction?.isFindNavigatorVisible == true)
      #expect(found(view) == ["FISH", "fish", "fish"])
      #expect(labels(window).contains("1 of 3"))
      window.control("Next")?.press()
      #expect(found(view) == ["fish", "FISH", "fish"])
      window.control("Previous")?.press()
      window.control("Previous")?.press()
      pass()
      #expect(found(view) == ["fish", "fish", "FISH"])
      #expect(labels(window).contains("3 of 3"))
      let field = window.control("Find") as? UITextField
      #expect(field?.isFirstResponder == true)
      field?.insertText("two")
      pass()
      #expect(found(view) == ["TWO"])
      #expect(interaction?.searchText == "two")
      window.control("Done")?.press()
      pass()
      #expect(interaction?.isFindNavigatorVisible == false)
      #expect(found(view) == [])
      #expect(view.isFirstResponder)
    }
  }

  @Test func `options restrict the results`() {
    withText("cat Cat cats") { window, view in
      let interaction = view.findInteraction!
      interaction.searchText = "Cat"
      var standard: [String] = []
      interaction.optionsMenuProvider = { elements in
        standard = elements.map(\.title)
        return UIMenu(children: elements)
      }
      interaction.presentFindNavigator(showingReplace: false)
      #expect(interaction.activeFindSession?.resultCount == 3)
      for (option, count) in [("Whole Words", 2), ("Match Case", 1)] {
        window.control("Options")?.press()
        pass()
        window.reachableRoot.control(option)?.press()
        pass()
        #expect(interaction.activeFindSession?.resultCount == count)
      }
      #expect(standard == ["Match Case", "Whole Words"])
    }
  }

  @Test func `a text view replaces one result or all of them`() {
    withText("a-b-c-d") { window, view in
      let interaction = view.findInteraction!
      interaction.searchText = "-"
      interaction.replacementText = "+"
      interaction.presentFindNavigator(showingReplace: true)
      pass()
      // The field for the replacement has the same label.
      window.all(BarButton.self).first { $0.title == "Replace" }?.press()
      #expect(view.text == "a+b-c-d")
      #expect(interaction.activeFindSession?.highlightedResultIndex == 0)
      window.control("Replace All")?.press()
      #expect(view.text == "a+b+c+d")
      #expect(interaction.activeFindSession?.resultCount == 0)
      #expect(interaction.activeFindSession?.highlightedResultIndex == NSNotFound)
    }
  }

  @Test func `the keys of the menu bar find in the first responder`() {
    withText("words") { window, view in
      @MainActor func press(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) {
        UIApplication.shared.inputRouter.receive(
          .key(KeyPress(key, modifiers: modifiers)), in: window)
      }
      press(.character("f"), .command)
      #expect(view.findInteraction?.isFindNavigatorVisible == true)
      press(.escape)
      #expect(view.findInteraction?.isFindNavigatorVisible == false)
      view.isFindInteractionEnabled = false
      press(.character("f"), .command)
      #expect(view.findInteraction == nil)
      #expect(!view.canPerformAction("find:", withSender: nil))
    }
  }

  final class Book: NSObject, UITextSearching {
    var log: [String] = []
    let pages = ["b": "xx", "a": "x"]
    var selectedTextRange: UITextRange? { nil }

    func compare(
      _ foundRange: UITextRange, toRange: UITextRange, document: String?
    ) -> ComparisonResult {
      foundRange.offsets.lowerBound < toRange.offsets.lowerBound
        ? .orderedAscending : .orderedDescending
    }
    func compare(document: String, toDocument: String) -> ComparisonResult {
      document < toDocument ? .orderedAscending : .orderedDescending
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions,
      resultAggregator: UITextSearchAggregator<String>
    ) {
      for (name, page) in pages {
        for index in 0..<page.count {
          resultAggregator.foundRange(
            UITextRange(index..<index + 1), searchString: queryString, document: name)
        }
      }
      resultAggregator.finishedSearching()
    }
    func decorate(
      foundTextRange: UITextRange, document: String?, usingStyle: UITextSearchFoundTextStyle
    ) {
      log.append("\(document ?? "")\(foundTextRange.offsets.lowerBound) \(usingStyle)")
    }
    func clearAllDecoratedFoundText() { log.append("clear") }
    func willHighlight(foundTextRange: UITextRange, document: String?) {
      log.append("will \(document ?? "")\(foundTextRange.offsets.lowerBound)")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test func `a session orders the results of several documents`() {
    let book = Book()
    let session = UITextSearchingFindSession(searchableObject: book)
    session.performSearch(query: "x", options: nil)
    #expect(session.resultCount == 3)
    #expect(
      book.take() == [
        "clear", "clear", "a0 found", "b0 found", "b1 found", "will a0", "a0 highlighted",
      ])
    session.highlightNextResult(in: .forward)
    #expect(session.highlightedResultIndex == 1)
    #expect(book.take() == ["a0 found", "will b0", "b0 highlighted"])
    session.highlightNextResult(in: .backward)
    session.highlightNextResult(in: .backward)
    #expect(session.highlightedResultIndex == 2)
    #expect(!session.supportsReplacement)
    session.invalidateFoundResults()
    #expect(session.resultCount == 0)
  }

  @Test func `a delegate provides the session and is told of its end`() {
    final class Delegate: NSObject, UIFindInteractionDelegate {
      var log: [String] = []
      let book = Book()
      var hasSession = true
      func findInteraction(
        _ interaction: UIFindInteraction, sessionFor view: UIView
      ) -> UIFindSession? {
        hasSession ? UITextSearchingFindSession(searchableObject: book) : nil
      }
      func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        log.append("begin \(interaction.isFindNavigatorVisible)")
      }
      func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        log.append("end \(interaction.isFindNavigatorVisible)")
      }
    }
    let root = UIViewController()
    let delegate = Delegate()
    let interaction = UIFindInteraction(sessionDelegate: delegate)
    root.view.addInteraction(interaction)
    withWindow(root) { _ in
      interaction.presentFindNavigator(showingReplace: true)
      #expect(delegate.log == ["begin false"])
      root.view.removeInteraction(interaction)
      #expect(delegate.log == ["begin false", "end true"])
      root.view.addInteraction(interaction)
      delegate.hasSession = false
      interaction.presentFindNavigator(showingReplace: false)
      #expect(!interaction.isFindNavigatorVisible)
    }
  }
}
