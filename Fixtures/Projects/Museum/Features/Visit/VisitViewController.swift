import MuseumKit
import RIBs
import RxCocoa
import RxSwift
import SwiftUI
import UIKit

final class VisitModel: ObservableObject {
    @Published var state = VisitState()
}

final class VisitViewController: UIHostingController<VisitView>, VisitPresentable, VisitViewControllable {
    private let actions = PublishRelay<VisitAction>()
    private let disposeBag = DisposeBag()
    private let model = VisitModel()

    init() {
        super.init(rootView: VisitView(model: model))
        rootView.send = { [actions] in actions.accept($0) }
        tabBarItem = UITabBarItem(title: "My visit", image: UIImage(systemName: "figure.walk"), tag: 1)
    }

    @MainActor required dynamic init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func connect(state: Driver<VisitState>) -> Signal<VisitAction> {
        state
            .drive(onNext: { [model] in model.state = $0 })
            .disposed(by: disposeBag)
        return actions.asSignal()
    }
}
