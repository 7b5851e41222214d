/// A result builder that returns the last expression of a preview's body.
@resultBuilder public enum PreviewMacroBodyBuilder<Body> {
  public static func buildBlock(_ body: Body) -> Body { body }
  public static func buildEither(first body: Body) -> Body { body }
  public static func buildEither(second body: Body) -> Body { body }
}
