import HarbourKit
import MapKit
import UIKit

protocol MapPresentableListener: AnyObject {
    func didSelect(marinaID: String)
    func didTapReload()
}

final class MarinaAnnotation: MKPointAnnotation {

    let marinaID: String

    init(marina: Marina) {
        marinaID = marina.id
        super.init()
        coordinate = marina.coordinate
        title = marina.name
        subtitle = "\(marina.freeBerths) free"
    }
}

final class MapViewController: UIViewController, MapPresentable, MapViewControllable {

    weak var listener: MapPresentableListener?

    var visibleRadius: Observable<Double> {
        radius.asObservable()
    }

    private let radius = BehaviorRelay<Double>(value: 0)
    private let disposeBag = DisposeBag()
    private let mapView = MKMapView()
    private let reloadItem = UIBarButtonItem(systemItem: .refresh)

    init() {
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(title: "Map", image: UIImage(systemName: "map"), tag: 0)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Marinas"
        mapView.frame = view.bounds
        mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        mapView.delegate = self
        view.addSubview(mapView)
        navigationItem.rightBarButtonItem = reloadItem

        reloadItem.rx.tap
            .bind(with: self) { owner, _ in
                owner.listener?.didTapReload()
            }
            .disposed(by: disposeBag)
    }

    // MARK: - MapPresentable

    func show(_ marinas: [Marina]) {
        mapView.removeAnnotations(mapView.annotations)
        mapView.addAnnotations(marinas.map(MarinaAnnotation.init))
    }

    func showError(_ message: String) {
        showMessage(message, title: "No marinas")
    }
}

extension MapViewController: MKMapViewDelegate {

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        guard let annotation = view.annotation as? MarinaAnnotation else { return }
        mapView.deselectAnnotation(annotation, animated: true)
        listener?.didSelect(marinaID: annotation.marinaID)
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        radius.accept(mapView.region.span.latitudeDelta)
    }
}
