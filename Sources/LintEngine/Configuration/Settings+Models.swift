internal import RIBModel

extension Settings {
    /// The models of libraries with the project-specific names.
    ///
    /// - Parameters:
    ///   - root: absolute.
    ///   - sought: the code that rules look into.
    func libraryModels(root: [UInt8], seeking sought: SoughtCode = SoughtCode()) -> LibraryModels {
        func texts(_ settings: [Configuration.Setting]) -> [String] { settings.map(\.text) }
        let settings = configuration.ribs
        var project = ProjectVocabulary()
        project.sought = sought
        project.modules = texts(settings.modules)
        project.bases = [
            .interactor: texts(settings.interactors), .router: texts(settings.routers),
            .builder: texts(settings.builders),
            .component: texts(settings.components), .view: texts(settings.views),
            .presenter: texts(settings.presenters),
            .worker: texts(settings.workers),
        ]
        project.listeners = texts(settings.listeners)
        project.terminators = texts(settings.terminators)
        project.bags = texts(settings.bags)
        project.weakWrappers = texts(settings.weakWrappers)
        project.handlers = texts(settings.handlers)
        (project.attachments, project.detachments) = (texts(settings.attach), texts(settings.detach))
        (project.showings, project.removals) = (texts(settings.show), texts(settings.remove))
        project.routerMethods = (project.attachments + project.detachments).compactMap { FunctionWord($0)?.name }
        if !settings.mocks.isEmpty {
            let mocks = patterns(settings.mocks, root: root)
            project.isDouble = { mocks.match($0) }
        }
        if !settings.sources.isEmpty {
            let sources = patterns(settings.sources, root: root)
            project.isSource = { sources.match($0) }
        }
        project.canSwipeToDismiss = settings.swipeToDismiss
        project.defaultIsolation = settings.defaultIsolation
        project.pluginTypes = texts(settings.pluginTypes)
        project.pluginFactories = texts(settings.pluginFactories)
        project.pluginPoints = texts(settings.pluginPoints)
        return LibraryModels(adding: project)
    }
}
