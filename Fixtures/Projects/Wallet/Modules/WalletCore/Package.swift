// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "WalletCore",
    platforms: [.iOS(.v16)],
    products: [.library(name: "WalletCore", targets: ["WalletCore"])],
    targets: [.target(name: "WalletCore")]
)
