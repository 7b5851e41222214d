import Foundation

extension UITextView {
  /// Performs the action of the item at a point, or presents its menu, as the delegate decides.
  func performItem(at point: CGPoint) {
    guard isSelectable, let place = characterRange(at: point)?.offsets.lowerBound,
      let item = item(at: place)
    else { return }
    let standard = UIAction(title: "Open") { _ in
      if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }
    guard let delegate else { return standard.performWithSender(self, target: nil) }
    let action = delegate.textView(self, primaryActionFor: item, defaultAction: standard)
    if let action { return action.performWithSender(self, target: nil) }
    let menu = delegate.textView(
      self, menuConfigurationFor: item, defaultMenu: UIMenu(children: [standard]))
    if let menu { MenuController.present(menu.menu, from: self) }
  }

  private func item(at place: Int) -> UITextItem? {
    var range = NSRange()
    func value(_ key: NSAttributedString.Key) -> Any? {
      textStorage.attribute(key, at: place, effectiveRange: &range)
    }
    let link = value(.link)
    if let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) {
      return UITextItem(.link(url), range: range)
    }
    if let tag = value(.textItemTag) as? String { return UITextItem(.tag(tag), range: range) }
    if let attachment = value(.attachment) as? NSTextAttachment {
      return UITextItem(.textAttachment(attachment), range: range)
    }
    guard let detected = detectedData.first(where: { NSLocationInRange(place, $0.range) }) else {
      return nil
    }
    return detected.address.map { UITextItem(.link($0), range: detected.range) }
  }

  // MARK: Detecting

  /// The text with links for the detected data, or `nil` if none is detected.
  var textWithDetectedLinks: NSAttributedString? {
    let detected = detectedData
    guard !detected.isEmpty else { return nil }
    let text = NSMutableAttributedString(attributedString: attributedText)
    for data in detected {
      guard let address = data.address,
        text.attribute(.link, at: data.range.location, effectiveRange: nil) == nil
      else { continue }
      text.addAttributes(
        [.link: address, .foregroundColor: linkTextAttributes?[.foregroundColor] ?? UIColor.link],
        range: data.range)
    }
    return text
  }

  /// The result of the last detection, and the types and the text of it.
  private static let detections = Association<
    (types: NSTextCheckingResult.CheckingType, text: String, data: [DetectedData])
  >()

  private var detectedData: [DetectedData] {
    var types: NSTextCheckingResult.CheckingType = []
    if dataDetectorTypes.contains(.link) { types.insert(.foundLink) }
    if dataDetectorTypes.contains(.phoneNumber) { types.insert(.foundPhoneNumber) }
    if dataDetectorTypes.contains(.calendarEvent) { types.insert(.foundDate) }
    if dataDetectorTypes.contains(.address) { types.insert(.foundAddress) }
    guard !isEditable, !types.isEmpty, !isSecureTextEntry else { return [] }
    let text = editor.text
    if let last = Self.detections[self], last.types == types, last.text == text { return last.data }
    let whole = NSRange(0..<editor.length)
    let data = DetectedData.all(types, in: text as NSString, range: whole)
    Self.detections[self] = (types, text, data)
    return data
  }
}

extension DetectedData {
  /// The URL that a tap opens.
  fileprivate var address: URL? {
    switch content {
    case .link(let url): url
    case .phoneNumber(let number):
      URL(string: "tel:" + number.filter { $0 == "+" || $0.isNumber })
    case .date, .address: URL(string: "x-apple-data-detectors://\(range.location)")
    }
  }
}
