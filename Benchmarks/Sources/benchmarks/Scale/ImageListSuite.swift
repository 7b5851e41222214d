import Foundation
import UIKit

/// A grid of images, scrolled from the beginning to the end.
struct ImageListSuite: Suite {
  static let name = "images"

  func run() -> GrowthReport {
    MainActor.assumeIsolated {
      GrowthReport(
        "A collection of images", "cells", sizes: [100, 1_000, 10_000],
        [
          .init(name: "first layout", isPerElement: false),
          .init(name: "scroll through all, a cell"),
          .init(name: "reload", isPerElement: false),
        ], values: measureGrid)
    }
  }

  @MainActor private func measureGrid(_ count: Int) -> [Double] {
    let first = medianOf {
      let stage = Stage()
      let grid = ImageGrid(count)
      return time {
        stage.root.addSubview(grid.view)
        CATransaction.flush()
      }
    }
    let stage = Stage()
    let grid = ImageGrid(count)
    let view = grid.view
    stage.root.addSubview(view)
    CATransaction.flush()
    let scrolled = medianOf(3) {
      view.contentOffset.y = 0
      CATransaction.flush()
      return time {
        let end = view.contentSize.height - view.bounds.height
        while view.contentOffset.y < end {
          view.contentOffset.y = min(end, view.contentOffset.y + 100)
          CATransaction.flush()
        }
      }
    }
    let reloaded = medianOf {
      time {
        view.reloadData()
        CATransaction.flush()
      }
    }
    return [first, scrolled, reloaded]
  }
}

@MainActor private final class ImageGrid: NSObject, UICollectionViewDataSource {
  private final class Cell: UICollectionViewCell {
    let imageView = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      imageView.frame = contentView.bounds
      imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  let view: UICollectionView
  private let count: Int
  private let images = (0..<50).map { number in
    UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
      UIColor(hue: CGFloat(number) / 50, saturation: 1, brightness: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
  }

  init(_ count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.minimumLineSpacing = 10
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "image")
    view.dataSource = self
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "image", for: path)
    (cell as? Cell)?.imageView.image = images[path.item % images.count]
    return cell
  }
}
