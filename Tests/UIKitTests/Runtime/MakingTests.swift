import Testing
import UIKit

@MainActor @Suite("Making objects of classes known at run time") struct MakingTests {
  final class Screen<Root: UIView>: UIViewController {
    var root: Root { view as! Root }
    override func loadView() { view = Root() }
  }

  class Framed: UIView {
    var log = ["framed"]
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError() }
  }

  class Bare: UIView {
    let number: Int
    init() {
      number = 7
      super.init(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    required init?(coder: NSCoder) { fatalError() }
  }

  final class MoreThanBare: Bare { var extra = "extra" }

  class Convenient: UIView {
    var number = 0
    convenience init() {
      self.init(frame: .zero)
      number = 9
    }
  }

  final class MoreConvenient: Convenient { var extra = "extra" }

  final class Row: UITableViewCell {
    let isMade: Bool
    override init(style: CellStyle, reuseIdentifier: String?) {
      isMade = true
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError() }
  }

  final class Detail: UIViewController {
    let model: String
    init() {
      model = "model"
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
  }

  private final class Hidden: UIViewController {
    let model: String
    init() {
      model = "hidden"
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
  }

  private func make<Object: NSObject & _MadeByMetatype>(_ type: Object.Type) -> Object { Object() }
  private func sized<View: UIView>(_ type: View.Type) -> View {
    View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("A type parameter makes views, by the initializer that the class overrides")
  func views() {
    #expect(Screen<Framed>().root.log == ["framed"])
    #expect(type(of: Screen<UILabel>().root) == UILabel.self)
    #expect(sized(Framed.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(sized(UITableView.self).style == .plain)
  }

  @Test("A class's own initializer without arguments is the one that is called")
  func own() {
    #expect(make(Bare.self).number == 7)
    #expect(make(Bare.self).frame.width == 3)
    #expect(make(MoreThanBare.self).extra == "extra")
    #expect(make(MoreThanBare.self).number == 7)
    #expect(make(Convenient.self).number == 9)
    #expect(make(MoreConvenient.self).extra == "extra")
    #expect(make(MoreConvenient.self).number == 9)
    #expect(make(Detail.self).model == "model")
    #expect(make(Hidden.self).model == "hidden")
  }

  @Test("A class in a variable makes instances of itself")
  func variables() {
    let types: [UIView.Type] = [UIView.self, Framed.self, Bare.self, UISwitch.self]
    #expect(types.map { ObjectIdentifier(type(of: $0.init())) } == types.map(ObjectIdentifier.init))
    let view: UIView = Framed(frame: .zero)
    #expect(type(of: type(of: view).init(frame: .zero)) == Framed.self)
    let controller: UIViewController.Type = UITabBarController.self
    #expect(controller.init(nibName: nil, bundle: nil) is UITabBarController)
  }

  @Test("Controllers, cells, lists, gestures, layouts and layers are made")
  func kinds() {
    func cell<Cell: UITableViewCell>(_: Cell.Type) -> Cell {
      Cell(style: .value1, reuseIdentifier: "id")
    }
    func table<Table: UITableView>(_: Table.Type) -> Table { Table(frame: .zero, style: .grouped) }
    func tap<Gesture: UIGestureRecognizer>(_: Gesture.Type) -> Gesture {
      Gesture(target: nil, action: nil)
    }
    func stack<Navigation: UINavigationController>(_: Navigation.Type) -> Navigation {
      Navigation(rootViewController: Detail())
    }
    #expect(cell(Row.self).isMade)
    #expect(cell(Row.self).reuseIdentifier == "id")
    #expect(make(Row.self).isMade)
    #expect(table(UITableView.self).style == .grouped)
    #expect(tap(UITapGestureRecognizer.self).numberOfTapsRequired == 1)
    #expect(stack(UINavigationController.self).viewControllers.count == 1)
    #expect(make(UICollectionViewFlowLayout.self).minimumLineSpacing == 10)
    #expect(make(CAShapeLayer.self).path == nil)
  }

  final class Jump: UIStoryboardSegue {
    let isOwn: Bool
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      isOwn = true
      super.init(identifier: identifier, source: source, destination: destination)
    }
  }

  final class Notes: UIDocument {}
  final class Attributes: UICollectionViewLayoutAttributes { var angle = 3 }

  @Test("Segues, containers, documents and layout attributes are made")
  func more() {
    let types: [UIStoryboardSegue.Type] = [Jump.self, UIStoryboardSegue.self]
    let source = Detail()
    let segues = types.map { $0.init(identifier: "id", source: source, destination: Detail()) }
    #expect((segues[0] as? Jump)?.isOwn == true)
    #expect(segues.allSatisfy { $0.identifier == "id" && $0.source === source })
    func pages<Pages: UIPageViewController>(_: Pages.Type) -> Pages {
      Pages(transitionStyle: .scroll, navigationOrientation: .vertical)
    }
    #expect(pages(UIPageViewController.self).navigationOrientation == .vertical)
    func split<Split: UISplitViewController>(_: Split.Type) -> Split { Split(style: .tripleColumn) }
    #expect(split(UISplitViewController.self).style == .tripleColumn)
    func search<Search: UISearchController>(_: Search.Type) -> Search {
      Search(searchResultsController: source)
    }
    #expect(search(UISearchController.self).searchResultsController === source)
    func document<Document: UIDocument>(_: Document.Type) -> Document {
      Document(fileURL: URL(fileURLWithPath: "/notes"))
    }
    #expect(document(Notes.self).fileURL.lastPathComponent == "notes")
    let layout: UICollectionViewLayoutAttributes.Type = Attributes.self
    let header = layout.init(
      forSupplementaryViewOfKind: "header", with: IndexPath(item: 1, section: 2))
    #expect((header as? Attributes)?.angle == 3)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "header")
    #expect(header.indexPath == IndexPath(item: 1, section: 2))
    #expect(layout.init(forCellWith: header.indexPath).representedElementCategory == .cell)
    #expect(make(NSTextContainer.self).size == .zero)
    #expect(make(UIDynamicBehavior.self).childBehaviors.isEmpty)
  }

  @Test("What is made is let go like anything else")
  func lifetime() {
    weak var bare: UIView?
    weak var framed: UIView?
    weak var controller: UIViewController?
    do {
      let objects: [NSObject] = [make(Bare.self), make(Framed.self), make(Detail.self)]
      bare = objects[0] as? UIView
      framed = objects[1] as? UIView
      controller = objects[2] as? UIViewController
      #expect(bare != nil && framed != nil && controller != nil)
    }
    #expect(bare == nil && framed == nil && controller == nil)
  }

  @Test("Classes have names and can be told apart")
  func classes() {
    #expect(UIView.description() == "UIKitCore.UIView" || UIView.description() == "UIView")
    let some: AnyClass? = UILabel.self
    #expect(some === UILabel.self)
    #expect(some !== UIView.self)
  }

  @Test("A class that inherits from nothing can be a delegate")
  func delegates() {
    class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let source = Source()
    let table = UITableView()
    table.dataSource = source
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(source.isEqual(source))
    #expect(!source.isEqual(Source()))
    #expect(source.hash == source.hash)
  }

  private final class Item: UIBarButtonItem {
    private(set) var isMade = true
  }

  private func make<Item: UIBarButtonItem>(_ type: Item.Type) -> [Item] {
    [
      type.init(title: "a", style: .done, target: nil, action: "a:"),
      type.init(image: UIImage(), style: .plain, target: nil, action: "b:"),
      type.init(barButtonSystemItem: .done, target: nil, action: "c:"),
      type.init(customView: UIView()),
    ]
  }

  @Test("Bar items are made by their metatypes")
  func items() {
    let items = make(Item.self)
    #expect(items.map(\.isMade) == [true, true, true, true])
    #expect(items.map(\.action?.description) == ["a:", "b:", "c:", nil])
    #expect(items[0].title == "a" && items.prefix(3).map(\.style) == [.done, .plain, .done])
    #expect(items[1].image != nil && items[3].customView != nil)
    func tab<Item: UITabBarItem>(_ type: Item.Type) -> Item {
      type.init(title: "t", image: nil, tag: 3)
    }
    #expect(tab(UITabBarItem.self).tag == 3)
    func item<Item: UINavigationItem>(_ type: Item.Type) -> Item { type.init(title: "n") }
    #expect(item(UINavigationItem.self).title == "n")
  }

  private final class Shown: UIViewController {}

  @Test("A controller's description has the module of an app's class, as on iOS")
  func descriptions() {
    #expect(Shown().description.hasPrefix("<UIKitTests.Shown: 0x"))
    #expect(UIViewController().description.hasPrefix("<UIViewController: 0x"))
  }
}
