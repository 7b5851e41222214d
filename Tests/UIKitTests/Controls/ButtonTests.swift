import Foundation
import Observation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct `A button` {
  let log = Log()

  @Test func `runs its primary action once for a tap`() {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Load") { _ in log.entries.append("loaded") })
    button.record(("up", .touchUpInside), in: log)
    button.sizeToFit()
    Screen(button).tap(button)
    #expect(log.entries == ["loaded", "up"])
    #expect(button.currentTitle == "Load")
  }

  @Test func `shows the normal title in states without one of their own`() {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    button.setTitle("Off", for: .disabled)
    #expect(button.title(for: .selected) == "Play")
    #expect(button.titleLabel?.text == "Play")
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Off")
    button.isEnabled = true
    button.isSelected = true
    #expect(button.titleLabel?.text == "Play")
  }

  @Test func `prefers an attributed title to a plain one`() {
    let button = UIButton(type: .system)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Styled"), for: .normal)
    #expect(button.titleLabel?.text == "Styled")
  }

  @Test func `has white titles in the custom type and tinted ones in the system type`() {
    #expect(UIButton().currentTitleColor == .white)
    let button = UIButton(type: .system)
    button.tintColor = .systemPink
    #expect(button.currentTitleColor == .systemPink)
    button.setTitleColor(.green, for: .highlighted)
    button.isHighlighted = true
    #expect(button.currentTitleColor == .green)
  }

  @Test func `takes title and image of its action into its configuration`() {
    let image = UIImage(systemName: "star")
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Star", image: image) { _ in })
    #expect(button.configuration?.title == "Star")
    #expect(button.configuration?.image == image)
    #expect(button.titleLabel?.text == "Star")
  }

  @Test func `calls the update handler for a change of state, in the next pass`() {
    let button = UIButton(configuration: .plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    let screen = Screen(button)
    #expect(states == [.normal])
    button.isSelected = true
    button.isHighlighted = true
    #expect(states == [.normal])
    screen.window.layoutIfNeeded()
    #expect(states == [.normal, [.selected, .highlighted]])
  }

  @Test func `shows what the update handler makes of the configuration`() {
    let button = UIButton(configuration: .gray())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    let screen = Screen(button)
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    screen.window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "On")
  }

  @Test func `runs the update handler again when an observed value changes`() {
    let model = Model()
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.showsActivityIndicator = model.isLoading
    }
    let screen = Screen(button)
    #expect(button.configuration?.showsActivityIndicator == false)
    model.isLoading = true
    screen.window.layoutIfNeeded()
    #expect(button.configuration?.showsActivityIndicator == true)
  }

  @Test func `transforms the attributes of its title`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Bold"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .boldSystemFont(ofSize: 30)
      return attributes
    }
    let button = UIButton(configuration: configuration)
    let font =
      button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == .boldSystemFont(ofSize: 30))
  }

  @Test func `turns its selection on and off where that is its primary action`() {
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Star") { _ in log.entries.append("tapped") })
    button.changesSelectionAsPrimaryAction = true
    button.sizeToFit()
    let screen = Screen(button)
    screen.tap(button)
    #expect(button.isSelected)
    screen.tap(button)
    #expect(!button.isSelected)
    #expect(log.entries.count == 2)
  }

  @Test func `is as large as its title, its image and its insets`() {
    onCells {
      let button = UIButton(type: .system)
      button.setTitle("Load", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 32, height: 16))
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Load"
      button.configuration = configuration
      #expect(button.intrinsicContentSize == CGSize(width: 64, height: 16))
      configuration.image = UIImage(systemName: "star")
      button.configuration = configuration
      #expect(button.intrinsicContentSize == CGSize(width: 80, height: 16))
    }
  }

  @Test func `places image and title on whole cells`() {
    onCells {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Star"
      configuration.image = UIImage(systemName: "star")
      configuration.imagePlacement = .trailing
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 96, height: 16)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame == CGRect(x: 24, y: 0, width: 32, height: 16))
      #expect(button.imageView?.frame == CGRect(x: 64, y: 0, width: 8, height: 16))
    }
  }
}

@MainActor @Suite struct `A button's insets` {
  @Test func `place its parts at once`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    let image = button.imageView?.frame ?? .zero
    let title = button.titleLabel?.frame ?? .zero
    #expect(image.width > 0 && abs(title.minX - image.maxX - 20) < 1)
    button.contentEdgeInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    #expect((button.titleLabel?.frame.midY ?? 0) > title.midY)
  }
}

@Observable @MainActor final class Model {
  var isLoading = false
}

@MainActor @Suite struct `A button's menu` {
  private func menuActions(_ titles: String...) -> [UIAction] {
    titles.map { UIAction(title: $0) { _ in } }
  }

  @Test func `gives the button its title where the selection is its primary action`() {
    let button = UIButton(configuration: .plain())
    button.changesSelectionAsPrimaryAction = true
    let actions = menuActions("Name", "Stars")
    button.menu = UIMenu(children: actions)
    #expect(button.titleLabel?.text == "Name")
    actions[1].state = .on
    button.menu = UIMenu(children: actions)
    #expect(button.titleLabel?.text == "Stars")
    #expect(button.menu?.selectedElements == [actions[1]])
    button.menuElementWasChosen(actions[0])
    #expect(button.titleLabel?.text == "Name" && actions[1].state == .off)
  }
}
