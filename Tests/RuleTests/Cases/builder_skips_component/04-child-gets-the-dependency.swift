// === the child gets the raw dependency
// clean: the child gets the component
// use: ribs-uikit, parent-component Home Search, viewable-parent Home Search

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
    func build(withListener listener: HomeListener) -> ViewableRouting {
        let component = HomeComponent(dependency: dependency)
//-     let searchBuilder = SearchBuilder(dependency: dependency)
        //                                            ^^^^^^^^^^ builder_skips_component: SearchBuilder
//+     let searchBuilder = SearchBuilder(dependency: component)
        let viewController = HomeViewController()
        let interactor = HomeInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return HomeRouter(interactor: interactor, viewController: viewController, searchBuilder: searchBuilder)
    }
}

// use: dependency Search, viewless-rib Search

// === self.dependency
// clean: the child gets the component by another name
// use: ribs-uikit, parent-component Feed Post, viewable-parent Feed Post

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable {
    func build(withListener listener: FeedListener) -> ViewableRouting {
//-     let component = FeedComponent(dependency: dependency)
//-     let postBuilder = PostBuilder(dependency: self.dependency)
        //                                             ^^^^^^^^^^ builder_skips_component: FeedBuilder
//+     let scope = FeedComponent(dependency: self.dependency)
//+     let postBuilder = PostBuilder(dependency: scope)
        let viewController = FeedViewController()
//-     let interactor = FeedInteractor(presenter: viewController, store: component.store)
//+     let interactor = FeedInteractor(presenter: viewController, store: scope.store)
        interactor.listener = listener
        return FeedRouter(interactor: interactor, viewController: viewController, postBuilder: postBuilder)
    }
}

// use: dependency Post, viewless-rib Post

// === the component's dependency
// clean: the component itself
// use: ribs-uikit, parent-component Chat Room, viewable-parent Chat Room

final class ChatBuilder: Builder<ChatDependency>, ChatBuildable {
    func build(withListener listener: ChatListener) -> ViewableRouting {
        let component = ChatComponent(dependency: dependency)
//-     let roomBuilder = RoomBuilder(dependency: component.dependency)
        //                                                  ^^^^^^^^^^ builder_skips_component
//+     let roomBuilder = RoomBuilder(dependency: component)
        let viewController = ChatViewController()
        let interactor = ChatInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ChatRouter(interactor: interactor, viewController: viewController, roomBuilder: roomBuilder)
    }
}

// use: dependency Room, viewless-rib Room

// === a local bound to the dependency
// clean: a local bound to the component
// use: ribs-uikit, parent-component Mail Draft, viewable-parent Mail Draft

final class MailBuilder: Builder<MailDependency>, MailBuildable {
    func build(withListener listener: MailListener) -> ViewableRouting {
        let component = MailComponent(dependency: dependency)
//-     let parent = dependency
//+     let parent = component
        let draftBuilder = DraftBuilder(dependency: parent)
        //                                          ^^^^^^ builder_skips_component
        let viewController = MailViewController()
        let interactor = MailInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return MailRouter(interactor: interactor, viewController: viewController, draftBuilder: draftBuilder)
    }
}

// use: dependency Draft, viewless-rib Draft

// === a local bound to the component's dependency
// clean: a local of another value
// use: ribs-uikit, parent-component Note Page, viewable-parent Note Page

final class NoteBuilder: Builder<NoteDependency>, NoteBuildable {
    func build(withListener listener: NoteListener) -> ViewableRouting {
        let component = NoteComponent(dependency: dependency)
//-     let parent = component.dependency
//+     let parent: PageDependency = component
        let pageBuilder = PageBuilder(dependency: parent)
        //                                        ^^^^^^ builder_skips_component
        let viewController = NoteViewController()
        let interactor = NoteInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return NoteRouter(interactor: interactor, viewController: viewController, pageBuilder: pageBuilder)
    }
}

// use: dependency Page, viewless-rib Page

// === .init with an annotated type
// clean: ... gets the component
// use: ribs-uikit, parent-component Shop Item, viewable-parent Shop Item

final class ShopBuilder: Builder<ShopDependency>, ShopBuildable {
    func build(withListener listener: ShopListener) -> ViewableRouting {
        let component = ShopComponent(dependency: dependency)
//-     let itemBuilder: ItemBuilder = .init(dependency: dependency)
        //                                               ^^^^^^^^^^ builder_skips_component: ItemBuilder
//+     let itemBuilder: ItemBuilder = .init(dependency: component)
        let viewController = ShopViewController()
        let interactor = ShopInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ShopRouter(interactor: interactor, viewController: viewController, itemBuilder: itemBuilder)
    }
}

// use: dependency Item, viewless-rib Item

// === .init spelled out
// clean: ... gets the component
// use: ribs-uikit, parent-component Zoo Cage, viewable-parent Zoo Cage

final class ZooBuilder: Builder<ZooDependency>, ZooBuildable {
    func build(withListener listener: ZooListener) -> ViewableRouting {
        let component = ZooComponent(dependency: dependency)
//-     let cageBuilder = CageBuilder.init(dependency: dependency)
        //                                             ^^^^^^^^^^ builder_skips_component
//+     let cageBuilder = CageBuilder.init(dependency: component)
        let viewController = ZooViewController()
        let interactor = ZooInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ZooRouter(interactor: interactor, viewController: viewController, cageBuilder: cageBuilder)
    }
}

// use: dependency Cage, viewless-rib Cage

// === an awkward cast
// clean: the component needs no cast
// use: ribs-uikit, store Farm

final class FarmComponent: Component<FarmDependency>, BarnDependency {
    var store: Store { dependency.store }
}

// use: viewable-parent Farm Barn

final class FarmBuilder: Builder<FarmDependency>, FarmBuildable {
    func build(withListener listener: FarmListener) -> ViewableRouting {
        let component = FarmComponent(dependency: dependency)
//-     let barnBuilder = BarnBuilder(dependency: dependency as! BarnDependency)
        //                                        ^^^^^^^^^^ builder_skips_component
//+     let barnBuilder = BarnBuilder(dependency: component)
        let viewController = FarmViewController()
        let interactor = FarmInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return FarmRouter(interactor: interactor, viewController: viewController, barnBuilder: barnBuilder)
    }
}

// use: dependency Barn, viewless-rib Barn

// === in the router's arguments
// clean: ..., the component
// use: ribs-uikit, parent-component Pool Lane, viewable-parent Pool Lane

final class PoolBuilder: Builder<PoolDependency>, PoolBuildable {
    func build(withListener listener: PoolListener) -> ViewableRouting {
        let component = PoolComponent(dependency: dependency)
        let viewController = PoolViewController()
        let interactor = PoolInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return PoolRouter(
            interactor: interactor,
            viewController: viewController,
//-         laneBuilder: LaneBuilder(dependency: dependency)
            //                                   ^^^^^^^^^^ builder_skips_component: PoolBuilder
//+         laneBuilder: LaneBuilder(dependency: component)
        )
    }
}

// use: dependency Lane, viewless-rib Lane

// === two children are one finding
// clean: two children get the component
// use: ribs-uikit, parent-component Port Gate, viewable-parent Port Gate

final class PortBuilder: Builder<PortDependency>, PortBuildable {
    func build(withListener listener: PortListener) -> ViewableRouting {
        let component = PortComponent(dependency: dependency)
//-     let gateBuilder = GateBuilder(dependency: dependency)
        //                                        ^^^^^^^^^^ builder_skips_component: PortBuilder
//-     let spareBuilder = GateBuilder(dependency: dependency)
//+     let gateBuilder = GateBuilder(dependency: component)
//+     let spareBuilder = GateBuilder(dependency: component)
        _ = spareBuilder
        let viewController = PortViewController()
        let interactor = PortInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return PortRouter(interactor: interactor, viewController: viewController, gateBuilder: gateBuilder)
    }
}

// use: dependency Gate, viewless-rib Gate

// === in a helper that build calls
// clean: ..., the component
// use: ribs-uikit, parent-component Park Bench, viewable-parent Park Bench

final class ParkBuilder: Builder<ParkDependency>, ParkBuildable {
    func build(withListener listener: ParkListener) -> ViewableRouting {
        let component = ParkComponent(dependency: dependency)
        let viewController = ParkViewController()
        let interactor = ParkInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ParkRouter(interactor: interactor, viewController: viewController, benchBuilder: makeBenchBuilder())
    }

    private func makeBenchBuilder() -> BenchBuilder {
//-     BenchBuilder(dependency: dependency)
        //                       ^^^^^^^^^^ builder_skips_component
//+     BenchBuilder(dependency: ParkComponent(dependency: dependency))
    }
}

// use: dependency Bench, viewless-rib Bench

// === optional binding with a cast, and a guard
// use: ribs

protocol IvyDependency: Dependency {}
protocol LeafDependency: Dependency {}
final class IvyComponent: Component<IvyDependency> {}
final class IvyInteractor: Interactor {}
final class IvyRouter: Router<IvyInteractor> {
    init(interactor: IvyInteractor, leaf: LeafBuilder) { super.init(interactor: interactor) }
}

final class IvyBuilder: Builder<IvyDependency> {
    func build() throws -> Routing {
        _ = IvyComponent(dependency: dependency)
        guard let needed = dependency as? LeafDependency else { fatalError() }
        return IvyRouter(interactor: IvyInteractor(), leaf: .init(dependency: needed))
        //                                                                    ^^^^^^ builder_skips_component: LeafBuilder
    }
}

final class LeafBuilder: Builder<LeafDependency> {}
