import AtlasCore
import Foundation
import RIBs

protocol ExhibitDetailInteractable: Interactable, AudioGuideListener {
    var router: ExhibitDetailRouting? { get set }
    var listener: ExhibitDetailListener? { get set }
}

protocol ExhibitDetailViewControllable: ViewControllable {}

final class ExhibitDetailRouter: ViewableRouter<ExhibitDetailInteractable, ExhibitDetailViewControllable>,
    ExhibitDetailRouting
{
    private let audioGuideBuilder: AudioGuideBuildable
    private var audioGuide: AudioGuideRouting?

    init(
        interactor: ExhibitDetailInteractable,
        viewController: ExhibitDetailViewControllable,
        audioGuideBuilder: AudioGuideBuildable
    ) {
        self.audioGuideBuilder = audioGuideBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachAudioGuide(url: URL) {
        guard audioGuide == nil else { return }
        let router = audioGuideBuilder.build(withListener: interactor, url: url)
        audioGuide = router
        attachChild(router)
        viewController.present(router.viewControllable)
    }

    func detachAudioGuide() {
        guard let router = audioGuide else { return }
        viewController.dismissPresented()
        detachChild(router)
        audioGuide = nil
    }
}
