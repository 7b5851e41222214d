/// A namespace for subscribers, and for what they exchange with publishers.
public enum Subscribers {}
