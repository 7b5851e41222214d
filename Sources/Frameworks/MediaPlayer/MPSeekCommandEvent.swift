open class MPSeekCommandEvent: MPRemoteCommandEvent {
  open var type: MPSeekCommandEventType { .beginSeeking }
}
