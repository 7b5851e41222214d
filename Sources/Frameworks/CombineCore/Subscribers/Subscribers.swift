/// A namespace for subscribers and the types that they exchange with publishers.
public enum Subscribers {}
