// use: editor-builder
// The builder of a child, of which only its dependency matters.

protocol EditorDependency: Dependency {}
final class EditorComponent: Component<EditorDependency> {}

protocol EditorBuildable: Buildable {
    func build() -> Routing
}

final class EditorBuilder: Builder<EditorDependency>, EditorBuildable {
    func build() -> Routing {
        _ = EditorComponent(dependency: dependency)
        return Router(interactor: Interactor())
    }
}
