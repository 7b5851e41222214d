extension Publishers {
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> =
    _Operator<Upstream, Output, any Error>
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> =
    _Operator<Upstream, Coder.Output, any Error>
}

extension Publisher {
  /// Decodes each value, and fails if the decoder throws.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Encodes each value, and fails if the encoder throws.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
