/// Who does presentation logic: presenters, view models, interactors and reactors, by what they are to a screen or by
/// their names.
struct PresentationLogic {
  private static let roles: Set<Naming.Role> = [.presenter, .viewModel, .interactor, .reactor]
  /// What a type is by its own name though a controller works with it as with a presenter.
  private static let others: Set<Naming.Role> = [.model, .service, .store, .dataSource, .worker]
  /// What presenters of UIKit's own things show.
  private static let shown: Set<String> = [
    "Alert", "Toast", "HUD", "Hud", "Popup", "Sheet", "Banner", "Snackbar", "Dialog", "Overlay",
    "Tooltip", "Transition", "Modal",
  ]

  private var partners: [Int: Naming.Role] = [:]
  private let links: Links

  init(_ context: RuleContext) {
    links = context.links
    // What views of SwiftUI observe is judged by its name alone: it may be any model.
    for screen in context.screens where screen.pattern != .swiftUI {
      for member in screen.members where Self.roles.contains(member.role) {
        partners[member.type.number] = member.role
      }
    }
  }

  /// Its role; nil of who does something else, and of who is there for UIKit.
  func role(of type: ProjectType) -> Naming.Role? {
    guard !type.isViewController, !type.isView, type.base != .swiftUI, !type.servesUIKit,
      !Self.others.contains(type.role), !Self.isOfTouches(type), !showsControllers(type)
    else { return nil }
    if let role = partners[type.number] { return role }
    guard Self.roles.contains(type.role) else { return nil }
    // Of touches, drags and drops.
    if type.role == .interactor, type.isUIKitDelegate { return nil }
    guard type.role == .presenter else { return type.role }
    // A presentation that belongs to no screen is a way of showing one.
    return type.words.contains("Presentation") || !Self.shown.isDisjoint(with: type.words)
      ? nil : type.role
  }

  /// An interactor of UIKit's own kind: a transition that a finger drives.
  private static func isOfTouches(_ type: ProjectType) -> Bool {
    type.role == .interactor
      && (type.inheritedNames.contains("UIPercentDrivenInteractiveTransition")
        || type.properties.contains { property in
          property.type.names.contains {
            $0.hasPrefix("UI") && $0.hasSuffix("GestureRecognizer")
              || $0 == "UIViewControllerContextTransitioning"
          }
        })
  }

  /// A presenter that presents view controllers to whoever asks, and holds none to show anything on.
  private func showsControllers(_ type: ProjectType) -> Bool {
    type.role == .presenter
      && type.functions.contains { function in
        function.facts.body?.uses.contains { use in
          use.isLastCalled && ["present", "pushViewController"].contains(use.last)
            && use.arguments.contains { $0.label == "animated" }
        } ?? false
      }
      && !links.links(of: type).contains { link in
        link.declaredName.hasSuffix("ViewController") || link.declaredName.hasSuffix("View")
          || link.concrete.contains { $0.isViewController || $0.isView }
      }
  }
}
