import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("What is wrong with Interface Builder files") struct BrokenFileTests {
  private func storyboard(_ scene: String) -> Data { Snippet.storyboard(scene) }

  @Test("All that is wrong is told, with file and line")
  func all() {
    let problems = Snippet.problems(
      storyboard(
        """
        <viewController id="c" customClass="TitleScene" customModule="UIKitTests" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
                <subviews>
                    <label contentMode="left" text="A" id="l" customClass="NoSuchLabel" customModule="UIKitTests"/>
                    <hologram id="h"/>
                    <button contentMode="scaleToFill" buttonType="system" sparkle="YES" id="b" customClass="BadgeView" customModule="UIKitTests"/>
                </subviews>
                <constraints>
                    <constraint firstItem="x" firstAttribute="top" secondItem="v" secondAttribute="top" id="1"/>
                </constraints>
            </view>
            <connections>
                <outlet property="titleLabel" destination="l" id="2"/>
                <outlet property="noSuchOutlet" destination="l" id="3"/>
                <outlet property="button" destination="l" id="4"/>
                <outlet property="fixed" destination="l" id="5"/>
                <outlet property="lost" destination="nowhere" id="6"/>
                <segue destination="z" kind="show" id="7"/>
            </connections>
        </viewController>
        """), fileName: "Broken.storyboard")
    let expected = [
      "Broken.storyboard:9: error: Unknown class UIKitTests.NoSuchLabel in Interface Builder file",
      "Broken.storyboard:10: warning: <hologram> is not known here; a plain view is made",
      "Broken.storyboard:11: error: UIKitTests.BadgeView, the class of <button> in scene 'TitleScene', is no UIButton",
      "Broken.storyboard:11: warning: sparkle=\"YES\" of <button> is not known here",
      "Broken.storyboard:14: error: the constraint's firstItem x is nowhere in the file",
      "Broken.storyboard:19: error: [<UIKitTests.TitleScene> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key noSuchOutlet",
      "Broken.storyboard:20: error: outlet 'button' of UIKitTests.TitleScene",
      "Broken.storyboard:21: error: outlet 'fixed' of UIKitTests.TitleScene is a constant",
      "Broken.storyboard:22: error: outlet 'lost' of UIKitTests.TitleScene in scene 'TitleScene' leads to nowhere, which is nowhere in the file",
      "Broken.storyboard:23: error: the segue leads to z, which is no scene",
    ]
    for line in expected {
      #expect(problems.contains { $0.hasPrefix(line) }, "\(line)\n\(problems)")
    }
    #expect(problems.count == expected.count, "\(problems)")
  }

  @Test("What is no Interface Builder file is told with the line at which that shows")
  func unreadable() {
    func problem(_ text: String) -> [String] {
      Snippet.problems(Data(text.utf8), fileName: "A.xib")
    }
    #expect(problem("") == ["A.xib:1: error: there is no element"])
    #expect(problem("<plist/>") == ["A.xib:1: error: this is no Interface Builder file"])
    #expect(
      problem("<document type=\"a\">\n<view>\n</document>") == [
        "A.xib:3: error: </document> closes nothing that is open"
      ])
    #expect(
      problem("<document\n\n type=a/>") == ["A.xib:3: error: a value in quotation marks is missing"]
    )
    #expect(
      problem("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>") == [
        "A.xib:1: error: a file of type com.apple.InterfaceBuilder3.Cocoa.XIB is none for iOS"
      ])
    let twice = Snippet.nib("<view id=\"a\"/>\n<label id=\"a\"/>")
    #expect(Snippet.problems(twice) == ["Test.xib:8: error: the identifier a is given twice"])
  }

  @Test("An element that describes a cell's own label as something else is an error")
  func otherKind() {
    let cell = Snippet.nib(
      """
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" id="c">
          <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
              <subviews>
                  <slider id="l"/>
              </subviews>
          </tableViewCellContentView>
      </tableViewCell>
      """)
    #expect(
      Snippet.problems(cell).first
        == "Test.xib:10: error: <slider> describes a UILabel, which is no UISlider")
  }

  @Test("Any prefix of a file is told of, and none crashes the reader")
  func prefixes() throws {
    let url = try #require(Bundle.module.url(forResource: "Card", withExtension: "xib"))
    let data = try Data(contentsOf: url)
    #expect(Snippet.problems(data) == [])
    for length in 0..<(data.count - 12) {
      #expect(!Snippet.problems(data.prefix(length)).isEmpty, "\(length)")
    }
  }

  @Test(
    "The files of these tests have nothing that is not known",
    arguments: [
      "Welcome.storyboard", "Shop.storyboard", "Path.storyboard", "Settings.storyboard", "Card.xib",
      "TitleCell.xib",
      "TitleHeader.xib", "TileCell.xib", "TileHeader.xib", "NoticeViewController.xib",
      "WarningView.xib",
    ])
  func files(_ name: String) throws {
    let url = Bundle.module.bundleURL.appendingPathComponent(name)
    #expect(InterfaceCheck.problems(ofFileAt: url, in: .module).map { "\($0)" } == [])
  }

  @Test("In a running app a missing scene ends it, and names those that are there")
  func missingScene() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIStoryboard(name: "Welcome", bundle: .module)
          .instantiateViewController(withIdentifier: "Nobody")
      }
    }
    let message = errorText(of: result)
    #expect(message.contains("Welcome.storyboard"))
    #expect(
      message.contains("doesn't contain a view controller with identifier 'Nobody'; it has Plain"))
  }

  @Test("In a running app a missing class ends it, with file, line and name")
  func missingClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Snippet.make(
          "<view id=\"v\" customClass=\"Ghost\" customModule=\"UIKitTests\"/>", as: UIView.self)
      }
    }
    #expect(errorText(of: result).contains("nib:7: error: Unknown class UIKitTests.Ghost"))
  }

  @Test("In a running app a missing outlet ends it, with file, line, class and property")
  func missingOutlet() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UINib(nibName: "Card", bundle: .module).instantiate(withOwner: TapOwner())
      }
    }
    let message = errorText(of: result)
    #expect(message.contains("Card.xib:"))
    #expect(message.contains("[<UIKitTests.TapOwner> setValue:forUndefinedKey:]"))
    #expect(message.contains("*** Made from Card.xib:12: <placeholder>."))
    #expect(message.contains("Outlet 'card' in Card.xib leads to a UIKit.UIView"))
  }

  @Test("In a running app a nib with outlets of its owner is not made without one")
  func missingOwner() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UINib(nibName: "Card", bundle: .module).instantiate(withOwner: nil)
      }
    }
    #expect(
      errorText(of: result).contains(
        "Card.xib:14: error: outlet 'card' belongs to File's Owner, a CardOwner, but the nib is made "
          + "without an owner. Pass it as withOwner:"))
  }

  @Test("In a running app an unknown element is left out, with a warning on the console")
  func unknownElement() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = Snippet.make(
          """
          <view contentMode="scaleToFill" id="v">
              <subviews>
                  <hologram id="h"/>
                  <label text="Still here" id="l"/>
              </subviews>
          </view>
          """, as: UIView.self)
        precondition((view.subviews[1] as? UILabel)?.text == "Still here")
      }
    }
    #expect(
      errorText(of: result).contains(
        "nib:9: warning: <hologram> is not known here; a plain view is made"))
  }
}
