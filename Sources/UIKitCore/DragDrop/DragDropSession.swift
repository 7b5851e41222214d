import Foundation

/// A drag and drop session, for both the source and the destination.
final class DragDropSession: NSObject, UIDragSession, UIDropSession {
  private(set) var items: [UIDragItem] = []
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var localContext: Any?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 1)
  weak var window: UIWindow?
  /// The location, in the coordinate system of the window.
  var place = CGPoint.zero

  /// Whether the items come from another app.
  var isForeign = false

  var localDragSession: (any UIDragSession)? { isForeign ? nil : self }

  func add(_ new: [UIDragItem]) { items += new }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: window) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @Sendable @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(max(1, providers.count)))
    let loaded = LoadedObjects(count: providers.count)
    let group = DispatchGroup()
    for (index, provider) in providers.enumerated() {
      group.enter()
      provider.loadObject(ofClass: aClass) { object, _ in
        loaded.set(object, at: index)
        progress.completedUnitCount += 1
        group.leave()
      }
    }
    group.notify(queue: .main) { MainActor.assumeIsolated { completion(loaded.all) } }
    return progress
  }
}

/// A list of objects that several threads fill; it keeps the order in which they were requested.
private final class LoadedObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [(any NSItemProviderReading)?]

  init(count: Int) {
    objects = Array(repeating: nil, count: count)
  }

  func set(_ object: (any NSItemProviderReading)?, at index: Int) {
    lock.withLock { objects[index] = object }
  }

  var all: [any NSItemProviderReading] { lock.withLock { objects.compactMap { $0 } } }
}
