[(str_lit) (char_lit) (path_lit)] @string
[(num_lit) (complex_num_lit)] @number
[(comment) (block_comment) (dis_expr)] @comment
[(nil_lit) (kwd_lit)] @constant
(defun_keyword) @keyword
(list_lit
  .
  value: (sym_lit) @keyword
  (#match? @keyword "^(?:let\\*?|if|when|unless|cond|progn|prog1|and|or|not|setf|setq|quote|lambda|declare|declaim|flet|labels|macrolet|def[a-z-]+|define-[a-z-]+|in-package|case|ecase|typecase|etypecase|dolist|dotimes|do|return|return-from|block|tagbody|go|catch|throw|unwind-protect|handler-case|handler-bind|restart-case|multiple-value-bind|destructuring-bind|eval-when|values|with-[a-z-]+|error|signal)$"))
(loop_macro "loop" @keyword)
