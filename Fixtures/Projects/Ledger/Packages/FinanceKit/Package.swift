// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "FinanceKit",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "FinanceKit", targets: ["FinanceKit"]),
    ],
    dependencies: [
        .package(url: "https://github.com/DevYeom/ModernRIBs", from: "1.0.2"),
    ],
    targets: [
        .target(name: "FinanceKit", dependencies: ["ModernRIBs"]),
    ]
)
