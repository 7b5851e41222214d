import UIKit

/// A screen of the gallery itself, not of an example.
@MainActor protocol GalleryScreen: UIViewController {}
