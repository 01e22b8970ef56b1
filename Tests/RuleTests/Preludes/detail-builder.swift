// use: detail-builder
// A builder of Detail whose router gets the builder of the editor from the component.

final class DetailRouter: Router<DetailInteractor> {
    private let editorBuilder: EditorBuildable

    init(interactor: DetailInteractor, editorBuilder: EditorBuildable) {
        self.editorBuilder = editorBuilder
        super.init(interactor: interactor)
    }
}

protocol DetailDependency: Dependency {}

final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> Routing {
        let component = DetailComponent(dependency: dependency)
        let interactor = DetailInteractor(listener: listener)
        return DetailRouter(interactor: interactor, editorBuilder: component.editorBuilder)
    }
}
