// === an observer block that captures the view, removed in the deinitializer
// clean: ..., which refers to the view weakly
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

final class FeedViewController: UIViewController, FeedPresentable {
    private var token: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(
            //                             ^^^^^^^^^^^ view_kept_by_system: 'FeedViewController' is kept by the notification center: nothing but 'deinit' removes 'token'
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
//-     ) { _ in self.reload() }
//+     ) { [weak self] _ in self?.reload() }
    }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }

    private func reload() {}
}

// === an observer block whose token is removed as the view disappears
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

final class FeedViewController: UIViewController, FeedPresentable {
    private var tokens: [NSObjectProtocol] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tokens.append(
            NotificationCenter.default.addObserver(
                forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
            ) { _ in self.reload() })
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
    }

    private func reload() {}
}

// === a view that handles the messages of its own web view's scripts
// clean: ..., until it disappears
// use: ribs-uikit

import WebKit

protocol PagePresentable: Presentable {}

final class PageViewController: UIViewController, PagePresentable, WKScriptMessageHandler {
    private let webView = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        webView.configuration.userContentController.add(self, name: "app")
        //                                          ^^^ view_kept_by_system: 'PageViewController' is kept by its web view: nothing removes the script handler of 'webView'
    }
//+
//+ override func viewDidDisappear(_ animated: Bool) {
//+     super.viewDidDisappear(animated)
//+     webView.configuration.userContentController.removeScriptMessageHandler(forName: "app")
//+ }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
}

// === a handler of scripts that refers to the view weakly
// use: ribs-uikit

import WebKit

protocol PagePresentable: Presentable {}

final class PageViewController: UIViewController, PagePresentable {
    private let webView = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        webView.configuration.userContentController.add(WeakHandler(self), name: "app")
    }
}

final class WeakHandler: NSObject, WKScriptMessageHandler {
    private weak var page: PageViewController?

    init(_ page: PageViewController) { self.page = page }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
}

// === a worker whose session keeps it through a delegate
// clean: ..., until it stops
// use: ribs

final class DownloadWorker: Worker {
    private lazy var session = URLSession(
        //                     ^^^^^^^^^^ view_kept_by_system: 'DownloadWorker' is kept by the URL session: nothing invalidates 'session'
        //                     ?????????? in 'didStop()'
        configuration: .default, delegate: DownloadDelegate(worker: self), delegateQueue: nil)
    private var received = 0

    func load(_ url: URL) {
        session.dataTask(with: url).resume()
    }

    func didReceive(_ count: Int) { received += count }
//+
//+ override func didStop() {
//+     super.didStop()
//+     session.invalidateAndCancel()
//+ }
}

final class DownloadDelegate: NSObject, URLSessionDataDelegate {
    private let worker: DownloadWorker

    init(worker: DownloadWorker) {
        self.worker = worker
        super.init()
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        worker.didReceive(data.count)
    }
}

// === a view that is the delegate of a session that it keeps
// clean: ..., which ends after its tasks
// use: ribs-uikit

protocol PhotoPresentable: Presentable {}

final class PhotoViewController: UIViewController, PhotoPresentable, URLSessionTaskDelegate {
    private var session: URLSession?

    func upload(_ request: URLRequest, _ data: Data) {
        let session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)
        //            ^^^^^^^^^^ view_kept_by_system: nothing invalidates 'session'
        session.uploadTask(with: request, from: data).resume()
//+     session.finishTasksAndInvalidate()
        self.session = session
    }
}

// === a session whose delegate method ends it
// use: ribs-uikit

protocol PhotoPresentable: Presentable {}

final class PhotoViewController: UIViewController, PhotoPresentable, URLSessionTaskDelegate {
    func upload(_ request: URLRequest, _ data: Data) {
        let session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)
        session.uploadTask(with: request, from: data).resume()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        session.finishTasksAndInvalidate()
    }
}
