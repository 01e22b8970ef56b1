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

.PHONY: build install uninstall dist check
