/// A pointer to a place for an object that a method returns through an argument.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
