import RIBs

protocol AudioGuideInteractable: Interactable {
    var router: AudioGuideRouting? { get set }
    var listener: AudioGuideListener? { get set }
}

protocol AudioGuideViewControllable: ViewControllable {}

final class AudioGuideRouter: ViewableRouter<AudioGuideInteractable, AudioGuideViewControllable>, AudioGuideRouting {
    override init(interactor: AudioGuideInteractable, viewController: AudioGuideViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
