; `export let` of a component declares a prop.
(labeled_statement label: (statement_identifier) @modifier.prop
  body: [(lexical_declaration (variable_declarator) @definition) (variable_declaration (variable_declarator) @definition)]
  (#eq? @modifier.prop "prop"))
; So does each name that is taken from `$props()`.
(variable_declarator
  name: (object_pattern [(shorthand_property_identifier_pattern) @definition
                         (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition)])
  value: (call_expression function: (identifier) @modifier.prop)
  (#eq? @modifier.prop "$props"))
