import UIKit

/// Every property, method and initializer that takes a number, by family. A row says what becomes of
/// every hostile value; what a row does not mention is kept, and harms nothing that follows.
@MainActor enum NumberTable {
  static let families: [(name: String, rows: @MainActor () -> [NumberRow])] = [
    ("views", views), ("layers", layers), ("layer animations", layerAnimations),
    ("constraints", constraints), ("stacks", stacks), ("scroll views", scrollViews),
    ("table views", tableViews), ("table view data", tableData),
    ("table view places", tablePlaces), ("collection views", collectionViews),
    ("flow layouts", flowLayouts), ("compositional layouts", compositionalLayouts),
    ("list content", listContent), ("value controls", valueControls), ("pickers", pickers),
    ("text controls", textControls), ("buttons", buttons), ("labels", labels), ("fonts", fonts),
    ("paragraphs", paragraphs), ("text layout", textLayout), ("images", images),
    ("contexts", contexts), ("paths", paths), ("animations", animations), ("dynamics", dynamics),
    ("gestures", gestures), ("controllers", controllers), ("bars", bars),
    ("transforms", transforms), ("system", system),
  ]

  nonisolated static let names = [
    "views", "layers", "layer animations", "constraints", "stacks", "scroll views", "table views",
    "table view data", "table view places", "collection views", "flow layouts",
    "compositional layouts", "list content", "value controls", "pickers", "text controls",
    "buttons", "labels", "fonts", "paragraphs", "text layout", "images", "contexts", "paths",
    "animations", "dynamics", "gestures", "controllers", "bars", "transforms", "system",
  ]

  static func rows(of family: String) -> [NumberRow] {
    families.first { $0.name == family }?.rows() ?? []
  }

  static let position = "CALayer position contains NaN: ["
  static let bounds = "CALayer bounds contains NaN: ["
  static let constant = "Constant is not finite!  That's illegal.  constant:"
  static let priority = "It's illegal to set priority:"

  /// A view that shows itself.
  static func view<Root: UIView>(
    _ type: String = "\(Root.self)", _ make: @escaping () -> Root
  ) -> Specimen<Root> {
    Specimen(name: type, make: make) { $1.run($0) }
  }

  /// A value that is of use to a view that is made from it.
  static func value<Root>(
    _ type: String = "\(Root.self)", _ make: @escaping () -> Root,
    shownBy show: @escaping (Root) -> UIView
  ) -> Specimen<Root> {
    Specimen(name: type, make: make) { root, exercise in exercise.run(show(root)) }
  }

  /// A value that shows nowhere.
  static func unseen<Root>(
    _ type: String = "\(Root.self)", _ make: @escaping () -> Root,
    use: @escaping (Root) -> Void = { _ in }
  ) -> Specimen<Root> {
    Specimen(name: type, make: make) { root, exercise in
      exercise.again()
      use(root)
    }
  }

  static func controller<Root: UIViewController>(
    _ type: String = "\(Root.self)", _ make: @escaping () -> Root
  ) -> Specimen<Root> {
    Specimen(name: type, make: make) { $1.run($0) }
  }
}
