import AppFoundation
import MuseumKit
import RIBs

protocol ExhibitDetailInteractable: Interactable, AudioGuideOutput {
    var router: ExhibitDetailRouting? { get set }
    var listener: ExhibitDetailListener? { get set }
}

protocol ExhibitDetailViewControllable: ViewControllable {}

final class ExhibitDetailRouter: ViewableRouter<ExhibitDetailInteractable, ExhibitDetailViewControllable>, ExhibitDetailRouting {
    private let audioGuideBuilder: AudioGuideBuildable
    private var audioGuide: ViewableRouting?

    init(
        interactor: ExhibitDetailInteractable,
        viewController: ExhibitDetailViewControllable,
        audioGuideBuilder: AudioGuideBuildable
    ) {
        self.audioGuideBuilder = audioGuideBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachAudioGuide(for exhibit: Exhibit) {
        guard audioGuide == nil else { return }
        let router = audioGuideBuilder.build(withOutput: interactor, exhibit: exhibit)
        audioGuide = router
        attachChild(router)
        viewController.present(router.viewControllable)
    }

    func detachAudioGuide() {
        guard let router = audioGuide else { return }
        viewController.dismissIfNeeded(router.viewControllable)
        detachChild(router)
        audioGuide = nil
    }
}
