// === a lazy builder of a child
// clean: ..., created at each read
// use: ribs, opened-rib Detail, editor-builder, detail-builder

final class DetailComponent: Component<DetailDependency>, EditorDependency {
//- lazy var editorBuilder: EditorBuildable = EditorBuilder(dependency: self)
    //       ^^^^^^^^^^^^^ component_retain_cycle: 'DetailComponent' keeps 'editorBuilder', whose 'EditorBuilder' keeps the component
    //                                        ~~~~~~~~~~~~~ 'EditorBuilder' gets the component here
//+ var editorBuilder: EditorBuildable { EditorBuilder(dependency: self) }
}

// === a shared builder of a child
// clean: ..., not shared
// use: ribs, opened-rib Detail, editor-builder, detail-builder

final class DetailComponent: Component<DetailDependency>, EditorDependency {
//- var editorBuilder: EditorBuildable { shared { EditorBuilder(dependency: self) } }
    //  ^^^^^^^^^^^^^ component_retain_cycle
//+ var editorBuilder: EditorBuildable { EditorBuilder(dependency: self) }
}

// === a builder that the initializer stores
// clean: ..., created at each read
// use: ribs, opened-rib Detail, editor-builder, detail-builder

final class DetailComponent: Component<DetailDependency>, EditorDependency {
//- private(set) var editorBuilder: EditorBuildable!
    //               ^^^^^^^^^^^^^ component_retain_cycle
//+ var editorBuilder: EditorBuildable { EditorBuilder(dependency: self) }

    override init(dependency: DetailDependency) {
        super.init(dependency: dependency)
//-     editorBuilder = EditorBuilder(dependency: self)
    }
}

// === a lazy closure that is called at once, and configures the builder
// clean: ..., a builder of its own dependency
// use: ribs, opened-rib Detail, editor-builder, detail-builder

final class DetailComponent: Component<DetailDependency>, EditorDependency {
    private(set) lazy var editorBuilder: EditorBuilder = {
        //                ^^^^^^^^^^^^^ component_retain_cycle
//-     let builder = EditorBuilder(dependency: self)
//+     let builder = EditorBuilder(dependency: EditorComponent(dependency: EmptyComponent()))
        return builder
    }()
}

// === a shared object that stores the builder
// clean: ..., not shared
// use: ribs, opened-rib Detail, editor-builder, detail-builder

final class Editors {
    let builder: EditorBuildable

    init(builder: EditorBuildable) { self.builder = builder }
}

final class DetailComponent: Component<DetailDependency>, EditorDependency {
//- var editors: Editors { shared { Editors(builder: EditorBuilder(dependency: self)) } }
    //  ^^^^^^^ component_retain_cycle: 'DetailComponent' keeps 'editors', whose 'EditorBuilder' keeps the component
//+ var editors: Editors { Editors(builder: EditorBuilder(dependency: self)) }
    var editorBuilder: EditorBuildable { editors.builder }
}

// === a shared builder of Needle, whose closure captures the component
// clean: ..., not shared
// use: opened-rib Detail

import NeedleFoundation
import RIBs

protocol EditorDependency: NeedleFoundation.Dependency {}
final class EditorComponent: NeedleFoundation.Component<EditorDependency> {}

final class EditorBuilder: SimpleComponentizedBuilder<EditorComponent, Routing> {
    override func build(with component: EditorComponent) -> Routing { Router(interactor: Interactor()) }
}

final class DetailRouter: Router<DetailInteractor> {
    private let editorBuilder: EditorBuilder

    init(interactor: DetailInteractor, editorBuilder: EditorBuilder) {
        self.editorBuilder = editorBuilder
        super.init(interactor: interactor)
    }
}

protocol DetailDependency: NeedleFoundation.Dependency {}

final class DetailComponent: NeedleFoundation.Component<DetailDependency> {
//- var editorBuilder: EditorBuilder { shared { EditorBuilder { EditorComponent(parent: self) } } }
    //  ^^^^^^^^^^^^^ component_retain_cycle
//+ var editorBuilder: EditorBuilder { EditorBuilder { EditorComponent(parent: self) } }
}

final class DetailBuilder: ComponentizedBuilder<DetailComponent, Routing, DetailListener, Void>, DetailBuildable {
    func build(withListener listener: DetailListener) -> Routing {
        build(withDynamicBuildDependency: listener, dynamicComponentDependency: ())
    }

    override func build(with component: DetailComponent, _ listener: DetailListener) -> Routing {
        DetailRouter(interactor: DetailInteractor(listener: listener), editorBuilder: component.editorBuilder)
    }
}
