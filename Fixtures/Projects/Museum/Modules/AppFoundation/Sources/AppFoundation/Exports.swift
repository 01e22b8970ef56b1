@_exported import RIBs
@_exported import RxSwift
