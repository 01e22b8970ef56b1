import RIBModel
import RuleKit
import SourceText

/// `use` and `call`: which types, members and functions the code of the subjects names.
extension CustomCheck {
    /// A finding for each subject and object, at the first place; the others are related to it.
    func checkUses(_ things: UsedThings, _ mode: Requirement.Mode) {
        if mode == .must { return checkRequired(things.names) }
        if things.isEmpty { return }
        var found: [(subject: Subject, object: String, sites: [Site])] = []
        var places: [Pair: Int] = [:]
        let uses = uses(of: things.names, in: things.names) { things.object(of: $0, in: project) }
        for (subject, object, use) in uses {
            let pair = Pair(subject: subject, object: object)
            if let place = places[pair] {
                found[place].sites.append(project.site(use.place))
            } else {
                places[pair] = found.count
                found.append((subject, object, [project.site(use.place)]))
            }
        }
        for one in found {
            let others = one.sites.dropFirst().map { Finding.Note($0, "'\(one.object)' is used here as well") }
            report(one.subject, at: one.sites[0], object: one.object, others: others)
        }
    }

    private struct Pair: Hashable {
        let subject: Subject
        let object: String
    }

    /// A finding for each call.
    func checkCalls(_ things: CalledThings, _ mode: Requirement.Mode) {
        if mode == .must { return checkRequired(things.names) }
        let uses = uses(of: things.names, in: things.namesOfFiles) { things.object(of: $0, in: project) }
        for (subject, object, use) in uses {
            report(subject, at: project.site(use.place), object: object)
        }
    }

    /// The uses in code of subjects that mean something, in the order of files.
    ///
    /// - Parameter namesOfFiles: names of which a file with such code uses one.
    private func uses(
        of names: NameSet?, in namesOfFiles: NameSet?, _ object: (ResolvedUse) -> String?
    ) -> [(subject: Subject, object: String, use: ResolvedUse)] {
        var found: [(subject: Subject, object: String, use: ResolvedUse)] = []
        // What other code uses is asked about in explanations.
        let isExplained = context.recordsSkips
        var searched = project.files(thatMayUse: namesOfFiles)
        if !isExplained, !searched.isEmpty {
            let meant = Set(files)
            searched.removeAll { !meant.contains($0) }
        }
        for file in searched {
            let uses = project.resolvedUses(of: names, in: file) { isExplained || subject(around: $0) != nil }
            for use in uses {
                guard let subject = subject(around: use.declaration) else {
                    skip(use, in: use.declaration)
                    continue
                }
                guard let object = object(use) else {
                    skip(use)
                    continue
                }
                found.append((subject, object, use))
            }
        }
        return found
    }

    /// Reports each selected type whose code certainly names none of the things.
    private func checkRequired(_ names: NameSet?) {
        let wanted: [String]
        switch rule.requirement {
        case .assertion(_, .use(let things)): wanted = things.compactMap(\.text)
        case .assertion(_, .call(let things)): wanted = things.map(\.text)
        default: wanted = []
        }
        for type in subjects.types {
            // A use whose receiver is unknown may be the one, so the names alone decide.
            let mayUse = Set(project.parts(of: type).map(\.file)).contains { project.mayUse(names, in: FileID($0)) }
            if !mayUse { report(.type(type), at: project.site(type), object: oneOf(wanted)) }
        }
    }
}
