/// What screens are called in reports: their view controllers' names, and where those come again the folders that
/// tell them apart.
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
      for (screen, folders) in zip(group, folders) {
        var length = min(shared + 1, folders.count)
        func isUnique() -> Bool {
          group.filter { other in
            let others = other.controller.file.folders
            return length < folders.count
              ? others.starts(with: folders.prefix(length)) : others == folders
          }.count == 1
        }
        while length < folders.count, !isUnique() { length += 1 }
        let place =
          isUnique()
          ? folders[shared..<length].joined(separator: "/")
          : "\(screen.place.path):\(screen.place.line)"
        titles[screen.controller.number] = "\(name) (\(place.isEmpty ? "." : place))"
      }
    }
  }

  package subscript(screen: Screen) -> String { titles[screen.controller.number] ?? screen.name }
  package subscript(type: ProjectType) -> String { titles[type.number] ?? type.name }

  /// How many folders they all begin with.
  private static func shared(_ folders: [[Substring]]) -> Int {
    var count = 0
    while let folder = folders[0].dropFirst(count).first,
      folders.allSatisfy({ $0.count > count && $0[count] == folder })
    { count += 1 }
    return count
  }
}
