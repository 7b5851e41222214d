/// Decodes values from input of one type.
public protocol TopLevelDecoder<Input> {
  associatedtype Input

  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
