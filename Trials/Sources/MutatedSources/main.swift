import TrialKit

runTrial(MutatedSources.self)
