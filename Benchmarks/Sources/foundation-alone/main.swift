import Foundation

print("ready")
