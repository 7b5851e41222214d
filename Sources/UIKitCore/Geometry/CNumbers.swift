/// Numbers that C's headers name where `float` stands for forever.
public let HUGE = Float.greatestFiniteMagnitude
public let MAXFLOAT = Float.greatestFiniteMagnitude
