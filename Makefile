# Builds and installs riblint. `make install DESTDIR=... PREFIX=/usr` is for packagers; Python 3.9 copies the files.
PREFIX = /usr/local
DESTDIR =
PROGRAM = .build-shipped/riblint

# Optimized and self-contained.
build:
	.ci/program

$(PROGRAM):
	.ci/program

# Installs what was built last: the program, its manual page, completions for bash, zsh and fish, and licenses.
install: $(PROGRAM)
	python3 Packaging/tree.py --to "$(DESTDIR)$(PREFIX)" --program $(PROGRAM)

uninstall:
	python3 Packaging/tree.py --to "$(DESTDIR)$(PREFIX)" --remove

# The artifacts of a release for this machine, in dist.
dist: $(PROGRAM)
	python3 Packaging/dist.py --allow-missing

check:
	swift test

# Writes what is recorded or generated from the rules, the fixture apps and the command: read the difference.
# Documentation/editor_pictures.py is left out, since it needs editors.
record:
	swift build --build-tests
	RIBLINT_RECORD=1 swift test --skip-build --filter 'FixtureProjects|TreeTests|ReasonTests|SilentCaseTests'
	python3 Documentation/pages.py --riblint .build/debug/riblint
	python3 Documentation/manual.py --riblint .build/debug/riblint
	python3 Documentation/capture.py --riblint .build/debug/riblint
	python3 Documentation/contract.py --riblint .build/debug/riblint
	python3 Tests/LanguageServer/recordings.py --riblint .build/debug/riblint --record

.PHONY: build install uninstall dist check record
