import Foundation

/// How much the longest tests do: a part, so that `swift test` takes little time, or all of it where `RIBLINT_THOROUGH`
/// is set, as in `.ci/run`.
public enum Thoroughness {
    private static let isWhole = ProcessInfo.processInfo.environment["RIBLINT_THOROUGH"] != nil

    /// - Parameters:
    ///   - part: the value for `swift test` alone.
    ///   - whole: the value for all of the test.
    public static func choose<Value>(_ part: Value, whole: Value) -> Value { isWhole ? whole : part }
}
