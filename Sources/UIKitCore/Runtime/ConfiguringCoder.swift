package import Foundation

/// A coder that configures the objects that are initialized with it.
package protocol ConfiguringCoder: NSCoder {
  /// Configures an object that is to be of just this class.
  @MainActor func finish<Object: AnyObject>(_ object: Object)
  @MainActor func value<Value>(named name: String) -> Value?
  @MainActor func partClass<Object: AnyObject>(
    named name: String, orElse standard: Object.Type
  ) -> Object.Type
}

extension NSCoder {
  private var configuring: (any ConfiguringCoder)? { self as? any ConfiguringCoder }

  /// Configures an object. Called at the end of `init(coder:)` of every class that an Interface Builder file has
  /// elements for.
  @MainActor package func configure<Object: AnyObject>(_ object: Object) {
    configuring?.finish(object)
  }

  /// A value that the object being initialized needs from the start; `nil` with any other coder.
  @MainActor package func given<Value>(_ name: String) -> Value? { configuring?.value(named: name) }

  /// The class of a part of the object being initialized.
  @MainActor package func givenClass<Object: AnyObject>(
    _ name: String, orElse standard: Object.Type
  ) -> Object.Type {
    configuring?.partClass(named: name, orElse: standard) ?? standard
  }
}
