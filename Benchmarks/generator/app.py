"""Writes a generated app to a folder, and a manifest of its violations."""

import collections
import json
import os
import sys
import traceback

from generator import builder, everyday, interactor, kit, shared, tree, view, violations
from generator.builder import MARKS

# Incremented when equal options give other bytes, so that existing apps are generated again.
GENERATION = 4

APPLICATION = """\
import AppFoundation
import {ribs}
import UIKit

final class AppComponent: Component<EmptyDependency>, RootDependency {{
    let analytics: Analytics = ConsoleAnalytics()

    var rootService: RootServicing {{
        shared {{ RootService() }}
    }}

    init() {{
        super.init(dependency: EmptyComponent())
    }}
}}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {{
    var window: UIWindow?
    private var launchRouter: LaunchRouting?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {{
        guard let scene = scene as? UIWindowScene else {{ return }}
        let window = UIWindow(windowScene: scene)
        self.window = window
        let router = RootBuilder(dependency: AppComponent()).build()
        launchRouter = router
        router.launch(from: window)
    }}
}}
"""


def write(folder, ribs, flavour, processes):
    """Writes all files in several processes; returns sorted findings as [path, line, rule], files, and bytes."""
    shared = list(shared_files(ribs, flavour))
    for path, text in shared:
        os.makedirs(os.path.dirname(f"{folder}/{path}"), exist_ok=True)
        save(f"{folder}/{path}", text.encode())
    totals = [[], len(shared), sum(len(text.encode()) for _, text in shared)]
    for part in in_processes(processes, lambda number: write_ribs(folder, ribs[number::processes])):
        totals = [total + value for total, value in zip(totals, part)]
    return sorted(totals[0]), totals[1], totals[2]


def shared_files(ribs, flavour):
    """Paths and texts of files that belong to no RIB: base module, application, and the service of each domain."""
    yield from kit.foundation(flavour)
    yield "App/Application/SceneDelegate.swift", APPLICATION.format(ribs="ModernRIBs" if ribs[0].is_combine else "RIBs")
    for first in ribs[::tree.DOMAIN_SIZE]:
        yield kit.service(first.domain, first.is_combine)
    if not ribs[0].is_plain:
        yield from shared.files(flavour, [first.domain for first in ribs[::tree.DOMAIN_SIZE]])


def in_processes(count, work):
    """Runs the work for each number in a separate process, and returns the results, which are passed as JSON."""
    readers = []
    for number in range(count):
        reader, writer = os.pipe()
        if os.fork() == 0:
            status = 1
            try:
                with os.fdopen(writer, "w") as file:
                    json.dump(work(number), file)
                status = 0
            except SystemExit as problem:
                print(problem, file=sys.stderr)
            except Exception:
                traceback.print_exc()
            finally:
                os._exit(status)
        os.close(writer)
        readers.append(reader)
    results = []
    for reader in readers:
        with os.fdopen(reader) as file:
            results.append(file.read())
    for _ in readers:
        if os.wait()[1] != 0:
            raise SystemExit("generate: a process that wrote files failed")
    return [json.loads(result) for result in results]


def write_ribs(folder, ribs):
    findings, count, size = [], 0, 0
    for rib in ribs:
        os.makedirs(f"{folder}/{rib.folder}")
        for name, text in files(rib):
            path = f"{rib.folder}/{rib.name}{name}"
            for found in MARKS.finditer(text):
                findings.append([path, text.count("\n", 0, found.start()) + 1, found[1] or rib.leak[0]])
            text = MARKS.sub("", text)
            contents = text.encode()
            save(f"{folder}/{path}", contents)
            count += 1
            size += len(contents)
    return findings, count, size


def save(path, contents):
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644)
    os.write(file, contents)
    os.close(file)


def files(rib):
    """The files of a RIB: ends of their names, and texts."""
    plain = ((f"{name}.swift", text) for name, text in plain_files(rib))
    if rib.is_plain:
        yield from plain
    else:
        draft = everyday.complete(rib, plain)
        if rib.leak and isinstance(rib.leak[1], violations.Form):
            violations.plant(draft, rib.leak[1])
        yield from draft.files.items()


def plain_files(rib):
    """The five files of a RIB that all apps have."""
    yield "Builder", builder.builder_file(rib)
    yield "Router", builder.router_file(rib)
    yield "Interactor", interactor.interactor_file(rib)
    if rib.has_view:
        yield "ViewController", view.view_file(rib)
    else:
        yield "Component+Children", builder.children_file(rib)
    if rib.extra == "worker":
        yield "Worker", interactor.worker_file(rib)
    elif rib.extra == "streams":
        yield "Interactor+Streams", interactor.streams_file(rib)
    elif rib.extra == "rows":
        yield "ViewController+Rows", view.rows_file(rib)
    elif rib.extra == "formatter":
        yield "RowFormatter", view.formatter_file(rib)
    else:
        yield "Component+Children", builder.children_file(rib)


def manifest(options, ribs, findings, count, size):
    """The manifest as JSON: options, sizes, and each expected finding."""
    depths = [0] * len(ribs)
    for rib in ribs[1:]:
        depths[rib.index] = depths[rib.parent.index] + 1
    return {
        "options": options | {"generation": GENERATION},
        "ribs": len(ribs) + sum(getattr(rib.leak[1], "ribs", 0) for rib in ribs if rib.leak),
        "files": count, "bytes": size, "depth": max(depths),
        "width": max(len(rib.children) for rib in ribs),
        "counts": dict(sorted(collections.Counter(rule for _, _, rule in findings).items())), "findings": findings,
    }
