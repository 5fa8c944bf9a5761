(special_form ["let" "let*" "lambda" "condition-case"]) @local.scope
(list
  .
  (symbol) @_form
  (#any-of? @_form
    "dolist" "dotimes" "pcase-let" "pcase-let*" "when-let" "when-let*" "if-let" "if-let*" "cl-flet" "cl-labels" "cl-loop"
    "-let" "seq-let" "cl-destructuring-bind" "named-let")) @local.scope

; Parameters
(function_definition parameters: (list (symbol) @local.definition.parameter))
(macro_definition parameters: (list (symbol) @local.definition.parameter))
(special_form "lambda" . (list (symbol) @local.definition.parameter))
(list
  .
  (symbol) @_form
  .
  (symbol)
  (list
    [
      (symbol) @local.definition.parameter
      (list . (symbol) @local.definition.parameter)
    ])
  (#any-of? @_form "cl-defun" "cl-defmethod" "cl-defgeneric" "cl-defmacro"))

; Bindings
(special_form
  ["let" "let*"]
  .
  (list
    [
      (symbol) @local.definition
      (list . (symbol) @local.definition)
    ]))
(list
  .
  (symbol) @_form
  .
  (list
    [
      (symbol) @local.definition
      (list . (symbol) @local.definition)
    ])
  (#any-of? @_form "pcase-let" "pcase-let*" "when-let" "when-let*" "if-let" "if-let*" "cl-flet" "cl-labels"))
(list
  .
  (symbol) @_form
  .
  (list . (symbol) @local.definition)
  (#any-of? @_form "dolist" "dotimes"))

(symbol) @local.reference
