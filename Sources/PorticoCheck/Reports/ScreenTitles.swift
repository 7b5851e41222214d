/// The names of screens in reports: the names of their view controllers, and for equal names, the folders that
/// distinguish them.
package struct ScreenTitles {
  private var titles: [Int: String] = [:]

  package init(_ screens: [Screen]) {
    for (name, group) in Dictionary(grouping: screens, by: \.name) {
      guard group.count > 1 else {
        titles[group[0].controller.number] = name
        continue
      }
      let folders = group.map { $0.controller.file.folders }
      let shared = Self.shared(folders)
      // The number of controllers below each folder, and the number of controllers with the same folders.
      var beginning: [Int: Int] = [:]
      for screen in group {
        for place in screen.controller.file.places.dropLast() { beginning[place, default: 0] += 1 }
      }
      let within = Dictionary(grouping: folders) { $0 }.mapValues(\.count)
      for (screen, folders) in zip(group, folders) {
        let places = screen.controller.file.places
        func isUnique(_ length: Int) -> Bool {
          (length < folders.count ? beginning[places[length]] : within[folders]) == 1
        }
        var length = min(shared + 1, folders.count)
        while length < folders.count, !isUnique(length) { length += 1 }
        let place =
          isUnique(length)
          ? folders[shared..<length].joined(separator: "/")
          : "\(screen.place.path):\(screen.place.line)"
        titles[screen.controller.number] = "\(name) (\(place.isEmpty ? "." : place))"
      }
    }
  }

  package subscript(screen: Screen) -> String { titles[screen.controller.number] ?? screen.name }
  package subscript(type: ProjectType) -> String { titles[type.number] ?? type.name }

  /// Returns the number of folders that all paths begin with.
  private static func shared(_ folders: [[Substring]]) -> Int {
    var count = 0
    while let folder = folders[0].dropFirst(count).first,
      folders.allSatisfy({ $0.count > count && $0[count] == folder })
    { count += 1 }
    return count
  }
}
