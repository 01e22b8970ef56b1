import NeedleFoundation

final class TicketScanComponent: Component<EmptyDependency> {
    var codeFormat: TicketCodeFormat { TicketCodeFormat(prefix: "M", length: 8) }
}

struct TicketCodeFormat {
    let prefix: Character
    let length: Int

    func matches(_ code: String) -> Bool {
        code.count == length && code.first == prefix
    }
}
