;;; emacs.el --- The settings of Emacs in the pictures of Documentation/EDITORS.md  -*- lexical-binding: t -*-

(require 'package)
(setq package-directory-list '("/usr/share/emacs/site-lisp/elpa") native-comp-deferred-compilation nil
      native-comp-async-report-warnings-errors 'silent)
(package-initialize)
(require 'eglot)
(setq inhibit-startup-screen t make-backup-files nil auto-save-default nil create-lockfiles nil
      completions-format 'one-column completion-show-help nil suggest-key-bindings nil)
(setq-default truncate-lines t)
(menu-bar-mode -1)

;; What there is of Swift in a mode of a few lines; that of others is not packaged.
(define-derived-mode swift-mode prog-mode "Swift"
  (setq font-lock-defaults
        '((("\\_<\\(class\\|final\\|func\\|import\\|init\\|override\\|private\\|protocol\\|self\\|super\\|var\\|let\\|weak\\)\\_>"
            . font-lock-keyword-face)
           ("\\_<[A-Z]\\w*" . font-lock-type-face)))))
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(dolist (face '((font-lock-keyword-face . "magenta") (font-lock-type-face . "cyan") (minibuffer-prompt . "blue")))
  (set-face-attribute (car face) nil :foreground (cdr face) :weight 'normal))

(add-to-list 'eglot-server-programs
             '((swift-mode objc-mode) . ("riblint" "lsp" :initializationOptions (:files (:watch "poll")))))
(setq project-find-functions (list (lambda (_) (cons 'transient default-directory))))
(add-hook 'swift-mode-hook #'eglot-ensure)
