/// The limits of analyses that know RIBs.
extension AnalysisLimit {
    /// Functions of a router that pass a child on.
    static let childCalls = AnalysisLimit("functions that get a child")
    static let builders = AnalysisLimit("builders that forward to others")
    /// Calls that an event leads to.
    static let events = AnalysisLimit("calls after an event")
    /// Functions that pass a case of an enumeration on.
    static let passedCases = AnalysisLimit("functions that pass a case on")
    /// Functions by which code is reached from the activity of an interactor or worker.
    static let activity = AnalysisLimit("callers within the activity")
    /// Functions in which a view states facts about its navigation.
    static let navigation = AnalysisLimit("facts about navigation")
    /// Functions of the project that a call which changes views runs.
    static let viewEffects = AnalysisLimit("effects of a call on views")
    /// Nested views of SwiftUI.
    static let hostedViews = AnalysisLimit("nested views")
    /// Operators of the project that a chain consists of.
    static let operators = AnalysisLimit("operators of a chain")
    /// Locals, functions and arguments that decide whether a chain completes.
    static let chains = AnalysisLimit("parts of a chain")
    /// Objects of a view, each of which keeps the next.
    static let ownedObjects = AnalysisLimit("objects that a view owns")
    /// Functions and properties that decide on which thread code runs.
    static let threads = AnalysisLimit("origins of a thread")
    /// Parts of an expression that may hold a value which absent code gets.
    static let absentCode = AnalysisLimit("values that absent code gets")
}
