// Foundation has types of the same names, which do nothing on Linux. Where both are imported, these names select ours.

public typealias _NSExpression = NSExpression
public typealias _NSComparisonPredicate = NSComparisonPredicate
public typealias _PersonNameComponentsFormatter = PersonNameComponentsFormatter
