import RIBs
import RxSwift
import XCTest
@testable import Harbour

final class MapInteractorTests: XCTestCase {

    private let disposeBag = DisposeBag()

    func test_activation_showsMarinas() {
        let presenter = MapPresentableMock()
        let service = MarinaServicingMock()
        let marina = Marina(id: "m", name: "Quay", latitude: 0, longitude: 0, freeBerths: 1)
        service.result = .just([marina])
        let sut = MapInteractor(presenter: presenter, marinaService: service)

        sut.activate()
        let shown = expectation(description: "shown")
        DispatchQueue.main.async { shown.fulfill() }
        wait(for: [shown], timeout: 1)

        XCTAssertEqual(presenter.shown, [[marina]])
        sut.deactivate()
    }

    func test_service_emitsOnce() {
        var count = 0
        MarinaServicingMock().marinas()
            .subscribe(onNext: { _ in count += 1 })
            .disposed(by: disposeBag)
        XCTAssertEqual(count, 1)
    }
}
