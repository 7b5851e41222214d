import DisplayInterface
import Foundation
import UIKitCore

/// Finds what a person would point at.
@MainActor struct ScreenSearch {
  /// The windows from front to back.
  let windows: [UIWindow]

  /// Whether a visible text, label or identifier is called `name`.
  func shows(_ name: ScreenName) -> Bool {
    !views(named: name).isEmpty || !elements(named: name).isEmpty
  }

  /// What is called `name`, by its identifier, label or visible text: what reacts to a tap, each control and row once;
  /// else what doesn't.
  func targets(named name: ScreenName) -> [ScreenTarget] {
    let targets = views(named: name).map(target).reduce(into: [ScreenTarget]()) { known, target in
      let isKnown = known.contains {
        if let control = target.control { return $0.control === control }
        return $0.control == nil && target.view.isDescendant(of: $0.view)
      }
      if !isKnown { known.append(target) }
    }
    let all = targets + elements(named: name)
    let tappable = all.filter { $0.control != nil }
    return tappable.isEmpty ? all : tappable
  }

  /// The elements called `name` that are no views; a tap on one is a tap on the view that tells of it.
  private func elements(named name: ScreenName) -> [ScreenTarget] {
    var found: [ScreenTarget] = []
    visit { shown in
      let view = shown.view
      for element in view.ownAccessibilityElements
      where [element.accessibilityIdentifier, element.toldLabel].contains(where: {
        $0.map(name.matches) == true
      }) {
        found.append(target(element, of: view))
      }
    }
    return found
  }

  private func target(_ element: UIAccessibilityElement, of view: UIView) -> ScreenTarget {
    let frame = element.frame(in: view)
    let isTappable = !element.accessibilityTraits.isDisjoint(with: [.button, .link, .tabBar])
    let center = view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    return ScreenTarget(
      view: view, control: isTappable ? view : nil,
      point: isReached(center, view, in: nil) ? center : nil)
  }

  private func target(_ view: UIView) -> ScreenTarget {
    let control = sequence(first: view, next: \.superview).first {
      $0.canBecomeFocused || $0 is UIControl
    }
    return ScreenTarget(view: view, control: control, point: point(of: view, in: control))
  }

  /// The middle of what shows of `view`, if a tap there reaches it.
  private func point(of view: UIView, in control: UIView?) -> CGPoint? {
    guard let window = view.window, let rect = view.visibleRect else { return nil }
    let point = window.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    return isReached(point, view, in: control) ? point : nil
  }

  private func isReached(_ point: CGPoint, _ view: UIView, in control: UIView?) -> Bool {
    let hits = windows.lazy.compactMap { $0.hitTest($0.convert(point, from: nil), with: nil) }
    guard let hit = hits.first else { return false }
    // A label lets touches through to the view that it stands on.
    return hit.isDescendant(of: control ?? view) || control == nil && view.isDescendant(of: hit)
  }

  // MARK: Fields

  /// The fields that are called `name` themselves; else those whose placeholder or label is. The label is the nearest
  /// text to the left in its row or, if none is right above it, in the next one, else above it, and belongs to the field
  /// that is nearest to it.
  func fields(named name: ScreenName) -> [ScreenTarget] {
    var fields: [UIView] = []
    for field in views(named: name).flatMap(fields(in:)) where !fields.contains(field) {
      fields.append(field)
    }
    return (fields.isEmpty ? self.fields(labelled: name) : fields).map(target)
  }

  /// `view` itself, or the fields that it holds, or the one that it stands in.
  private func fields(in view: UIView) -> [UIView] {
    var found: [UIView] = []
    view.visitShown { shown in
      let isField = shown.view is any UIKeyInput
      if isField { found.append(shown.view) }
      return !isField
    }
    if !found.isEmpty { return found }
    return sequence(first: view, next: \.superview).first { $0 is any UIKeyInput }.map { [$0] }
      ?? []
  }

  private func fields(labelled name: ScreenName) -> [UIView] {
    var texts: [(text: String, rect: CGRect)] = []
    var fields: [(view: UIView, rect: CGRect)] = []
    visit { shown in
      guard let rect = shown.visibleRect else { return }
      if shown.view is any UIKeyInput {
        fields.append((shown.view, rect))
      } else if case .text(let text) = shown.view.contentBody() {
        texts.append((text.string, rect))
      }
    }
    var found: [UIView] = []
    var nearest: [(view: UIView, label: CGRect, distance: CGFloat)] = []
    for (view, field) in fields {
      let left = texts.filter {
        $0.rect.maxX <= field.minX && $0.rect.minY < field.midY && field.midY < $0.rect.maxY
      }.max { $0.rect.maxX < $1.rect.maxX }
      let above = texts.filter {
        $0.rect.maxY <= field.minY && $0.rect.minX < field.maxX && field.minX < $0.rect.maxX
      }.max { $0.rect.maxY < $1.rect.maxY }
      // Rounded to rows, the two may have come to stand in neighbouring ones.
      let near = texts.filter {
        $0.rect.maxX <= field.minX && $0.rect.minY <= field.maxY && field.minY <= $0.rect.maxY
      }.max { $0.rect.maxX < $1.rect.maxX }
      let isAboveNear = above.map { field.minY - $0.rect.maxY < field.height } ?? false
      let beside = left ?? (isAboveNear ? nil : near)
      // A placeholder still names the field that somebody has typed into.
      if let placeholder = (view as? UITextField)?.placeholder, name.matches(placeholder) {
        found.append(view)
      } else if let label = beside ?? above, name.matches(label.text) {
        let distance = beside == nil ? field.minY - label.rect.maxY : field.minX - label.rect.maxX
        let known = nearest.firstIndex { $0.label == label.rect }
        if let known, nearest[known].distance <= distance { continue }
        if let known { nearest.remove(at: known) }
        nearest.append((view, label.rect, distance))
      }
    }
    return found + nearest.map(\.view)
  }

  // MARK: What can be tapped

  /// The names of what reacts to a tap, each once.
  var tappable: [String] {
    var names: [String] = []
    visit { shown in
      for element in shown.view.ownAccessibilityElements {
        guard element.accessibilityTraits.contains(.button), let name = element.toldLabel,
          !names.contains(name)
        else { continue }
        names.append(name)
      }
      guard shown.view.canBecomeFocused, let name = title(of: shown.view), !names.contains(name)
      else { return }
      names.append(name)
    }
    return names
  }

  /// The first name of `view`, or of something in it that can be seen.
  private func title(of view: UIView) -> String? {
    var title: String?
    view.visitShown { shown in
      if title == nil, shown.visibleRect != nil { title = names(of: shown.view).first }
      return title == nil
    }
    return title
  }

  private func views(named name: ScreenName) -> [UIView] {
    var views: [UIView] = []
    visit { shown in
      if names(of: shown.view).contains(where: name.matches) { views.append(shown.view) }
    }
    return views
  }

  private func visit(_ body: (ShownView) -> Void) {
    for window in windows {
      window.visitShown { shown in
        if shown.visibleRect != nil { body(shown) }
        return true
      }
    }
  }

  private func names(of view: UIView) -> [String] {
    var names = [view.accessibilityIdentifier, view.accessibilityLabel].compactMap { $0 }
    switch view.contentBody() {
    case .text(let text): names.append(text.string)
    case .field(let field):
      if !field.isSecure { names.append(field.text.string) }
      if field.text.runs.isEmpty || field.text.string.isEmpty {
        names.append(field.placeholder.string)
      }
    default: break
    }
    return names.filter { !$0.isEmpty }
  }
}
