public import Foundation
package import DisplayInterface

/// A control in which a user edits a line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, TextEditing {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  private func setUp() {
    contentVerticalAlignment = .center
    contentHorizontalAlignment = .leading
    canvas.owner = self
    room.clipsToBounds = true
    room.isUserInteractionEnabled = false
    room.addSubview(canvas)
    addSubview(room)
  }

  /// The view that clips the canvas, which can be wider.
  final let room = UIView()
  final let canvas = FieldCanvas(frame: .zero)

  // MARK: Text

  package final var editor = TextEditor()
  /// The attributed text, if the app set one with attributes.
  package final var styled: NSMutableAttributedString?

  package override var primaryEvents: Event { .editingDidEndOnExit }

  /// The text, which is never `nil` when read. Setting it sends no events and doesn't call the delegate.
  open var text: String? {
    get { editor.text }
    set {
      checkThread()
      setText(newValue ?? "", styled: nil)
    }
  }

  open var attributedText: NSAttributedString? {
    get { styled ?? NSAttributedString(string: editor.text, attributes: defaultTextAttributes) }
    set {
      checkThread()
      setText(
        newValue?.string ?? "",
        styled: newValue.map(NSMutableAttributedString.init(attributedString:)))
    }
  }

  open var placeholder: String? {
    get { plainPlaceholder ?? styledPlaceholder?.string }
    set {
      checkThread()
      (plainPlaceholder, styledPlaceholder) = (newValue, nil)
      mark(.content)
      textDidUpdate()
    }
  }

  /// The attributed placeholder. Attributes that aren't set are the field's font and the placeholder color.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0) } }
    set {
      checkThread()
      (plainPlaceholder, styledPlaceholder) = (nil, newValue)
      mark(.content)
      textDidUpdate()
    }
  }
  // Two properties, because Foundation on Linux never frees the attributes of an attributed string.
  final var plainPlaceholder: String?
  final var styledPlaceholder: NSAttributedString?

  // MARK: Style

  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  /// The font; the system font with 17 points unless set. For attributed text, the font of its first character.
  open var font: UIFont? {
    get { styled?.first(.font) ?? fontStorage }
    set {
      checkThread()
      let former = font
      fontStorage = newValue ?? Self.defaultFont
      styled?.setAll(.font, fontStorage)
      if let placeholder = styledPlaceholder?.mutableCopy() as? NSMutableAttributedString {
        placeholder.setAll(.font, fontStorage)
        styledPlaceholder = placeholder
      }
      guard styled != nil || font != former else { return }
      textDidUpdate()
      ObservedObject.didChange(self)
    }
  }
  final var fontStorage = UITextField.defaultFont

  /// The color; `.label` unless set. For attributed text, the color of its first character.
  open var textColor: UIColor? {
    get { styled?.first(.foregroundColor) ?? colorStorage }
    set {
      checkThread()
      colorStorage = newValue ?? .label
      styled?.setAll(.foregroundColor, colorStorage)
      canvas.mark(.content)
    }
  }
  final var colorStorage = UIColor.label

  /// The alignment; natural unless set. For attributed text, the alignment of its first paragraph.
  open var textAlignment: NSTextAlignment {
    get {
      let paragraph: NSParagraphStyle? = styled?.first(.paragraphStyle)
      return paragraph.map(\.alignment).flatMap { $0 == .natural ? nil : $0 } ?? alignmentStorage
    }
    set {
      checkThread()
      alignmentStorage = newValue
      styled?.changeParagraphs { $0.alignment = newValue }
      canvas.mark(.content)
    }
  }
  final var alignmentStorage = NSTextAlignment.natural

  /// The attributes of the whole text. Setting them keeps the font, the color and the alignment if they aren't
  /// among them.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = alignmentStorage
      paragraph.lineBreakMode = .byClipping
      let basics: [NSAttributedString.Key: Any] = [
        .font: fontStorage, .foregroundColor: colorStorage, .paragraphStyle: paragraph,
      ]
      return basics.merging(otherDefaults) { $1 }
    }
    set {
      checkThread()
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      otherDefaults = newValue.filter {
        ![.font, .foregroundColor, .paragraphStyle].contains($0.key)
      }
      otherDefaults.forEach { styled?.setAll($0, $1) }
      textDidUpdate()
    }
  }
  /// The default attributes without a property.
  final var otherDefaults: [NSAttributedString.Key: Any] = [:]

  open var typingAttributes: [NSAttributedString.Key: Any]? { willSet { checkThread() } }
  open var allowsEditingTextAttributes = false { willSet { checkThread() } }
  open var adjustsFontSizeToFitWidth = false { willSet { checkThread() } }
  open var minimumFontSize: CGFloat = 0 { willSet { checkThread() } }
  open var adjustsFontForContentSizeCategory = false { willSet { checkThread() } }
  /// The image that replaces the border.
  open var background: UIImage? {
    willSet { checkThread() }
    didSet { showBackground() }
  }
  /// The background of a disabled field. Ignored without a background.
  open var disabledBackground: UIImage? {
    willSet { checkThread() }
    didSet { showBackground() }
  }
  private var backgroundView: UIImageView?

  private func showBackground() {
    guard background != nil || backgroundView != nil else { return }
    mark(.content)
    let view = backgroundView ?? UIImageView()
    backgroundView = view
    if view.superview == nil { insertSubview(view, at: 0) }
    view.image = isEnabled ? background : background.map { disabledBackground ?? $0 }
    setNeedsLayout()
  }

  open var borderStyle: BorderStyle = .none {
    willSet { checkThread() }
    didSet {
      guard borderStyle != oldValue else { return }
      mark(.content)
      textDidUpdate()
    }
  }

  private var border: FieldBorder {
    FieldBorder(rawValue: borderStyle.rawValue) ?? FieldBorder.none
  }

  package override var standardBox: StandardBox? {
    background == nil ? UIApplication.look.fieldBox(border) : nil
  }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITextField.font),
      AppearanceProperty(\UITextField.textColor),
      AppearanceProperty(\UITextField.borderStyle),
      AppearanceProperty(\UITextField.textAlignment),
    ]
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory, let style = font?.textStyle else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  // MARK: Behaviour

  open weak var delegate: (any UITextFieldDelegate)? { willSet { checkThread() } }

  /// Whether the field is being edited.
  open package(set) var isEditing = false
  open var clearsOnBeginEditing = false { willSet { checkThread() } }
  /// Whether the first typed text replaces the whole text.
  open var clearsOnInsertion = false { willSet { checkThread() } }

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

  // MARK: Side views

  open var leftView: UIView? {
    willSet { checkThread() }
    didSet { sideViewDidChange(from: oldValue) }
  }
  open var leftViewMode: ViewMode = .never {
    willSet { checkThread() }
    didSet { setNeedsLayout() }
  }
  open var rightView: UIView? {
    willSet { checkThread() }
    didSet { sideViewDidChange(from: oldValue) }
  }
  open var rightViewMode: ViewMode = .never {
    willSet { checkThread() }
    didSet { setNeedsLayout() }
  }
  /// When the clear button is visible, if there is text.
  open var clearButtonMode: ViewMode = .never {
    willSet { checkThread() }
    didSet { setNeedsLayout() }
  }
  final var clearButton: ClearButton?

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while it isn't edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let insets = UIApplication.look.fieldInsets(border)
    let gap = insets.gap
    var rect = bounds.insetBy(dx: min(insets.text, bounds.width / 2), dy: 0)
    // Where the sides are in a layout from left to right.
    func side(_ rect: CGRect) -> CGRect { directed(rect, in: bounds) }
    if showsLeftView {
      let left = side(leftViewRect(forBounds: bounds)).maxX + gap
      rect.size.width = max(0, rect.maxX - left)
      rect.origin.x = left
    }
    if showsRightView {
      rect.size.width = max(0, side(rightViewRect(forBounds: bounds)).minX - gap - rect.minX)
    } else if showsClearButton {
      rect.size.width = max(0, side(clearButtonRect(forBounds: bounds)).minX - rect.minX)
    }
    return directed(rect, in: bounds)
  }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the text while it's edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let look = UIApplication.look
    let size = look.size(of: .clearButton)
    let x = bounds.maxX - look.fieldInsets(border).clearButton - size.width
    return directed(look.centered(size, in: bounds, x: x), in: bounds)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView.map(sizeOfSideView) ?? .zero
    let look = UIApplication.look
    let x = bounds.minX + look.fieldInsets(border).side
    return directed(look.centered(size, in: bounds, x: x), in: bounds)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView.map(sizeOfSideView) ?? .zero
    let look = UIApplication.look
    let x = bounds.maxX - look.fieldInsets(border).side - size.width
    return directed(look.centered(size, in: bounds, x: x), in: bounds)
  }

  open func drawText(in rect: CGRect) {}
  /// Has no effect.
  open func drawPlaceholder(in rect: CGRect) {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = borderRect(forBounds: bounds)
    layoutSides()
    layoutText()
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var firstBaselineOffset: CGFloat? {
    guard let font else { return nil }
    return (intrinsicContentSize.height - font.lineHeight) / 2 + font.ascender
  }

  package override var lastBaselineOffset: CGFloat? {
    guard let font else { return nil }
    return (intrinsicContentSize.height - font.lineHeight) / 2 - font.descender
  }

  // MARK: Responding

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else { return awaitWindow() }
    guard isEnabled, askShouldBegin(), super.becomeFirstResponder() else { return false }
    didBeginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard window?.endsEditingByForce == true || askShouldEnd(), super.resignFirstResponder() else {
      return false
    }
    didEndEditing()
    return true
  }

  /// Ends editing when the field leaves its window, without asking its delegate.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { didEndEditing() }
  }

  package override func activate() -> Bool { becomeFirstResponder() }

  package override func handle(_ key: KeyPress) -> Bool { isEditing && edit(by: key) }

  // MARK: Delegate

  package func askShouldBegin() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  package func askShouldEnd() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
  package func askShouldClear() -> Bool { delegate?.textFieldShouldClear(self) ?? true }
  package func askShouldReturn() -> Bool { delegate?.textFieldShouldReturn(self) ?? true }
  package func tellDidBegin() { delegate?.textFieldDidBeginEditing(self) }
  package func tellDidEnd() { delegate?.textFieldDidEndEditing(self, reason: .committed) }
  package func tellDidChange() {}
  package func tellSelectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(range.offsets), replacementString: text) ?? true
  }

  // MARK: Editing

  package final var isMultiline: Bool { false }

  open var hasText: Bool { !editor.text.isEmpty }

  open func insertText(_ text: String) {
    let replaced =
      clearsOnInsertion ? 0..<editor.length : editor.marked ?? editor.selection
    clearsOnInsertion = false
    change(replaced, to: text)
  }

  open func deleteBackward() {
    let selection = editor.selection
    let range =
      selection.isEmpty
      ? editor.previous(before: selection.lowerBound)..<selection.lowerBound : selection
    if !range.isEmpty { change(range, to: "") }
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
    get { isEditing || isSelectionSet ? UITextRange(editor.selection) : nil }
    set {
      checkThread()
      isSelectionSet = newValue != nil
      if let newValue { select(newValue.offsets) }
    }
  }

  /// Whether the app has set a selection since the field was last edited.
  final var isSelectionSet = false

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

  private var touchAnchor: Int?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchAnchor = isEditing ? touches.first.map { offset(at: $0.location(in: canvas)) } : nil
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard isEditing, let touchAnchor, let touch = touches.first else { return }
    select(from: touchAnchor, to: offset(at: touch.location(in: canvas)))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isTap = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    guard isTap, let touch = touches.first, becomeFirstResponder() else { return }
    let place = offset(at: touch.location(in: canvas))
    select(from: touchAnchor ?? place, to: place)
    touchAnchor = nil
  }

  // MARK: Display

  package override var contentRole: NodeRole { .field }
  package override var isShownHighlighted: Bool { false }

  package override func stateDidChange() {
    super.stateDidChange()
    showBackground()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? shownText }
    set { super.accessibilityValue = newValue }
  }

  private var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: editor.text.count) : editor.text
  }

  package override var toldValue: String? {
    let value = accessibilityValue
    return value == shownText ? nil : value
  }

  // MARK: Editing actions

  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) {
    selectedTextRange = UITextRange(0..<editor.length)
  }

  open override func select(_ sender: Any?) { selectWord() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func delete(_ sender: Any?) { deleteSelection() }

  /// Created when the field is first edited.
  final var editMenu: TextEditMenu?

  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersInRanges: [NSValue(range: NSRange(textRange.offsets))],
      suggestedActions: suggestedActions)
  }
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
  }
}
