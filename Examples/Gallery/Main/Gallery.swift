import Foundation
import GalleryApp
import UIKit

/// The app that contains all examples.
@main struct Gallery {
  @MainActor static func main() {
    let options = GalleryOptions.parseOrExit(Array(CommandLine.arguments.dropFirst()))
    if let script = options.script { setenv("UIKIT_SCRIPT", script, 1) }
    if let recording = options.recording { setenv("UIKIT_RECORD", recording, 1) }
    if options.isInBrowser { setenv("UIKIT_DISPLAY", "browser", 1) }
    if let host = options.host { setenv("UIKIT_BROWSER_HOST", host, 1) }
    AppDelegate.options = options
    AppDelegate.main()
  }
}
