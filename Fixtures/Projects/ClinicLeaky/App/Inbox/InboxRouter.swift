import RIBs

protocol InboxInteractable: Interactable, InsuranceListener, RatingListener, SymptomsListener {
    var router: InboxRouting? { get set }
    var listener: InboxListener? { get set }
}

protocol InboxViewControllable: ViewControllable {}

final class InboxRouter: ViewableRouter<InboxInteractable, InboxViewControllable>, InboxRouting {

    private let insuranceBuilder: InsuranceBuildable
    private let ratingBuilder: RatingBuildable
    private let symptomsBuilder: SymptomsBuildable

    private var insurance: ViewableRouting?
    private var rating: ViewableRouting?
    private var symptoms: ViewableRouting?
    private let ratingWatcher = SwipeWatcher()

    init(
        interactor: InboxInteractable,
        viewController: InboxViewControllable,
        insuranceBuilder: InsuranceBuildable,
        ratingBuilder: RatingBuildable,
        symptomsBuilder: SymptomsBuildable
    ) {
        self.insuranceBuilder = insuranceBuilder
        self.ratingBuilder = ratingBuilder
        self.symptomsBuilder = symptomsBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachInsurance() {
        guard insurance == nil else { return }
        let router = insuranceBuilder.build(withListener: interactor)
        insurance = router
        attachChild(router)
        viewController.push(router.viewControllable, animated: true)
    }

    func detachInsurance() {
        guard let router = insurance else { return }
        viewController.pop(router.viewControllable, animated: true)
        detachChild(router)
        insurance = nil
    }

    func attachRating() {
        guard rating == nil else { return }
        let router = ratingBuilder.build(withListener: interactor)
        rating = router
        attachChild(router)
        ratingWatcher.onSwipe = { [weak self] in self?.interactor.ratingDidClose() }
        router.viewControllable.uiviewController.presentationController?.delegate = ratingWatcher
        viewController.present(router.viewControllable, animated: true)
    }

    func detachRating() {
        guard let router = rating else { return }
        viewController.dismiss(router.viewControllable, animated: true)
        detachChild(router)
        rating = nil
    }

    func attachSymptoms() {
        guard symptoms == nil else { return }
        let router = symptomsBuilder.build(withListener: interactor)
        symptoms = router
        attachChild(router)
        let watcher = SwipeWatcher()
        watcher.onSwipe = { [weak self] in self?.interactor.symptomsDidClose() }
        router.viewControllable.uiviewController.presentationController?.delegate = watcher
        viewController.present(router.viewControllable, animated: true)
    }

    func detachSymptoms() {
        guard let router = symptoms else { return }
        viewController.dismiss(router.viewControllable, animated: true)
        detachChild(router)
        symptoms = nil
    }
}
