import UIKitDiagnostics
import Foundation

/// The appearance proxies that were created: views that are never displayed, and whose values other views copy.
@MainActor package enum AppearanceProxies {
  private struct Proxy {
    let type: UIView.Type
    let traits: UITraitCollection?
    /// The container classes, from the innermost one outwards.
    let containers: [any UIAppearanceContainer.Type]
    let prototype: UIView
    /// A view in the initial state of the prototype.
    let pristine: UIView
    /// The properties of the app's own classes that were set on the prototype. The values are those that the
    /// prototype doesn't store itself.
    var ownProperties: [String: Any??] = [:]

    @MainActor func isMeant(for view: UIView) -> Bool {
      guard view.isKind(of: type) else { return false }
      if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
      var responder = view.next
      for container in containers {
        while let present = responder, !present.isInstance(of: container) {
          responder = present.next
        }
        guard responder != nil else { return false }
        responder = responder?.next
      }
      return true
    }
  }

  private static var proxies: [Proxy] = []

  static func proxy<V: UIView>(
    for type: V.Type, traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type]
  ) -> V {
    let names = containers.map { ObjectIdentifier($0) }
    let known = proxies.first {
      $0.type == type && $0.traits == traits
        && $0.containers.map { ObjectIdentifier($0) } == names
    }
    if let prototype = known?.prototype as? V { return prototype }
    guard let prototype = V(coder: PrototypeCoder()), let pristine = V(coder: PrototypeCoder())
    else { trap("\(type) cannot be made from a coder, as its appearance proxy is") }
    proxies.append(
      Proxy(
        type: type, traits: traits, containers: containers, prototype: prototype,
        pristine: pristine))
    return prototype
  }

  /// Copies the values of the proxies for its class and containers to a view that enters a window.
  package static func apply(to view: UIView) {
    guard !proxies.isEmpty else { return }
    for proxy in proxies where proxy.isMeant(for: view) {
      for property in proxy.type.appearanceProperties {
        property.adopt(view, proxy.prototype, proxy.pristine)
      }
      adoptOwnProperties(of: proxy, by: view)
    }
  }

  // MARK: The app's properties

  /// The properties for which a view has its own value.
  private static let customProperties = Association<Set<String>>()
  private static var isAdopting = false

  /// Records that a property of an app's class was set: on a prototype for other views, on a view for itself.
  static func didSet(_ property: String, of view: UIView, to value: Any??) {
    guard !isAdopting else { return }
    if let index = proxies.firstIndex(where: { $0.prototype === view }) {
      proxies[index].ownProperties.updateValue(value, forKey: property)
    } else if proxies.contains(where: { $0.ownProperties.keys.contains(property) }) {
      customProperties[view, default: []].insert(property)
    }
  }

  private static func adoptOwnProperties(of proxy: Proxy, by view: UIView) {
    guard !proxy.ownProperties.isEmpty else { return }
    isAdopting = true
    defer { isAdopting = false }
    let custom = customProperties[view, default: []]
    for (name, value) in proxy.ownProperties where !custom.contains(name) {
      guard let member = NamedMembers.property(name, of: proxy.type), let get = member.get
      else { continue }
      _ = member.set?(view, value ?? get(proxy.prototype))
    }
  }

  /// Removes all proxies.
  package static func removeAll() {
    proxies = []
  }
}

/// A coder without values.
private final class PrototypeCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension UIResponder {
  fileprivate func isInstance(of container: any UIAppearanceContainer.Type) -> Bool {
    guard let type = container as? NSObject.Type else { return false }
    return isKind(of: type)
  }
}
