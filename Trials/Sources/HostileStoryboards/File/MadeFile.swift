/// Files with something of everything, of the trial's own classes.
enum MadeFile {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" useSafeAreas="YES" initialViewController="nav">
        <scenes>
            <scene sceneID="s0">
                <objects>
                    <navigationController storyboardIdentifier="Start" id="nav" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
                        <connections>
                            <segue destination="c1" kind="relationship" relationship="rootViewController" id="r1"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
            <scene sceneID="s1">
                <objects>
                    <viewController title="One" storyboardIdentifier="One" id="c1" \(screen) sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="v1">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
    \(views)
                                <containerView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                                    <rect key="frame" x="0.0" y="400" width="200" height="100"/>
                                    <connections>
                                        <segue destination="c2" kind="embed" identifier="fill" id="e1"/>
                                    </connections>
                                </containerView>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="safe"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            <constraints>
    \(constraints)
                            </constraints>
                        </view>
                        <navigationItem key="navigationItem" title="One" id="item">
                            <barButtonItem key="rightBarButtonItem" title="Next" id="next">
                                <connections>
                                    <segue destination="c2" kind="show" id="g1"/>
                                </connections>
                            </barButtonItem>
                        </navigationItem>
                        <connections>
                            <outlet property="outlet" destination="label" id="o1"/>
                            <outletCollection property="outlets" destination="label" id="o2"/>
                            <segue destination="c2" kind="show" identifier="show" id="g2"/>
                            <segue destination="tabs" kind="presentation" identifier="present" id="g3"/>
                            <segue destination="c2" kind="popoverPresentation" identifier="popover" popoverAnchorView="button" id="g4"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="s2">
                <objects>
                    <viewController title="Two" storyboardIdentifier="Two" id="c2" \(screen) sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="v2">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        </view>
                        <connections>
                            <segue destination="exit" kind="unwind" identifier="back" unwindAction="unwind:" id="g5"/>
                        </connections>
                    </viewController>
                    <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
                </objects>
            </scene>
            <scene sceneID="s3">
                <objects>
                    <tabBarController storyboardIdentifier="Tabs" id="tabs" sceneMemberID="viewController">
                        <connections>
                            <segue destination="c2" kind="relationship" relationship="viewControllers" id="r2"/>
                            <segue destination="list" kind="relationship" relationship="viewControllers" id="r3"/>
                        </connections>
                    </tabBarController>
                </objects>
            </scene>
            <scene sceneID="s4">
                <objects>
                    <tableViewController storyboardIdentifier="List" id="list" sceneMemberID="viewController">
                        <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="-1" id="table">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <sections>
                                <tableViewSection headerTitle="Head" id="section">
                                    <cells>
                                        <tableViewCell contentMode="scaleToFill" reuseIdentifier="cell" rowHeight="60" id="cell">
                                            <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
                                            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content"/>
                                            <connections>
                                                <segue destination="c2" kind="show" identifier="row" id="g6"/>
                                            </connections>
                                        </tableViewCell>
                                    </cells>
                                </tableViewSection>
                            </sections>
                        </tableView>
                    </tableViewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """

  static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" useSafeAreas="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="v1" customClass="HostileView" customModule="hostile_storyboards">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
    \(views)
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
    \(constraints)
                </constraints>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="text" value="A"/>
                    <userDefinedRuntimeAttribute type="number" keyPath="number">
                        <integer key="value" value="3"/>
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                        <real key="value" value="3"/>
                    </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
                <connections>
                    <outlet property="outlet" destination="label" id="o1"/>
                </connections>
            </view>
        </objects>
    </document>
    """

  private static let screen = "customClass=\"HostileScreen\" customModule=\"hostile_storyboards\""

  private static let views = """
                                <label opaque="NO" contentMode="left" text="Label" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                                </label>
                                <button contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
                                    <state key="normal" title="Button"/>
                                </button>
                                <stackView contentMode="scaleToFill" axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                                    <subviews>
                                        <slider contentMode="scaleToFill" value="0.5" minValue="0.0" maxValue="1" id="slider"/>
                                        <switch contentMode="scaleToFill" on="YES" id="switch"/>
                                        <stepper contentMode="scaleToFill" maximumValue="100" id="stepper"/>
                                        <segmentedControl contentMode="scaleToFill" selectedSegmentIndex="0" id="segments">
                                            <segments>
                                                <segment title="First"/>
                                                <segment title="Second"/>
                                            </segments>
                                        </segmentedControl>
                                        <textField contentMode="scaleToFill" text="Text" placeholder="Name" id="field"/>
                                        <textView contentMode="scaleToFill" text="Long text" id="text">
                                            <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
                                        </textView>
                                        <pageControl contentMode="scaleToFill" numberOfPages="3" currentPage="1" id="pages"/>
                                        <progressView contentMode="scaleToFill" progress="0.5" id="progress"/>
                                        <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="1" id="date"/>
                                        <imageView contentMode="scaleAspectFit" image="star" catalog="system" id="image"/>
                                    </subviews>
                                </stackView>
                                <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
                                    <rect key="frame" x="0.0" y="500" width="100" height="100"/>
                                    <viewLayoutGuide key="contentLayoutGuide" id="content-guide"/>
                                    <viewLayoutGuide key="frameLayoutGuide" id="frame-guide"/>
                                </scrollView>
    """

  private static let constraints = """
                                <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="k1"/>
                                <constraint firstItem="label" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="8" id="k2"/>
                                <constraint firstItem="button" firstAttribute="top" secondItem="label" secondAttribute="bottom" constant="8" symbolic="YES" id="k3"/>
                                <constraint firstItem="button" firstAttribute="width" relation="greaterThanOrEqual" secondItem="label" secondAttribute="width" multiplier="1:2" priority="750" id="k4"/>
                                <constraint firstItem="stack" firstAttribute="top" secondItem="button" secondAttribute="bottom" constant="8" id="k5"/>
                                <constraint firstItem="stack" firstAttribute="width" constant="200" id="k6"/>
                                <constraint firstItem="box" firstAttribute="height" constant="100" id="k7"/>
                                <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="k8"/>
    """
}
