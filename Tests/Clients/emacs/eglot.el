;;; eglot.el --- What a user of Emacs does with riblint, as a script  -*- lexical-binding: t -*-
;; emacs -Q --batch -l eglot.el, with riblint in PATH and APP, a copy of Fixtures/Projects/HarbourLeaky.
;; Prints a line for each complaint.

(load (concat (file-name-directory load-file-name) "eglot-client.el"))

;; 1. Opening a file shows its findings.
(find-file (concat riblint-app "App/Map/MapInteractor.swift"))
(call-interactively #'eglot)
(riblint-wait (lambda () (riblint-has "holds its router")) "1: findings of an open file: %S" (riblint-texts))
(let ((found (car (flymake-diagnostics))))
  (riblint-expect
   (and found (equal (buffer-substring (flymake-diagnostic-beg found) (flymake-diagnostic-end found)) "router"))
   "1: the range of %S" found))

;; 2. The places that prove it are in the message, since eglot shows no related ones.
(riblint-expect (riblint-has "→ App/Map/MapRouter.swift:") "2: no places in %S" (riblint-texts))

;; 3. A fix is a code action, which eglot applies.
(goto-char (flymake-diagnostic-beg (car (flymake-diagnostics))))
(let* ((actions (eglot-code-actions (point) (point) "quickfix"))
       (fix (seq-find (lambda (action) (equal (plist-get action :title) "Make 'router' weak")) actions)))
  (when (riblint-expect fix "3: no fix in %S" (mapcar (lambda (action) (plist-get action :title)) actions))
    (eglot--apply-workspace-edit (plist-get fix :edit))
    (riblint-expect (string-match-p "weak var router" (buffer-string)) "3: the text after the fix")
    (riblint-wait (lambda () (not (riblint-texts))) "3: findings after the fix: %S" (riblint-texts))))

;; 4. Undo brings the finding back.
(undo-boundary)
(primitive-undo 1 (if (null (car buffer-undo-list)) (cdr buffer-undo-list) buffer-undo-list))
(riblint-wait (lambda () (riblint-has "holds its router")) "4: findings after undo: %S" (riblint-texts))

;; 5. Text with characters outside of the basic plane moves nothing.
(goto-char (flymake-diagnostic-beg (car (flymake-diagnostics))))
(beginning-of-line)
(insert "    /* 😀漢é */ ")
(riblint-wait
 (lambda ()
   (let ((found (progn (riblint-texts) (car (flymake-diagnostics)))))
     (and found (equal (buffer-substring (flymake-diagnostic-beg found) (flymake-diagnostic-end found)) "router"))))
 "5: the range beside other scripts")

;; 6. All safe fixes.
(let ((actions (eglot-code-actions (point-min) (point-max) "source.fixAll.riblint")))
  (when (riblint-expect (= (length actions) 1) "6: actions %S" actions)
    (eglot--apply-workspace-edit (plist-get (car actions) :edit))
    (save-buffer)
    (riblint-wait (lambda () (not (riblint-texts))) "6: findings after fixing all: %S" (riblint-texts))))

;; 7. A suppression comment.
(riblint-open "App/EditProfile/EditProfileView.swift")
(riblint-wait (lambda () (riblint-has "dismisses itself")) "7: findings: %S" (riblint-texts))
(let* ((at (flymake-diagnostic-beg (car (flymake-diagnostics))))
       (action (seq-find (lambda (action) (string-match-p "^Suppress .* here$" (plist-get action :title)))
                         (eglot-code-actions at at "quickfix"))))
  (when (riblint-expect action "7: no suppression")
    (eglot--apply-workspace-edit (plist-get action :edit))
    (riblint-wait (lambda () (not (riblint-texts))) "7: findings after the suppression: %S" (riblint-texts))))

;; 8. Hover on a router tells what its RIB does.
(riblint-open "App/Map/MapRouter.swift")
(goto-char (point-min))
(search-forward "class MapRoute")
(let ((hover (jsonrpc-request (eglot-current-server) :textDocument/hover (eglot--TextDocumentPositionParams))))
  (riblint-expect (and hover (string-match-p "Map" (plist-get (plist-get hover :contents) :value))) "8: %S" hover))

;; 9. A file that another program writes.
(with-temp-file (concat riblint-app "App/Map/Added.swift")
  (insert "import RIBs\nfinal class AddedInteractor: Interactor {\n    var router: AddedRouting?\n}\n"
          "protocol AddedRouting: Routing {}\n"))
(riblint-open "App/Map/Added.swift")
(riblint-wait (lambda () (riblint-has "holds its router")) "9: findings of a new file: %S" (riblint-texts))

;; 10. A mistake in the configuration is shown in its file, and mended without a restart.
(find-file (concat riblint-app "App/Map/Added.swift"))
(with-temp-file (concat riblint-app ".riblint.yml") (insert "version: 1\nrules:\n  strong_router: off\n"))
(riblint-wait (lambda () (not (riblint-has "holds its router"))) "10: the new configuration: %S" (riblint-texts))

;; The server ends.
(riblint-stop)

(riblint-end)
