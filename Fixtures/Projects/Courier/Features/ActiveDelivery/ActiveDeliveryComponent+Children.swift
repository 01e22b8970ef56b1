extension ActiveDeliveryComponent: ProofOfDeliveryDependency {}

extension ActiveDeliveryComponent: SupportChatDependency {
    func supportChatComponent() -> SupportChatComponent {
        SupportChatComponent(dependency: self)
    }
}
