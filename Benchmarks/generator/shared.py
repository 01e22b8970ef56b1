"""Shared code of apps as they are today, as pairs of path and text: layers of a network, wrappers, Objective-C."""

from generator.kit import FOUNDATION, plain

NETWORKING = "Modules/AppNetworking/Sources/AppNetworking"
LEGACY = "Modules/AppLegacy/Sources/AppLegacy"

CLIENT = """
    import Foundation

    public protocol APIClienting: AnyObject {
        func get<Value: Decodable>(_ path: String) async throws -> Value
        func get<Value: Decodable>(_ path: String, completion: @escaping (Result<Value, Error>) -> Void)
    }

    public final class APIClient: APIClienting {
        private let pipeline: RequestPipelining
        private let decoder = JSONDecoder()

        public init(pipeline: RequestPipelining = RequestPipeline()) {
            self.pipeline = pipeline
        }

        public func get<Value: Decodable>(_ path: String) async throws -> Value {
            let data = try await pipeline.send(APIRequest(path: path))
            return try decoder.decode(Value.self, from: data)
        }

        public func get<Value: Decodable>(_ path: String, completion: @escaping (Result<Value, Error>) -> Void) {
            pipeline.send(APIRequest(path: path)) { [decoder] result in
                completion(result.flatMap { data in Result { try decoder.decode(Value.self, from: data) } })
            }
        }
    }
    """

PIPELINE = """
    import Foundation

    public struct APIRequest {
        public let path: String
        public var headers: [String: String] = [:]

        public init(path: String) {
            self.path = path
        }
    }

    public protocol RequestPipelining: AnyObject {
        func send(_ request: APIRequest) async throws -> Data
        func send(_ request: APIRequest, completion: @escaping (Result<Data, Error>) -> Void)
    }

    public final class RequestPipeline: RequestPipelining {
        private let authorizer: RequestAuthorizing

        public init(authorizer: RequestAuthorizing = RequestAuthorizer()) {
            self.authorizer = authorizer
        }

        public func send(_ request: APIRequest) async throws -> Data {
            var request = request
            request.headers["Accept"] = "application/json"
            return try await authorizer.authorized(request)
        }

        public func send(_ request: APIRequest, completion: @escaping (Result<Data, Error>) -> Void) {
            var request = request
            request.headers["Accept"] = "application/json"
            authorizer.authorized(request, completion: completion)
        }
    }
    """

AUTHORIZER = """
    import Foundation

    public protocol RequestAuthorizing: AnyObject {
        func authorized(_ request: APIRequest) async throws -> Data
        func authorized(_ request: APIRequest, completion: @escaping (Result<Data, Error>) -> Void)
    }

    public final class RequestAuthorizer: RequestAuthorizing {
        private let retries: RequestRetrying
        private var token: String?

        public init(retries: RequestRetrying = RequestRetries()) {
            self.retries = retries
        }

        public func authorized(_ request: APIRequest) async throws -> Data {
            try await retries.attempt(signed(request), remaining: 3)
        }

        public func authorized(_ request: APIRequest, completion: @escaping (Result<Data, Error>) -> Void) {
            retries.attempt(signed(request), remaining: 3, completion: completion)
        }

        private func signed(_ request: APIRequest) -> APIRequest {
            var request = request
            if let token { request.headers["Authorization"] = "Bearer \\(token)" }
            return request
        }
    }
    """

RETRIES = """
    import Foundation

    public protocol RequestRetrying: AnyObject {
        func attempt(_ request: APIRequest, remaining: Int) async throws -> Data
        func attempt(_ request: APIRequest, remaining: Int, completion: @escaping (Result<Data, Error>) -> Void)
    }

    public final class RequestRetries: RequestRetrying {
        private let transport: Transporting

        public init(transport: Transporting = SessionTransport()) {
            self.transport = transport
        }

        public func attempt(_ request: APIRequest, remaining: Int) async throws -> Data {
            do {
                return try await transport.perform(request)
            } catch where remaining > 0 {
                return try await attempt(request, remaining: remaining - 1)
            }
        }

        public func attempt(
            _ request: APIRequest,
            remaining: Int,
            completion: @escaping (Result<Data, Error>) -> Void
        ) {
            transport.perform(request) { [weak self] result in
                if case .failure = result, remaining > 0 {
                    self?.attempt(request, remaining: remaining - 1, completion: completion)
                } else {
                    completion(result)
                }
            }
        }
    }
    """

TRANSPORT = """
    import Foundation

    public enum TransportError: Error {
        case noAddress, noData
    }

    public protocol Transporting: AnyObject {
        func perform(_ request: APIRequest) async throws -> Data
        func perform(_ request: APIRequest, completion: @escaping (Result<Data, Error>) -> Void)
    }

    public final class SessionTransport: Transporting {
        private let session: URLSession

        public init(session: URLSession = .shared) {
            self.session = session
        }

        public func perform(_ request: APIRequest) async throws -> Data {
            try await session.data(for: urlRequest(for: request)).0
        }

        public func perform(_ request: APIRequest, completion: @escaping (Result<Data, Error>) -> Void) {
            do {
                let task = session.dataTask(with: try urlRequest(for: request)) { data, _, error in
                    if let data {
                        completion(.success(data))
                    } else {
                        completion(.failure(error ?? TransportError.noData))
                    }
                }
                task.resume()
            } catch {
                completion(.failure(error))
            }
        }

        private func urlRequest(for request: APIRequest) throws -> URLRequest {
            guard let url = URL(string: request.path) else { throw TransportError.noAddress }
            var result = URLRequest(url: url)
            request.headers.forEach { result.setValue($0.value, forHTTPHeaderField: $0.key) }
            return result
        }
    }
    """

REPOSITORY = """
    import AppNetworking
    import Foundation

    protocol %(Domain)sRepositing: AnyObject {
        func load%(Domain)s(since date: Date) async throws -> [%(Domain)sRecord]
        func load%(Domain)s(since date: Date, completion: @escaping (Result<[%(Domain)sRecord], Error>) -> Void)
    }

    final class %(Domain)sRepository: %(Domain)sRepositing {
        private let remote: %(Domain)sRemoteSourcing

        init(remote: %(Domain)sRemoteSourcing = %(Domain)sRemoteSource()) {
            self.remote = remote
        }

        func load%(Domain)s(since date: Date) async throws -> [%(Domain)sRecord] {
            try await remote.fetch%(Domain)s().filter { $0.updatedAt >= date }
        }

        func load%(Domain)s(since date: Date, completion: @escaping (Result<[%(Domain)sRecord], Error>) -> Void) {
            remote.fetch%(Domain)s { result in
                completion(result.map { records in records.filter { $0.updatedAt >= date } })
            }
        }
    }
    """

REMOTE_SOURCE = """
    import AppNetworking
    import Foundation

    protocol %(Domain)sRemoteSourcing: AnyObject {
        func fetch%(Domain)s() async throws -> [%(Domain)sRecord]
        func fetch%(Domain)s(completion: @escaping (Result<[%(Domain)sRecord], Error>) -> Void)
    }

    final class %(Domain)sRemoteSource: %(Domain)sRemoteSourcing {
        private let client: APIClienting

        init(client: APIClienting = APIClient()) {
            self.client = client
        }

        func fetch%(Domain)s() async throws -> [%(Domain)sRecord] {
            try await client.get("%(Domain)s/records")
        }

        func fetch%(Domain)s(completion: @escaping (Result<[%(Domain)sRecord], Error>) -> Void) {
            client.get("%(Domain)s/records", completion: completion)
        }
    }
    """

WRAPPERS = """
    import %(ribs)s
    import UIKit

    /// What routers do with a child and its view, in one place.
    public extension ViewableRouting {
        func attach(_ child: ViewableRouting, presentedOn host: ViewControllable) {
            attachChild(child)
            host.present(child.viewControllable, animated: true)
        }

        func detach(_ child: ViewableRouting, dismissedFrom host: ViewControllable) {
            host.dismissPresented(animated: true)
            detachChild(child)
        }

        func attach(_ child: ViewableRouting, pushedOn host: ViewControllable) {
            attachChild(child)
            let view = child.viewControllable.uiviewController
            // The close button notifies the listener; the back button would not.
            view.navigationItem.hidesBackButton = true
            host.uiviewController.navigationController?.pushViewController(view, animated: true)
        }

        func detach(_ child: ViewableRouting, poppedFrom host: ViewControllable) {
            host.pop(child.viewControllable, animated: true)
            detachChild(child)
        }
    }
    """

PLUGINS = """
    public protocol PluginSwitch {}

    open class PluginFactory<Switch: PluginSwitch> {
        open var pluginSwitch: Switch { fatalError("for subclasses") }

        public init() {}
    }

    open class PluginPoint<Switch: PluginSwitch> {
        open var pluginFactories: [PluginFactory<Switch>] { [] }

        public init() {}
    }
    """

LEGACY_HEADER = """
    #import <UIKit/UIKit.h>

    NS_ASSUME_NONNULL_BEGIN

    /// Base of the older screens.
    NS_SWIFT_NAME(LegacyViewController)
    @interface APLLegacyViewController : UIViewController

    @property (nonatomic, copy, nullable) NSString *screenTitle;

    - (void)showBusy:(BOOL)isBusy NS_SWIFT_NAME(showBusy(_:));

    @end

    NS_ASSUME_NONNULL_END
    """

LEGACY_IMPLEMENTATION = """
    #import "APLLegacyViewController.h"

    @interface APLLegacyViewController ()
    @property (nonatomic, strong) UIActivityIndicatorView *busyView;
    @end

    @implementation APLLegacyViewController

    - (void)viewDidLoad {
        [super viewDidLoad];
        self.view.backgroundColor = UIColor.systemBackgroundColor;
        self.navigationItem.title = self.screenTitle;
    }

    - (void)viewWillAppear:(BOOL)animated {
        [super viewWillAppear:animated];
        [self.navigationController setNavigationBarHidden:NO animated:animated];
    }

    - (void)showBusy:(BOOL)isBusy {
        if (isBusy) {
            [self.view addSubview:self.busyView];
            [self.busyView startAnimating];
        } else {
            [self.busyView removeFromSuperview];
        }
    }

    - (UIActivityIndicatorView *)busyView {
        if (!_busyView) {
            _busyView = [[UIActivityIndicatorView alloc] initWithFrame:self.view.bounds];
        }
        return _busyView;
    }

    @end
    """


def files(flavour, domains):
    """Paths and texts: layers of the network, repositories of the domains, wrappers and the older base class."""
    yield f"{NETWORKING}/APIClient.swift", plain(CLIENT)
    yield f"{NETWORKING}/RequestPipeline.swift", plain(PIPELINE)
    yield f"{NETWORKING}/RequestAuthorizer.swift", plain(AUTHORIZER)
    yield f"{NETWORKING}/RequestRetries.swift", plain(RETRIES)
    yield f"{NETWORKING}/SessionTransport.swift", plain(TRANSPORT)
    ribs = "ModernRIBs" if flavour == "combine" else "RIBs"
    yield f"{FOUNDATION}/ViewableRouting+Children.swift", plain(WRAPPERS, {"ribs": ribs})
    yield f"{FOUNDATION}/Plugins.swift", plain(PLUGINS)
    yield f"{LEGACY}/APLLegacyViewController.h", plain(LEGACY_HEADER)
    yield f"{LEGACY}/APLLegacyViewController.m", plain(LEGACY_IMPLEMENTATION)
    for domain in domains:
        yield f"App/{domain}/Services/{domain}Repository.swift", plain(REPOSITORY, {"Domain": domain})
        yield f"App/{domain}/Services/{domain}RemoteSource.swift", plain(REMOTE_SOURCE, {"Domain": domain})
