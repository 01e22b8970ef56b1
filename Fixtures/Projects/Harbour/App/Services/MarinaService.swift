import RxSwift

protocol MarinaServicing: AnyObject {
    func marinas() -> Observable<[Marina]>
    func berths(in marina: Marina) -> Single<[Berth]>
}

final class MarinaService: MarinaServicing {

    func marinas() -> Observable<[Marina]> {
        .just([
            Marina(id: "m-1", name: "North Quay", latitude: 54.32, longitude: 10.14, freeBerths: 12),
            Marina(id: "m-2", name: "Old Mole", latitude: 54.47, longitude: 9.84, freeBerths: 3)
        ])
    }

    func berths(in marina: Marina) -> Single<[Berth]> {
        .just([Berth(id: "b-1", marinaID: marina.id, length: 12, pricePerNight: 31)])
    }
}
