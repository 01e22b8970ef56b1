import RIBs

final class AppComponent: Component<EmptyDependency>, RootDependency {

    let appointmentService: AppointmentServicing = AppointmentService()
    let chatService: ChatServicing = ChatService()
    let preferences: Preferencing = Preferences()

    init() {
        super.init(dependency: EmptyComponent())
    }
}
