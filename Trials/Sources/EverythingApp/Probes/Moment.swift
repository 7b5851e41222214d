/// When UIKit calls a controller of the app back.
public enum Moment: String, CaseIterable, Sendable {
  case didLoad = "did-load"
  case willAppear = "will-appear"
  case isAppearing = "is-appearing"
  case didAppear = "did-appear"
  case willDisappear = "will-disappear"
  case didDisappear = "did-disappear"
  case layout
  case select
}
