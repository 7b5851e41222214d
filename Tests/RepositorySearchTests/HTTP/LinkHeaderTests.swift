import Testing

@testable import RepositorySearchHTTP

@Suite("A Link header")
struct LinkHeaderTests {
  @Test(
    "leads to the next page",
    arguments: [
      #"<https://a/?p=2>; rel="next""#,
      #"<https://a/?p=1>; rel="prev", <https://a/?p=2>; rel="next", <https://a/?p=9>; rel="last""#,
      #"<https://a/?p=2>;rel=next"#,
      #"<https://a/?p=2> ; title="a, <b>; \"c\"" ; REL="last NEXT""#,
      #"<https://x,y;z>; rel=first,,<https://a/?p=2>; rel="next"; rel="prev""#,
      #"<https://a/?p=2>; flag; rel="next""#,
    ])
  func next(header: String) {
    #expect(LinkHeader(header)["next"] == "https://a/?p=2")
  }

  @Test(
    "that is damaged or lacks the relation leads nowhere",
    arguments: [
      "", "nonsense", "<https://a", "https://a; rel=next", "<https://a>; rel=\"nextpage\"",
      "<https://a>; rel=", "<https://a>; rel=\"", "<https://a>; title=\"rel=next\"",
      "<https://a>; rel=\"prev\"; rel=\"next\"",
    ])
  func nowhere(header: String) {
    #expect(LinkHeader(header)["next"] == nil)
  }
}
