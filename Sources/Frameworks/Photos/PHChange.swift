import Foundation

/// What changed in the photo library.
open class PHChange: NSObject {
  open func changeDetails<T: PHObject>(
    for fetchResult: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }
}
