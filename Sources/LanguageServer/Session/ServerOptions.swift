/// What the command line says about a server.
public struct ServerOptions: Sendable {
    public let log: ServerLog
    /// The unit of columns; nil to choose one that the client offers.
    public let encoding: PositionEncoding?
    /// The number of threads; nil for one less than there are processors.
    public let jobs: Int?
    /// The number of the worker: 1, or more after restarts.
    public let generation: Int
    /// The version of the program.
    public let version: String

    public init(log: ServerLog, encoding: PositionEncoding?, jobs: Int?, generation: Int, version: String) {
        (self.log, self.encoding, self.jobs) = (log, encoding, jobs)
        (self.generation, self.version) = (generation, version)
    }
}
