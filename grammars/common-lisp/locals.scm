(list_lit
  .
  value: (sym_lit) @_form
  (#any-of? @_form
    "let" "let*" "lambda" "flet" "labels" "macrolet" "dolist" "dotimes" "do" "do*" "multiple-value-bind"
    "destructuring-bind" "with-open-file" "with-slots" "with-accessors" "handler-case" "prog" "when-let" "if-let")) @local.scope
(loop_macro) @local.scope

; Parameters
(defun_header lambda_list: (list_lit value: [
  (sym_lit) @local.definition.parameter
  (list_lit . value: (sym_lit) @local.definition.parameter)
]))
(list_lit
  .
  value: (sym_lit) @_form
  .
  value: (list_lit value: (sym_lit) @local.definition.parameter)
  (#any-of? @_form "lambda" "multiple-value-bind" "destructuring-bind" "with-slots"))

; Bindings
(list_lit
  .
  value: (sym_lit) @_form
  .
  value: (list_lit value: [
    (sym_lit) @local.definition
    (list_lit . value: (sym_lit) @local.definition)
  ])
  (#any-of? @_form "let" "let*" "do" "do*" "prog" "when-let" "if-let"))
(list_lit
  .
  value: (sym_lit) @_form
  .
  value: (list_lit . value: (sym_lit) @local.definition)
  (#any-of? @_form "dolist" "dotimes" "with-open-file"))
(list_lit
  .
  value: (sym_lit) @_form
  .
  value: (list_lit value: (list_lit . value: (sym_lit) @local.definition))
  (#any-of? @_form "flet" "labels" "macrolet"))
(for_clause variable: (sym_lit) @local.definition)

(sym_lit) @local.reference
