import SourceText

/// The search for the functions that lead to some functions, by the names in their code.
struct EventFunctionSearch {
    private let project: Project
    /// The mentions of functions of parts, in order of files.
    private let mentions: [EventMention]
    /// By the number of a name, that of its last mention; -1 if there is none.
    private var last: [Int] = []
    /// By the number of a name, how many mentions it has.
    private var counts: [Int] = []
    /// By the number of a mention, that of the previous one of its name; -1 if there is none.
    private var previous: [Int] = []
    /// The mentions on `self`, by the type of the code and by name.
    private var own: [OwnMention] = []
    /// By the number of a mention, whether it is of one of the functions.
    private var isFound: [Bool]
    /// The names whose mentions on other objects were visited, and those that are of members.
    private var (visited, found) = (NameSet(), NameSet())
    /// The subjects whose mentions were visited.
    private var subjects = NameSet()
    private var seen: Set<DeclarationID> = []
    private var work: [EventFunction] = []

    private struct OwnMention: Comparable {
        let key: UInt64
        let number: Int

        init(_ type: TypeID, _ name: Name, number: Int) {
            key = UInt64(type.index) << 32 | UInt64(name.id)
            self.number = number
        }

        static func < (left: OwnMention, right: OwnMention) -> Bool {
            left.key != right.key ? left.key < right.key : left.number < right.number
        }
    }

    init(_ project: Project) {
        self.project = project
        mentions = project.collected(EventMention.inFile, project.filesWithCode)
        isFound = Array(repeating: false, count: mentions.count)
        previous.reserveCapacity(mentions.count)
        own.reserveCapacity(mentions.count)
        for (number, found) in mentions.enumerated() {
            let name = Int(found.mention.name.id)
            if name >= last.count {
                counts += repeatElement(0, count: name + 1 - last.count)
                last += repeatElement(-1, count: name + 1 - last.count)
            }
            previous.append(last[name])
            last[name] = number
            counts[name] += 1
            guard let type = found.ownType else { continue }
            own.append(OwnMention(type, found.mention.name, number: number))
        }
        own.sort()
    }

    /// The mentions of some functions, and of those that lead to them; in order.
    mutating func mentions(leadingTo functions: [EventFunction]) -> [NameMention] {
        for function in functions { add(function) }
        while let function = work.popLast() { find(function) }
        return mentions.indices.filter { isFound[$0] }.map { mentions[$0].mention }
    }

    private mutating func add(_ function: EventFunction?) {
        guard let function, seen.insert(function.declaration).inserted else { return }
        work.append(function)
    }

    /// Finds the mentions that may be of a function.
    private mutating func find(_ function: EventFunction) {
        let (name, type) = (function.name, function.owner)
        if function.isRunBySubject {
            for subject in project.symbols.wellKnownNames.runs.subjects { findMentions(of: subject.subject) }
        }
        findOnOthers(name, isMember: type != nil)
        guard let type else { return }
        // Code of a base class calls functions of subclasses, and the other way round.
        let (above, below) = (project.ancestors(of: type), project.descendants(of: type))
        let count = Int(name.id) < counts.count ? counts[Int(name.id)] : 0
        guard above.count + below.count > count else {
            for relative in above { find(name, onSelfIn: relative) }
            for relative in below { find(name, onSelfIn: relative) }
            return
        }
        // A class with many protocols, or a protocol of many classes: the name has fewer mentions.
        var number = count > 0 ? last[Int(name.id)] : -1
        while number >= 0 {
            if !isFound[number], let around = mentions[number].ownType,
                above.contains(around) || below.contains(around)
            {
                isFound[number] = true
                add(mentions[number].function)
            }
            number = previous[number]
        }
    }

    /// Finds all mentions of a member, on any object.
    private mutating func findMentions(of member: Name) {
        guard !subjects.contains(member) else { return }
        subjects.insert(member)
        var number = Int(member.id) < last.count ? last[Int(member.id)] : -1
        while number >= 0 {
            isFound[number] = true
            add(mentions[number].function)
            number = previous[number]
        }
    }

    /// Calls of global functions are not resolved, but lead to what those call.
    private mutating func findOnOthers(_ name: Name, isMember: Bool) {
        let (isFirst, isFirstOfMember) = (!visited.contains(name), isMember && !found.contains(name))
        guard isFirst || isFirstOfMember else { return }
        visited.insert(name)
        if isMember { found.insert(name) }
        var number = Int(name.id) < last.count ? last[Int(name.id)] : -1
        while number >= 0 {
            if mentions[number].ownType == nil {
                if isMember { isFound[number] = true }
                if isFirst { add(mentions[number].function) }
            }
            number = previous[number]
        }
    }

    private mutating func find(_ name: Name, onSelfIn type: TypeID) {
        let first = OwnMention(type, name, number: 0)
        var place = own.partitionPoint { $0 < first }
        while place < own.count, own[place].key == first.key {
            // All mentions of a name in a type are found at once.
            let number = own[place].number
            if isFound[number] { return }
            isFound[number] = true
            add(mentions[number].function)
            place += 1
        }
    }
}
