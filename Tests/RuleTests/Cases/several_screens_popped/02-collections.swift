// === a collection of pushed children, of which each call detaches one
// clean: ..., that detaches all that were popped
// use: ribs-uikit

final class AppComponent: Component<EmptyDependency>, FilesDependency {
    init() {
        super.init(dependency: EmptyComponent())
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var launchRouter: LaunchRouting?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let launchRouter = FilesBuilder(dependency: AppComponent()).build()
        self.window = window
        self.launchRouter = launchRouter
        launchRouter.launch(from: window)
        return true
    }
}

protocol FilesDependency: Dependency {}

final class FilesComponent: Component<FilesDependency>, FolderDependency {}

protocol FilesBuildable: Buildable {
    func build() -> LaunchRouting
}

final class FilesBuilder: Builder<FilesDependency>, FilesBuildable {
    override init(dependency: FilesDependency) {
        super.init(dependency: dependency)
    }

    func build() -> LaunchRouting {
        let component = FilesComponent(dependency: dependency)
        let viewController = FilesViewController()
        let interactor = FilesInteractor(presenter: viewController)
        return FilesRouter(
            interactor: interactor,
            viewController: viewController,
            folderBuilder: FolderBuilder(dependency: component)
        )
    }
}

protocol FilesRouting: ViewableRouting {
    func attachFolder()
    func viewDidShow(_ controller: UIViewController)
}

protocol FilesPresentable: Presentable {
    var listener: FilesPresentableListener? { get set }
}

protocol FilesPresentableListener: AnyObject {
    func didTapOpen()
    func didShow(_ controller: UIViewController)
}

protocol FilesInteractable: Interactable, FolderListener {
    var router: FilesRouting? { get set }
}

final class FilesInteractor: PresentableInteractor<FilesPresentable>, FilesInteractable, FilesPresentableListener {
    weak var router: FilesRouting?

    override init(presenter: FilesPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() {
        router?.attachFolder()
    }

    func folderDidOpenSubfolder() {
        router?.attachFolder()
    }

    func didShow(_ controller: UIViewController) {
        router?.viewDidShow(controller)
    }
}

protocol FilesViewControllable: ViewControllable {
    func push(_ view: ViewControllable)
}

final class FilesRouter: LaunchRouter<FilesInteractable, FilesViewControllable>, FilesRouting {
    private let folderBuilder: FolderBuildable
    private var folders: [FolderRouting] = []

    init(interactor: FilesInteractable, viewController: FilesViewControllable, folderBuilder: FolderBuildable) {
        self.folderBuilder = folderBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachFolder() {
        let child = folderBuilder.build(withListener: interactor)
        folders.append(child)
        attachChild(child)
        viewController.push(child.viewControllable)
    }

    func viewDidShow(_ controller: UIViewController) {
//-     guard let last = folders.last, last.viewControllable.uiviewController !== controller else { return }
//+     while let last = folders.last, last.viewControllable.uiviewController !== controller {
        folders.removeLast()
        detachChild(last)
    //  ^^^^^^^^^^^ several_screens_popped warning: removes several views of 'Folder' together, but this call detaches one for each call of 'navigationController(_:didShow:animated:)'
    //  ??????????? no longer on the navigation controller's stack
//+     }
    }
}

final class FilesViewController: UINavigationController, FilesPresentable, FilesViewControllable, UINavigationControllerDelegate {
    weak var listener: FilesPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UIViewController()]
        delegate = self
    }

    func push(_ view: ViewControllable) {
        pushViewController(view.uiviewController, animated: true)
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        listener?.didShow(viewController)
    }

    @objc private func openTapped() {
        listener?.didTapOpen()
    }
}

protocol FolderDependency: Dependency {}

final class FolderComponent: Component<FolderDependency> {}

protocol FolderBuildable: Buildable {
    func build(withListener listener: FolderListener) -> FolderRouting
}

final class FolderBuilder: Builder<FolderDependency>, FolderBuildable {
    override init(dependency: FolderDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: FolderListener) -> FolderRouting {
        _ = FolderComponent(dependency: dependency)
        let viewController = FolderViewController()
        let interactor = FolderInteractor(presenter: viewController)
        interactor.listener = listener
        return FolderRouter(interactor: interactor, viewController: viewController)
    }
}

protocol FolderListener: AnyObject {
    func folderDidOpenSubfolder()
}

protocol FolderRouting: ViewableRouting {}

protocol FolderPresentable: Presentable {
    var listener: FolderPresentableListener? { get set }
}

protocol FolderPresentableListener: AnyObject {
    func didTapSubfolder()
}

protocol FolderInteractable: Interactable {
    var router: FolderRouting? { get set }
    var listener: FolderListener? { get set }
}

protocol FolderViewControllable: ViewControllable {}

final class FolderInteractor: PresentableInteractor<FolderPresentable>, FolderInteractable, FolderPresentableListener {
    weak var router: FolderRouting?
    weak var listener: FolderListener?

    override init(presenter: FolderPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapSubfolder() {
        listener?.folderDidOpenSubfolder()
    }
}

final class FolderRouter: ViewableRouter<FolderInteractable, FolderViewControllable>, FolderRouting {
    override init(interactor: FolderInteractable, viewController: FolderViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

final class FolderViewController: UIViewController, FolderPresentable, FolderViewControllable {
    weak var listener: FolderPresentableListener?

    @objc private func subfolderTapped() {
        listener?.didTapSubfolder()
    }
}
