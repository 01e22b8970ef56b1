// === a type of a package's target that the file does not import takes no library's name
// clean: ..., imported
// --- Kit/Package.swift
import PackageDescription

let package = Package(
    name: "Kit",
    targets: [
        .target(name: "Quotes", dependencies: [.target(name: "Networking")], path: "Feature"),
        .target(name: "Networking", path: "Net"),
    ]
)
// --- Kit/Feature/Quote.swift
//+import Networking
import RIBs

final class QuoteInteractor: Interactor {
    func refresh() {
        Task { [weak self] in await self?.load() }
    //  ^^^^ unstructured_task_not_cancelled
    }

    private func load() async {}
}
// --- Kit/Net/Task.swift
public enum Task {
    case plain, form

    public init(_ run: @escaping () async -> Void) { self = .plain }
}
// === a type for the module of another target takes no library's name, imported or not
// clean: ..., in one target
// --- Kit/Package.swift
import PackageDescription

let package = Package(
    name: "Kit",
    targets: [
//-     .target(name: "Quotes", dependencies: ["Networking"], path: "Feature"),
//-     .target(name: "Networking", path: "Net"),
//+     .target(name: "Quotes", path: "."),
    ]
)
// --- Kit/Feature/Quote.swift
//-import Networking
import RIBs

final class QuoteInteractor: Interactor {
    func refresh() {
        Task { [weak self] in await self?.load() }
    //  ^^^^ unstructured_task_not_cancelled
    }

    private func load() async {}
}
// --- Kit/Net/Task.swift
enum Task {
    case plain, form

    init(_ run: @escaping () async -> Void) { self = .plain }
}
// === targets of Tuist
// clean: ..., imported
// --- Projects/Quotes/Project.swift
import ProjectDescription

let project = Project(
    name: "Quotes",
    targets: [
        .target(name: "Quotes", product: .framework, sources: ["Code/**"], dependencies: [.target(name: "Networking")]),
        .target(name: "QuotesTests", product: .unitTests, sources: "Checks/**"),
    ]
)
// --- Projects/Net/Project.swift
import ProjectDescription

let project = Project.framework(name: "Networking", sources: ["Code/**", "Made/**"])
// --- Projects/Quotes/Code/Quote.swift
//+import Networking
import RIBs

final class QuoteInteractor: Interactor {
    func refresh() {
        Task { [weak self] in await self?.load() }
    //  ^^^^ unstructured_task_not_cancelled
    }

    private func load() async {}
}
// --- Projects/Net/Made/Task.swift
public enum Task {
    case plain, form

    public init(_ run: @escaping () async -> Void) { self = .plain }
}
// === rules of Bazel
// clean: ..., imported
// --- app/quotes/BUILD.bazel
load("@rules_swift//swift:swift.bzl", "swift_library")

swift_library(
    name = "quotes",
    srcs = glob(["*.swift"]),
    module_name = "Quotes",
    deps = ["//app/net"],
)
// --- app/net/BUILD
# The network.
swift_library(name = 'net', module_name = "Networking", srcs = glob(["**/*.swift"], exclude = ["Old.swift"]))
// --- app/quotes/Quote.swift
//+import Networking
import RIBs

final class QuoteInteractor: Interactor {
    func refresh() {
        Task { [weak self] in await self?.load() }
    //  ^^^^ unstructured_task_not_cancelled
    }

    private func load() async {}
}
// --- app/net/tasks/Task.swift
public enum Task {
    case plain, form

    public init(_ run: @escaping () async -> Void) { self = .plain }
}
// === names and sources that a manifest computes are not known: folders decide
// --- Kit/Package.swift
import PackageDescription

let name = "Networking"

let package = Package(
    name: "Kit",
    targets: [
        .target(name: "Quotes", path: "\(name)/.."),
        .target(name: name, path: "Net"),
    ]
)
// --- Kit/Feature/Quote.swift
import RIBs

final class QuoteInteractor: Interactor {
    func refresh() {
        Task { [weak self] in await self?.load() }
    }

    private func load() async {}
}
// --- Kit/Net/Task.swift
public enum Task {
    case plain, form

    public init(_ run: @escaping () async -> Void) { self = .plain }
}
