/// The partners of a view controller, by role.
struct Partners {
  /// A partner, and the reference by which it was found.
  struct Partner {
    var type: ProjectType?
    var name: String
    var link: Link?
    var place: Place
    /// The partner's reference to the view.
    var viewLink: Link?
    var isSameStem = false

    /// A Boolean value that indicates whether the partner holds the view as its view, and not only as an observer.
    var showsView: Bool {
      viewLink.map(Self.shows) ?? false
    }

    static func shows(_ link: Link) -> Bool {
      Naming.isViewProperty(link.property.name)
        || link.declared.contains { $0.role == .view || $0.isViewController }
    }

    /// A Boolean value that indicates whether the property's name is only the role, such as `presenter`, unlike
    /// `alertPresenter`.
    var isPlainlyNamed: Bool {
      guard let name = link?.property.name else { return true }
      return Naming.isPlain(name)
    }

    /// A measure of how likely the object is a partner of this screen, and not a helper.
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
  /// The presenter that is found through the interactor, as in Clean Swift.
  var interactorHoldsPresenter: Partner?
  var observation: [String] = []

  /// Replaces a partner by another one for the same role, if that has a higher rank.
  static func better(_ slot: inout Partner?, _ new: Partner) {
    if let old = slot, old.rank >= new.rank { return }
    slot = new
  }
}
