import Foundation

extension InterfacePart {
  func configure(_ view: UIImageView) {
    configureView(view)
    set("image", of: view, \.image)
    set("highlightedImage", of: view, \.highlightedImage)
    set("highlighted", of: view, \.isHighlighted)
    if let configuration = part(
      "preferredSymbolConfiguration", key: "preferredSymbolConfiguration")
    {
      view.preferredSymbolConfiguration = configuration.symbolConfiguration
    }
  }
}
