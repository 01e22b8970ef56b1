public import SourceText

/// A violation of a rule at one site. It holds bytes of files, not lines; the engine makes a `Diagnostic` of it.
public struct Finding: Sendable, Equatable {
    /// The smallest name that is wrong.
    public let site: Site
    /// What is wrong, naming both parties, user's names in single quotes, ended by a period.
    public let message: String
    /// The edit that removes it, in words, ended by a period.
    public let help: String
    /// Differs from the rule's default only where the rule has kinds of its own severity.
    public let severity: Severity?
    /// Display name of the RIB that it concerns: `LoggedIn`.
    public let rib: String?
    /// The declaration that contains it, from the type down: `LoggedInInteractor.router`,
    /// `LoginViewController.closeTapped()`.
    public let symbol: String
    /// What in that declaration it is about; never the name of a local. Part of the fingerprint.
    public let subject: String
    /// Evidence elsewhere, most telling first.
    public let related: [Note]
    /// The steps from an event to the violation, in order: entry point, calls, the violation.
    public let path: [Note]
    public let fixes: [Fix]

    public init(
        at site: Site, _ message: String, help: String, severity: Severity? = nil, rib: String? = nil,
        symbol: String, subject: String = "", related: [Note] = [], path: [Note] = [], fixes: [Fix] = []
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
    }

    /// A site with the reason why it matters.
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
    /// In the imperative: "Make 'router' weak".
    public let title: String
    /// Whether the program's meaning stays as the author intended it in every case known to us.
    public let isSafe: Bool
    /// Not overlapping, in order of sites.
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
        /// Whether `replacement` becomes a line of its own after the last line of `site`, indented like its first line.
        public let isLineBehind: Bool

        public init(_ site: Site, _ replacement: String) { self.init(site, replacement, isLineBehind: false) }

        /// A statement on a line of its own behind another one.
        public static func line(_ statement: String, after site: Site) -> Edit {
            Edit(site, statement, isLineBehind: true)
        }

        private init(_ site: Site, _ replacement: String, isLineBehind: Bool) {
            self.site = site
            self.replacement = replacement
            self.isLineBehind = isLineBehind
        }
    }
}
