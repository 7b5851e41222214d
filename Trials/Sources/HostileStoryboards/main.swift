import Foundation
import TrialKit

// The same program is the app that loads the files.
if getenv(LoaderProcess.variable) != nil {
  InterfaceLoader.run()
} else {
  runTrial(HostileStoryboards.self)
}
