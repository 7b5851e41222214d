public import Foundation
package import DisplayInterface

/// A scrollable view with text of several lines, which a user can edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, TextEditing,
  TextContainerView
{
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification", of: TextDidBeginEditingMessage.self)
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification", of: TextDidChangeMessage.self)
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification", of: TextDidEndEditingMessage.self)

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// - Parameter usingTextLayoutManager: Has no influence, because a layout manager always lays out the text.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    container = NSTextContainer(size: .zero)
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  private func setUp() {
    container.textView = self
    if let given = container.layoutManager?.textStorage {
      storage = given
      editor.setText(given.string)
    }
    canvas.owner = self
    addSubview(canvas)
  }

  private let canvas = FieldCanvas(frame: .zero)
  /// The value of ``textContainer`` unless overridden.
  private let container: NSTextContainer

  /// The area in which the text is laid out.
  open var textContainer: NSTextContainer { container }

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set {
      checkThread()
      super.delegate = newValue
    }
  }

  // MARK: Text

  package final var editor = TextEditor()
  final var styled: NSMutableAttributedString?
  /// The text storage: that of the text container given to the initializer, or one that is created when the app
  /// requests it.
  final var storage: NSTextStorage?
  private var isChangingStorage = false

  /// The text, which the app can edit in place. Edits don't call the delegate.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let new = NSTextStorage(attributedString: attributedText)
    let manager = NSLayoutManager()
    manager.addTextContainer(container)
    new.addLayoutManager(manager)
    storage = new
    styled = nil
    return new
  }

  /// The object that lays out the text in the ``textContainer``.
  open var layoutManager: NSLayoutManager {
    let storage = textStorage
    if let manager = container.layoutManager { return manager }
    let manager = NSLayoutManager()
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return manager
  }

  /// Applies the edits of the text storage to the text view.
  package final func storageDidChange() {
    guard let storage, !isChangingStorage else { return }
    if storage.string != editor.text {
      let selection = editor.selection
      editor.setText(storage.string)
      editor.select(editor.clamped(selection))
    }
    textDidUpdate()
  }

  final func changeStorage(_ change: (NSTextStorage) -> Void) {
    guard let storage else { return }
    isChangingStorage = true
    change(storage)
    isChangingStorage = false
  }

  /// The text, which is never `nil` when read. Setting it calls a subclass's override of ``attributedText``.
  open var text: String! {
    get { editor.text }
    set {
      checkThread()
      let text = newValue ?? ""
      keepStyle(for: text)
      // Only subclasses override it. Otherwise avoid an attributed string, whose contents Foundation on Linux
      // doesn't free.
      if type(of: self) == UITextView.self { return setPlainText(text) }
      let plain = NSAttributedString(string: text, attributes: typingAttributes)
      plainText = plain
      attributedText = plain
      plainText = nil
    }
  }
  /// The text to which ``text`` is being set.
  private var plainText: NSAttributedString?

  /// The attributed text. Setting it notifies the delegate if the selection changes.
  open var attributedText: NSAttributedString! {
    get {
      if let storage { return NSAttributedString(runsOf: storage) }
      return styled ?? NSAttributedString(string: editor.text, attributes: typingAttributes)
    }
    set {
      checkThread()
      if let newValue, newValue === plainText { return setPlainText(newValue.string) }
      if newValue?.length ?? 0 > 0 { ownTypingAttributes = nil }
      setText(
        newValue?.string ?? "",
        styled: newValue.map(NSMutableAttributedString.init(attributedString:)))
    }
  }

  private func setPlainText(_ text: String) {
    setText(
      text,
      styled: ownTypingAttributes.map { NSMutableAttributedString(string: text, attributes: $0) })
  }

  private func setText(_ text: String, styled: NSMutableAttributedString?) {
    self.styled = storage == nil ? styled : nil
    inputDelegate?.textWillChange(self)
    changeStorage {
      $0.setAttributedString(
        styled ?? NSAttributedString(string: text, attributes: typingAttributes))
    }
    let selection = editor.selection
    if text != editor.text { editor.setText(text) }
    textDidUpdate()
    inputDelegate?.textDidChange(self)
    if editor.selection != selection { delegate?.textViewDidChangeSelection(self) }
    ObservedObject.didChange(self)
  }

  package final func textDidUpdate() {
    canvas.mark(.content)
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: Style

  /// The font at the caret. `nil` until there is text or the font is set; the text then has the system font
  /// with 12 points unless this is set.
  open var font: UIFont? {
    get { attributesAtCaret[.font] as? UIFont ?? fontStorage }
    set {
      checkThread()
      guard newValue != fontStorage || isStyled else { return }
      fontStorage = newValue
      restyle(.font, shownFont)
      textDidUpdate()
      ObservedObject.didChange(self)
    }
  }
  final var fontStorage: UIFont?

  /// The color at the caret; `nil` unless the text or the app determines it.
  open var textColor: UIColor? {
    get { attributesAtCaret[.foregroundColor] as? UIColor ?? colorStorage }
    set {
      checkThread()
      guard newValue != colorStorage || isStyled else { return }
      colorStorage = newValue
      restyle(.foregroundColor, newValue ?? .label)
      canvas.mark(.content)
    }
  }
  final var colorStorage: UIColor?

  /// The alignment at the caret.
  open var textAlignment: NSTextAlignment {
    get { alignmentAtCaret ?? alignmentStorage }
    set {
      checkThread()
      guard newValue != alignmentStorage || isStyled else { return }
      alignmentStorage = newValue
      restyleParagraphs { $0.alignment = newValue }
      canvas.mark(.content)
    }
  }
  final var alignmentStorage = NSTextAlignment.natural
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { willSet { checkThread() } }
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      let basics: [NSAttributedString.Key: Any] = [
        .font: shownFont, .foregroundColor: colorStorage ?? .label,
      ]
      return ownTypingAttributes ?? basics.merging(attributesAtCaret) { $1 }
    }
    set {
      checkThread()
      // The existing text keeps its attributes.
      if !isStyled { styled = NSMutableAttributedString(attributedString: attributedText) }
      ownTypingAttributes = newValue
    }
  }
  final var ownTypingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false { willSet { checkThread() } }
  open var adjustsFontForContentSizeCategory = false { willSet { checkThread() } }
  /// Has no effect.
  open var usesStandardTextScaling = false { willSet { checkThread() } }
  /// The kinds of data that are displayed as links if the text isn't editable. Addresses and dates aren't
  /// detected.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    willSet { checkThread() }
    didSet { if dataDetectorTypes != oldValue { canvas.mark(.content) } }
  }
  open var clearsOnInsertion = false { willSet { checkThread() } }

  /// The distances between the edges of the view and its text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    willSet { checkThread() }
    didSet { if textContainerInset != oldValue { textDidUpdate() } }
  }

  private var shownFont: UIFont { fontStorage ?? Self.defaultFont }
  static let defaultFont = UIFont.systemFont(ofSize: 12)

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory, let style = font?.textStyle else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  // MARK: Behaviour

  open var isEditable = true {
    willSet { checkThread() }
    didSet {
      if !isEditable, isFirstResponder { resignFirstResponder() }
      mark(.content)
      canvas.mark(.content)
    }
  }
  open var isSelectable = true { willSet { checkThread() } }
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { canvas.mark(.content) }
  }
  package final var isEditing = false

  // MARK: Dragging

  /// The interaction that drags selected text. Always `nil`, because text can't be dragged.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// The interaction that inserts dropped text. Always `nil`, because text can't be dropped.
  open var textDropInteraction: UIDropInteraction? { nil }

  // MARK: Keyboard

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
    willSet { checkThread() }
    didSet { canvas.mark(.content) }
  }
  open var autocorrectionType: UITextAutocorrectionType = .default {
    willSet { checkThread() }
    didSet { canvas.mark(.content) }
  }
  open var spellCheckingType: UITextSpellCheckingType = .default { willSet { checkThread() } }
  open var smartQuotesType: UITextSmartQuotesType = .default { willSet { checkThread() } }
  open var smartDashesType: UITextSmartDashesType = .default { willSet { checkThread() } }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default {
    willSet { checkThread() }
  }
  /// Has no effect.
  open var inlinePredictionType: UITextInlinePredictionType = .default {
    willSet { checkThread() }
  }
  /// Has no effect: there are no writing tools.
  open var writingToolsBehavior: UIWritingToolsBehavior = .none { willSet { checkThread() } }
  /// Has no effect: there are no writing tools.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = [] {
    willSet { checkThread() }
  }
  open var keyboardType: UIKeyboardType = .default {
    willSet { checkThread() }
    didSet { canvas.mark(.content) }
  }
  open var keyboardAppearance: UIKeyboardAppearance = .default { willSet { checkThread() } }
  open var returnKeyType: UIReturnKeyType = .default {
    willSet { checkThread() }
    didSet { canvas.mark(.content) }
  }
  /// Whether the Return key has no effect while there's no text.
  open var enablesReturnKeyAutomatically = false { willSet { checkThread() } }
  /// Whether every character is displayed as a bullet.
  open var isSecureTextEntry = false {
    willSet { checkThread() }
    didSet { if isSecureTextEntry != oldValue { textDidUpdate() } }
  }
  open var textContentType: UITextContentType! { willSet { checkThread() } }
  open var passwordRules: UITextInputPasswordRules? { willSet { checkThread() } }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var inputView: UIView? {
    get { inputViewStorage }
    set {
      inputViewStorage = newValue
      canvas.mark(.content)
    }
  }
  private var inputViewStorage: UIView?

  open override var inputAccessoryView: UIView? {
    get { inputAccessoryViewStorage }
    set { inputAccessoryViewStorage = newValue }
  }
  private var inputAccessoryViewStorage: UIView?

  /// The selection in UTF-16 units.
  open var selectedRange: NSRange {
    get {
      NSRange(location: editor.selection.lowerBound, length: editor.selection.count)
    }
    set {
      checkThread()
      select(newValue.part(of: editor.length))
    }
  }

  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    scrollRectToVisible(caretFrame(at: range.part(of: editor.length).upperBound), animated: false)
  }

  // MARK: Responding

  open override var canBecomeFirstResponder: Bool { isEditable }
  /// Whether the user can search in the text.
  open var isFindInteractionEnabled: Bool {
    get { finding != nil }
    set {
      checkThread()
      guard newValue != isFindInteractionEnabled else { return }
      if let finding { removeInteraction(finding.interaction) }
      let finder = TextViewFinder(self)
      finding = newValue ? (finder, UIFindInteraction(sessionDelegate: finder)) : nil
      if let finding { addInteraction(finding.interaction) }
    }
  }
  /// The interaction for searching in the text; `nil` unless ``isFindInteractionEnabled``.
  open var findInteraction: UIFindInteraction? { finding?.interaction }
  private var finding: (finder: TextViewFinder, interaction: UIFindInteraction)?
  /// The parts of the text that a find session found, in UTF-16 units.
  final var foundText: [Range<Int>: UITextSearchFoundTextStyle] = [:] {
    didSet { canvas.mark(.content) }
  }
  open override var canBecomeFocused: Bool { isEditable && isUserInteractionEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else { return awaitWindow() }
    guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    guard isFirstResponder, !isEditing else { return isFirstResponder }
    isEditing = true
    editMenu = editMenu ?? TextEditMenu(in: self) { [weak self] in self }
    canvas.mark(.content)
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let mayEnd =
      window?.endsEditingByForce == true || delegate?.textViewShouldEndEditing(self) ?? true
    guard mayEnd, super.resignFirstResponder() else { return false }
    didEndEditing()
    return true
  }

  private func didEndEditing() {
    guard isEditing else { return }
    isEditing = false
    canvas.mark(.content)
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { didEndEditing() }
  }

  package override func activate() -> Bool { becomeFirstResponder() }

  package override func handle(_ key: KeyPress) -> Bool {
    isEditing && edit(by: key) || super.handle(key)
  }

  // MARK: Editing

  package final var isMultiline: Bool { true }

  open var hasText: Bool { !editor.text.isEmpty }

  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: NSRange(range.offsets), replacementText: text)
      ?? true
  }

  open func insertText(_ text: String) {
    change(editor.marked ?? editor.selection, to: text)
  }

  open func deleteBackward() {
    let selection = editor.selection
    let range =
      selection.isEmpty
      ? editor.previous(before: selection.lowerBound)..<selection.lowerBound : selection
    if !range.isEmpty { change(range, to: "") }
  }

  package final func change(_ range: Range<Int>, to replacement: String) {
    let range = editor.clamped(range)
    let place = NSRange(location: range.lowerBound, length: range.count)
    if isStyled {
      let typing = ownTypingAttributes
      let insert = NSAttributedString(string: replacement, attributes: typingAttributes)
      changeText {
        if typing == nil, $0.length > 0 {
          $0.replaceCharacters(in: place, with: replacement)
        } else {
          $0.replaceCharacters(in: place, with: insert)
        }
      }
    }
    editor.replace(range, with: replacement)
    textDidUpdate()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    revealCaret()
  }

  package final func selectionDidChange() {
    ownTypingAttributes = nil
    canvas.mark(.content)
    delegate?.textViewDidChangeSelection(self)
    revealCaret()
  }

  private func revealCaret() {
    guard isEditing, window != nil else { return }
    scrollRangeToVisible(selectedRange)
  }

  package final func returnKeyPressed() {}

  package final func vertical(from offset: Int, down: Bool) -> Int? {
    geometry.vertical(from: editor.character(at: offset), down: down)
      .map(editor.offset(ofCharacter:))
  }

  private var geometry: TextGeometry {
    TextGeometry(shownField.text, width: max(canvas.bounds.width, 1))
  }

  package final func caretFrame(at offset: Int) -> CGRect {
    geometry.caret(before: editor.character(at: offset))
      .offsetBy(dx: canvas.frame.minX, dy: canvas.frame.minY)
  }

  package final func closestOffset(to point: CGPoint) -> Int {
    let place = CGPoint(x: point.x - canvas.frame.minX, y: point.y - canvas.frame.minY)
    return editor.offset(ofCharacter: geometry.character(at: place))
  }

  // MARK: Text input

  open weak var inputDelegate: (any UITextInputDelegate)? { willSet { checkThread() } }
  open private(set) lazy var tokenizer: any UITextInputTokenizer =
    UITextInputStringTokenizer(textInput: self)

  open func text(in range: UITextRange) -> String? { editor.substring(range.offsets) }

  open func replace(_ range: UITextRange, withText text: String) {
    change(range.offsets, to: text)
  }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set {
      checkThread()
      if let newValue { select(newValue.offsets) }
    }
  }

  open var markedTextRange: UITextRange? { editor.marked.map(UITextRange.init) }
  open var markedTextStyle: [NSAttributedString.Key: Any]? { willSet { checkThread() } }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    checkThread()
    mark(markedText ?? "", selecting: selectedRange)
  }
  open func unmarkText() {
    editor.marked = nil
    canvas.mark(.content)
  }

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(editor.length) }

  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    UITextRange(between: fromPosition, and: toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(from: position, by: offset)
  }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    place(from: position, towards: direction, by: offset)
  }

  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  {
    direction == .left || direction == .up ? range.start : range.end
  }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction == .left || direction == .up
      ? UITextRange(0..<position.offset) : UITextRange(position.offset..<editor.length)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.order(to: other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { writingDirection }

  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    checkThread()
    self.writingDirection = writingDirection
  }
  private var writingDirection = NSWritingDirection.natural

  open func firstRect(for range: UITextRange) -> CGRect { lineRects(of: range).first ?? .zero }
  open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: position.offset) }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    SelectedLine.lines(lineRects(of: range))
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(closestOffset(to: point))
  }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    UITextPosition(
      min(max(closestOffset(to: point), range.offsets.lowerBound), range.offsets.upperBound))
  }

  open func characterRange(at point: CGPoint) -> UITextRange? { characterRange(under: point) }

  // MARK: Touches

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first else { return }
    guard isEditable else { return performItem(at: touch.location(in: self)) }
    guard becomeFirstResponder() else { return }
    selectedRange = NSRange(
      location: closestOffset(to: touch.location(in: self)), length: 0)
  }

  // MARK: Layout

  private var shownInset: UIEdgeInsets {
    let look = UIApplication.look
    let padding = look.fine(container.lineFragmentPadding)
    return look.padding(textContainerInset)
      + UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
  }

  private func height(forWidth width: CGFloat) -> CGFloat {
    let inset = shownInset
    let room = CGSize(
      width: max(1, width - inset.left - inset.right), height: .greatestFiniteMagnitude)
    let text = shownField.text
    let line = UIApplication.look.lineHeight(of: shownFont)
    let measured = UIApplication.shared.display.text.measure(text, within: room).size.height
    return max(measured, line) + inset.top + inset.bottom
  }

  /// The size of the text, also where it changed since the last layout pass.
  open override var contentSize: CGSize {
    get {
      if pending.contains(.layout) { layOutText() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  private func layOutText() {
    let inset = shownInset
    let total = height(forWidth: bounds.width)
    canvas.frame = CGRect(
      x: inset.left, y: inset.top, width: max(0, bounds.width - inset.left - inset.right),
      height: total - inset.top - inset.bottom)
    container.size = CGSize(
      width: canvas.bounds.width + 2 * container.lineFragmentPadding,
      height: container.heightTracksTextView
        ? canvas.bounds.height : .greatestFiniteMagnitude)
    super.contentSize = CGSize(
      width: bounds.width,
      height: UIApplication.look.snapped(
        CGSize(width: 0, height: total)
      ).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let inset = shownInset
    let natural = UIApplication.shared.display.text.measure(
      shownField.text,
      within: CGSize(width: width - inset.left - inset.right, height: .greatestFiniteMagnitude)
    ).size.width
    return UIApplication.look.snapped(
      CGSize(width: natural + inset.left + inset.right, height: height(forWidth: width)))
  }

  package override var wrapsContent: Bool { !isScrollEnabled }

  package override func contentSize(forWidth width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: 0))
  }

  package override var firstBaselineOffset: CGFloat? { shownInset.top + shownFont.ascender }
  package override var lastBaselineOffset: CGFloat? { shownInset.bottom - shownFont.descender }

  /// The size of the text if the view doesn't scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(.zero)
  }

  // MARK: Display

  package override var contentRole: NodeRole { isEditable ? .field : .none }
  package final var canvasRole: NodeRole { contentRole }

  /// The style of text without attributes.
  package final var textStyle: TextStyle {
    var style = TextStyle(
      font: shownFont, color: colorStorage ?? .label, alignment: alignmentStorage,
      lineBreakMode: container.lineBreakMode, lineLimit: container.maximumNumberOfLines,
      isRightToLeft: isRightToLeft)
    if container.size.width > 0 { style.lineWidth = container.lineRoom.width }
    return style
  }

  package final var shownField: Field {
    let style = textStyle
    let traits = traitCollection
    var text =
      (textWithDetectedLinks ?? storage ?? styled).map { style.text($0, traits: traits) }
      ?? style.text(editor.text, traits: traits)
    container.layoutManager?.space(&text, in: container)
    if container.shapesLines { container.layoutManager?.ensureLayout(for: container) }
    text.exclusions = container.shapesLines ? container.taken : container.exclusions
    var field = Field(
      text: showFoundText(in: text.underlining(editor.marked)),
      placeholder: style.text("", traits: traits),
      selection: isEditing ? editor.selectedCharacters : nil, isSecure: isSecureTextEntry,
      isMultiline: true)
    field.keyboard = shownKeyboard
    return field
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? editor.text }
    set { super.accessibilityValue = newValue }
  }

  package override var toldValue: String? {
    let value = accessibilityValue
    return value == editor.text ? nil : value
  }

  // MARK: Editing actions

  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: editor.length)
  }

  open override func select(_ sender: Any?) { selectWord() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func delete(_ sender: Any?) { deleteSelection() }

  /// Created when the text is first edited.
  private var editMenu: TextEditMenu?

  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate?.textView(
      self, editMenuForTextInRanges: [NSValue(range: NSRange(textRange.offsets))],
      suggestedActions: suggestedActions)
  }
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }

  open override func find(_ sender: Any?) {
    findInteraction?.presentFindNavigator(showingReplace: false)
  }
  open override func findAndReplace(_ sender: Any?) {
    findInteraction?.presentFindNavigator(showingReplace: true)
  }
  open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
  open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
  open override func useSelectionForFind(_ sender: Any?) {
    findInteraction?.searchText = editor.substring(editor.selection)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case "find:": isFindInteractionEnabled
    case "findAndReplace:": isFindInteractionEnabled && isEditable
    case "findNext:", "findPrevious:": findInteraction?.isFindNavigatorVisible == true
    case "useSelectionForFind:": isFindInteractionEnabled && !editor.selection.isEmpty
    default: canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
    }
  }
}
