; The keys of an object that declares the props of a component: `defineProps({ … })` and `props: { … }`.
(variable_declarator name: (identifier) @_props value: (parenthesized_expression (object) @value) (#eq? @_props "$props")) @definition
(variable_declarator
  name: (identifier) @_props
  value: (parenthesized_expression (object (pair key: [(property_identifier) (string)] @name) @definition.property))
  (#eq? @_props "$props"))
(variable_declarator
  name: (identifier) @_options
  value: [(object (pair key: (property_identifier) @_props
            value: (object (pair key: [(property_identifier) (string)] @name) @definition.property)))
          (parenthesized_expression (sequence_expression (object (pair key: (property_identifier) @_props
            value: (object (pair key: [(property_identifier) (string)] @name) @definition.property)))))]
  (#eq? @_options "options") (#eq? @_props "props"))

; The members of options that a function takes: `defineComponent({ … })`.
(variable_declarator
  name: (identifier) @_options
  value: (parenthesized_expression (sequence_expression (object) @value))
  (#eq? @_options "options")) @definition
(variable_declarator
  name: (identifier) @_options
  value: (parenthesized_expression (sequence_expression (object (pair
    key: [(property_identifier) (string)] @name value: (object) @value) @definition.property)))
  (#eq? @_options "options"))
