// === a child builder that the initializer creates and keeps
// clean: ..., from the component
// use: ribs-uikit, parent-component Home Search, viewable-parent Home Search

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
    private let searchBuilder: SearchBuilder

    override init(dependency: HomeDependency) {
//-     searchBuilder = SearchBuilder(dependency: dependency)
        //                                        ^^^^^^^^^^ builder_skips_component: HomeBuilder
//+     searchBuilder = SearchBuilder(dependency: HomeComponent(dependency: dependency))
        super.init(dependency: dependency)
    }

    func build(withListener listener: HomeListener) -> ViewableRouting {
        let component = HomeComponent(dependency: dependency)
        let viewController = HomeViewController()
        let interactor = HomeInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return HomeRouter(interactor: interactor, viewController: viewController, searchBuilder: searchBuilder)
    }
}

// use: dependency Search, viewless-rib Search

// === a lazy child builder
// use: ribs-uikit, parent-component Feed Post, viewable-parent Feed Post

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable {
    private lazy var component = FeedComponent(dependency: dependency)
    //               ^^^^^^^^^ builder_retains_component
    private lazy var postBuilder = PostBuilder(dependency: (dependency))
    //                                                      ^^^^^^^^^^ builder_skips_component: PostBuilder

    func build(withListener listener: FeedListener) -> ViewableRouting {
        let viewController = FeedViewController()
        let interactor = FeedInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return FeedRouter(interactor: interactor, viewController: viewController, postBuilder: postBuilder)
    }
}

// use: dependency Post, viewless-rib Post

// === a lazy child builder, from a lazy component
// use: ribs-uikit, parent-component Feed Post, viewable-parent Feed Post

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable {
    private lazy var component = FeedComponent(dependency: dependency)
    //               ^^^^^^^^^ builder_retains_component
    private lazy var postBuilder = PostBuilder(dependency: component)

    func build(withListener listener: FeedListener) -> ViewableRouting {
        let viewController = FeedViewController()
        let interactor = FeedInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return FeedRouter(interactor: interactor, viewController: viewController, postBuilder: postBuilder)
    }
}

// use: dependency Post, viewless-rib Post

// === a lazy child builder in a closure that is called in place
// clean: ..., with a component of its own
// use: ribs-uikit, parent-component Chat Room, viewable-parent Chat Room

final class ChatBuilder: Builder<ChatDependency>, ChatBuildable {
    private lazy var roomBuilder: RoomBuilder = { [unowned self] in
//-     RoomBuilder(dependency: self.dependency)
        //                           ^^^^^^^^^^ builder_skips_component: ChatBuilder
//+     RoomBuilder(dependency: ChatComponent(dependency: self.dependency))
    }()

    func build(withListener listener: ChatListener) -> ViewableRouting {
        let component = ChatComponent(dependency: dependency)
        let viewController = ChatViewController()
        let interactor = ChatInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ChatRouter(interactor: interactor, viewController: viewController, roomBuilder: roomBuilder)
    }
}

// use: dependency Room, viewless-rib Room

// === a static helper receives the dependency
// clean: a static helper receives the component
// use: ribs-uikit, parent-component Mail Draft, viewable-parent Mail Draft

final class MailBuilder: Builder<MailDependency>, MailBuildable {
    func build(withListener listener: MailListener) -> ViewableRouting {
        let component = MailComponent(dependency: dependency)
        let viewController = MailViewController()
        let interactor = MailInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return MailRouter(
            interactor: interactor, viewController: viewController,
//-         draftBuilder: Self.drafts(of: dependency)
//+         draftBuilder: Self.drafts(of: component)
        )
    }

    private static func drafts(of parent: DraftDependency) -> DraftBuilder {
        DraftBuilder(dependency: parent)
        //                       ^^^^^^ builder_skips_component: DraftBuilder
    }
}

// use: dependency Draft, viewless-rib Draft

// === a helper that another call gives the component
// use: ribs-uikit, parent-component Note Page, viewable-parent Note Page

final class NoteBuilder: Builder<NoteDependency>, NoteBuildable {
    func build(withListener listener: NoteListener) -> ViewableRouting {
        let component = NoteComponent(dependency: dependency)
        let viewController = NoteViewController()
        let interactor = NoteInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        _ = pages(of: dependency)
        return NoteRouter(interactor: interactor, viewController: viewController, pageBuilder: pages(of: component))
    }

    private func pages(of parent: PageDependency) -> PageBuilder {
        PageBuilder(dependency: parent)
    }
}

// use: dependency Page, viewless-rib Page
