/// A time in seconds.
public typealias CFTimeInterval = Double
