import DisplayInterface
import Foundation
import MonkeyKit
import TrialKit
import UIKit
import UIKitCore

/// Loads files as an app does: what to load comes by standard input, and each line is answered.
@MainActor struct InterfaceLoader {
  private let url: URL
  private let bundle: Bundle
  private let number: Int

  /// So much address space as no file needs.
  private static let space: rlim_t = 8 << 30

  static func run() -> Never {
    var limit = rlimit(rlim_cur: space, rlim_max: space)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    UIApplication.shared.display = MonkeyDisplay(columns: 80, rows: 24)
    Task { @MainActor in
      while let line = readLine() {
        PeakMemory.reset()
        let isDone = await perform(line)
        print(isDone ? "\(PeakMemory.now)" : "nothing")
        fflush(nil)
      }
      exit(0)
    }
    while RunLoop.main.run(mode: .default, before: .distantFuture) {}
    exit(1)
  }

  /// - Returns: Whether there was something to load.
  private static func perform(_ line: String) async -> Bool {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, let way = LoadingWay(rawValue: words[0]), let number = Int(words[1])
    else { return false }
    let url = URL(fileURLWithPath: words[2])
    guard let bundle = Bundle(path: url.deletingLastPathComponent().path) else { return false }
    return await InterfaceLoader(url: url, bundle: bundle, number: number).load(way)
  }

  private var name: String { url.deletingPathExtension().lastPathComponent }

  private func load(_ way: LoadingWay) async -> Bool {
    switch way {
    case .check: _ = InterfaceCheck.problems(ofFileAt: url, in: bundle)
    case .initial:
      guard let controller = storyboard.instantiateInitialViewController() else { return false }
      await show(controller) { useControls(in: $0) }
    case .scene:
      let storyboard = storyboard
      let identifiers = storyboard.document.scenes.compactMap(\.identifier)
      guard identifiers.indices.contains(number) else { return false }
      await show(storyboard.instantiateViewController(withIdentifier: identifiers[number]))
    case .segue: return await performSegue()
    case .nib:
      let objects = UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil)
      let controller = UIViewController()
      for case let view as UIView in objects { controller.view.addSubview(view) }
      await show(controller) { useControls(in: $0) }
    case .owner:
      let owner = HostileOwner()
      _ = bundle.loadNibNamed(name, owner: owner)
      owner.view.map { owner.controller.view.addSubview($0) }
      await show(owner.controller)
    case .controller: await show(HostileScreen(nibName: name, bundle: bundle))
    case .cell: await show(HostileList(UINib(nibName: name, bundle: bundle)))
    }
    return true
  }

  private var storyboard: UIStoryboard { UIStoryboard(name: name, bundle: bundle) }

  private func performSegue() async -> Bool {
    let storyboard = storyboard
    guard let controller = storyboard.instantiateInitialViewController() else { return false }
    let screens = [controller] + controller.children
    let segues = screens.flatMap { screen in
      (screen.interface?.segueIdentifiers ?? []).map { (screen, $0) }
    }
    guard segues.indices.contains(number) else { return false }
    let (screen, identifier) = segues[number]
    await show(controller) { _ in
      screen.performSegue(withIdentifier: identifier, sender: screen)
    }
    return true
  }

  // MARK: Showing

  private func show(_ controller: UIViewController, then act: (UIWindow) -> Void = { _ in }) async {
    for controller in [controller] + controller.children { controller.loadViewIfNeeded() }
    FileHandle.standardError.write(Data(LoaderProcess.loaded.utf8))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await settle()
    act(window)
    await settle()
    window.frame.size = CGSize(width: 64, height: 48)
    await settle()
    controller.dismiss(animated: false)
    await settle()
    window.isHidden = true
    window.rootViewController = nil
    window.windowScene = nil
    await settle()
  }

  private func settle() async {
    for _ in 0..<3 {
      Turn.current.commit()
      (UIApplication.shared.display as? MonkeyDisplay)?.draw()
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  /// Uses the first controls of a view, from the top.
  private func useControls(in view: UIView) {
    var rest = [view]
    var left = 20
    while let view = rest.popLast(), left > 0 {
      if let control = view as? UIControl {
        left -= 1
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
      }
      rest += view.subviews.suffix(50).reversed()
    }
  }
}
