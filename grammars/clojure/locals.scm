; A form that binds names is the scope of them.
(list_lit
  .
  value: (sym_lit name: (sym_name) @_form)
  (#any-of? @_form
    "let" "loop" "for" "doseq" "dotimes" "if-let" "when-let" "if-some" "when-some" "when-first" "with-open" "binding"
    "fn" "letfn" "as->" "go-loop")) @local.scope

; Parameters
(list_lit
  .
  value: (sym_lit name: (sym_name) @_form)
  value: (vec_lit
    value: [
      (sym_lit name: (sym_name) @local.definition.parameter)
      (vec_lit value: (sym_lit name: (sym_name) @local.definition.parameter))
      (map_lit value: (sym_lit name: (sym_name) @local.definition.parameter))
      (map_lit value: (vec_lit value: (sym_lit name: (sym_name) @local.definition.parameter)))
    ])
  (#any-of? @_form "defn" "defn-" "defmacro" "fn" "defmethod" "definline"))
(list_lit
  .
  value: (sym_lit name: (sym_name) @_form)
  value: (list_lit
    .
    value: (vec_lit
      value: [
        (sym_lit name: (sym_name) @local.definition.parameter)
        (vec_lit value: (sym_lit name: (sym_name) @local.definition.parameter))
        (map_lit value: (sym_lit name: (sym_name) @local.definition.parameter))
        (map_lit value: (vec_lit value: (sym_lit name: (sym_name) @local.definition.parameter)))
      ]))
  (#any-of? @_form "defn" "defn-" "defmacro" "fn"))
; Methods of protocols and records
(list_lit
  .
  value: (sym_lit name: (sym_name) @_form)
  value: (list_lit
    .
    value: (sym_lit)
    .
    value: (vec_lit value: (sym_lit name: (sym_name) @local.definition.parameter)))
  (#any-of? @_form "defprotocol" "definterface" "defrecord" "deftype" "reify" "extend-type" "extend-protocol" "proxy"))

; Bindings. Their values are in the same vector: a name that it binds may stand there too.
(list_lit
  .
  value: (sym_lit name: (sym_name) @_form)
  .
  value: (vec_lit
    value: [
      (sym_lit name: (sym_name) @local.definition)
      (vec_lit value: (sym_lit name: (sym_name) @local.definition))
      (map_lit value: (sym_lit name: (sym_name) @local.definition))
      (map_lit value: (vec_lit value: (sym_lit name: (sym_name) @local.definition)))
    ])
  (#any-of? @_form
    "let" "loop" "for" "doseq" "dotimes" "if-let" "when-let" "if-some" "when-some" "when-first" "with-open" "go-loop"))

(sym_lit !namespace name: (sym_name) @local.reference)
