import Foundation
import TrialKit
import UIKit

// The same program is the app, in a terminal of its own.
if getenv(TerminalBytes.appVariable) != nil {
  BytesAppDelegate.main()
} else {
  runTrial(TerminalBytes.self)
}
