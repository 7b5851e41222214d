import MonkeyKit
import TrialKit

runTrial(HeadlessMonkey.self)
