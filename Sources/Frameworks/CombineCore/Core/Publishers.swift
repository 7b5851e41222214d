/// A namespace for the types of publishers that operators return.
public enum Publishers {}
