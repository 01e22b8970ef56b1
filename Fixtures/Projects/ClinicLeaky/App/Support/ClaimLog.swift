final class ClaimLog {

    private var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
    }
}

final class LetterLog {

    private var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
    }
}
