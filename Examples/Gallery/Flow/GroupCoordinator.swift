import Portico
import UIKit

/// A group of examples in its own navigation controller: the list of versions, the selected version, and its sources
/// and report.
final class GroupCoordinator: Coordinator<Never> {
  let group: ExampleGroup
  private let inspector: Inspector
  private let codeButtons = CodeButtons()
  private weak var root: UIViewController?
  /// The example that was opened last.
  private var example: Example

  init(_ group: ExampleGroup, inspector: Inspector) {
    self.group = group
    self.inspector = inspector
    example = group.examples[0]
    let navigation = UINavigationController()
    navigation.tabBarItem = UITabBarItem(
      title: group.title, image: UIImage(systemName: group.symbol), selectedImage: nil)
    super.init(navigationController: navigation)
    codeButtons.inspect = { [weak self] screen in self?.inspect(screen) }
    navigation.delegate = codeButtons
  }

  /// Shows the first screen of the group, unless it is already shown.
  func showRoot(animated: Bool) {
    // A screen that is being popped still has its navigation controller.
    if let root, root.navigationController?.viewControllers.contains(root) == true { return }
    if group.opensAtOnce {
      example.open(self)
      root = navigationController?.viewControllers.last
      return
    }
    let list = ExamplesViewController(
      title: group.title, rows: group.examples.map { ($0.title, $0.subtitle) }
    ) { [weak self] index in self?.open(index) }
    root = list
    push(list, animated: animated)
  }

  private func open(_ index: Int) {
    example = group.examples[index]
    example.open(self)
  }

  private func inspect(_ screen: UIViewController) {
    let viewModel = InspectionViewModel(
      example, controller: "\(type(of: screen))", inspector: inspector)
    push(
      InspectionViewController(viewModel: viewModel) { [weak self] place in self?.show(place) })
  }

  private func show(_ place: SourcePlace) {
    push(SourceViewController(place, text: inspector.sources.text(of: place.path)))
  }
}
