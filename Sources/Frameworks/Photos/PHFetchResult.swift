public import Foundation

/// The result of a fetch, which is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }

  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }

  open func object(at index: Int) -> ObjectType { self[index] }
  open subscript(index: Int) -> ObjectType {
    fatalError("index \(index) beyond bounds of empty fetch result")
  }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { self[$0] } }
  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
