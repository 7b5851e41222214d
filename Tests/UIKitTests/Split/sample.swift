import SeededRandom

/// Every seventh of many sequences, all with `PORTICO_EXHAUSTIVE=1`.
///
/// There are six or eight actions, so that each of them still stands in every place.
func sample<Sequence>(_ sequences: [Sequence]) -> [Sequence] {
  guard sequences.count > 100, !isExhaustive else { return sequences }
  return stride(from: 0, to: sequences.count, by: 7).map { sequences[$0] }
}
