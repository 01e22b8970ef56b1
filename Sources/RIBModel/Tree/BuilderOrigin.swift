import SourceText

/// What builds a RIB that no router builds.
public enum RIBOrigin: Sendable, Equatable {
    /// The app launches its router.
    case launch
    /// Code of no part of a RIB names its builder here; nil for code outside of types.
    case host(TypeID?, NodeReference)
    /// Code of a RIB names its builder, at this place if it was read, but was not seen to build with it.
    case unknown(TypeID?, NodeReference?)
    /// No code that is analyzed names its builder, or only code that stores it and never reads it.
    case unbuilt
}

extension Project {
    /// What builds a RIB to which no edge leads.
    public func origin(ofRouter router: TypeID) -> RIBOrigin {
        if isLaunched(router) { return .launch }
        let uses = ribs(ofRouter: router).map { use(ofBuilder: $0.builder) }
        if uses.isEmpty { return .unknown(nil, nil) }
        var places: [NodeReference?] = []
        for case .used(let place) in uses { places.append(place) }
        guard let place = places.first else { return .unbuilt }
        guard let place else { return .unknown(nil, nil) }
        let member = code(with: [place], in: place.file).first ?? member(withAnnotationAt: place)
        let type = member.flatMap { symbols.type(around: $0) }
        return type.map { roles.hasAny($0) } ?? false ? .unknown(type, place) : .host(type, place)
    }
}
