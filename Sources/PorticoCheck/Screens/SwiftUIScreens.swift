/// Finds the screens in SwiftUI: a view that is shown, and the model that it observes.
struct SwiftUIScreens {
  let project: Project
  let links: Links

  func screens() -> [Screen] {
    let shown = ShownViews(project: project).all().filter { !isContent($0.view) }
    let models = Dictionary(shown.map { ($0.view.number, model(of: $0.view)) }) { $1 }
    var users: [Int: Int] = [:]
    for model in models.values {
      if let model = model?.concrete.first { users[model.number, default: 0] += 1 }
    }
    return shown.map { showing in
      let view = showing.view
      let screen = Screen(view)
      screen.pattern = .swiftUI
      screen.cues = [
        Cue("\(view.name) is shown by \(showing.way)", true, showing.place)
      ]
      guard let link = models[view.number] ?? nil, let model = link.concrete.first else {
        // A view without logic and state needs no model.
        if view.weight > 0 || view.properties.contains(where: \.isState) {
          screen.cues.append(
            Cue("\(view.name) observes a model", false, Place(view.file.path, view.line)))
        }
        return screen
      }
      let place = Place(link.file.path, link.property.line)
      screen.cues.append(Cue("\(view.name) observes \(model.name)", true, place))
      screen.observation = [model.isObservable ? "Observation" : "Combine"]
      // A model of several screens, such as a session or a store, belongs to the app.
      let isShared = (users[model.number] ?? 0) > 1
      screen.cues.append(
        Cue(
          "its logic is in \(model.name)", model.weight >= view.weight,
          Place(model.file.path, model.line)))
      if !isShared {
        for type in link.declared where type.isProtocol { screen.add(type, .viewModel) }
        screen.add(model, .viewModel)
      }
      return screen
    }
  }

  /// Returns `true` if a view controller holds the view. Then the controller is the screen:
  /// `class ProfileController: UIHostingController<ProfileView>`.
  private func isContent(_ view: ProjectType) -> Bool {
    links.holders(of: view).contains { $0.holder.isViewController && !$0.holder.isDouble }
  }

  /// Returns the reference to the object that a view observes: one with the same subject, or else a view model, or
  /// else the first.
  private func model(of view: ProjectType) -> Link? {
    let observed = links.links(of: view).filter { link in
      guard !link.isCollection, let type = link.concrete.first, type.kind == .class else {
        return false
      }
      return type.isObservable || type.inheritedNames.contains("ObservableObject")
        || project.ancestors(of: type).contains { $0.inheritedNames.contains("ObservableObject") }
    }
    return observed.first { $0.concrete.first?.stem == view.stem }
      ?? observed.first { $0.role == .viewModel } ?? observed.first
  }
}

extension ProjectType.Property {
  fileprivate var isState: Bool { facts.attributes.contains("State") }
}
