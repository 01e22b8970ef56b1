import HarbourKit

protocol ProfileInteractable: Interactable, EditProfileListener {
    var router: ProfileRouting? { get set }
    var listener: ProfileListener? { get set }
}

protocol ProfileViewControllable: ViewControllable {}

final class ProfileRouter: ViewableRouter<ProfileInteractable, ProfileViewControllable>, ProfileRouting {

    private let editProfileBuilder: EditProfileBuildable
    private var editProfile: EditProfileRouting?

    init(
        interactor: ProfileInteractable,
        viewController: ProfileViewControllable,
        editProfileBuilder: EditProfileBuildable
    ) {
        self.editProfileBuilder = editProfileBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachEditProfile() {
        guard editProfile == nil else { return }
        let router = editProfileBuilder.build(withListener: interactor)
        editProfile = router
        attachChild(router)
        viewController.present(router.viewControllable, animated: true)
    }

    func detachEditProfile() {
        guard let router = editProfile else { return }
        viewController.dismissPresented(animated: true)
        detachChild(router)
        editProfile = nil
    }
}
