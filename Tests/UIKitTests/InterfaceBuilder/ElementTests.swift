import Foundation
import Testing
import UIKit
import UIKitCore

/// Elements as Xcode writes them.
@MainActor @Suite("Elements of Interface Builder files") struct ElementTests {
  @Test("A frame is also written by its least coordinates")
  func frameInset() {
    let xml = """
      <view contentMode="scaleToFill" id="a">
          <frame key="frameInset" minX="40" minY="49" width="74" height="30"/>
          <subviews>
              <label fixedFrame="YES" text="Todo" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                  <frame key="frameInset" minY="102" width="60" height="20"/>
                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
              </label>
          </subviews>
      </view>
      """
    #expect(Snippet.problems(Snippet.nib(xml)) == [])
    let view = Snippet.make(xml, as: UIView.self)
    #expect(view.frame == CGRect(x: 40, y: 49, width: 74, height: 30))
    #expect(view.subviews[0].frame == CGRect(x: 0, y: 102, width: 60, height: 20))
  }

  @Test("Controls for values have the file's values")
  func values() throws {
    let xml = """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" id="s">
          <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
          <subviews>
              <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" id="a">
                  <color key="onTintColor" systemColor="systemGreenColor"/>
              </switch>
              <switch opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" id="b"/>
              <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" value="30" minValue="10" maxValue="50" id="d"/>
              <stepper opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" value="2" minimumValue="1" maximumValue="5" stepValue="0.5" wraps="YES" id="e"/>
              <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="1" id="f">
                  <segments>
                      <segment title="Month"/>
                      <segment title="Year"/>
                      <segment title="Week" enabled="NO" width="80"/>
                  </segments>
              </segmentedControl>
              <pageControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" numberOfPages="4" currentPage="2" id="g"/>
              <progressView opaque="NO" contentMode="scaleToFill" verticalHuggingPriority="750" progress="0.25" id="h"/>
              <activityIndicatorView opaque="NO" contentMode="scaleToFill" animating="YES" style="medium" id="i"/>
              <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" datePickerMode="date" minuteInterval="1" style="compact" id="j">
                  <date key="date" timeIntervalSinceReferenceDate="86400">
                      <!--2001-01-02 00:00:00 +0000-->
                  </date>
              </datePicker>
              <pickerView contentMode="scaleToFill" id="k"/>
          </subviews>
      </stackView>
      """
    #expect(Snippet.problems(Snippet.nib(xml)) == [])
    let views = Snippet.make(xml, as: UIStackView.self).arrangedSubviews
    let on = try #require(views[0] as? UISwitch)
    #expect(on.isOn && on.onTintColor == .systemGreen)
    #expect((views[1] as? UISwitch)?.isOn == false)
    let slider = try #require(views[2] as? UISlider)
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [10, 30, 50])
    let stepper = try #require(views[3] as? UIStepper)
    #expect([stepper.minimumValue, stepper.value, stepper.maximumValue] == [1, 2, 5])
    #expect(stepper.stepValue == 0.5 && stepper.wraps)
    let segments = try #require(views[4] as? UISegmentedControl)
    #expect((0..<3).map { segments.titleForSegment(at: $0) } == ["Month", "Year", "Week"])
    #expect(segments.selectedSegmentIndex == 1)
    #expect(!segments.isEnabledForSegment(at: 2) && segments.widthForSegment(at: 2) == 80)
    let pages = try #require(views[5] as? UIPageControl)
    #expect(pages.numberOfPages == 4 && pages.currentPage == 2)
    #expect((views[6] as? UIProgressView)?.progress == 0.25)
    #expect((views[7] as? UIActivityIndicatorView)?.isAnimating == true)
    let date = try #require(views[8] as? UIDatePicker)
    #expect(date.datePickerMode == .date && date.preferredDatePickerStyle == .compact)
    #expect(date.date == Date(timeIntervalSinceReferenceDate: 86400))
    #expect(views[9] is UIPickerView)
  }

  @Test("Texts have the file's fonts, colours and traits")
  func texts() throws {
    let xml = """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
          <subviews>
              <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Title" textAlignment="right" lineBreakMode="wordWrap" numberOfLines="0" baselineAdjustment="alignBaselines" minimumScaleFactor="0.5" adjustsFontForContentSizeCategory="YES" id="a">
                  <rect key="frame" x="16" y="16" width="200" height="40"/>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
                  <color key="textColor" red="1" green="0.5" blue="0.0" alpha="0.75" colorSpace="custom" customColorSpace="sRGB"/>
                  <color key="highlightedColor" systemColor="comingColor" white="0.25" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              </label>
              <label opaque="NO" userInteractionEnabled="NO" contentMode="left" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="b">
                  <rect key="frame" x="16" y="64" width="200" height="40"/>
                  <string key="text">Two
      lines</string>
                  <fontDescription key="fontDescription" type="italicSystem" pointSize="15"/>
                  <nil key="textColor"/>
                  <color key="highlightedColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"/>
              </label>
              <label opaque="NO" userInteractionEnabled="NO" contentMode="left" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="c">
                  <rect key="frame" x="16" y="112" width="200" height="40"/>
                  <attributedString key="attributedText">
                      <fragment content="Half ">
                          <attributes>
                              <font key="NSFont" size="17" name="HelveticaNeue-Bold"/>
                              <integer key="NSLigature" value="0"/>
                              <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" baseWritingDirection="natural" defaultTabInterval="33.5" tighteningFactorForTruncation="0.0">
                                  <tabStops>
                                      <textTab alignment="left" location="40.5">
                                          <options/>
                                      </textTab>
                                  </tabStops>
                              </paragraphStyle>
                          </attributes>
                      </fragment>
                      <fragment content="red">
                          <attributes>
                              <color key="NSColor" systemColor="systemRedColor"/>
                          </attributes>
                      </fragment>
                  </attributedString>
                  <nil key="highlightedColor"/>
              </label>
              <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" editable="NO" textAlignment="natural" selectable="NO" id="d">
                  <rect key="frame" x="16" y="160" width="200" height="80"/>
                  <string key="text">Terms</string>
                  <color key="textColor" systemColor="secondaryLabelColor" red="0.23529411759999999" green="0.23529411759999999" blue="0.26274509800000001" alpha="0.59999999999999998" colorSpace="custom" customColorSpace="sRGB"/>
                  <fontDescription key="fontDescription" type="system" weight="light" pointSize="14"/>
                  <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
              </textView>
              <searchBar contentMode="redraw" searchBarStyle="minimal" text="" placeholder="Find" showsCancelButton="YES" id="e">
                  <rect key="frame" x="0.0" y="250" width="320" height="56"/>
                  <textInputTraits key="textInputTraits" returnKeyType="search"/>
              </searchBar>
          </subviews>
      </view>
      """
    #expect(Snippet.problems(Snippet.nib(xml)) == [])
    let views = Snippet.make(xml, as: UIView.self).subviews
    let title = try #require(views[0] as? UILabel)
    #expect(title.font == .preferredFont(forTextStyle: .headline))
    #expect(title.textColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.75))
    #expect(title.highlightedTextColor == UIColor(white: 0.25, alpha: 1))
    #expect(title.numberOfLines == 0 && title.lineBreakMode == .byWordWrapping)
    #expect(title.adjustsFontSizeToFitWidth && title.minimumScaleFactor == 0.5)
    #expect(title.adjustsFontForContentSizeCategory && title.textAlignment == .right)
    let two = try #require(views[1] as? UILabel)
    #expect(two.text == "Two\nlines")
    #expect(two.font == .italicSystemFont(ofSize: 15))
    #expect(two.textColor == .label && two.highlightedTextColor == .systemBackground)
    let attributed = try #require((views[2] as? UILabel)?.attributedText)
    #expect(attributed.string == "Half red")
    #expect(attributed.attribute(.ligature, at: 0, effectiveRange: nil) as? Int == 0)
    let paragraph = try #require(
      attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    #expect(paragraph.defaultTabInterval == 33.5 && paragraph.alignment == .center)
    #expect(paragraph.tabStops.map(\.location) == [40.5])
    #expect(paragraph.tabStops.first?.alignment == .left)
    #expect(
      attributed.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .systemRed)
    let terms = try #require(views[3] as? UITextView)
    #expect(terms.text == "Terms" && !terms.isEditable && !terms.isSelectable)
    #expect(terms.font == .systemFont(ofSize: 14, weight: .light))
    let bar = try #require(views[4] as? UISearchBar)
    #expect(bar.placeholder == "Find" && bar.showsCancelButton && bar.searchBarStyle == .minimal)
    #expect(bar.returnKeyType == .search)
  }

  @Test("Buttons have the file's configuration, states and images")
  func buttons() throws {
    let xml = """
      <view contentMode="scaleToFill" id="v">
          <subviews>
              <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="a">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="50"/>
                  <state key="normal" title="Button"/>
                  <buttonConfiguration key="configuration" style="filled" image="star" catalog="system" imagePlacement="trailing" title="Buy" subtitle="3.99 a month" imagePadding="8" cornerStyle="capsule" buttonSize="large" titleAlignment="center">
                      <fontDescription key="titleFontDescription" style="UICTFontTextStyleTitle3"/>
                      <directionalEdgeInsets key="contentInsets" top="8" leading="16" bottom="8" trailing="16"/>
                      <color key="baseForegroundColor" systemColor="systemYellowColor"/>
                      <backgroundConfiguration key="background" cornerRadius="12">
                          <color key="strokeColor" systemColor="systemRedColor"/>
                      </backgroundConfiguration>
                  </buttonConfiguration>
              </button>
              <button opaque="NO" contentMode="scaleToFill" selected="YES" contentHorizontalAlignment="leading" contentVerticalAlignment="center" lineBreakMode="middleTruncation" id="b">
                  <rect key="frame" x="0.0" y="60" width="200" height="50"/>
                  <fontDescription key="fontDescription" type="boldSystem" pointSize="18"/>
                  <inset key="contentEdgeInsets" minX="4" minY="2" maxX="4" maxY="2"/>
                  <state key="normal" title="Off" image="heart" catalog="system">
                      <color key="titleColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                  </state>
                  <state key="selected" title="On"/>
              </button>
          </subviews>
      </view>
      """
    let resources = """
          <resources>
              <image name="heart" catalog="system" width="128" height="110"/>
              <image name="star" catalog="system" width="128" height="116"/>
              <systemColor name="systemYellowColor">
                  <color red="1" green="0.80000000000000004" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </systemColor>
          </resources>
      """
    #expect(Snippet.problems(Snippet.nib(xml, resources: resources)) == [])
    let views = Snippet.make(xml, as: UIView.self, resources: resources).subviews
    let configuration = try #require((views[0] as? UIButton)?.configuration)
    #expect(configuration.title == "Buy" && configuration.subtitle == "3.99 a month")
    #expect(configuration.image != nil && configuration.imagePlacement == .trailing)
    #expect(configuration.imagePadding == 8 && configuration.cornerStyle == .capsule)
    #expect(configuration.buttonSize == .large && configuration.titleAlignment == .center)
    #expect(configuration.contentInsets.leading == 16)
    #expect(configuration.baseForegroundColor == .systemYellow)
    #expect(configuration.background.cornerRadius == 12)
    #expect(configuration.background.strokeColor == .systemRed)
    let old = try #require(views[1] as? UIButton)
    #expect(old.buttonType == .custom && old.isSelected)
    #expect(old.contentHorizontalAlignment == .leading)
    #expect(old.title(for: .normal) == "Off" && old.title(for: .selected) == "On")
    #expect(old.titleLabel?.font == .boldSystemFont(ofSize: 18))
    #expect(old.image(for: .normal) != nil)
  }

  @Test("A scroll view's content is held by its layout guides")
  func scrollView() throws {
    let xml = """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
              <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" showsHorizontalScrollIndicator="NO" keyboardDismissMode="onDrag" translatesAutoresizingMaskIntoConstraints="NO" id="s">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
                  <subviews>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="w">
                          <rect key="frame" x="0.0" y="0.0" width="320" height="960"/>
                          <constraints>
                              <constraint firstAttribute="height" constant="960" id="1"/>
                          </constraints>
                      </view>
                  </subviews>
                  <constraints>
                      <constraint firstItem="w" firstAttribute="top" secondItem="cg" secondAttribute="top" id="2"/>
                      <constraint firstItem="w" firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="3"/>
                      <constraint firstItem="cg" firstAttribute="trailing" secondItem="w" secondAttribute="trailing" id="4"/>
                      <constraint firstItem="cg" firstAttribute="bottom" secondItem="w" secondAttribute="bottom" id="5"/>
                      <constraint firstItem="w" firstAttribute="width" secondItem="fg" secondAttribute="width" id="6"/>
                  </constraints>
                  <viewLayoutGuide key="contentLayoutGuide" id="cg"/>
                  <viewLayoutGuide key="frameLayoutGuide" id="fg"/>
              </scrollView>
          </subviews>
          <viewLayoutGuide key="safeArea" id="sa"/>
          <constraints>
              <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="7"/>
              <constraint firstItem="s" firstAttribute="leading" secondItem="sa" secondAttribute="leading" id="8"/>
              <constraint firstItem="sa" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="9"/>
              <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="10"/>
          </constraints>
      </view>
      """
    #expect(Snippet.problems(Snippet.nib(xml)) == [])
    let controller = UIViewController()
    controller.view = Snippet.make(xml, as: UIView.self)
    withWindow(controller) { window in
      let scroll = controller.view.subviews[0] as! UIScrollView
      #expect(scroll.frame == controller.view.bounds)
      #expect(scroll.contentSize == CGSize(width: controller.view.bounds.width, height: 960))
      #expect(scroll.alwaysBounceVertical && !scroll.showsHorizontalScrollIndicator)
      #expect(scroll.keyboardDismissMode == .onDrag)
    }
  }

  @Test("Runtime attributes reach layers, UIKit's properties and stored properties of the app")
  func runtimeAttributes() {
    let xml = """
      <view contentMode="scaleToFill" id="v" customClass="BadgeView" customModule="UIKitTests" customModuleProvider="target">
          <rect key="frame" x="0.0" y="0.0" width="64" height="32"/>
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                  <integer key="value" value="8"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
              <userDefinedRuntimeAttribute type="string" keyPath="caption" value="New"/>
              <userDefinedRuntimeAttribute type="number" keyPath="count">
                  <integer key="value" value="3"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="number" keyPath="inset">
                  <real key="value" value="2.5"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="color" keyPath="edgeColor">
                  <color key="value" systemColor="systemTealColor"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="size" keyPath="reach">
                  <size key="value" width="3" height="4"/>
              </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
      </view>
      """
    let badge = Snippet.make(xml, as: BadgeView.self)
    #expect(badge.layer.cornerRadius == 8 && badge.clipsToBounds)
    #expect(badge.caption == "New" && badge.count == 3 && badge.inset == 2.5)
    #expect(badge.edgeColor == .systemTeal && badge.reach == CGSize(width: 3, height: 4))
    #expect(badge.log == ["awake New"])
  }

  @Test("Layouts, recognizers and items of bars wake, too")
  func awakes() {
    func make<Object: AnyObject>(_ xml: String, as type: Object.Type) -> Object {
      Snippet.make(xml.replacing("/>", with: " customModule=\"UIKitTests\"/>"), as: type)
    }
    let view = Snippet.make(
      """
      <collectionView id="c">
          <collectionViewFlowLayout key="collectionViewLayout" id="l" customClass="AwakeLayout" customModule="UIKitTests"/>
      </collectionView>
      """, as: UICollectionView.self)
    #expect((view.collectionViewLayout as? AwakeLayout)?.isAwake == true)
    let tap = make(#"<tapGestureRecognizer id="t" customClass="AwakeTap"/>"#, as: AwakeTap.self)
    let button = make(#"<barButtonItem id="b" customClass="AwakeButton"/>"#, as: AwakeButton.self)
    let item = make(#"<navigationItem id="n" customClass="AwakeItem"/>"#, as: AwakeItem.self)
    #expect(tap.isAwake && button.isAwake && item.isAwake)
  }

  @Test("A constraint is of the class that the file names and wakes with its runtime attributes")
  func constraintClass() throws {
    let xml = """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="64" height="32"/>
          <constraints>
              <constraint firstAttribute="width" constant="10" id="c" customClass="InsetConstraint" customModule="UIKitTests" customModuleProvider="target">
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="number" keyPath="inset">
                          <real key="value" value="2.5"/>
                      </userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
              </constraint>
          </constraints>
      </view>
      """
    let view = Snippet.make(xml, as: UIView.self)
    let constraint = try #require(view.constraints.first as? InsetConstraint)
    #expect(constraint.firstItem === view && constraint.firstAttribute == .width)
    #expect(constraint.constant == 12.5 && constraint.isActive)
  }

  @Test("Gesture recognizers stand beside the view and call its controller's methods")
  func recognizers() throws {
    let owner = TapOwner()
    let xml = """
              <view contentMode="scaleToFill" id="v">
                  <rect key="frame" x="0.0" y="0.0" width="64" height="32"/>
                  <connections>
                      <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="1"/>
                  </connections>
              </view>
              <tapGestureRecognizer numberOfTapsRequired="2" id="t">
                  <connections>
                      <action selector="tapped:" destination="-1" id="2"/>
                  </connections>
              </tapGestureRecognizer>
              <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.75" id="l"/>
      """
    let objects = UINib(data: Snippet.nib(xml), bundle: nil).instantiate(withOwner: owner)
    let view = try #require(objects[0] as? UIView)
    let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap === objects[1] as AnyObject && tap.numberOfTapsRequired == 2)
    #expect((objects[2] as? UILongPressGestureRecognizer)?.minimumPressDuration == 0.75)
  }

  @Test("What is there in some size classes only comes and goes with them")
  func sizeClasses() {
    let xml = """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="side">
                  <rect key="frame" x="0.0" y="0.0" width="80" height="400"/>
              </view>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="main">
                  <rect key="frame" x="80" y="0.0" width="240" height="400"/>
              </view>
          </subviews>
          <constraints>
              <constraint firstItem="side" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="1"/>
              <constraint firstItem="side" firstAttribute="width" constant="80" id="2"/>
              <constraint firstItem="main" firstAttribute="leading" secondItem="side" secondAttribute="trailing" id="3"/>
              <constraint firstItem="main" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="4"/>
              <constraint firstItem="main" firstAttribute="top" secondItem="v" secondAttribute="top" constant="16" id="5">
                  <variation key="heightClass=regular-widthClass=regular" constant="48"/>
              </constraint>
          </constraints>
          <variation key="default">
              <mask key="subviews">
                  <exclude reference="side"/>
              </mask>
              <mask key="constraints">
                  <exclude reference="1"/>
                  <exclude reference="2"/>
                  <exclude reference="3"/>
              </mask>
          </variation>
          <variation key="widthClass=regular">
              <mask key="subviews">
                  <include reference="side"/>
              </mask>
              <mask key="constraints">
                  <include reference="1"/>
                  <include reference="2"/>
                  <include reference="3"/>
                  <exclude reference="4"/>
              </mask>
          </variation>
      </view>
      """
    #expect(Snippet.problems(Snippet.nib(xml)) == [])
    let view = Snippet.make(xml, as: UIView.self)
    let controller = UIViewController()
    controller.view = view
    controller.traitOverrides.horizontalSizeClass = .compact
    controller.traitOverrides.verticalSizeClass = .regular
    withWindow(controller) { window in
      #expect(view.subviews.count == 1)
      #expect(view.subviews[0].frame.origin == CGPoint(x: 0, y: 16))
      controller.traitOverrides.horizontalSizeClass = .regular
      pass()
      #expect(view.subviews.count == 2)
      #expect(view.subviews[0].frame.minX == 0 && view.subviews[0].frame.width == 80)
      #expect(view.subviews[1].frame.origin == CGPoint(x: 80, y: 48))
      controller.traitOverrides.horizontalSizeClass = .compact
      pass()
      #expect(view.subviews.count == 1)
      #expect(view.subviews[0].frame.origin == CGPoint(x: 0, y: 16))
    }
  }

  @Test("Properties have other values in some size classes")
  func variedProperties() throws {
    let xml = """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
          <subviews>
              <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="24" translatesAutoresizingMaskIntoConstraints="NO" id="s">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
                  <subviews>
                      <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                          <fontDescription key="fontDescription" type="system" pointSize="17"/>
                          <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                          <variation key="heightClass=compact">
                              <fontDescription key="fontDescription" type="system" pointSize="9"/>
                              <color key="textColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                          </variation>
                      </label>
                  </subviews>
                  <variation key="heightClass=compact" axis="horizontal"/>
                  <variation key="heightClass=compact-widthClass=regular" spacing="48"/>
                  <variation key="heightClass=regular" axis="vertical"/>
              </stackView>
          </subviews>
      </view>
      """
    #expect(Snippet.problems(Snippet.nib(xml)) == [])
    let controller = UIViewController()
    controller.view = Snippet.make(xml, as: UIView.self)
    let stack = try #require(controller.view.subviews[0] as? UIStackView)
    let label = try #require(stack.arrangedSubviews[0] as? UILabel)
    controller.traitOverrides.horizontalSizeClass = .compact
    controller.traitOverrides.verticalSizeClass = .regular
    withWindow(controller) { _ in
      #expect(stack.axis == .vertical && stack.spacing == 24)
      #expect(label.font.pointSize == 17)
      controller.traitOverrides.verticalSizeClass = .compact
      pass()
      #expect(stack.axis == .horizontal && stack.spacing == 24)
      #expect(label.font.pointSize == 9)
      #expect(label.textColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      controller.traitOverrides.horizontalSizeClass = .regular
      pass()
      #expect(stack.axis == .horizontal && stack.spacing == 48)
      controller.traitOverrides.verticalSizeClass = .regular
      pass()
      #expect(stack.axis == .vertical && stack.spacing == 24)
      #expect(label.font.pointSize == 17)
    }
  }

  @Test("What Xcode writes without effect is known")
  func withoutEffect() {
    let nib = Snippet.nib(
      """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
          <gestureRecognizers/>
      </view>
      <pageViewController navigationOrientation="horizontal" spineLocation="none" transitionStyle="scroll" id="p"/>
      """)
    #expect(Snippet.problems(nib) == [])
  }

  @Test("Texts are those of the file's table, where there is one")
  func localized() throws {
    let xml = """
      <view contentMode="scaleToFill" id="v">
          <subviews>
              <label text="Hello" id="l"/>
              <label text="Not translated" id="n"/>
              <button buttonType="system" id="b">
                  <state key="normal" title="Buy"/>
              </button>
              <segmentedControl id="g">
                  <segments>
                      <segment title="Month"/>
                      <segment title="Year"/>
                  </segments>
              </segmentedControl>
          </subviews>
      </view>
      """
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Texts-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Snippet.nib(xml).write(to: folder.appendingPathComponent("Texts.xib"))
    try Data(
      """
      "l.text" = "Hallo";
      "b.normalTitle" = "Kaufen";
      "g.segmentTitles[1]" = "Jahr";
      """.utf8
    ).write(to: folder.appendingPathComponent("Texts.strings"))
    let bundle = try #require(Bundle(url: folder))
    let view = UINib(nibName: "Texts", bundle: bundle).instantiate(withOwner: nil)[0] as! UIView
    #expect((view.subviews[0] as? UILabel)?.text == "Hallo")
    #expect((view.subviews[1] as? UILabel)?.text == "Not translated")
    #expect((view.subviews[2] as? UIButton)?.title(for: .normal) == "Kaufen")
    let segments = view.subviews[3] as? UISegmentedControl
    #expect(segments?.titleForSegment(at: 0) == "Month")
    #expect(segments?.titleForSegment(at: 1) == "Jahr")
  }
}
