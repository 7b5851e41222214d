/// A target without a file of its own is not linked.
private enum Placeholder {}
