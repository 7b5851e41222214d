public import UIKit

/// Gesture recognizers of every kind, drag and drop, dynamics and property animators, on views that move about.
public final class TouchScreen: ProbeViewController, Changeable {
  public static let changes = [
    "animator-start", "animator-pause", "animator-scrub", "animator-reverse", "animator-stop",
    "dynamics-add", "dynamics-remove", "touch-toggle", "touch-tiles", "touch-spring",
  ]

  private var tiles: [UIView] = []
  private var animator: UIViewPropertyAnimator?
  private lazy var dynamics = UIDynamicAnimator(referenceView: view)

  public override func viewDidLoad() {
    title = "Touch"
    view.backgroundColor = .systemBackground
    for number in 0..<6 { addTile(number) }
    let pan = UIPanGestureRecognizer(target: self, action: Selector(("moved:")))
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector(("touched:")))
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(("touched:")))
    edge.edges = .right
    pan.require(toFail: edge)
    for recognizer in [pan, pinch, edge] { view.addGestureRecognizer(recognizer) }
    super.viewDidLoad()
  }

  private func addTile(_ number: Int) {
    let tile = UIView(
      frame: CGRect(
        x: CGFloat(number % 3) * 120, y: CGFloat(number / 3) * 80 + 32, width: 96, height: 48))
    tile.backgroundColor = [.systemRed, .systemBlue, .systemGreen][number % 3]
    let recognizers: [UIGestureRecognizer] = [
      UITapGestureRecognizer(target: self, action: Selector(("touched:"))),
      UILongPressGestureRecognizer(target: self, action: Selector(("touched:"))),
      UISwipeGestureRecognizer(target: self, action: Selector(("touched:"))),
      UIRotationGestureRecognizer(target: self, action: Selector(("touched:"))),
      UIPanGestureRecognizer(target: self, action: Selector(("moved:"))),
      UIHoverGestureRecognizer(target: self, action: Selector(("touched:"))),
    ]
    tile.addGestureRecognizer(recognizers[number % recognizers.count])
    if number % 2 == 0 {
      let drag = UIDragInteraction(delegate: self)
      drag.isEnabled = true
      tile.addInteraction(drag)
    } else {
      tile.addInteraction(UIDropInteraction(delegate: self))
      tile.addInteraction(UIContextMenuInteraction(delegate: self))
    }
    tiles.append(tile)
    view.addSubview(tile)
  }

  func touched(_ recognizer: UIGestureRecognizer) {
    record(.select)
  }

  func moved(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view, view !== self.view else { return }
    let translation = recognizer.translation(in: self.view)
    view.center.x += translation.x
    view.center.y += translation.y
    recognizer.setTranslation(.zero, in: self.view)
  }

  public func change(_ name: String, _ number: Int, animated: Bool) {
    loadViewIfNeeded()
    let tile = tiles.at(number)
    switch name {
    case "animator-start":
      let animator = animator.flatMap { $0.state == .stopped ? nil : $0 } ?? newAnimator(number)
      animator.startAnimation()
    case "animator-pause": if animator?.state == .active { animator?.pauseAnimation() }
    case "animator-scrub":
      if animator?.state != .stopped { animator?.fractionComplete = CGFloat(number % 11) / 10 }
    case "animator-reverse": if animator?.state == .active { animator?.isReversed.toggle() }
    case "animator-stop":
      guard let animator, animator.state == .active else { return }
      animator.stopAnimation(number % 2 == 0)
      if animator.state == .stopped {
        animator.finishAnimation(at: [.start, .end, .current][number % 3])
      }
      self.animator = nil
    case "dynamics-add": addBehavior(number)
    case "dynamics-remove": dynamics.removeAllBehaviors()
    case "touch-toggle":
      for recognizer in tile?.gestureRecognizers ?? [] { recognizer.isEnabled.toggle() }
    case "touch-tiles":
      if number % 2 == 0, let tile {
        tiles.removeAll { $0 === tile }
        tile.removeFromSuperview()
      } else if tiles.count < 12 {
        addTile(number)
      }
    default:
      UIView.animate(
        withDuration: 0.4, delay: number % 3 == 0 ? 0.2 : 0, usingSpringWithDamping: 0.5,
        initialSpringVelocity: 1, options: number % 2 == 0 ? [.beginFromCurrentState] : []
      ) {
        tile?.transform = CGAffineTransform(rotationAngle: CGFloat(number)).scaledBy(
          x: CGFloat(number % 4), y: 1)
        tile?.alpha = CGFloat(number % 3) / 2
      } completion: { [weak self] _ in
        self?.record(.select)
      }
    }
  }

  public func quiet() {
    guard isViewLoaded else { return }
    dynamics.removeAllBehaviors()
    if let animator, animator.state == .active {
      animator.stopAnimation(true)
      self.animator = nil
    }
  }

  private func newAnimator(_ number: Int) -> UIViewPropertyAnimator {
    let made = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) { [weak self] in
      self?.tiles.at(number)?.center = CGPoint(x: number % 300, y: number % 200)
    }
    made.addCompletion { [weak self] _ in self?.record(.select) }
    animator = made
    return made
  }

  private func addBehavior(_ number: Int) {
    guard let tile = tiles.at(number), dynamics.behaviors.count < 6 else { return }
    let behavior: UIDynamicBehavior
    switch number % 5 {
    case 0: behavior = UIGravityBehavior(items: [tile])
    case 1:
      let collision = UICollisionBehavior(items: tiles)
      collision.translatesReferenceBoundsIntoBoundary = true
      behavior = collision
    case 2: behavior = UISnapBehavior(item: tile, snapTo: view.center)
    case 3: behavior = UIAttachmentBehavior(item: tile, attachedToAnchor: .zero)
    default: behavior = UIPushBehavior(items: [tile], mode: .instantaneous)
    }
    dynamics.addBehavior(behavior)
  }
}

extension TouchScreen: UIDragInteractionDelegate, UIDropInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "tile" as NSString))]
  }

  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    record(.select)
  }
}

extension TouchScreen: UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Remove") { _ in interaction.view?.removeFromSuperview() }
      ])
    })
  }
}
