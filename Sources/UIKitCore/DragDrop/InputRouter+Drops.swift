import DisplayInterface
import Foundation
import UniformTypeIdentifiers

extension InputRouter: DropsForeignItems {
  /// Drops items from another program on the view at a location, if it accepts them.
  func drop(_ items: [ForeignItem], at location: CGPoint) {
    guard let (window, _) = hit(at: location) else { return }
    let session = DragDropSession()
    session.isForeign = true
    session.window = window
    session.add(items.map { UIDragItem(itemProvider: NSItemProvider($0)) })
    let drop = DropTracker(session)
    drop.move(to: window.convert(location, from: nil))
    if drop.operation == .cancel { drop.end() } else { drop.perform() }
  }
}

extension NSItemProvider {
  /// Provides a dropped item as data of its type, and as the object that is created from the data.
  fileprivate convenience init(_ item: ForeignItem) {
    self.init()
    let file = item.name.map { URL(fileURLWithPath: $0) }
    suggestedName = file?.deletingPathExtension().lastPathComponent
    let named = file.flatMap { UTType(filenameExtension: $0.pathExtension) }
    let types = [UTType(mimeType: item.type), named].compactMap { $0 }
    let type = types.first(where: \.isDeclared) ?? .data
    let data = item.data
    registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
  }
}
