extension SymbolDrawing {
  /// The names of symbols that have the drawing of another symbol.
  static let synonyms: [String: String] = [
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left",
    "arrow.up.forward": "arrow.up.right", "gearshape": "gear", "gearshape.2": "gear", "x": "xmark",
    "line.horizontal.3": "line.3.horizontal", "text.alignleft": "line.3.horizontal",
    "list.dash": "list.bullet", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath", "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.forward": "arrow.uturn.right", "plusminus": "plus.forwardslash.minus",
    "suit.heart": "heart", "bubble": "message", "text.bubble": "message", "bubble.left": "message",
    "sun": "sun.max", "network": "globe", "slider.horizontal": "slider.horizontal.3",
    "sidebar": "sidebar.left", "archivebox": "tray", "shippingbox": "cube", "timer": "clock",
    "alarm": "clock", "stopwatch": "clock", "nosign": "circle.slash",
    "rectangle.stack": "doc.on.doc", "square.stack": "doc.on.doc", "books": "book",
    "building": "house", "ipad": "iphone", "record": "circle", "app": "square",
    "delete": "delete.left", "volume": "speaker", "note": "doc.text", "pin": "mappin",
  ]
}
