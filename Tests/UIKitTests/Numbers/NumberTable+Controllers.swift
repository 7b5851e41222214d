import Foundation
import UIKit

extension NumberTable {
  static func controllers() -> [NumberRow] {
    let plain = controller("UIViewController") { () -> UIViewController in
      let controller = UIViewController()
      controller.view.addSubview(box())
      return controller
    }
    let split = controller("UISplitViewController") { () -> UISplitViewController in
      let split = UISplitViewController(style: .tripleColumn)
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
        split.setViewController(UIViewController(), for: column)
      }
      return split
    }
    let tabs = controller("UITabBarController") { () -> UITabBarController in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      return tabs
    }
    func sheet(_ change: @escaping (UIViewController) -> Void) {
      let presenter = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
      window.rootViewController = presenter
      window.isHidden = false
      let presented = UIViewController()
      change(presented)
      presenter.present(presented, animated: false)
      CATransaction.flush()
      window.isHidden = true
    }
    let presented = unseen("Presentation", {})
    return [
      plain.property(
        "additionalSafeAreaInsets", \.additionalSafeAreaInsets,
        [
          .nan: .traps(constant)
        ]),
      plain.property("preferredContentSize", \.preferredContentSize),
      plain.call("size(forChildContentContainer:withParentContainerSize:)") {
        (controller, size: CGSize) in
        _ = controller.size(forChildContentContainer: controller, withParentContainerSize: size)
      },
      plain.change("view.frame", [.nan: .traps(position)]) { $0.view.frame = $1 },
      split.property(
        "preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
      split.property("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth),
      split.property("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
      split.property("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
      split.property(
        "preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction),
      split.property("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth),
      split.property("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth),
      split.property("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth),
      tabs.property("selectedIndex", \.selectedIndex, [.all: .survives]),
      presented.call("UISheetPresentationController.preferredCornerRadius") {
        (_, radius: CGFloat) in
        sheet { $0.sheetPresentationController?.preferredCornerRadius = radius }
      },
      presented.call("UISheetPresentationController.Detent.custom") { (_, height: CGFloat) in
        sheet {
          $0.sheetPresentationController?.detents = [.custom { _ in height }]
        }
      },
      presented.call("UIPopoverPresentationController.sourceRect") { (_, rect: CGRect) in
        sheet {
          $0.modalPresentationStyle = .popover
          $0.popoverPresentationController?.sourceRect = rect
          $0.popoverPresentationController?.sourceView = UIView()
        }
      },
      presented.call("UIPopoverPresentationController.popoverLayoutMargins") {
        (_, insets: UIEdgeInsets) in
        sheet {
          $0.modalPresentationStyle = .popover
          $0.popoverPresentationController?.popoverLayoutMargins = insets
        }
      },
      presented.call("UIViewController.preferredContentSize of a sheet") { (_, size: CGSize) in
        for style in [UIModalPresentationStyle.formSheet, .pageSheet, .popover, .automatic] {
          sheet {
            $0.preferredContentSize = size
            $0.modalPresentationStyle = style
          }
        }
      },
      unseen("UIImagePickerController", { UIImagePickerController() })
        .property("videoMaximumDuration", \.videoMaximumDuration),
      unseen("UIPreviewTarget", {}).call("init(container:center:transform:)") {
        (_, point: CGPoint) in
        _ = UIPreviewTarget(container: UIView(), center: point)
        _ = UIPreviewTarget(
          container: UIView(), center: point,
          transform: CGAffineTransform(scaleX: point.x, y: point.y))
      },
      unseen(
        "UIContextMenuConfiguration",
        {
          UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
        }
      ).property("badgeCount", \.badgeCount),
    ]
  }

  static func bars() -> [NumberRow] {
    func navigation(_ change: @escaping (UIViewController, UINavigationController) -> Void)
      -> UIView
    {
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.setToolbarHidden(false, animated: false)
      root.title = "Title"
      change(root, navigation)
      navigation.view.frame = CGRect(x: 0, y: 0, width: 240, height: 200)
      return navigation.view
    }
    let item = value("UIBarButtonItem", { UIBarButtonItem(title: "Item") }) { item in
      navigation { root, _ in
        root.navigationItem.rightBarButtonItem = item
        root.toolbarItems = [item, .flexibleSpace(), .fixedSpace(8)]
      }
    }
    let appearance = value("UINavigationBarAppearance", { UINavigationBarAppearance() }) { look in
      navigation { _, navigation in navigation.navigationBar.standardAppearance = look }
    }
    let state = value("UIBarButtonItemStateAppearance", { UINavigationBarAppearance() }) { look in
      navigation { _, navigation in navigation.navigationBar.standardAppearance = look }
    }
    let tabs = view { () -> UITabBar in
      let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 240, height: 48))
      tabs.items = [UITabBarItem(title: "One", image: nil, tag: 1)]
      return tabs
    }
    let tabAppearance = value("UITabBarAppearance", { UITabBarAppearance() }) { look in
      let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 240, height: 48))
      tabs.items = [UITabBarItem(title: "One", image: nil, tag: 1)]
      tabs.standardAppearance = look
      return tabs
    }
    let tabItem = value("UITabBarItem", { UITabBarItem(title: "One", image: nil, tag: 0) }) {
      let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 240, height: 48))
      tabs.items = [$0]
      return tabs
    }
    return [
      item.property("width", \.width),
      item.property("imageInsets", \.imageInsets),
      item.property("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets),
      item.property("largeContentSizeImageInsets", \.largeContentSizeImageInsets),
      item.property("tag", \.tag),
      item.change("fixedSpace(_:)") { (root, width: CGFloat) in root = .fixedSpace(width) },
      item.call("setTitlePositionAdjustment(_:for:)") {
        $0.setTitlePositionAdjustment($1, for: .default)
        $0.setBackButtonTitlePositionAdjustment($1, for: .default)
      },
      appearance.property("titlePositionAdjustment", \.titlePositionAdjustment),
      state.property(
        "titlePositionAdjustment", \.buttonAppearance.normal.titlePositionAdjustment),
      state.property(
        "backgroundImagePositionAdjustment",
        \.buttonAppearance.normal.backgroundImagePositionAdjustment),
      tabs.property("itemWidth", \.itemWidth),
      tabs.property("itemSpacing", \.itemSpacing),
      tabAppearance.property("stackedItemSpacing", \.stackedItemSpacing),
      tabAppearance.property("stackedItemWidth", \.stackedItemWidth),
      tabAppearance.property(
        "UITabBarItemStateAppearance.titlePositionAdjustment",
        \.stackedLayoutAppearance.normal.titlePositionAdjustment),
      tabAppearance.property(
        "UITabBarItemStateAppearance.badgePositionAdjustment",
        \.stackedLayoutAppearance.normal.badgePositionAdjustment),
      tabAppearance.property(
        "UITabBarItemStateAppearance.badgeTitlePositionAdjustment",
        \.stackedLayoutAppearance.normal.badgeTitlePositionAdjustment),
      tabItem.property("titlePositionAdjustment", \.titlePositionAdjustment),
      tabItem.property("tag", \.tag),
      view { UINavigationBar(frame: CGRect(x: 0, y: 0, width: 240, height: 44)) }.call(
        "setTitleVerticalPositionAdjustment(_:for:)"
      ) { $0.setTitleVerticalPositionAdjustment($1, for: .default) },
    ]
  }

  static func transforms() -> [NumberRow] {
    let transform = unseen("CGAffineTransform", { CGAffineTransform.identity }) {
      _ = $0.inverted()
      _ = CGRect(x: 1, y: 2, width: 3, height: 4).applying($0)
      _ = "\($0)"
    }
    let space = unseen("CATransform3D", { CATransform3DIdentity }) {
      _ = CATransform3DInvert($0)
      _ = CATransform3DGetAffineTransform($0)
      _ = CATransform3DIsAffine($0)
    }
    let rect = unseen("CGRect", { CGRect(x: 0, y: 0, width: 9, height: 9) })
    return [
      transform.change("arithmetic") { (root, number: CGFloat) in
        root = CGAffineTransform(rotationAngle: number).scaledBy(x: number, y: 1)
          .translatedBy(x: number, y: 1).rotated(by: number).concatenating(root)
      },
      transform.change("applying(_:)") { (root, other: UIKit.CGAffineTransform) in
        root = other
        _ = CGPoint(x: 1, y: 1).applying(other)
        _ = CGSize(width: 1, height: 1).applying(other)
        _ = NSCoder.string(for: other)
      },
      space.change("arithmetic") { (root, number: CGFloat) in
        root = CATransform3DRotate(
          CATransform3DScale(
            CATransform3DTranslate(root, number, number, number), number, number, number),
          number, number, number, number)
        _ = CATransform3DConcat(root, root)
      },
      rect.change("inset(by:)") { (root, insets: UIEdgeInsets) in root = root.inset(by: insets) },
      rect.change("NSCoder.string(for:)") { (_, value: CGRect) in
        _ = NSCoder.cgRect(for: NSCoder.string(for: value))
        _ = NSValue(cgRect: value).cgRectValue
      },
      rect.change("NSCoder.string(for:) insets") { (_, insets: UIEdgeInsets) in
        _ = NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets))
        _ = NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue
      },
      rect.change("NSCoder.string(for:) offsets") { (_, offset: UIOffset) in
        _ = NSCoder.uiOffset(for: NSCoder.string(for: offset))
        _ = NSValue(uiOffset: offset).uiOffsetValue
      },
      rect.change("NSCoder.string(for:) vectors") { (_, vector: CGVector) in
        _ = NSCoder.cgVector(for: NSCoder.string(for: vector))
        _ = NSValue(cgVector: vector).cgVectorValue
      },
    ]
  }

  static func system() -> [NumberRow] {
    [
      unseen("UIScreen", { UIScreen.main }).property(
        "brightness", \.brightness,
        [
          [.nan, .below]: .becomes(0), .above: .becomes(1),
        ]),
      unseen("UIApplication", { UIApplication.shared }).property(
        "applicationIconBadgeNumber", \.applicationIconBadgeNumber),
      unseen("UIApplication", { UIApplication.shared }).call(
        "setMinimumBackgroundFetchInterval(_:)"
      ) { $0.setMinimumBackgroundFetchInterval($1) },
      unseen("UndoManager", { UIKit.UndoManager() }).property(
        "levelsOfUndo", \.levelsOfUndo,
        [
          .negative: .survives
        ]),
      unseen("UIWindow", { UIWindow(frame: .zero) }).change("windowLevel") {
        (window, level: CGFloat) in
        window.windowLevel = UIWindow.Level(rawValue: level)
        window.isHidden = false
        CATransaction.flush()
        window.isHidden = true
      },
      unseen("UITraitCollection", {}).call("init(displayScale:)") { (_, scale: CGFloat) in
        _ = UITraitCollection(displayScale: scale)
      },
      unseen("UITextDirection", {}).call("init(rawValue:)") { (_, number: Int) in
        _ = UITextDirection(rawValue: number)
      },
    ]
  }
}
