/// Hash functions that are not secure, for old protocols.
public enum Insecure {}
