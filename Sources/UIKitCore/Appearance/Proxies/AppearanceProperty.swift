package import Foundation

/// A property that views copy from their appearance proxy.
@MainActor package struct AppearanceProperty {
  /// Copies the prototype's value if it differs from that of the pristine view, unless the view's own value
  /// does too.
  package let adopt: (_ view: UIView, _ prototype: UIView, _ pristine: UIView) -> Void

  package init<V: UIView, P: Equatable>(_ path: ReferenceWritableKeyPath<V, P>) {
    adopt = { view, prototype, pristine in
      guard let view = view as? V, let prototype = prototype as? V, let pristine = pristine as? V
      else { return }
      let value = prototype[keyPath: path]
      let usual = pristine[keyPath: path]
      if value != usual, view[keyPath: path] == usual { view[keyPath: path] = value }
    }
  }

  package init<V: UIView>(
    attributes path: ReferenceWritableKeyPath<V, [NSAttributedString.Key: Any]?>
  ) {
    adopt = { view, prototype, _ in
      guard let view = view as? V, let value = (prototype as? V)?[keyPath: path],
        view[keyPath: path] == nil
      else { return }
      view[keyPath: path] = value
    }
  }

  /// - Parameter isOwn: Returns whether a view has its own value.
  package init<V: UIView, P>(
    _ path: ReferenceWritableKeyPath<V, P>, where isOwn: @escaping (V) -> Bool
  ) {
    adopt = { view, prototype, _ in
      guard let view = view as? V, let prototype = prototype as? V, isOwn(prototype), !isOwn(view)
      else { return }
      view[keyPath: path] = prototype[keyPath: path]
    }
  }
}
