/// The coordinator for narrow screens: all screens are on one stack.
final class NarrowCoordinator: MainCoordinator {}
