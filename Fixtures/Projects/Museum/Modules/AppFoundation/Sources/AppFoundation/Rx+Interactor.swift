import RIBs
import RxSwift

public extension ObservableConvertibleType {
    @discardableResult
    func drive(_ interactor: Interactor, _ onNext: @escaping (Element) -> Void) -> Disposable {
        asObservable()
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: onNext)
            .disposeOnDeactivate(interactor: interactor)
    }
}

public protocol ErrorReporting: AnyObject {
    var errorLog: ErrorLog { get }
}

public extension ErrorReporting where Self: Interactor {
    func report(_ errors: Observable<Error>, from place: StaticString = #function) {
        errors
            .subscribe(onNext: { error in
                self.errorLog.write("\(place): \(error)")
            })
            .disposeOnDeactivate(interactor: self)
    }
}

public final class ErrorLog {
    private(set) var lines: [String] = []

    public init() {}

    public func write(_ line: String) {
        lines.append(line)
    }
}
