/// The partners of a view controller, by what they do.
struct Partners {
  /// A partner and the property by which it was found.
  struct Partner {
    var type: ProjectType?
    var name: String
    var link: Link?
    var place: Place
    /// Its property that holds the view.
    var viewLink: Link?
    var isSameStem = false

    /// Holds the view as its view, not only as who wants to know of something.
    var showsView: Bool {
      viewLink.map(Self.shows) ?? false
    }

    static func shows(_ link: Link) -> Bool {
      Naming.isViewProperty(link.property.name)
        || link.declared.contains { $0.role == .view || $0.isViewController }
    }

    /// Held by a name that says no more than the role: `presenter`, not `alertPresenter`.
    var isPlainlyNamed: Bool {
      guard let name = link?.property.name else { return true }
      return Naming.isPlain(name)
    }

    /// How much speaks for it being the partner of this screen, not a helper of its.
    var rank: Int {
      (isSameStem ? 8 : 0) + (showsView ? 4 : viewLink != nil ? 1 : 0) + (isPlainlyNamed ? 2 : 0)
        + (type != nil ? 1 : 0)
    }
  }

  var presenter: Partner?
  var viewModel: Partner?
  var interactor: Partner?
  var router: Partner?
  var coordinator: Partner?
  var reactor: Partner?
  var store: Partner?
  /// The presenter is found from the interactor, as in Clean Swift.
  var interactorHoldsPresenter: Partner?
  var observation: [String] = []

  /// Of two for one role the one for which more speaks.
  static func better(_ slot: inout Partner?, _ new: Partner) {
    if let old = slot, old.rank >= new.rank { return }
    slot = new
  }
}
