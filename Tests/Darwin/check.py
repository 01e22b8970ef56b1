#!/usr/bin/env python3
"""Checks on any system that the Darwin code in riblint's sources compiles.

    check.py
    check.py --self-test          # also checks that it fails for changes to the Darwin code
    check.py --targets            # also every other target: many minutes; after `swift build`, whose packages it uses
    check.py --headers FOLDER     # manually: compares Headers/ with Apple's (FOLDER is like usr/include of an SDK)

`Headers/` and `Overlay.swift` restate the declarations of Apple's C library that riblint uses, as a module `Darwin`, so
that `canImport(Darwin)` is true. The check verifies that:
- `Sources/Platform` compiles with its Darwin code, and loads no other C library;
- its interface is identical to that of its Linux code, so that its users compile with either (`--targets`: they do);
- the target in C compiles for Darwin;
- no other source names a C library or tests for the operating system.

Exit status: 0 if all of this holds, 1 with the failures, 2 on wrong usage.
"""
import argparse
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "../.."))
PLATFORM = os.path.join(ROOT, "Sources/Platform")
HEADERS = os.path.join(HERE, "Headers")
# As in Package.swift.
SETTINGS = (
    ["-swift-version", "6", "-warnings-as-errors"] + [
    word for name in ("InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny")
    for word in ("-enable-upcoming-feature", name)])

# Changes to Darwin code that the check must notice: file, original text, replacement.
CHANGES = [
    ("a name", "FileAttributes.swift", "fcopyfile(", "fcopyfiles("),
    ("a label", "FileAdvice.swift", "radvisory(ra_offset:", "radvisory(offset:"),
    ("a type", "FileAttributes.swift", "copyfile_flags_t(COPYFILE_ACL", "Int64(COPYFILE_ACL"),
    ("a field", "Folder.swift", "d_namlen", "d_namelen"),
    ("a constant", "Files.swift", "F_BARRIERFSYNC", "F_BARRIER_FSYNC"),
    ("an argument", "FileAttributes.swift", "flistxattr(descriptor, start, buffer.count, 0)",
        "flistxattr(descriptor, start, buffer.count)"),
    ("an optional", "SystemThread.swift", "var thread: pthread_t?", "var thread: pthread_t"),
    ("what it offers", "Machine.swift", "    public static var processorCount",
     "    #if canImport(Darwin)\n    public static var coreCount: Int { 1 }\n    #endif\n\n"
     "    public static var processorCount"),
]


def swiftc(arguments):
    """The output of the compiler if it failed, else None."""
    done = subprocess.run(["swiftc"] + arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return None if done.returncode == 0 else done.stdout


def build_darwin(folder):
    failure = swiftc(
        ["-emit-module", "-parse-as-library", "-module-name", "Darwin", "-import-underlying-module",
            "-enable-library-evolution", "-I", HEADERS, "-swift-version", "6",
         os.path.join(HERE, "Overlay.swift"), "-o", os.path.join(folder, "Darwin.swiftmodule")])
    if failure:
        sys.exit(f"Tests/Darwin: the restated module does not compile:\n{failure}")


def interface(sources, folder, imports):
    """The interface of a module, and its compiler errors."""
    os.makedirs(folder, exist_ok=True)
    path, trace = os.path.join(folder, "Platform.swiftinterface"), os.path.join(folder, "trace.json")
    failure = swiftc(
        ["-emit-module", "-parse-as-library", "-enable-library-evolution", "-module-name", "Platform",
            "-emit-module-interface-path", path,
         "-emit-loaded-module-trace-path", trace, "-o", os.path.join(folder, "Platform.swiftmodule")] + SETTINGS
         + imports
        + sorted(glob.glob(os.path.join(sources, "*.swift"))))
    if failure:
        return None, [], failure
    with open(trace) as file:
        loaded = sorted(module["name"] for module in json.loads(file.readline())["swiftmodulesDetailedInfo"])
    with open(path) as file:
        lines = [line for line in file if not line.startswith("//")
            and not re.match(r"(@\w+ )*(public )?import |#if|#el|#endif", line)]
    return "".join(lines), loaded, None


def offered_here(folder):
    here, _, failure = interface(PLATFORM, os.path.join(folder, "here"), ["-I", os.path.join(ROOT, "Sources/CLinux")])
    if failure:
        sys.exit(f"Tests/Darwin: the halves of this system do not compile:\n{failure}")
    return here


def problems(sources, here, darwin, folder):
    """Complaints about the Darwin code of some sources. `here` is the interface of the code for this system."""
    offered, loaded, failure = interface(sources, os.path.join(folder, "darwin"), ["-I", darwin, "-I", HEADERS])
    if failure:
        return ["the Darwin halves do not compile:\n" + failure]
    wrong = []
    if "Darwin" not in loaded or {"Glibc", "SwiftGlibc", "Musl"} & set(loaded):
        wrong.append(f"not the Darwin halves alone were compiled; loaded: {', '.join(loaded)}")
    if here != offered:
        differing = sorted(set(here.splitlines()) ^ set(offered.splitlines()))
        wrong.append("the halves offer different things:\n" + "\n".join(differing))
    return wrong


def other_targets(darwin, folder, swift):
    """Targets in C that do not compile for Darwin. With `swift`, also those that do not compile with the Darwin code of
    Platform; dependencies are those built for this system."""
    described = subprocess.run(["swift", "package", "--ignore-lock", "describe", "--type", "json"], cwd=ROOT,
        stdout=subprocess.PIPE, text=True, check=True)
    targets = {target["name"]: target for target in json.loads(described.stdout)["targets"]}
    modules = os.path.join(folder, "all")
    os.makedirs(modules)
    # C modules of packages, which their Swift modules import.
    headers = [word for path in sorted(glob.glob(os.path.join(ROOT, ".build/checkouts/*/Sources/*/include")))
        for word in ("-I", path)]
    compiled, wrong = set(), []

    def compile_target(name):
        if name in compiled or targets[name]["type"] == "system-target":
            return
        compiled.add(name)
        target = targets[name]
        if target["module_type"] == "ClangTarget":
            headers.extend(["-I", os.path.join(ROOT, target["path"], "include")])
            wrong.extend(c_target(target, folder))
            return
        if not swift:
            return
        for dependency in target.get("target_dependencies") or []:
            compile_target(dependency)
        for product in target.get("product_dependencies") or []:
            for path in glob.glob(os.path.join(ROOT, f".build/debug/Modules/{product}*.swiftmodule")):
                if not os.path.lexists(link := os.path.join(modules, os.path.basename(path))):
                    os.symlink(path, link)
        sources = [os.path.join(ROOT, target["path"], source) for source in target["sources"]]
        kind = [] if "main.swift" in target["sources"] else ["-parse-as-library"]
        failure = swiftc(
            # One process for the module: one for each file would read all files again.
            ["-emit-module", "-whole-module-optimization", "-module-name", name, "-package-name", "riblint", "-o",
                os.path.join(modules, name + ".swiftmodule"),
             "-I", modules, "-I", darwin, "-I", HEADERS] + kind + headers + SETTINGS + sources)
        if failure:
            wrong.append(f"{name} does not compile with the Darwin halves:\n{failure}")

    if swift and not glob.glob(os.path.join(ROOT, ".build/debug/Modules/*.swiftmodule")):
        return ["the packages are not built: run 'swift build' first"]
    for name in sorted(targets):
        if targets[name]["type"] != "test" and not targets[name]["path"].startswith("Tests/"):
            compile_target(name)
    if swift:
        print(f"compiled on the Darwin halves: {', '.join(sorted(compiled))}")
    return wrong


def c_target(target, folder):
    """Complaints about a target in C, whose system headers are those restated."""
    system = os.path.join(folder, "system")
    os.makedirs(system, exist_ok=True)
    for name, restated in (("dlfcn.h", "dyld.h"), ("stdlib.h", "Libc.h")):
        with open(os.path.join(system, name), "w") as file:
            file.write(f'#include "{os.path.join(HEADERS, restated)}"\n')
    done = subprocess.run(
        ["clang", "-target", "arm64-apple-macosx15.0", "-fsyntax-only", "-nostdlibinc", "-Wall", "-Werror",
            "-isystem", system, "-I", os.path.join(ROOT, target["path"], "include")]
        + [os.path.join(ROOT, target["path"], source) for source in target["sources"]],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return [] if done.returncode == 0 else [f"{target['name']} does not compile for Darwin:\n{done.stdout}"]


def other_sources():
    """Sources outside of Platform that mention a C library or an operating system."""
    wrong = []
    for top in ("Sources", "Rules"):
        for path in sorted(glob.glob(os.path.join(ROOT, top, "**/*.swift"), recursive=True)):
            if path.startswith(PLATFORM + os.sep) or "/Cases/" in path or "/Preludes/" in path:
                continue
            with open(path) as file:
                for number, line in enumerate(file, 1):
                    if re.match(r"\s*(@\w+ )*((public|internal|package|private|fileprivate) )?import "
                            r"(Darwin|Glibc|Musl|CLinux)\b", line) or re.match(
                            r"\s*#(if|elseif)\b.*\b(os|canImport|targetEnvironment)\(", line):
                        wrong.append(f"{os.path.relpath(path, ROOT)}:{number}: {line.strip()}")
    return wrong


def self_test(here, folder):
    """Changes that the check does not notice."""
    unnoticed = []
    for what, name, text, other in CHANGES:
        copy = os.path.join(folder, "changed")
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(PLATFORM, copy)
        path = os.path.join(copy, name)
        with open(path) as file:
            source = file.read()
        if text not in source:
            unnoticed.append(f"{what}: {name} has no '{text}' any more")
            continue
        with open(path, "w") as file:
            file.write(source.replace(text, other, 1))
        found = problems(copy, here, folder, os.path.join(folder, "modules"))
        if found:
            error = re.search(r"error: (.*)", found[0])
            print(f"noticed {what}, '{text.strip().splitlines()[0]}': "
                f"{error[1] if error else found[0].splitlines()[0]}")
        else:
            unnoticed.append(f"{what}: '{text}' changed to '{other}' in {name} is not noticed")
    return unnoticed


def comparison():
    """C code that compiles with Apple's headers only if they agree: C allows only identical redeclarations."""
    lines = []
    for name in ("Types", "Libc", "xnu", "libpthread", "copyfile", "dyld"):
        with open(os.path.join(HEADERS, name + ".h")) as file:
            text = file.read()
        for line in text.splitlines():
            if match := re.match(r"#define (\w+) (.+)", line):
                lines.append(f'_Static_assert({match[1]} == ({match[2]}), "{match[1]}");')
            elif match := re.match(r"struct (\w+) \{ (.*) \};", line):
                for field in filter(None, (part.strip() for part in match[2].split(";"))):
                    declared = re.match(r"(.*?)(\w+)(\[\d+\])?$", field)
                    lines.append(
                        f"_Static_assert(__builtin_types_compatible_p(__typeof__(((struct {match[1]} "
                        f"*)0)->{declared[2]}), "
                        f'{declared[1].strip()}{declared[3] or ""}), "{match[1]}.{declared[2]}");')
            elif match := re.match(r"typedef (.*?)(\w+);$", line):
                if "{" not in line:
                    lines.append(line)
            elif re.match(r"[\w_].*\);$", line) or line.startswith("#pragma clang"):
                lines.append(line)
    return lines


# Headers that the comparison includes, like a program for macOS.
INCLUDED = ["sys/types.h", "sys/param.h", "sys/stat.h", "sys/xattr.h", "sys/resource.h", "sys/poll.h", "sys/ioctl.h",
    "sys/socket.h", "sys/un.h", "netinet/in.h", "sys/wait.h", "fcntl.h",
            "unistd.h", "dirent.h", "string.h", "stdlib.h", "stdio.h", "signal.h", "time.h", "crt_externs.h", "errno.h",
            "spawn.h", "pthread.h",
            "sched.h", "copyfile.h", "dlfcn.h"]


def check_headers(headers, folder):
    """Differences to Apple's headers."""
    path = os.path.join(folder, "comparison.c")
    missing = [name for name in INCLUDED if not os.path.exists(os.path.join(headers, name))]
    if missing:
        print(f"not there, so that what they declare was not compared: {', '.join(missing)}")
    with open(path, "w") as file:
        file.write("".join(f"#include <{name}>\n" for name in INCLUDED if name not in missing)
            + "#undef errno\n#undef sigaddset\n#undef sigemptyset\n#undef sigismember\n")
        file.write('#pragma clang diagnostic ignored "-Wnullability-completeness"\n' + "\n".join(comparison()) + "\n")
    done = subprocess.run(
        ["clang", "-target", "arm64-apple-macosx15.0", "-fsyntax-only", "-nostdlibinc", "-isystem", headers,
            "-ferror-limit=0", path],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return [] if done.returncode == 0 else [done.stdout]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--self-test", action="store_true", help="also change Darwin halves, each of which has to be "
        "noticed")
    parser.add_argument("--targets", action="store_true", help="also compile every other target with the Darwin halves")
    parser.add_argument("--headers", metavar="FOLDER", help="compare Headers/ with Apple's own headers in a folder, "
        "and do nothing else")
    options = parser.parse_args()
    if options.headers and not os.path.isdir(options.headers):
        parser.error(f"no folder {options.headers}")
    with tempfile.TemporaryDirectory(prefix="riblint-darwin-") as folder:
        if options.headers:
            wrong = check_headers(os.path.abspath(options.headers), folder)
        else:
            build_darwin(folder)
            here = offered_here(folder)
            wrong = problems(PLATFORM, here, folder, os.path.join(folder, "modules")) + other_sources()
            if not wrong:
                wrong = other_targets(folder, folder, options.targets)
            if options.self_test and not wrong:
                wrong += self_test(here, folder)
    for problem in wrong:
        print(problem)
    if wrong:
        return 1
    print("Tests/Darwin: " + ("Apple's headers say the same" if options.headers else "the Darwin halves compile"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
