/// What this build of riblint is.
public enum Release {
    /// Three numbers, as in Semantic Versioning.
    public static let version = "0.1.0"
}
