public import Foundation

/// Finds and replaces text in a view with a find panel, which is displayed at the bottom of the window.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// The session of the search; `nil` unless the find panel is visible.
  open private(set) var activeFindSession: UIFindSession?
  private var panel: FindPanel?

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { dismissFindNavigator() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// The text in the search field, also of a panel that will be presented.
  open var searchText: String? {
    didSet { panel?.showTexts() }
  }
  /// The text in the replacement field, also of a panel that will be presented.
  open var replacementText: String? {
    didSet { panel?.showTexts() }
  }
  /// Returns the menu of the search options; its parameter contains the standard options.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  // MARK: Options

  final var matchesCase = false {
    didSet { search() }
  }
  final var matchesWords = false {
    didSet { search() }
  }
  private var options: UITextSearchOptions {
    UITextSearchOptions(
      matchesCase: matchesCase, wordMatchMethod: matchesWords ? .fullWord : .contains)
  }

  // MARK: Find panel

  open var isFindNavigatorVisible: Bool { panel != nil }

  /// Presents the find panel, if the delegate provides a session.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else { return }
    if panel == nil {
      guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
      activeFindSession = session
      session.resultsChanged = { [weak self] in self?.panel?.showResults() }
      delegate?.findInteraction(self, didBegin: session)
      let panel = FindPanel(self)
      self.panel = panel
      window.reachableRoot.addSubview(panel)
      panel.showTexts()
      search()
    }
    panel?.showsReplacement = showingReplace && activeFindSession?.supportsReplacement == true
    panel?.place()
    panel?.beginEditing()
  }

  open func dismissFindNavigator() {
    guard let panel, let session = activeFindSession else { return }
    delegate?.findInteraction(self, didEnd: session)
    self.panel = nil
    panel.removeFromSuperview()
    session.invalidateFoundResults()
    session.resultsChanged = nil
    activeFindSession = nil
    view?.becomeFirstResponder()
  }

  final func search() {
    activeFindSession?.performSearch(query: searchText ?? "", options: options)
    panel?.showResults()
  }

  open func findNext() { move(.forward) }
  open func findPrevious() { move(.backward) }

  private func move(_ direction: UITextStorageDirection) {
    activeFindSession?.highlightNextResult(in: direction)
    panel?.showResults()
  }

  open func updateResultCount() { panel?.showResults() }

  // MARK: Replacing

  final func replace() {
    guard let session = activeFindSession,
      session.allowsReplacementForCurrentlyHighlightedResult
    else { return }
    session.performSingleReplacement(
      query: searchText ?? "", replacementString: replacementText ?? "", options: options)
    panel?.showResults()
  }

  final func replaceAll() {
    activeFindSession?.replaceAll(
      searchQuery: searchText ?? "", replacementString: replacementText ?? "", options: options)
    panel?.showResults()
  }
}
