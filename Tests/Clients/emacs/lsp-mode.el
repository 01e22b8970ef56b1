;;; lsp-mode.el --- What a user of lsp-mode does with riblint, as a script  -*- lexical-binding: t -*-
;; emacs -q --batch -l lsp-mode.el, with riblint in PATH and APP, a copy of Fixtures/Projects/HarbourLeaky.
;; Prints a line for each complaint.

(load (concat (file-name-directory load-file-name) "lsp-mode-client.el"))

;; 1. Opening a file shows its findings.
(riblint-open "App/Map/MapInteractor.swift")
(riblint-wait (lambda () (riblint-has "holds its router")) "1: findings of an open file: %S" (riblint-texts))
(riblint-expect (equal (riblint-text-of (car (riblint-found))) "router") "1: the range of %S" (riblint-found))

;; 2. A fix is a code action.
(goto-char (point-min))
(search-forward "var router")
(let ((fix (seq-find (lambda (action) (equal (lsp:code-action-title action) "Make 'router' weak"))
                     (riblint-actions "quickfix"))))
  (when (riblint-expect fix "2: no fix in %S" (riblint-actions "quickfix"))
    (lsp-execute-code-action fix)
    (riblint-expect (string-match-p "weak var router" (buffer-string)) "2: the text after the fix")
    (riblint-wait (lambda () (not (riblint-texts))) "2: findings after the fix: %S" (riblint-texts))))

;; 3. Undo brings the finding back.
(undo-boundary)
(primitive-undo 1 (if (null (car buffer-undo-list)) (cdr buffer-undo-list) buffer-undo-list))
(riblint-wait (lambda () (riblint-has "holds its router")) "3: findings after undo: %S" (riblint-texts))

;; 4. Text of other scripts moves nothing. (lsp-mode takes UTF-16 units for characters, so emoji would.)
(goto-char (point-min))
(search-forward "var router")
(beginning-of-line)
(insert "    /* 漢é */ ")
(riblint-wait (lambda () (and (riblint-found) (equal (riblint-text-of (car (riblint-found))) "router")))
              "4: the range beside other scripts")

;; 5. Hover on a router tells what its RIB does.
(riblint-open "App/Map/MapRouter.swift")
(goto-char (point-min))
(search-forward "class MapRoute")
(let ((hover (lsp-request "textDocument/hover" (lsp--text-document-position-params))))
  (riblint-expect (and hover (string-match-p "RIB \\*\\*Map\\*\\*\\|MapRouter" (format "%S" hover))) "5: %S" hover))

;; 6. A file that another program writes.
(with-temp-file (concat riblint-app "App/Map/Added.swift")
  (insert "import RIBs\nfinal class AddedInteractor: Interactor {\n    var router: AddedRouting?\n}\n"
          "protocol AddedRouting: Routing {}\n"))
(riblint-open "App/Map/Added.swift")
(riblint-wait (lambda () (riblint-has "holds its router")) "6: findings of a new file: %S" (riblint-texts))

;; The server ends.
(riblint-stop)

(riblint-end)
