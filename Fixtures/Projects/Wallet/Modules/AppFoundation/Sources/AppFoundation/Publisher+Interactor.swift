import Combine
import Foundation
import ModernRIBs

public extension Publisher where Failure == Never {
    /// Receives on the main queue until the interactor is deactivated.
    func sink(during interactor: Interactor, receiveValue: @escaping (Output) -> Void) {
        receive(on: DispatchQueue.main)
            .sink(receiveValue: receiveValue)
            .cancelOnDeactivate(interactor: interactor)
    }
}

public extension AnyCancellable {
    @discardableResult
    func untilInactive(_ interactor: Interactor) -> AnyCancellable {
        cancelOnDeactivate(interactor: interactor)
    }
}
