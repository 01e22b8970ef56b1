public import RIBModel
public import SourceText

/// A violation of a rule at one site. Sites are byte ranges; the engine converts them to the lines of a `Diagnostic`.
public struct Finding: Sendable, Equatable {
    /// The range of the smallest name that is wrong.
    public let site: Site
    /// The problem: names both parties, user's names in single quotes, with a final period.
    public let message: String
    /// The edit that removes the finding, in words, with a final period.
    public let help: String
    /// Nil unless the rule has findings of several severities.
    public let severity: Severity?
    /// The display name of the RIB that the finding concerns: `LoggedIn`.
    public let rib: String?
    /// The declaration that contains the site, qualified by its types: `LoggedInInteractor.router`,
    /// `LoginViewController.closeTapped()`.
    public let symbol: String
    /// The part of the declaration that the finding is about; never the name of a local. Part of the fingerprint.
    public let subject: String
    /// Evidence at other sites, most important first.
    public internal(set) var related: [Note]
    /// The steps from an event to the violation, in order: entry point, calls, the violation.
    public let path: [Note]
    public internal(set) var fixes: [Fix]
    /// Nil for a finding that is always reported on its own.
    public let group: Group?
    /// What the finding says about the life of an object; nil if it is about something else.
    public let life: ObjectLife?
    /// The functions and types that the value concerned is passed to, if the rule doubts itself; none once it has been
    /// examined.
    var receivers = Receivers.known([])
    /// Why the rule doubts its findings in this project; nil if it does not.
    public internal(set) var doubt: Doubt.Reason?

    public init(
        at site: Site, _ message: String, help: String, severity: Severity? = nil, rib: String? = nil,
        symbol: String, subject: String = "", related: [Note] = [], path: [Note] = [], fixes: [Fix] = [],
        group: Group? = nil, life: ObjectLife? = nil
    ) {
        self.site = site
        self.message = message
        self.help = help
        self.severity = severity
        self.rib = rib
        self.symbol = symbol
        self.subject = subject
        self.related = related
        self.path = path
        self.fixes = fixes
        self.group = group
        self.life = life
    }

    /// Findings of a rule that one change removes: they are reported as one finding, the first in the order of sites,
    /// which gets the others as related locations. A rule reports each of them, so that a suppression comment, a
    /// baseline and an override apply to each.
    public struct Group: Sendable, Hashable {
        /// What the group is about, a declaration or the first of its places: its findings have the same one.
        public let owner: Site
        /// The message of the related location, if the finding is not the first of its group.
        public let note: String

        /// - Parameters:
        ///   - owner: the name of the declaration that the group is about, or the first of its places if a declaration
        ///     has several groups.
        ///   - note: a clause in lower case, without a period: "'token' is not removed either".
        public init(_ owner: Site, note: String) {
            self.owner = owner
            self.note = note
        }
    }

    /// The finding with others of its group as related locations, unless it has such a note already.
    public func merging(_ others: [Finding]) -> Finding {
        var merged = self
        var sites = Set(related.map(\.site) + [site])
        for other in others where sites.insert(other.site).inserted {
            merged.related.append(Note(other.site, other.group?.note ?? other.message))
        }
        return merged
    }

    /// A site, with the reason why it matters.
    public struct Note: Sendable, Hashable {
        public let site: Site
        public let message: String

        public init(_ site: Site, _ message: String) {
            self.site = site
            self.message = message
        }
    }
}

/// An edit that removes a finding.
public struct Fix: Sendable, Equatable {
    /// Imperative: "Make 'router' weak".
    public let title: String
    /// Whether the edit preserves the intended behavior of the program in all known cases.
    public internal(set) var isSafe: Bool
    /// Without overlaps, in the order of sites.
    public let edits: [Edit]

    public init(_ title: String, isSafe: Bool, edits: [Edit]) {
        self.title = title
        self.isSafe = isSafe
        self.edits = edits
    }

    /// A replacement of bytes; an empty range inserts.
    public struct Edit: Sendable, Equatable {
        public let site: Site
        public let replacement: String
        public let placement: Placement
        /// The language of the replacement.
        public let language: SourceLanguage

        public init(_ site: Site, _ replacement: String, in language: SourceLanguage = .swift) {
            self.init(site, replacement, .inPlace, language)
        }

        /// Where the replacement goes.
        public enum Placement: Sendable, Equatable {
            /// It replaces the site.
            case inPlace
            /// It becomes a line of its own before the site, indented like it. Where the site does not begin a line, it
            /// goes before the site in the same line, followed by a semicolon.
            case lineBefore
            /// It becomes a line of its own after the site, indented like the site's first line. Where other code
            /// follows in the last line, it goes after the site in that line, preceded by a semicolon.
            case lineAfter
            /// Nowhere: the site is a statement that is removed, with its lines if nothing else is in them.
            case removal
            /// It continues the chain of calls that the site ends: after the site, on a line of its own if the site is
            /// the first member on its line.
            case link
        }

        /// An edit that inserts a statement before another one.
        public static func line(_ statement: String, before site: Site) -> Edit {
            Edit(site, statement, .lineBefore)
        }

        /// An edit that inserts a statement after another one.
        public static func line(_ statement: String, after site: Site) -> Edit {
            Edit(site, statement, .lineAfter)
        }

        /// An edit that removes a statement.
        public static func removal(of statement: Site) -> Edit {
            Edit(statement, "", .removal)
        }

        /// An edit that appends a call to a chain.
        ///
        /// - Parameters:
        ///   - call: with the period.
        ///   - site: the last call of the chain, from its name on.
        public static func link(_ call: String, after site: Site) -> Edit {
            Edit(site, call, .link)
        }

        private init(
            _ site: Site, _ replacement: String, _ placement: Placement, _ language: SourceLanguage = .swift
        ) {
            self.site = site
            self.replacement = replacement
            self.placement = placement
            self.language = language
        }
    }
}
