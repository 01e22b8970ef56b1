@_exported import RIBs
@_exported import RxRelay
@_exported import RxSwift
