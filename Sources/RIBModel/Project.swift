/// The whole program.
public struct Project: Sendable {}
