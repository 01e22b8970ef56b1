// === an interactor holds the component
// clean: an interactor holds a protocol that the component conforms to
// use: ribs

protocol DetailInteractorDependency: Dependency {}

final class DetailComponent: Component<EmptyDependency>, DetailInteractorDependency {}

final class DetailInteractor: Interactor {
//- private let component: DetailComponent
    //          ^^^^^^^^^ dependency_leaks_past_builder: 'DetailInteractor' holds the component 'DetailComponent'
//+ private let component: DetailInteractorDependency

//- init(component: DetailComponent) {
//+ init(component: DetailInteractorDependency) {
        self.component = component
        super.init()
    }
}

// === a view holds an optional component of Needle
// clean: a view holds nothing

import NeedleFoundation
import RIBs
import UIKit

protocol DetailDependency: NeedleFoundation.Dependency {}
protocol DetailPresentable: Presentable {}

final class DetailComponent: NeedleFoundation.Component<DetailDependency> {}

final class DetailViewController: UIViewController, DetailPresentable {
//- var component: DetailComponent?
    //  ^^^^^^^^^ dependency_leaks_past_builder: 'DetailViewController' holds
}

// === routers and builders, and other things named like components
// use: ribs

final class DetailComponent: Component<EmptyDependency> {}
final class PathComponent {}

final class DetailInteractor: Interactor {
    private let component = PathComponent()
    var computed: DetailComponent? { nil }
}

final class DetailRouter: Router<DetailInteractor> {
    var component: DetailComponent?
}
