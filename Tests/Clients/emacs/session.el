;;; session.el --- A short session for Tests/LanguageServer/Recordings  -*- lexical-binding: t -*-
;; emacs -q --batch -l session.el, with riblint in PATH, APP, a copy of Fixtures/Projects/HarbourLeaky, and CLIENT, eglot or lsp-mode.

(load (concat (file-name-directory load-file-name) (getenv "CLIENT") "-client.el"))

;; The user types above the finding.
(riblint-open "App/Map/MapInteractor.swift")
(riblint-wait (lambda () (riblint-has "holds its router")) "findings of an open file: %S" (riblint-texts))
(goto-char (point-min))
(search-forward "    var router")
(beginning-of-line)
(insert "    // 漢 moored\n")
(riblint-wait (lambda () (riblint-has "holds its router")) "findings of the text that is typed: %S" (riblint-texts))

;; The fix, from the list of actions.
(search-forward "var rou")
(riblint-fix "Make 'router' weak")
(riblint-wait (lambda () (not (riblint-texts))) "findings after the fix: %S" (riblint-texts))

(save-buffer)
(riblint-open "App/Map/MapRouter.swift")
(riblint-wait (lambda () (riblint-has "presents")) "findings of another file: %S" (riblint-texts))
(kill-buffer "MapInteractor.swift")
(riblint-stop)

(riblint-end)
