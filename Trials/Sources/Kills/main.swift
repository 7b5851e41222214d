import TrialKit

runTrial(Kills.self)
