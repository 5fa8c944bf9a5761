[(string) (char)] @string
[(integer) (float)] @number
(comment) @comment
((symbol) @constant (#match? @constant "^(?::.*|t|nil)$"))
((symbol) @parameter (#match? @parameter "^&"))
["defun" "defsubst" "defmacro"] @keyword
(special_form
  ["and" "catch" "cond" "condition-case" "defconst" "defvar" "function" "if" "interactive" "lambda" "let" "let*" "or" "prog1"
   "prog2" "progn" "quote" "save-current-buffer" "save-excursion" "save-restriction" "setq" "setq-default"
   "unwind-protect" "while"] @keyword)
(list
  .
  (symbol) @keyword
  (#match? @keyword "^(?:cl-def[a-z]+|def[a-z-]+|define-[a-z-]+|declare|require|provide|when|unless|dolist|dotimes|pcase|pcase-let\\*?|when-let\\*?|if-let\\*?|cl-loop|cl-flet|cl-labels|cl-case|while-let|ignore-errors|with-[a-z-]+|save-[a-z-]+|ert-deftest|use-package|eval-when-compile|eval-and-compile|setq-local|setf|push|pop)$"))
