import RIBs
import UIKit

final class InsuranceWidget: UIViewController, InsuranceListener {

    private let builder: InsuranceBuildable
    private var insurance: ViewableRouting?

    init(builder: InsuranceBuildable) {
        self.builder = builder
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let insurance = builder.build(withListener: self)
        self.insurance = insurance
        addChild(insurance.viewControllable.uiviewController)
    }

    func insuranceDidClose() {
        dismiss(animated: true)
    }
}

final class RatingWidget: UIViewController, RatingListener {

    private let builder: RatingBuildable
    private var rating: ViewableRouting?

    init(builder: RatingBuildable) {
        self.builder = builder
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let rating = builder.build(withListener: self)
        self.rating = rating
        rating.interactable.activate()
        rating.load()
        addChild(rating.viewControllable.uiviewController)
    }

    func ratingDidClose() {
        dismiss(animated: true)
    }
}
