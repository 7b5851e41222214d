import TrialKit

runTrial(HostileHTTP.self)
