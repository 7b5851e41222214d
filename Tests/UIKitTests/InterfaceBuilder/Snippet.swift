import Foundation
import UIKit
import UIKitCore

/// Parts of Interface Builder files, as Xcode writes them, with the document around them.
@MainActor enum Snippet {
  static func nib(_ objects: String, resources: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
          </objects>
      \(resources)
      </document>
      """.utf8)
  }

  static func storyboard(_ scene: String, initial: String = "c") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
          <scenes>
              <scene sceneID="s">
                  <objects>
      \(scene)
                  </objects>
              </scene>
          </scenes>
      </document>
      """.utf8)
  }

  /// The object that a part describes, of which everything has to be known.
  static func make<Object: AnyObject>(
    _ xml: String, as type: Object.Type = Object.self, resources: String = ""
  ) -> Object {
    let data = nib(xml, resources: resources)
    return UINib(data: data, bundle: .module).instantiate(withOwner: nil)[0] as! Object
  }

  /// What is wrong with a file, as the console would show it.
  static func problems(_ data: Data, fileName: String = "Test.xib") -> [String] {
    InterfaceCheck.problems(of: data, fileName: fileName, in: .module).map { "\($0)" }
  }
}
