/// A preview of a view or view controller during development.
///
/// The `#Preview` macro creates previews; see ``PreviewRegistry``.
@MainActor public struct Preview {
  public struct ViewTraits {}

  /// The name distinguishes the contents of one preview for several arguments.
  package typealias Content = (name: String?, make: () -> UIViewController)

  package let name: String?
  package let isLandscape: Bool
  package let contents: [Content]

  private init(_ name: String?, _ traits: [PreviewTrait<ViewTraits>], _ contents: [Content]) {
    self.name = name
    isLandscape = traits.contains { $0.layout == .landscape }
    self.contents = contents
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits, [(nil, { body() })])
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
  ) {
    let layout = traits.map(\.layout)
    self.init(name, traits, [(nil, { PreviewViewController(body(), layout) })])
  }

  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor (T) -> UIViewController
  ) {
    self.init(name, traits, arguments.map { argument in ("\(argument)", { body(argument) }) })
  }

  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor (T) -> UIView
  ) {
    let layout = traits.map(\.layout)
    self.init(
      name, traits,
      arguments.map { argument in
        ("\(argument)", { PreviewViewController(body(argument), layout) })
      })
  }
}
