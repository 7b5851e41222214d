import Foundation
import Testing
import UIKit

/// Everything that a file of Interface Builder can connect to a list or a recognizer.
final class ListPartner: NSObject, UITableViewDataSourcePrefetching, UITableViewDragDelegate,
  UITableViewDropDelegate, UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate, UIGestureRecognizerDelegate
{
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt paths: [IndexPath]) {}
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}

/// Properties of the types that runtime attributes may have.
final class PlaceView: UIView {
  var middle = CGPoint.zero
  var area = CGRect.zero
  var span = NSRange(location: 0, length: 0)
  var symbol: UIImage?
}

@MainActor @Suite("A file of Interface Builder") struct ConnectionTests {
  private func objects(_ xml: String, owner: NSObject) -> [Any] {
    UINib(data: Snippet.nib(xml), bundle: nil).instantiate(withOwner: owner)
  }

  private func outlets(_ names: String...) -> String {
    let lines = names.map { #"<outlet property="\#($0)" destination="-1" id="\#($0)"/>"# }
    return "<connections>\(lines.joined())</connections>"
  }

  @Test("connects what fetches ahead, drags and drops to lists")
  func lists() throws {
    let partner = ListPartner()
    let connections = outlets("prefetchDataSource", "dragDelegate", "dropDelegate")
    let table = try #require(
      objects(#"<tableView id="t">\#(connections)</tableView>"#, owner: partner)[0] as? UITableView)
    #expect(table.prefetchDataSource === partner)
    #expect(table.dragDelegate === partner && table.dropDelegate === partner)
    let xml = """
      <collectionView id="c">\(connections)
          <collectionViewFlowLayout key="collectionViewLayout" id="l"/>
      </collectionView>
      """
    let collection = try #require(objects(xml, owner: partner)[0] as? UICollectionView)
    #expect(collection.prefetchDataSource === partner)
    #expect(collection.dragDelegate === partner && collection.dropDelegate === partner)
  }

  @Test("leaves out a delegate that does not conform to the protocol")
  func unfitDelegate() throws {
    let objects = objects(
      """
      <tableView style="plain" id="t">
        <connections><outlet property="delegate" destination="o" id="1"/></connections>
      </tableView>
      <customObject id="o"/>
      """, owner: NSObject())
    #expect(try #require(objects.first as? UITableView).delegate == nil)
  }

  @Test("connects the delegates of gesture recognizers")
  func recognizers() throws {
    let partner = ListPartner()
    let xml = #"<tapGestureRecognizer id="t">\#(outlets("delegate"))</tapGestureRecognizer>"#
    let tap = try #require(objects(xml, owner: partner)[0] as? UITapGestureRecognizer)
    #expect(tap.delegate === partner)
  }

  @Test("has ratios for multipliers", arguments: [("8:10", 0.8), ("8/10", 0.8), ("0.8", 0.8)])
  func multipliers(_ text: String, _ multiplier: CGFloat) throws {
    let xml = """
      <view id="v">
          <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
          <constraints>
              <constraint firstItem="a" firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="\(text)" id="x"/>
          </constraints>
      </view>
      """
    let view = try #require(objects(xml, owner: NSObject())[0] as? UIView)
    #expect(view.constraints.map(\.multiplier) == [multiplier])
  }

  @Test("sets points, rectangles, ranges and images by their key paths")
  func runtimeAttributes() throws {
    let xml = """
      <view id="v" customClass="PlaceView" customModule="UIKitTests" customModuleProvider="target">
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="point" keyPath="middle">
                  <point key="value" x="1" y="2"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="rect" keyPath="area">
                  <rect key="value" x="1" y="2" width="3" height="4"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="range" keyPath="span">
                  <range key="value" location="5" length="6"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="image" keyPath="symbol" value="star"/>
              <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
                  <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
      </view>
      """
    let resources =
      #"<resources><image name="star" catalog="system" width="1" height="1"/></resources>"#
    let view = Snippet.make(xml, as: PlaceView.self, resources: resources)
    #expect(view.middle == CGPoint(x: 1, y: 2))
    #expect(view.area == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.span == NSRange(location: 5, length: 6))
    #expect(view.symbol == UIImage(systemName: "star"))
    #expect(view.layer.borderColor == UIColor.red.cgColor)
  }
}
