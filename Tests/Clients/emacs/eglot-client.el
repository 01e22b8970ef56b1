;;; eglot-client.el --- eglot with riblint, for the scripts  -*- lexical-binding: t -*-

(require 'package)
(setq package-directory-list '("/usr/share/emacs/site-lisp/elpa"))
(package-initialize)
(require 'eglot)
(require 'flymake)
(load (concat (file-name-directory load-file-name) "tasks.el"))

;; The settings of Documentation/EDITORS.md.
(add-to-list 'eglot-server-programs
             '((swift-mode objc-mode) . ("riblint" "lsp" :initializationOptions (:files (:watch "poll")))))
(setq eglot-connect-timeout 60 eglot-sync-connect t eglot-send-changes-idle-time 0.1
      eglot-confirm-server-initiated-edits nil)

;; A project for eglot is what project.el finds.
(setq project-find-functions (list (lambda (_) (cons 'transient riblint-app))))

(defun riblint-texts ()
  "The findings of the buffer, as texts."
  ;; An idle timer does this, and batch is never idle.
  (eglot--signal-textDocument/didChange)
  (flymake-start)
  (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(defun riblint-has (text)
  (seq-some (lambda (found) (string-match-p (regexp-quote text) found)) (riblint-texts)))

(defun riblint-open (name)
  (find-file (concat riblint-app name))
  (unless (eglot-current-server) (call-interactively #'eglot)))

(defun riblint-fix (title)
  "Take the action with TITLE at point, as a user who picks it from the list."
  (let ((last-nonmenu-event t))
    (cl-letf (((symbol-function 'completing-read)
               (lambda (_ actions &rest _) (car (seq-find (lambda (action) (equal (car action) title)) actions)))))
      (call-interactively #'eglot-code-actions))))

(defun riblint-stop ()
  (let ((process (jsonrpc--process (eglot-current-server))))
    (eglot-shutdown (eglot-current-server) nil 5)
    (riblint-wait (lambda () (not (process-live-p process))) "the server does not stop")))
