/// An issue of the magazine.
struct Issue: Hashable, Sendable {
  let title: String
  let contents: String

  static let saved = [
    Issue(title: "Lighthouses", contents: "The last keepers, from Skagen to Cape Finisterre"),
    Issue(title: "Ropes", contents: "A walk through a ropeyard that still works by hand"),
    Issue(title: "Fog", contents: "What a harbour does when nobody can see"),
  ]
}
