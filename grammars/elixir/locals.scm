[
  (stab_clause)
  (anonymous_function)
] @local.scope

; Parameters
(call
  target: (identifier) @_keyword
  (arguments
    .
    [
      (call (arguments (identifier) @local.definition))
      (call (arguments (binary_operator (identifier) @local.definition)))
      (call (arguments (tuple (identifier) @local.definition)))
      (call (arguments (list (identifier) @local.definition)))
      (call (arguments (list (binary_operator (identifier) @local.definition))))
      (call (arguments (_ (map_content (keywords (pair value: (identifier) @local.definition))))))
      (call (arguments (_ (_ (map_content (keywords (pair value: (identifier) @local.definition)))))))
      (binary_operator left: (call (arguments (identifier) @local.definition)))
      (binary_operator left: (call (arguments (binary_operator (identifier) @local.definition))))
      (binary_operator left: (call (arguments (tuple (identifier) @local.definition))))
      (binary_operator left: (call (arguments (list (identifier) @local.definition))))
      (binary_operator left: (call (arguments (_ (map_content (keywords (pair value: (identifier) @local.definition)))))))
      (binary_operator left: (call (arguments (_ (_ (map_content (keywords (pair value: (identifier) @local.definition))))))))
    ])
  (#any-of? @_keyword "def" "defp" "defmacro" "defmacrop" "defguard" "defguardp" "defn" "defnp"))

(stab_clause left: (arguments (identifier) @local.definition))
(stab_clause left: (arguments (tuple (identifier) @local.definition)))
(stab_clause left: (arguments (list (identifier) @local.definition)))
(stab_clause left: (arguments (list (binary_operator (identifier) @local.definition))))
(stab_clause left: (arguments (binary_operator left: (identifier) @local.definition operator: "when")))
(stab_clause left: (arguments (binary_operator left: (tuple (identifier) @local.definition) operator: "when")))
(stab_clause left: (arguments (_ (map_content (keywords (pair value: (identifier) @local.definition))))))

; Assignments, and generators of `for` and `with`
(binary_operator left: (identifier) @local.definition operator: ["=" "<-"])
(binary_operator left: (tuple (identifier) @local.definition) operator: ["=" "<-"])
(binary_operator left: (list (identifier) @local.definition) operator: ["=" "<-"])
(binary_operator left: (list (binary_operator (identifier) @local.definition)) operator: ["=" "<-"])
(binary_operator left: (map (map_content (keywords (pair value: (identifier) @local.definition)))) operator: ["=" "<-"])

(identifier) @local.reference
