// === a RIB that stays attached, and whose view is presented again
// use: ribs-uikit

protocol FormListener: AnyObject {}
final class FormViewController: UIViewController, ViewControllable {
    @objc func cancel() { dismiss(animated: true) }
    //                    ^^^^^^^ view_self_dismissal note: no consequence was found: its RIB stays attached
}
final class FormRouter: ViewableRouter<Interactor, ViewControllable> {}
protocol FormDependency: Dependency {}
final class FormComponent: Component<FormDependency> {}
final class FormBuilder: Builder<FormDependency> {
    func build() -> ViewableRouting {
        _ = FormComponent(dependency: dependency)
        return FormRouter(interactor: Interactor(), viewController: FormViewController())
    }
}

protocol DeskRouting: Routing { func showForm() }
final class DeskInteractor: Interactor {
    weak var router: DeskRouting?
    @objc func tap() { router?.showForm() }
}
final class DeskViewController: UIViewController, ViewControllable {}
final class DeskRouter: ViewableRouter<DeskInteractor, DeskViewController>, DeskRouting {
    private let form: ViewableRouting

    init(interactor: DeskInteractor, viewController: DeskViewController, formBuilder: FormBuilder) {
        form = formBuilder.build()
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        attachChild(form)
    }

    func showForm() {
        form.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.present(form.viewControllable.uiviewController, animated: true)
    }
}
