;;; lsp-mode-client.el --- lsp-mode with riblint, for the scripts  -*- lexical-binding: t -*-

(require 'package)
(setq package-directory-list '("/usr/share/emacs/site-lisp/elpa"))
(package-initialize)
(require 'lsp-mode)
(require 'flymake)
(load (concat (file-name-directory load-file-name) "tasks.el"))

;; The settings of Documentation/EDITORS.md.
(lsp-register-client (make-lsp-client :new-connection (lsp-stdio-connection '("riblint" "lsp"))
  :major-modes '(swift-mode objc-mode) :server-id 'riblint :priority -1 :add-on? t
  :initialization-options '(:files (:watch "poll"))))
(setq lsp-auto-guess-root t lsp-diagnostics-provider :none lsp-headerline-breadcrumb-enable nil lsp-idle-delay 0.1
      lsp-debounce-full-sync-notifications-interval 0.1 lsp-enable-file-watchers nil lsp-restart 'ignore
      lsp-session-file (concat riblint-app "../lsp-session") lsp-lens-enable nil lsp-modeline-code-actions-enable nil)
(lsp-workspace-folders-add riblint-app)

;; A project for lsp-mode is what project.el finds.
(setq project-find-functions (list (lambda (_) (cons 'transient riblint-app))))

(defun riblint-found ()
  (append (gethash (lsp--fix-path-casing (buffer-file-name)) (lsp-diagnostics)) nil))

(defun riblint-texts () (mapcar #'lsp:diagnostic-message (riblint-found)))

(defun riblint-has (text)
  (seq-some (lambda (found) (string-match-p (regexp-quote text) found)) (riblint-texts)))

(defun riblint-text-of (diagnostic)
  (let ((range (lsp--range-to-region (lsp:diagnostic-range diagnostic))))
    (buffer-substring (car range) (cdr range))))

(defun riblint-open (name)
  (find-file (concat riblint-app name))
  (lsp))

(defun riblint-actions (kind)
  (append (lsp-request "textDocument/codeAction"
                       (list :textDocument (lsp--text-document-identifier)
                             :range (lsp--region-to-range (line-beginning-position) (line-end-position))
                             :context (list :diagnostics [] :only (vector kind))))
          nil))

(defun riblint-fix (title)
  "Take the action with TITLE at point."
  (let ((action (seq-find (lambda (action) (equal (lsp:code-action-title action) title)) (lsp-code-actions-at-point))))
    (when (riblint-expect action "no action %S" title)
      (lsp-execute-code-action action))))

(defun riblint-stop ()
  (let ((process (lsp--workspace-proc (car (lsp-workspaces)))))
    (lsp-workspace-shutdown (car (lsp-workspaces)))
    (riblint-wait (lambda () (not (process-live-p process))) "the server does not stop")))
