import Foundation
import UIKitDiagnostics

/// An element of an Interface Builder file, with its line.
///
/// An element records which of its attributes and children were read. An unread one is unknown to this module,
/// and is reported as a warning.
@MainActor package final class InterfaceElement {
  package let name: String
  package let line: Int
  private var attributes: [String: String]
  package private(set) var children: [InterfaceElement] = []
  package private(set) weak var parent: InterfaceElement?
  /// The character data directly in the element.
  package var text = ""

  private var readAttributes: Set<String> = []
  private var isRead = false
  /// Whether its content is created at another time, as that of a cell's prototype is.
  private var isDeferred = false

  package init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  deinit {
    var children = children
    self.children = []
    releaseNested(&children)
  }

  package func append(_ child: InterfaceElement) {
    child.parent = self
    children.append(child)
  }

  // MARK: Reading

  package var id: String? { attributes["id"] }
  package var key: String? { attributes["key"] }

  /// The value of an attribute. Values with line breaks are `string` elements.
  package subscript(_ attribute: String) -> String? {
    if let value = attributes[attribute] {
      readAttributes.insert(attribute)
      return value
    }
    guard let string = children.first(where: { $0.name == "string" && $0.key == attribute }) else {
      return nil
    }
    string.isRead = true
    if string["base64-UTF8"] == "YES" {
      // Xcode omits the padding that Foundation requires.
      let digits = string.text.filter { !$0.isWhitespace }
      let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
      return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
    }
    return string.text
  }

  /// Returns the first child with a name and, if given, a key.
  package func child(_ name: String, key: String? = nil) -> InterfaceElement? {
    let child = children.first { $0.name == name && (key == nil || $0.key == key) }
    child?.isRead = true
    return child
  }

  /// Returns the child with a key and any name.
  package func child(key: String) -> InterfaceElement? {
    let child = children.first { $0.key == key }
    child?.isRead = true
    return child
  }

  /// Returns the elements in the child with a name, such as `subviews` or `constraints`.
  package func elements(in name: String, key: String? = nil) -> [InterfaceElement] {
    guard let list = child(name, key: key) else { return [] }
    for element in list.children { element.isRead = true }
    return list.children
  }

  /// Returns whether the element specifies that there is no value: `<nil key="…"/>`.
  package func isNil(_ key: String) -> Bool { child("nil", key: key) != nil }

  /// Records that the content of this element is created later, if at all.
  package func setDeferred(_ isDeferred: Bool = true) {
    isRead = true
    self.isDeferred = isDeferred
  }

  /// Returns this element or its nearest ancestor that meets `condition`.
  package func enclosing(where condition: (InterfaceElement) -> Bool) -> InterfaceElement? {
    var element: InterfaceElement? = self
    while let present = element, !condition(present) { element = present.parent }
    return element
  }

  /// Calls `body` with this element and all of its descendants.
  package func forEach(_ body: (InterfaceElement) -> Void) {
    var rest = [self]
    while let element = rest.popLast() {
      body(element)
      rest += element.children.reversed()
    }
  }

  // MARK: Translating

  /// Replaces a text, given its name in string tables.
  package func replace(_ property: String, by text: String) {
    if let state = Self.buttonStates[property] {
      children.first { $0.name == "state" && $0.key == state }?.attributes["title"] = text
    } else if property.hasPrefix("segmentTitles["),
      let index = Int(property.dropFirst(14).dropLast())
    {
      let segments = children.first { $0.name == "segments" }?.children ?? []
      if segments.indices.contains(index) { segments[index].attributes["title"] = text }
    } else if property.hasPrefix("configuration.") {
      children.first { $0.name == "buttonConfiguration" }?
        .replace(String(property.dropFirst(14)), by: text)
    } else if property == "accessibilityLabel" || property == "accessibilityHint" {
      children.first { $0.name == "accessibility" }?
        .attributes[property == "accessibilityLabel" ? "label" : "hint"] = text
    } else {
      children.removeAll { $0.name == "string" && $0.key == property }
      attributes[property] = text
    }
  }

  private static let buttonStates = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
    "disabledTitle": "disabled", "focusedTitle": "focused",
  ]

  // MARK: Unread attributes and children

  /// Reports the unread attributes and children of this element, each of them once.
  package func reportUnread(_ report: (_ line: Int, _ message: String) -> Void) {
    isRead = true
    for attribute in attributes.keys.sorted()
    where !readAttributes.contains(attribute) && !DesignTime.attributes.contains(attribute) {
      readAttributes.insert(attribute)
      report(line, "\(attribute)=\"\(attributes[attribute]!)\" of <\(name)> is not known here")
    }
    for child in children where !child.isDeferred {
      if child.isRead {
        descend { child.reportUnread(report) }
      } else if !DesignTime.isDesignTime(child) {
        child.setDeferred()
        report(child.line, "<\(child.name)> in <\(name)> is not known here")
      }
    }
  }
}

/// The attributes that only Interface Builder uses.
private enum DesignTime {
  static let attributes: Set<String> = [
    "id", "key", "userLabel", "sceneMemberID", "customModuleProvider", "customModule",
    "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity", "colorLabel", "useAutomaticWidth",
    "placeholderIdentifier", "orderHint", "propertyAccessControl", "simulatedAppContext",
    "catalog", "adjustsImageSizeForAccessibilityContentSizeCategory", "spellingType",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "horizontalCompatible",
    "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "automaticallyAdjustsScrollViewInsets", "wantsFullScreenLayout", "explicitTitle",
    "autoresizesArchivedViewToFullSize",
  ]

  static let elements: Set<String> = [
    "placeholder", "exit", "point", "designable", "designSources", "nil", "gestureRecognizers",
    "simulatedMetricsContainer", "inferredMetricsTieBreakers", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "freeformSimulatedSizeMetrics",
    "simulatedScreenMetrics", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
    "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics",
  ]

  @MainActor static func isDesignTime(_ element: InterfaceElement) -> Bool {
    elements.contains(element.name)
      || element.key.map { $0.hasPrefix("simulated") || $0 == "freeformSize" } == true
  }
}
