import Money
import UIKit

public class AmountLabel: UILabel {}
