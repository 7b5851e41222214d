/// Makes the body of a preview of its last expression.
@resultBuilder public enum PreviewMacroBodyBuilder<Body> {
  public static func buildBlock(_ body: Body) -> Body { body }
  public static func buildEither(first body: Body) -> Body { body }
  public static func buildEither(second body: Body) -> Body { body }
}
