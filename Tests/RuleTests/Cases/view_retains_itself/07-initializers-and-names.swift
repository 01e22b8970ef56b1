// === a button that is made by an explicit init
// clean: ..., with a weak capture
// use: ribs-uikit

protocol ListPresentable: Presentable {}

final class ListViewController: UIViewController, ListPresentable, ViewControllable {
    private var saveButton = UIButton(type: .custom)

    override func viewDidLoad() {
        super.viewDidLoad()
//-     saveButton = UIButton.init(primaryAction: UIAction(handler: { _ in self.saveButton.isSelected.toggle() }))
        //                                                                 ^^^^ view_retains_itself
//+     saveButton = UIButton.init(primaryAction: UIAction(handler: { [weak self] _ in self?.view.endEditing(true) }))
        view.addSubview(saveButton)
    }
}
// === an inherited property has the name of a method of its delegate
// use: ribs-uikit

protocol FeedPresentable: Presentable {}

final class FeedViewController: UICollectionViewController, FeedPresentable, ViewControllable {
    private lazy var source = makeSource()

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {}
}
