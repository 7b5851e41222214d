import Foundation

/// Storyboards of as many scenes and views in each as are wanted, all alike, in a folder that is a bundle.
@MainActor final class StoryboardFile {
  let bundle: Bundle
  /// The names of files that have not been read.
  private var names = (0..<8).map { "Board\($0)" }
  private let folder: URL
  private let scenes: Int

  /// What identifies the last scene.
  var last: String { "scene-\(scenes - 1)" }

  init(scenes: Int, views: Int) {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    self.scenes = scenes
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      useAutolayout="YES" initialViewController="controller-0">
      <scenes>
      \((0..<scenes).map { Self.scene($0, views: views) }.joined(separator: "\n"))
      </scenes>
      </document>
      """
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in names {
        try Data(text.utf8).write(to: folder.appending(path: "\(name).storyboard"))
      }
    } catch {
      fatalError("The storyboards can't be written: \(error)")
    }
    bundle = Bundle(url: folder)!
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// - Returns: The name of a file that has not been read: one is read once.
  func takeName() -> String { names.removeLast() }

  private static func scene(_ scene: Int, views: Int) -> String {
    let labels = (0..<views).map { label(scene, $0) }.joined(separator: "\n")
    return """
      <scene sceneID="scene-\(scene)"><objects>
      <viewController storyboardIdentifier="scene-\(scene)" id="controller-\(scene)" \
      sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="view-\(scene)">
      <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      \(labels)
      </subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      </view>
      </viewController>
      </objects></scene>
      """
  }

  private static func label(_ scene: Int, _ label: Int) -> String {
    """
    <label opaque="NO" contentMode="left" text="Text \(label)" textAlignment="natural" \
    lineBreakMode="tailTruncation" id="label-\(scene)-\(label)">
    <rect key="frame" x="20" y="\(label * 20)" width="42" height="21"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <nil key="textColor"/>
    <nil key="highlightedColor"/>
    </label>
    """
  }
}
