import UIKit

class Row: UITableViewCell {}
