import Foundation
import UIKit

/// Storyboards of many scenes, of which one is shown, and a scene of many views.
struct StoryboardSuite: Suite {
  static let name = "storyboards"

  func run() -> Tables {
    MainActor.assumeIsolated {
      Tables(
        GrowthReport(
          "A storyboard's scene among others", "scenes", sizes: [10, 100, 1_000],
          [
            .init(name: "open the file, a scene"),
            .init(name: "make the last scene's screen", isPerElement: false),
          ]
        ) { measureScreens(StoryboardFile(scenes: $0, views: 10)) },
        GrowthReport(
          "A storyboard's scene of views", "views", sizes: [20, 200, 2_000],
          [
            .init(name: "open the file, a view"), .init(name: "make the screen, a view"),
          ]
        ) { measureScreens(StoryboardFile(scenes: 1, views: $0)) })
    }
  }

  @MainActor private func measureScreens(_ file: StoryboardFile) -> [Double] {
    let opened = medianOf(5) {
      let name = file.takeName()
      return time { _ = UIStoryboard(name: name, bundle: file.bundle) }
    }
    let storyboard = UIStoryboard(name: file.takeName(), bundle: file.bundle)
    let made = measure { _ in
      storyboard.instantiateViewController(withIdentifier: file.last).loadViewIfNeeded()
    }
    return [opened, made]
  }
}
