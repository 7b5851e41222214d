/// An entry of the gallery.
struct Example {
  let title: String
  let subtitle: String
  let open: @MainActor () -> Void
}
