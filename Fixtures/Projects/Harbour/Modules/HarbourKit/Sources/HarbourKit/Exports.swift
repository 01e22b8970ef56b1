@_exported import RIBs
@_exported import RxCocoa
@_exported import RxRelay
@_exported import RxSwift
