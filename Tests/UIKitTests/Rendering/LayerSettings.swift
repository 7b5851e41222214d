import UIKit

/// The settings of one class of layers, in a view or as its mask.
@MainActor struct LayerSettings<Layer: CALayer> {
  let name: String
  let make: () -> UIView
  let layer: (UIView) -> CALayer?

  /// A layer in a view.
  init(_ make: @escaping () -> Layer) {
    self.init("layer.sublayers[0]", { $0.layer.sublayers?.first }) {
      $0.layer.addSublayer(make())
    }
  }

  init(
    _ name: String, _ layer: @escaping (UIView) -> CALayer?, add: @escaping (UIView) -> Void
  ) {
    self.name = "\(name) as \(Layer.self)"
    self.layer = layer
    make = {
      let view = UIView(frame: CGRect(x: 8, y: 16, width: 80, height: 48))
      view.backgroundColor = .yellow
      add(view)
      return view
    }
  }

  func callAsFunction(_ member: String, _ set: @escaping (Layer, Int) -> Void) -> ViewSetting {
    ViewSetting(name: "\(name).\(member)", make: make) { view, value in
      if let layer = layer(view) as? Layer { set(layer, value) }
    }
  }

  func callAsFunction<Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>, _ values: Value...
  ) -> ViewSetting {
    callAsFunction("\(path)") { $0[keyPath: path] = values[$1 % values.count] }
  }
}
