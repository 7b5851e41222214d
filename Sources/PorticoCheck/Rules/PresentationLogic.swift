/// Recognizes presentation logic: presenters, view models, interactors and reactors, by their role in a screen or
/// by their names.
struct PresentationLogic {
  private static let roles: Set<Naming.Role> = [.presenter, .viewModel, .interactor, .reactor]
  /// The roles that a name can state, and that exclude presentation logic, even if a controller uses the type like
  /// a presenter.
  private static let others: Set<Naming.Role> = [.model, .service, .store, .dataSource, .worker]
  /// Words in the names of presenters that show elements of UIKit.
  private static let shown: Set<String> = [
    "Alert", "Toast", "HUD", "Hud", "Popup", "Sheet", "Banner", "Snackbar", "Dialog", "Overlay",
    "Tooltip", "Transition", "Modal",
  ]

  private var partners: [Int: Naming.Role] = [:]
  private let links: Links

  init(_ context: RuleContext) {
    links = context.links
    // The models of SwiftUI views count by their names only, because any model can be observed.
    for screen in context.screens where screen.pattern != .swiftUI {
      for member in screen.members where Self.roles.contains(member.role) {
        partners[member.type.number] = member.role
      }
    }
  }

  /// Returns the role of a type, or `nil` if it isn't presentation logic or belongs to UIKit's side.
  func role(of type: ProjectType) -> Naming.Role? {
    guard !type.isViewController, !type.isView, type.base != .swiftUI, !type.servesUIKit,
      !Self.others.contains(type.role), !Self.isOfTouches(type), !showsControllers(type)
    else { return nil }
    if let role = partners[type.number] { return role }
    guard Self.roles.contains(type.role) else { return nil }
    // An interactor for gestures, drags or drops.
    if type.role == .interactor, type.isUIKitDelegate { return nil }
    guard type.role == .presenter else { return type.role }
    // A presenter that belongs to no screen, and has such a word in its name, presents view controllers.
    return type.words.contains("Presentation") || !Self.shown.isDisjoint(with: type.words)
      ? nil : type.role
  }

  /// Returns `true` for an interactor in UIKit's sense, such as one that drives a transition by a gesture.
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

  /// Returns `true` for a presenter that presents view controllers for any caller, and holds no view.
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
