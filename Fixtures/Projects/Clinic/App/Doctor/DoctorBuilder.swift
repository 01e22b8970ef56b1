import RIBs

protocol DoctorDependency: Dependency {
    var chatService: ChatServicing { get }
}

final class DoctorComponent: Component<DoctorDependency>, ChatDependency {

    let doctor: Doctor

    var chatService: ChatServicing { dependency.chatService }

    init(dependency: DoctorDependency, doctor: Doctor) {
        self.doctor = doctor
        super.init(dependency: dependency)
    }
}

protocol DoctorBuildable: Buildable {
    func build(withListener listener: DoctorListener, doctor: Doctor) -> DoctorRouting
}

final class DoctorBuilder: Builder<DoctorDependency>, DoctorBuildable {

    override init(dependency: DoctorDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: DoctorListener, doctor: Doctor) -> DoctorRouting {
        let component = DoctorComponent(dependency: dependency, doctor: doctor)
        let viewController = DoctorViewController()
        let interactor = DoctorInteractor(presenter: viewController, doctor: component.doctor)
        interactor.listener = listener
        return DoctorRouter(
            interactor: interactor,
            viewController: viewController,
            chatBuilder: ChatBuilder(dependency: component)
        )
    }
}
