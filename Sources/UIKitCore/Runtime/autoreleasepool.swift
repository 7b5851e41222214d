/// Runs `body`. Without Objective-C nothing is autoreleased: objects go with their last reference.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
