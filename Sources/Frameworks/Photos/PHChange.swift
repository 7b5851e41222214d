import Foundation

/// A change of the photo library.
open class PHChange: NSObject {
  open func changeDetails<T: PHObject>(
    for fetchResult: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }
}
