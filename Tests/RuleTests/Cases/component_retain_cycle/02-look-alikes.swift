// === the component of a RIB that nothing detaches, and that of the app
// use: ribs, editor-builder

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, EditorDependency {
    lazy var editorBuilder: EditorBuildable = EditorBuilder(dependency: self)
}

final class HomeRouter: LaunchRouter<Interactable, ViewControllable> {
    private let editorBuilder: EditorBuildable

    init(viewController: ViewControllable, editorBuilder: EditorBuildable) {
        self.editorBuilder = editorBuilder
        super.init(interactor: Interactor(), viewController: viewController)
    }
}

final class HomeBuilder: Builder<HomeDependency> {
    func build(with viewController: ViewControllable) -> LaunchRouting {
        let component = HomeComponent(dependency: dependency)
        return HomeRouter(viewController: viewController, editorBuilder: component.editorBuilder)
    }
}

final class AppComponent: Component<EmptyDependency>, HomeDependency, EditorDependency {
    lazy var homeBuilder = HomeBuilder(dependency: self)
    lazy var editorBuilder = EditorBuilder(dependency: self)
}

// === weak and unowned references, and an object that only takes values of the component
// use: ribs, opened-rib Detail, editor-builder, detail-builder

final class Loader {
    private weak var component: DetailComponent?
    private let name: String

    init(component: DetailComponent, name: String) {
        self.component = component
        self.name = name
    }
}

final class WeakBuilder: Buildable {
    private unowned let component: DetailComponent

    init(component: DetailComponent) { self.component = component }
}

final class DetailComponent: Component<DetailDependency>, EditorDependency {
    private let name = ""
    lazy var loader = Loader(component: self, name: name)
    lazy var weakBuilder = WeakBuilder(component: self)
    var makeBuilder: () -> EditorBuilder { { [unowned self] in EditorBuilder(dependency: self) } }
    var editorBuilder: EditorBuildable { EditorBuilder(dependency: self) }
}
