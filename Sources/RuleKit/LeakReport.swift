/// What keeps objects in memory, or lets them go too early, as far as the source tells. Reporters only format it.
public struct LeakReport: Sendable {
    public let toolVersion: String
    /// Whether everything in scope was analyzed.
    public let isComplete: Bool
    /// In the order of the log.
    public let answers: [Answer]
    /// The types that messages are about and that the files do not declare, in the order of the log.
    public let undeclared: [String]
    /// The number of lines of the log that belong to no message; nil without a log.
    public let otherLines: Int?
    public let notices: [Notice]

    public init(
        toolVersion: String, isComplete: Bool, answers: [Answer], undeclared: [String], otherLines: Int?,
        notices: [Notice]
    ) {
        self.toolVersion = toolVersion
        self.isComplete = isComplete
        self.answers = answers
        self.undeclared = undeclared
        self.otherLines = otherLines
        self.notices = notices
    }

    /// The answer to one message.
    public struct Answer: Sendable {
        /// The kind of the message: `leaked`, `viewAppeared`, `attachedTwice`, `boundTooEarly`, `notCommitted`,
        /// `referenced`; `type` without a log.
        public let kind: String
        /// The line of the message in the log, from 1; nil without a log.
        public let line: Int?
        /// The name of the object's type in the message.
        public let type: String
        /// The declaration of the type.
        public let location: Location?
        /// The display name of its RIB, and its part in it; nil if it belongs to none.
        public let rib: String?
        public let part: String?
        /// What the message proves, in sentences.
        public let facts: [String]
        /// The types of the other objects that the message lists as alive.
        public let alive: [String]
        /// What may keep the object, or lets it go too early, the likeliest first.
        public let candidates: [Candidate]
        /// What is reported about the object, but cannot be the cause of the message.
        public let excluded: [Candidate]
        /// What contradicts the message: with this code, it would not be printed.
        public let contradictions: [Candidate]
        /// What was not looked at.
        public let notSeen: [NotSeen]

        public init(
            kind: String, line: Int?, type: String, location: Location?, rib: String?, part: String?, facts: [String],
            alive: [String], candidates: [Candidate], excluded: [Candidate], contradictions: [Candidate],
            notSeen: [NotSeen]
        ) {
            (self.kind, self.line, self.type, self.location) = (kind, line, type, location)
            (self.rib, self.part, self.facts, self.alive) = (rib, part, facts, alive)
            (self.candidates, self.excluded) = (candidates, excluded)
            (self.contradictions, self.notSeen) = (contradictions, notSeen)
        }
    }

    /// A possible cause.
    public struct Candidate: Sendable {
        public let certainty: Certainty
        /// What holds the object: `property`, `closure`, `subscription`, `task`, `observer`, `attachment`; `none` if
        /// nothing does.
        public let kind: String
        /// In one sentence.
        public let message: String
        public let location: Location
        /// The objects from the one that holds it, as the names of types and properties.
        public let chain: [Link]
        /// The rule with a finding there, and whether it is reported; nil if no rule has one.
        public let finding: State?
        /// The edit that removes the cause; empty if none is known.
        public let help: String
        /// Why it cannot be the cause, or what it contradicts; empty for candidates.
        public let reason: String

        public init(
            certainty: Certainty, kind: String, message: String, location: Location, chain: [Link], finding: State?,
            help: String, reason: String
        ) {
            (self.certainty, self.kind, self.message, self.location) = (certainty, kind, message, location)
            (self.chain, self.finding, self.help, self.reason) = (chain, finding, help, reason)
        }
    }

    /// How sure it is that a candidate keeps the object; surer ones first.
    public enum Certainty: String, Sendable, CaseIterable {
        /// The log names it.
        case named
        /// It lets the object's owner go too early.
        case released
        /// It holds the object strongly, and nothing ends that.
        case certain
        /// It holds the object by its type, but its value or its end is not known.
        case possible
        /// It holds the object for a while, and ends by itself.
        case ending
    }

    /// An object in a chain of references, and the property by which it holds the next one.
    public struct Link: Sendable, Equatable {
        public let name: String
        /// Whether it is between the last object that should live and the first that should not.
        public let isSuspect: Bool

        public init(_ name: String, isSuspect: Bool) {
            self.name = name
            self.isSuspect = isSuspect
        }
    }

    /// A finding, and whether a run of `lint` reports it.
    public struct State: Sendable, Equatable {
        public let rule: String
        public let fingerprint: String
        public let state: Reporting

        public init(rule: String, fingerprint: String, state: Reporting) {
            (self.rule, self.fingerprint, self.state) = (rule, fingerprint, state)
        }
    }

    public enum Reporting: String, Sendable, CaseIterable {
        case reported, suppressed, baselined, off
        /// Its file is not among those that the run reports on.
        case elsewhere
    }

    /// Something that was not looked at.
    public struct NotSeen: Sendable {
        public let message: String
        /// The first places.
        public let places: [Location]

        public init(_ message: String, _ places: [Location]) {
            self.message = message
            self.places = places
        }
    }
}
