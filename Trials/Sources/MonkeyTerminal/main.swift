import Foundation
import MonkeyKit
import TrialKit
import UIKit

// The same program is the app, in a terminal of its own.
if getenv(TerminalMonkey.appVariable) != nil {
  MonkeyAppDelegate.main()
} else {
  runTrial(TerminalMonkey.self)
}
