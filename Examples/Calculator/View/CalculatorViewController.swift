import CalculatorDomain
import Portico
import UIKit

/// Lays out the view and forwards keys to the view model, which decides what they mean.
package final class CalculatorViewController: RootViewController<CalculatorView> {
  private let viewModel: any CalculatorViewModel
  /// Whether the previous key was typed. Return then means equals; otherwise, it presses the focused button.
  private var isTyping = false

  package init(viewModel: any CalculatorViewModel) {
    self.viewModel = viewModel
    super.init(rootView: CalculatorView())
    title = "Calculator"
    viewModel.controller = self
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    rootView.operations.dataSource = self
    rootView.keypad.onPress = { [weak self] in self?.press($0) }
    callBack([.display, .operations, .undo], info: nil)
  }

  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let typed = presses.first?.key?.characters ?? ""
    if let button = KeypadButton(typed: typed) {
      isTyping = true
      press(button)
    } else if isTyping, typed == "\r" {
      press(.key(.equals))
    } else {
      isTyping = false
      super.pressesBegan(presses, with: event)
    }
  }

  private func press(_ button: KeypadButton) {
    switch button {
    case .key(let key): viewModel.press(key)
    case .undo: viewModel.undo()
    case .clear: viewModel.clear()
    }
  }
}

extension CalculatorViewController: ViewModelController {
  package func callBack(_ action: CalculatorAction, info: Int?) {
    guard let view = rootViewIfLoaded else { return }
    if action.contains(.display) { view.display.text = viewModel.displayText }
    if action.contains(.undo) { view.keypad.setEnabled(viewModel.canUndo, for: .undo) }
    if action.contains(.operations) {
      view.operations.reloadData()
      if let row = info {
        view.operations.scrollToRow(
          at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
      }
    }
  }
}

extension CalculatorViewController: UITableViewDataSource {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.operationCount
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: CalculatorView.operationCell, for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = viewModel.operationText(at: indexPath.row)
    content.directionalLayoutMargins.top = 4
    content.directionalLayoutMargins.bottom = 4
    cell.contentConfiguration = content
    return cell
  }
}
