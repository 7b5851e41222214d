/// The names of types from Apple and common libraries that indicate what code does.
package enum Vocabulary {
  package static let viewControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UIPageViewController", "UISearchContainerViewController", "NSViewController",
    "AVPlayerViewController", "QLPreviewController", "SLComposeServiceViewController",
    "UIHostingController", "SFSafariViewController", "MSMessagesAppViewController",
    "GLKViewController", "UIInputViewController", "ASViewController", "ASDKViewController",
    "FormViewController", "MessagesViewController", "UIReferenceLibraryViewController",
    "UIActivityViewController", "MFMailComposeViewController", "CNContactPickerViewController",
    "UIDocumentBrowserViewController", "INUIHostedViewControlling",
  ]

  package static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "NSTabViewController", "UISearchController", "UIAlertController", "UIImagePickerController",
    "NSSplitViewController",
  ]

  package static let cells: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
    "UITableViewHeaderFooterView", "UICollectionViewListCell", "ASCellNode", "SwipeTableViewCell",
    "SwipeCollectionViewCell",
  ]

  private static let controls: Set<String> = [
    "UIControl", "UIButton", "UILabel", "UITextField", "UISlider", "UISwitch",
    "UISegmentedControl", "UIPageControl", "UIDatePicker", "UIRefreshControl", "UIToolbar",
    "UINavigationBar", "UITabBar", "UISearchBar", "UIWindow", "UIStepper",
  ]

  /// Returns the part that a class of UIKit has in the user interface, or `nil` if UIKit has no such class.
  static func base(_ name: String) -> ProjectType.Base? {
    if viewControllers.contains(name) { return .viewController }
    if containers.contains(name) { return .container }
    if cells.contains(name) { return .cell }
    if name.hasSuffix("View"), name.hasPrefix("UI") || name.hasPrefix("MK") { return .view }
    if controls.contains(name) { return .view }
    guard isUIKit(name), !name.hasSuffix("Delegate"), !name.hasSuffix("DataSource"),
      name != "UIResponder"
    else { return nil }
    return .other
  }

  /// Returns `true` if a name begins with `UI` and a capital letter, or belongs to another framework for user
  /// interfaces.
  package static func isUIKit(_ name: String) -> Bool {
    var bytes = name.utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next(), let third = bytes.next() else {
      return false
    }
    if first == 0x55, second == 0x49, (0x41...0x5A).contains(third) {
      return !uiFree.contains(name)
    }
    if first == 0x4E, second == 0x53, isAppKit(name) { return true }
    return first == 0x43 && second == 0x41 && name.hasSuffix("Layer") || other.contains(name)
  }

  /// Returns `true` for names such as `NSWindowController` and `NSOutlineView`. Most names with `NS` are
  /// Foundation's.
  private static func isAppKit(_ name: String) -> Bool {
    name.hasSuffix("View") || name.hasSuffix("ViewController") || appKit.contains(name)
  }

  private static let appKit: Set<String> = [
    "NSAlert", "NSApp", "NSAppearance", "NSApplication", "NSBezierPath", "NSButton", "NSCell",
    "NSColor", "NSControl", "NSCursor", "NSEvent", "NSFont", "NSGestureRecognizer", "NSImage",
    "NSMenu", "NSMenuItem", "NSNib", "NSOpenPanel", "NSPanel", "NSPasteboard", "NSPopUpButton",
    "NSPopover", "NSProgressIndicator", "NSResponder", "NSSavePanel", "NSScreen", "NSSearchField",
    "NSSlider", "NSSplitViewItem", "NSStatusBar", "NSStatusItem", "NSStoryboard", "NSSwitch",
    "NSTableColumn", "NSTextField", "NSToolbar", "NSToolbarItem", "NSTouchBar", "NSTrackingArea",
    "NSWindow", "NSWindowController", "NSWorkspace",
  ]

  /// Names that begin with `UI` and aren't part of the user interface.
  private static let uiFree: Set<String> = ["UIBackgroundTaskIdentifier", "UIState"]
  private static let other: Set<String> = [
    "NSLayoutConstraint", "MKMapView", "WKWebView", "ARSCNView", "AVPlayerLayer", "PDFView",
    "NSLayoutAnchor", "CATransaction", "CADisplayLink", "SFSafariViewController", "SCNView",
    "MFMailComposeViewController", "NSDiffableDataSourceSnapshot",
    "NSDiffableDataSourceSectionSnapshot", "NSCollectionLayoutSection", "NSCollectionLayoutGroup",
    "NSCollectionLayoutItem", "NSTextAlignment", "NSTextAttachment", "NSParagraphStyle",
    "NSMutableParagraphStyle", "NSShadow", "NSLayoutManager", "NSTextStorage", "NSTextContainer",
    "NSDirectionalEdgeInsets", "NSLineBreakMode", "NSUnderlineStyle", "NSDataAsset",
  ]

  package static let valueTypes: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "CGFloat", "Date", "URL", "Data", "UUID", "Void",
    "Any", "AnyObject", "Character", "Int32", "Int64", "UInt", "Decimal", "TimeInterval", "CGRect",
    "CGSize", "CGPoint", "IndexPath", "IndexSet", "Error", "Locale", "Calendar", "TimeZone",
    "DateComponents", "NSRange", "Substring", "Range", "Result", "Never", "Optional", "NSError",
    "NSNumber", "NSString", "NSObject", "Notification", "AttributedString", "UInt8", "Int16",
  ]

  /// The names of types whose values can be observed.
  package static let observables: Set<String> = [
    "Observable", "BehaviorRelay", "PublishRelay", "BehaviorSubject", "PublishSubject", "Driver",
    "Signal", "Variable", "Single", "Completable", "Maybe", "ReplaySubject", "ReplayRelay",
    "ControlEvent", "ControlProperty", "Infallible",
    "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Published", "Publisher",
    "Box", "Dynamic", "Bindable", "Bind", "ObservableProperty", "ObservableValue", "LiveData",
    "MutableProperty", "Property", "SignalProducer", "Action", "SafeObservable", "Binding",
    "AsyncStream", "AsyncThrowingStream", "Subject", "Event", "Bond", "Emitter", "Relay", "Obs",
    "ObservableObject", "MutableObservable", "DynamicType", "CocoaAction", "AsyncChannel",
    "SharedSequence", "Wrapper", "DynamicValue", "Listener",
  ]

  /// Modules with stores, loops or feedback, whose state a screen renders.
  static let stateLibraries: Set<String> = [
    "ReSwift", "ComposableArchitecture", "Katana", "Tempura", "MobiusCore", "ReactiveFeedback",
    "RxFeedback", "CombineFeedback", "Loop", "VueFlux", "Redux", "Recombine", "SwiftRex",
    "CombineRex", "RxRex", "ReRxSwift", "Verge", "ComposableUIKit",
  ]

  package static let bindingCalls: Set<String> = [
    "bind", "bindTo", "drive", "subscribe", "sink", "assign", "observe", "onNext", "bindAndFire",
    "addObserver", "observeNext", "startWithValues", "observeValues", "emit", "receive", "bindOn",
    "addListener", "onUpdate", "observeOn", "asDriver", "reactive", "withObservationTracking",
    "listen", "bind2", "map", "asObservable", "binding", "startWithResult", "subscribeNext",
  ]
}
