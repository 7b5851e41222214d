/// The parts that have a standard size.
package enum StandardPart {
  case `switch`, stepper, sliderThumb, colorWell, picker, clearButton
  case activityIndicator, largeActivityIndicator
  case calendarDay, calendarMark
}
