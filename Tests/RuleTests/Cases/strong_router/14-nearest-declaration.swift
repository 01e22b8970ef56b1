// === the nearest declaration by shared folders
// clean: ..., weak

// --- Part1/Home/HomeRouting.swift
// use: ribs, routing Home

// --- Part1/Home/HomeInteractor.swift
import RIBs

final class HomeInteractor: Interactor {
//- var router: HomeRouting?
    //  ^^^^^^ strong_router: HomeRouting
//+ weak var router: HomeRouting?
}

// --- Part2/Home/HomeRouting.swift
import RIBs

protocol HomeRouting: AnyObject {
    func open(_ path: String)
}

// --- Part2/Home/HomeInteractor.swift
import RIBs

final class HomeInteractor: Interactor {
    var router: HomeRouting?
}

// === equally near declarations that agree
// clean: equally near declarations that disagree

// --- App/Left/SearchRouting.swift
// use: ribs, routing Search

// --- App/Right/SearchRouting.swift
import RIBs

//-protocol SearchRouting: Routing {}
//+protocol SearchRouting: AnyObject {}

// --- App/Middle/SearchInteractor.swift
import RIBs

final class SearchInteractor: Interactor {
    var router: SearchRouting?
    //  ^^^^^^ strong_router: SearchInteractor
}

// === a qualifier picks that module's folder
// clean: a qualifier picks the own module's folder

// --- Modules/Player/PlayerControls.swift
import RIBs

public protocol Controls: ViewableRouting {}

// --- Modules/Editor/EditorControls.swift
import RIBs

public protocol Controls: AnyObject {}

// --- Modules/Editor/EditorInteractor.swift
import Player
import RIBs

final class EditorInteractor: Interactor {
//- var controls: Player.Controls?
    //  ^^^^^^^^ strong_router: EditorInteractor
//+ var controls: Editor.Controls?
}

// === an extension attaches to the nearest type

// --- Part1/HomeRouting.swift
import RIBs

final class HomeNavigator {}
extension HomeNavigator: HomeRouting {}
protocol HomeRouting: Routing {}

// --- Part1/HomeInteractor.swift
import RIBs

final class HomeInteractor: Interactor {
    private var navigator: HomeNavigator?
    //          ^^^^^^^^^ strong_router: HomeInteractor
}

// === an extension in another copy does not attach

// --- Part1/HomeNavigator.swift
import RIBs

final class HomeNavigator {}

// --- Part2/HomeNavigator.swift
import RIBs

final class HomeNavigator {}
extension HomeNavigator: HomeRouting {}
protocol HomeRouting: Routing {}

// --- Part1/HomeInteractor.swift
import RIBs

final class HomeInteractor: Interactor {
    private var navigator: HomeNavigator?
}
