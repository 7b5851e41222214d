import UIKitDiagnostics
import Foundation

extension UIViewController: LoadsInterface {
  package final var interface: ControllerInterface? { interfaceScene as? ControllerInterface }

  final var impliedNibName: String? {
    interface?.viewName ?? ImpliedNibs.name(for: type(of: self), in: nibBundle)
  }

  /// Creates the objects of the controller's nib, whose owner is the controller.
  ///
  /// - Returns: `true` if there is a nib.
  final func loadNib() -> Bool {
    guard let name = givenNibName ?? ImpliedNibs.name(for: type(of: self), in: nibBundle) else {
      return false
    }
    UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    guard isViewLoaded else {
      trap(
        "-[\(String(reflecting: type(of: self))) loadView] loaded the \"\(name)\" nib but the view "
          + "outlet was not set. Connect the view outlet of File's Owner with a view.")
    }
    return true
  }
}

/// The nibs that are found by the names of controllers' classes. Each is searched for once.
@MainActor private enum ImpliedNibs {
  // A key with the bundle would be a type of its own, whose conformance the runtime would search for at launch.
  private static var names: [ObjectIdentifier: [(bundle: Bundle?, name: String?)]] = [:]

  static func name(for type: AnyClass, in bundle: Bundle?) -> String? {
    guard ClassNames.module(of: type) != ClassNames.toolkit else { return nil }
    let key = ObjectIdentifier(type)
    if let known = names[key]?.first(where: { $0.bundle == bundle }) { return known.name }
    let plain = ClassNames.plainName(of: type)
    var candidates = [plain]
    if plain.hasSuffix("Controller") { candidates.insert(String(plain.dropLast(10)), at: 0) }
    let name = candidates.first {
      !$0.isEmpty && InterfaceFiles.find($0, "xib", in: bundle) != nil
    }
    names[key, default: []].append((bundle, name))
    return name
  }
}
