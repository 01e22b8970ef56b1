// use: cancellables-member
// The subscriptions of an interactor, which its deactivation cancels.

private var cancellables: Set<AnyCancellable> = []

override func willResignActive() {
    super.willResignActive()
    cancellables.removeAll()
}
