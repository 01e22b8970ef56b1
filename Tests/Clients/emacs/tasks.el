;;; tasks.el --- What the scripts of clients in Emacs share  -*- lexical-binding: t -*-

(defvar riblint-complaints nil)

(defun riblint-expect (condition format &rest arguments)
  (unless condition (push (apply #'format format arguments) riblint-complaints))
  condition)

(defun riblint-wait (predicate format &rest arguments)
  "Wait for PREDICATE; complain with FORMAT and ARGUMENTS if it stays false."
  (let ((end (+ (float-time) 20)) done)
    (while (and (not (setq done (funcall predicate))) (< (float-time) end))
      (accept-process-output nil 0.03)
      ;; Without this, no event of a file arrives in batch.
      (read-event nil nil 0.02))
    (apply #'riblint-expect done format arguments)))

(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))

(defconst riblint-app (file-name-as-directory (getenv "APP")))

(defun riblint-end ()
  "Print the complaints and end Emacs."
  (dolist (complaint (reverse riblint-complaints)) (princ (concat complaint "\n")))
  (princ (format "%d complaints\n" (length riblint-complaints)))
  (kill-emacs (if riblint-complaints 1 0)))
