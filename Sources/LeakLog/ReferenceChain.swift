/// The list of one cycle by FBRetainCycleDetector, or of the views of a leak by MLeaksFinder.
struct ReferenceChain {
    private let line: Int
    private let kind: Kind
    private var objects: [(field: String?, object: ObjectName)] = []

    private enum Kind {
        /// A cycle: the last object refers to the first one.
        case cycle
        /// Views and view controllers, each of which contains the next one.
        case views
    }

    /// Begins a list.
    ///
    /// - Returns: nil if none begins on this line.
    init?(_ line: Substring, number: Int) {
        self.line = number
        if line.start(of: "Memory Leak: (") != nil {
            kind = .views
        } else {
            kind = .cycle
            guard add(line) else { return nil }
        }
    }

    /// Adds the next line.
    ///
    /// - Returns: whether it belongs to the list.
    mutating func add(_ line: Substring) -> Bool {
        switch kind {
        case .cycle:
            // `"-> Home.HomeRouter "`, `"-> _interactor -> Home.HomeInteractor "`.
            guard let start = line.bounds(of: "\"-> ") else { return false }
            let rest = line[start.upperBound...]
            let parts = (rest.start(of: "\"").map { rest[..<$0] } ?? rest).trimmed
            guard let arrow = parts.bounds(of: " -> ") else { return add(nil, parts) }
            let field = parts[..<arrow.lowerBound]
            return add(String(field.first == "_" ? field.dropFirst() : field), parts[arrow.upperBound...])
        case .views:
            var text = line.trimmed
            if text.first == ")" || text.isEmpty { return false }
            while let last = text.last, last == "," || last == "\"" { text = text.dropLast() }
            if text.first == "\"" { text = text.dropFirst() }
            let isName = text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
            return isName && add(nil, text)
        }
    }

    private mutating func add(_ field: String?, _ text: Substring) -> Bool {
        guard let object = ObjectName(describing: text) else { return false }
        objects.append((field, object))
        return true
    }

    /// Nil if the list is empty.
    var message: LeakMessage? {
        guard let first = objects.first, let last = objects.last else { return nil }
        guard kind == .cycle else { return LeakMessage(line: line, kind: .referenced, object: last.object) }
        let next = objects.dropFirst() + [(field: nil, object: first.object)]
        let references = zip(objects, next).map { holder, held in
            LeakMessage.Reference(holder: holder.object, field: held.field, held: held.object)
        }
        return LeakMessage(line: line, kind: .referenced, object: first.object, references: references)
    }
}
