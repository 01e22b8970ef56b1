/// Which RIB each type belongs to. A RIB is its router's class, as in the tree.
///
/// To a RIB belong its parts (router, interactor, view, presenter, builder, component and the protocols of its
/// listener), and what is declared in a file that has parts of this RIB only, or in a folder that does, at or below the
/// innermost folder around all of its parts.
package struct RIBMembership: Equatable, Sendable {
    /// By type, the router of its RIB.
    fileprivate let routers: [TypeID: TypeID]

    /// The router of the RIB that a type belongs to; nil if it belongs to none, or to several.
    package func router(of type: TypeID) -> TypeID? { routers[type] }

    fileprivate static let query = Query<WholeProject, RIBMembership>("ribMembership") { project, _ in
        RIBMembership(project)
    }

    private init(_ project: Project) {
        let owners = Owners(project)
        var routers: [TypeID: TypeID] = [:]
        for type in project.allTypes {
            if let owner = owners.router(of: type, in: project) { routers[type] = owner }
        }
        self.routers = routers
    }

    /// The routers by parts, files and folders.
    private struct Owners {
        /// By type, file and folder, its router; an inner nil if parts of several RIBs are there.
        private var types: [TypeID: TypeID?] = [:]
        private var files: [Int: TypeID?] = [:]
        private var folders: [Int: TypeID?] = [:]
        /// By router, the innermost folder around all parts.
        private var homes: [TypeID: Int] = [:]

        init(_ project: Project) {
            let layout = project.symbols.folders
            for router in project.tree.routers {
                for part in Owners.parts(ofRIBOf: router, in: project) {
                    Owners.enter(router, for: part, into: &types)
                    let file = project.file(of: part)
                    Owners.enter(router, for: file, into: &files)
                    let own = layout.folder(of: file)
                    homes[router] = homes[router].map { layout.common($0, own) } ?? own
                    var folder = layout.folder(of: file)
                    while folder > 0 {
                        Owners.enter(router, for: folder, into: &folders)
                        folder = layout.parent(folder)
                    }
                }
            }
        }

        private static func enter<Key: Hashable>(_ router: TypeID, for key: Key, into owners: inout [Key: TypeID?]) {
            guard let known = owners[key] else { return owners[key] = .some(router) }
            if known != router { owners[key] = .some(nil) }
        }

        private static func parts(ofRIBOf router: TypeID, in project: Project) -> [TypeID] {
            var parts = [router] + project.interactors(of: router)
            for rib in project.ribs(ofRouter: router) {
                parts += [rib.builder, rib.view.type, project.component(of: rib), project.presenter(of: rib)]
                    .compactMap { $0 }
                parts += project.listenerProtocols(of: rib)
            }
            return parts
        }

        func router(of type: TypeID, in project: Project) -> TypeID? {
            if let known = types[type] { return known }
            let file = project.file(of: type)
            if let known = files[file] { return known }
            let layout = project.symbols.folders
            var folder = layout.folder(of: file)
            while folder > 0 {
                if let known = folders[folder] {
                    guard let router = known, let home = homes[router] else { return nil }
                    return layout.isFolder(folder, below: home) ? router : nil
                }
                folder = layout.parent(folder)
            }
            return nil
        }
    }
}

extension Project {
    /// Which RIB each type belongs to.
    package var membership: RIBMembership { self[RIBMembership.query] }
}
