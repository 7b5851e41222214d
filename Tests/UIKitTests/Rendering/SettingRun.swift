import DisplayInterface
import HeadlessDisplay
import UIKit
import UIKitCore

/// Gives a view the values of a setting in turn, and keeps what the display is told.
@MainActor final class SettingRun {
  /// Every setting with all marks.
  static let all = ViewSetting.all.map { SettingRun($0) }

  private struct Node: Equatable {
    let content: NodeContent
    let placement: NodePlacement
    let children: Int
  }

  let setting: ViewSetting
  private var shown: [[Node]] = []
  /// The first difference between what the display shows and what the views say.
  private(set) var difference: String?

  private init(_ setting: ViewSetting) {
    self.setting = setting
    #if DEBUG
      run { site in
        self.sites.insert(site)
        return true
      }
    #else
      run()
    #endif
  }

  #if DEBUG
    /// The marks that the values come by.
    private(set) var sites: Set<MarkSite> = []
    /// Whether the display shows the same each time; new images, for example, are never equal.
    private(set) lazy var isRepeatable = SettingRun(setting).shown == shown

    private init(_ setting: ViewSetting, without site: MarkSite) {
      self.setting = setting
      run { $0 != site }
    }

    /// What is wrong where the mark is left out, if a display shows it.
    func mistake(without site: MarkSite) -> String? {
      let other = SettingRun(setting, without: site)
      if let difference = other.difference { return difference }
      guard isRepeatable,
        let value = shown.indices.first(where: { shown[$0] != other.shown[$0] })
      else { return nil }
      return "\(setting.name): the display shows something else after change \(value)"
    }

    private func run(_ admits: @escaping (MarkSite) -> Bool) {
      run(around: { change in
        MarkSite.admits = admits
        change()
        MarkSite.admits = nil
      })
    }
  #endif

  private func run(around: (() -> Void) -> Void = { $0() }) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let view = setting.make()
    window.addSubview(view)
    settle()
    for value in 0..<4 {
      around {
        setting.set(view, value)
        Turn.current.commit()
      }
      settle()
      if difference == nil, let found = RenderingCheck.firstDifference(in: window) {
        difference = "\(setting.name): \(found.kind) \(found.details)"
      }
      shown.append(nodes(of: window))
    }
    window.isHidden = true
    Turn.current.commit()
  }

  /// What is told of a layer may place others in it, which the next turn tells.
  private func settle() {
    for _ in 0..<2 { Turn.current.commit() }
  }

  private func nodes(of window: UIWindow) -> [Node] {
    guard let tree = (UIApplication.shared.display as? HeadlessDisplay)?.tree else { return [] }
    var nodes: [Node] = []
    var open = [window.nodeID]
    while let id = open.popLast() {
      guard let node = id.flatMap({ tree[$0] }) else { continue }
      nodes.append(
        Node(content: node.content, placement: node.placement, children: node.children.count))
      open += node.children
    }
    return nodes
  }
}
