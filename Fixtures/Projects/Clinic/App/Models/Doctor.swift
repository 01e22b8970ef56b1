import Foundation

struct Doctor: Equatable {
    let identifier: String
    let name: String
    let portrait: URL?
}
