/// Who knows another place to search.
@MainActor package protocol SearchesElsewhere: AnyObject {
  var canSearchThisMachine: Bool { get }
  func searchThisMachine()
}
