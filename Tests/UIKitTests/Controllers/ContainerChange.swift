/// A change from one controller, A, to another, B, in each container.
enum ContainerChange: Sendable {
  case push, pop, tab, column, showColumn, hideColumn, page, cover, uncover, sheet, unsheet, root,
    exchange

  enum Way: Sendable { case still, animated, cancelled }
}
