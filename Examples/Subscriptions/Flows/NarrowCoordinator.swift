/// One screen after the other, on one stack.
final class NarrowCoordinator: MainCoordinator {}
