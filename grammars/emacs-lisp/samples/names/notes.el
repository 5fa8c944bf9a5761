;;; notes.el --- Takes notes  -*- lexical-binding: t -*-

(require 'notes-store)

(defgroup notes nil "Notes." :group 'text)

(defcustom notes-folder "~/notes"
  "The folder of the notes."
  :type 'directory)

(defvar notes--open nil)
(defconst notes-version "1.0")

;; Opens the note with a title.
(defun notes-open (title)
  "Open the note TITLE."
  (interactive "sTitle: ")
  (let ((file (notes--file title)))
    (push file notes--open)
    (find-file file)))

(defun notes--file (title)
  (expand-file-name title notes-folder))

(defmacro notes-with (title &rest body)
  `(progn (notes-open ,title) ,@body))

(cl-defstruct notes-note title text)

(cl-defun notes-save (note &key force)
  (when force
    (notes-store-write note)))

(define-minor-mode notes-mode
  "Minor mode for notes."
  :lighter " Notes"
  (mapc #'notes-open notes--open))

(defalias 'notes-find #'notes-open)

(provide 'notes)
