// === a mock is strong by design

// --- Sources/Login/LoginInteractor.swift
// use: ribs, weak-router-interactor Login

// --- Tests/LoginTests/LoginMocks.swift
@testable import Login
import RIBs

final class LoginInteractableMock: Interactor, LoginInteractable {
    var router: LoginRouting?
}

// === a mock beside the sources

// --- Sources/Login/LoginInteractor.swift
// use: ribs, weak-router-interactor Login

// --- Sources/Login/LoginInteractableMock.swift
import RIBs

final class LoginInteractableMock: Interactor, LoginInteractable {
    var router: LoginRouting?
}

// === a test class

// --- Sources/Login/LoginInteractor.swift
// use: ribs, weak-router-interactor Login

// --- Tests/LoginTests/LoginInteractorTests.swift
import RIBs
import XCTest

@testable import Login

final class LoginInteractorTests: XCTestCase {
    final class StubInteractor: Interactor, LoginInteractable {
        var router: LoginRouting?
    }

    func testActivation() {
        let stub = StubInteractor()
        stub.activate()
        XCTAssertTrue(stub.isActive)
    }
}

// === a generated file

// --- Sources/Login/LoginInteractor.swift
// use: ribs, weak-router-interactor Login

// --- Sources/Login/LoginGenerated.swift
// Generated using Sourcery 2.1.7 - https://github.com/krzysztofzablocki/Sourcery
// DO NOT EDIT
import RIBs

final class LoginSpareInteractor: Interactor, LoginInteractable {
    var router: LoginRouting?
}

// === vendored below Pods

// --- Sources/Login/LoginInteractor.swift
// use: ribs, weak-router-interactor Login

// --- Pods/LoginKit/Sources/SpareInteractor.swift
import RIBs

final class SpareInteractor: Interactor, LoginInteractable {
    var router: LoginRouting?
}

// === vendored below Carthage

// --- Sources/Login/LoginInteractor.swift
// use: ribs, weak-router-interactor Login

// --- Carthage/Checkouts/LoginKit/SpareInteractor.swift
import RIBs

final class SpareInteractor: Interactor, LoginInteractable {
    var router: LoginRouting?
}

// === vendored below .build

// --- Sources/Login/LoginInteractor.swift
// use: ribs, weak-router-interactor Login

// --- .build/checkouts/LoginKit/Sources/SpareInteractor.swift
import RIBs

final class SpareInteractor: Interactor, LoginInteractable {
    var router: LoginRouting?
}

// === a template with placeholders

// --- Sources/Login/LoginInteractor.swift
// use: ribs, weak-router-interactor Login

// --- Templates/RIB.xctemplate/___FILEBASENAME___Interactor.swift
import RIBs

protocol ___VARIABLE_productName___Routing: ViewableRouting {}

final class ___VARIABLE_productName___Interactor: Interactor {
    var router: ___VARIABLE_productName___Routing?
}

// === a base declared in a vendored file is not reported

// --- Pods/FlowKit/Sources/FlowInteractor.swift
import RIBs

open class FlowInteractor: Interactor {
    public var router: Routing?
}

// --- Sources/Login/LoginInteractor.swift
import RIBs

final class LoginInteractor: FlowInteractor {}
