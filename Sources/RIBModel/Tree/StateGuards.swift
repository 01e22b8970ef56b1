import SourceText

extension FunctionBody {
    /// Whether a condition on the way to a place tests a property that the same code sets, or which view is shown:
    /// `guard !isShowing else { return }` with `isShowing = true`, `presentedViewController == nil`. What such a state
    /// says of a child is not followed.
    ///
    /// - Parameter names: properties that do not count.
    func isGuardedByState(before place: NodeReference, except names: NameSet) -> Bool {
        guard place.file == file else { return false }
        let set = assignments.reduce(into: NameSet()) { set, assignment in
            guard let target = assignment.target, let name = target.last, target.headOnSelf == name,
                !name.isLocal, !names.contains(name.name)
            else { return }
            set.insert(name.name)
        }
        let target = BodyNode(place.node, in: self)
        return self.names.contains { use in
            guard use.place < place, set.contains(use.name) || NameSet.shownViews.contains(use.name),
                isOnTheWay(use.place, to: place)
            else { return false }
            return use.isTested(before: target)
        }
    }
}

extension NameUse {
    /// Whether the name is in a condition on which it depends that a part is reached.
    fileprivate func isTested(before target: BodyNode) -> Bool {
        for ancestor in ancestors {
            switch ancestor {
            case .guard(let branch): return !branch.isInBlock(self) && branch.node < target.node
            case .if(let branch):
                guard !branch.isInBlock(self), !branch.isOtherwise(self) else { return false }
                return branch.leaves || branch.isInBlock(target) || branch.isOtherwise(target)
            case .switch: return true
            case .block, .closure, .case: return false
            default: continue
            }
        }
        return false
    }
}
