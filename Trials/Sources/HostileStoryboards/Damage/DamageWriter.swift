import TrialKit

/// Writes random scripts.
struct DamageWriter {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func script() -> [String] {
    (0..<number(2...4)).flatMap { _ in
      ["file \(pick(BaseFile.names))"] + (0..<pick([1, 1, 1, 2, 3, 6])).map { _ in line() }
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values.randomElement(using: &random)!
  }

  /// A number of an element or attribute.
  private mutating func index() -> String { "\(number(0...999))" }

  private mutating func line() -> String {
    switch number(0...99) {
    case ..<4: "cut \(number(1...999))"
    case ..<6: "byte \(number(0...999)) \(pick([0, 9, 10, 13, 34, 38, 60, 62, 128, 195, 237, 255]))"
    case ..<8: "encode \(pick(Self.encodings))"
    case ..<10:
      "root \(pick(["<document/>", "text", "<!-- x -->", "<a>", "</document>", "\u{0}", "<?x?>"]))"
    case ..<14: "prologue \(pick(Self.prologues))"
    case ..<18: "delete \(index())"
    case ..<21: "double \(index())"
    case ..<23: "open \(index())"
    case ..<27: "move \(index()) \(index())"
    case ..<32: "element \(index()) \(pick(Self.elements))"
    case ..<33: "wrap \(index()) \(pick([1, 30, 300])) \(pick(Self.views))"
    case ..<34: "wrap \(index()) \(pick([1, 1, 1, 5_000, 20_000, 26_000])) view"
    case ..<35: "nest \(index()) \(pick([1, 1, 100, 20_000])) \(pick(Self.elements))"
    case ..<36: "crowd \(index()) \(pick([2, 50, 200])) \(pick(Self.views))"
    case ..<41: "insert \(index()) \(pick(Self.elements))"
    case ..<48: "set \(index()) \(pick(Self.values))"
    case ..<60: "number \(index()) \(pick(Self.numbers))"
    case ..<63: "drop \(index())"
    case ..<64: "again \(index())"
    case ..<66: "rename \(index()) \(pick(Self.names))"
    case ..<71: "add \(index()) \(pick(Self.names)) \(pick(Self.values))"
    case ..<72: "bytes \(index())"
    case ..<74: "same \(index()) \(index())"
    case ..<77: "swap \(index()) \(index())"
    case ..<82: "lead \(index()) \(index())"
    case ..<87: "segue \(index()) \(index()) \(pick(Self.segues)) \(pick(Self.relationships))"
    case ..<89: "outlet \(index()) \(index()) \(pick(Self.properties))"
    case ..<91:
      "action \(index()) \(index()) \(pick(["act:", "nothing:", "act", "", "unwind:", ":"])) \(pick(["touchUpInside", "valueChanged", "x"]))"
    case ..<94:
      "runtime \(index()) \(pick(Self.types)) \(pick(Self.keyPaths)) \(pick(Self.numbers))"
    default:
      "constraint \(index()) \(index()) \(pick(Self.sides)) \(index()) \(pick(Self.sides)) "
        + "\(pick(["equal", "lessThanOrEqual", "greaterThanOrEqual", "x"])) \(pick(Self.numbers)) "
        + "\(pick(Self.numbers + ["1", "1:2", "1:0"])) \(pick(Self.numbers + ["1000", "750", "1"]))"
    }
  }

  private static let encodings = ["utf16", "utf16be", "utf32", "bom", "twice", "crlf", "cr", "nul"]
  private static let prologues = [
    "laughs", "external", "external-dtd", "parameter", "latin1", "utf16", "xi", "comment",
  ]
  private static let views = [
    "view", "stackView", "scrollView", "label", "button", "containerView", "tableView",
    "collectionView", "visualEffectView", "unknown",
  ]
  private static let elements =
    views + [
      "control", "imageView", "textField", "textView", "searchBar", "switch", "slider", "stepper",
      "segmentedControl", "pageControl", "progressView", "activityIndicatorView", "datePicker",
      "pickerView", "wkWebView", "mapView", "tableViewCell", "tableViewCellContentView",
      "tableViewHeaderFooterView", "refreshControl", "collectionViewCell",
      "collectionReusableView", "collectionViewLayout", "collectionViewFlowLayout",
      "viewController", "tableViewController", "collectionViewController", "navigationController",
      "tabBarController", "splitViewController", "pageViewController",
      "viewControllerPlaceholder", "navigationItem", "barButtonItem", "tabBarItem",
      "navigationBar", "toolbar", "tabBar", "customObject", "tapGestureRecognizer",
      "panGestureRecognizer", "rect", "color", "string", "nil", "placeholder", "exit", "document",
      "subviews", "constraints", "connections", "segue", "state", "fontDescription", "hologram",
    ]
  private static let numbers = [
    "nan", "inf", "-inf", "1e308", "-1e308", "1e-320", "-1", "0", "-0", "1e19",
    "9223372036854775807",
    "-9223372036854775808", "99999999999999999999", "0.1", "1e9", "-1e9", "1e6", "3,5", "x", "",
    "@digits", "4294967296", "1000000", "-50",
  ]
  private static let values =
    numbers + [
      "@long", "@words", "@marks", "@nul", "@lines", "@surrogate", "YES", "NO", "../../etc/passwd",
      "%@%n%s", "\u{202E}", "👩‍👩‍👧‍👦", "UIView", "UIViewController", "HostileScreen", "HostileView",
      "Swift.String", "NSObject", "UIResponder", "UIWindow", "nil", "-1", "vertical", "static",
      "prototypes", "custom", "system", "relationship", "embed", "show", "unwind",
    ]
  private static let names = [
    "id", "key", "customClass", "customModule", "text", "title", "image", "hidden", "alpha", "tag",
    "contentMode", "axis", "spacing", "distribution", "alignment", "rowHeight", "style", "dataMode",
    "storyboardIdentifier", "sceneMemberID", "initialViewController", "type", "destination",
    "kind", "translatesAutoresizingMaskIntoConstraints", "numberOfLines", "value", "minValue",
    "maxValue", "numberOfPages", "currentPage", "selectedSegmentIndex", "minimumFontSize",
    "placeholder", "reuseIdentifier", "viewName", "storyboardName", "x", "width", "&", "", "a b",
    "modalPresentationStyle", "prompt", "keyboardType", "stepValue", "minuteInterval",
    "countDownDuration",
  ]
  private static let segues = [
    "show", "showDetail", "push", "presentation", "modal", "popoverPresentation", "embed",
    "relationship", "relationship", "unwind", "custom", "replace", "x",
  ]
  private static let relationships = [
    "rootViewController", "viewControllers", "masterViewController", "detailViewController",
    "supplementaryViewController", "compactViewController", "x",
  ]
  private static let properties = [
    "view", "outlet", "outlets", "delegate", "dataSource", "text", "number", "tableView", "title",
    "nothing", "navigationController", "parent", "", "searchController", "collectionView",
  ]
  private static let types = [
    "string", "number", "boolean", "color", "image", "size", "point", "rect", "range", "nil", "x",
  ]
  private static let keyPaths = [
    "text", "number", "fraction", "flag", "view.tag", "layer.cornerRadius", "layer.borderWidth",
    "layer.zPosition", "view.alpha", "alpha", "hidden", "frame", "bounds", "center", "tag",
    "preferredContentSize", "nothing", "", ".", "layer.", "layer.frame", "transform",
    "superview.frame", "isHidden", "contentOffset", "transform.scale", "layer.borderColor",
    "backgroundColor", "tintColor", "font", "outlet", "window", "contentSize", "self.self",
  ]
  private static let sides = [
    "top", "bottom", "leading", "trailing", "left", "right", "width", "height", "centerX",
    "centerY", "baseline", "firstBaseline", "lastBaseline", "leftMargin", "topMargin", "x",
    "notAnAttribute",
  ]
}
