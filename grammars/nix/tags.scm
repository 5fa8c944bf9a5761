; Functions anywhere, and values that let binds or the file itself exports.
(binding
  attrpath: (attrpath attr: (identifier) @name .)
  expression: (function_expression)) @definition.function
(let_expression (binding_set
  (binding attrpath: (attrpath . attr: (identifier) @name .)) @definition.variable))
(source_code
  expression: (attrset_expression (binding_set
    (binding attrpath: (attrpath attr: (identifier) @name .)) @definition.property)))
(source_code
  expression: (rec_attrset_expression (binding_set
    (binding attrpath: (attrpath attr: (identifier) @name .)) @definition.property)))
(source_code
  expression: (function_expression
    body: (attrset_expression (binding_set
      (binding attrpath: (attrpath attr: (identifier) @name .)) @definition.property))))
(source_code
  expression: (function_expression
    body: (rec_attrset_expression (binding_set
      (binding attrpath: (attrpath attr: (identifier) @name .)) @definition.property))))
(source_code
  expression: (function_expression
    body: (let_expression
      body: (attrset_expression (binding_set
        (binding attrpath: (attrpath attr: (identifier) @name .)) @definition.property)))))
(source_code
  expression: (function_expression
    body: (let_expression
      body: (rec_attrset_expression (binding_set
        (binding attrpath: (attrpath attr: (identifier) @name .)) @definition.property)))))

(apply_expression function: (variable_expression name: (identifier) @name)) @reference.call
(apply_expression function: (select_expression attrpath: (attrpath attr: (identifier) @name .))) @reference.call
((variable_expression name: (identifier) @name) @reference.variable
  (#not-any-of? @name "true" "false" "null" "builtins" "import" "throw" "abort" "map" "toString"))
