; Modules

(module_definition (module_binding (module_name) @name)) @definition.module
(module_type_definition (module_type_name) @name) @definition.interface

; Classes

(class_definition (class_binding (class_name) @name)) @definition.class
(class_type_definition (class_type_binding (class_type_name) @name)) @definition.interface
(method_definition (method_name) @name) @definition.method
(method_specification (method_name) @name) @definition.method
(instance_variable_definition (instance_variable_name) @name) @definition.field

; Types

; The statement is the definition, because documentation stands above it.
(type_definition
  (type_binding
    name: (type_constructor) @name
    body: (record_declaration))) @definition.struct
(type_definition
  (type_binding
    name: (type_constructor) @name
    body: (variant_declaration))) @definition.enum
(type_definition (type_binding name: (type_constructor) @name)) @definition.type
(exception_definition (constructor_declaration (constructor_name) @name)) @definition.class
(constructor_declaration (constructor_name) @name) @definition.enum_member
(field_declaration (field_name) @name) @definition.field

; Functions and values of modules. Those of a `let … in` are local.

(compilation_unit
  (value_definition
    (let_binding
      pattern: [
        (value_name) @name
        (parenthesized_operator (_) @name)
      ]
      (parameter))) @definition.function)
(structure
  (value_definition
    (let_binding
      pattern: [
        (value_name) @name
        (parenthesized_operator (_) @name)
      ]
      (parameter))) @definition.function)
(compilation_unit
  (value_definition
    (let_binding
      pattern: [
        (value_name) @name
        (parenthesized_operator (_) @name)
      ]
      body: [(fun_expression) (function_expression)])) @definition.function)
(structure
  (value_definition
    (let_binding
      pattern: [
        (value_name) @name
        (parenthesized_operator (_) @name)
      ]
      body: [(fun_expression) (function_expression)])) @definition.function)
(compilation_unit
  (value_definition
    (let_binding pattern: (value_name) @name)) @definition.constant)
(structure
  (value_definition
    (let_binding pattern: (value_name) @name)) @definition.constant)
(external [
  (value_name) @name
  (parenthesized_operator (_) @name)
]) @definition.function

; What interfaces declare

(value_specification
  [
    (value_name) @name
    (parenthesized_operator (_) @name)
  ]
  type: [(function_type) (polymorphic_type (function_type))]) @definition.function
(value_specification (value_name) @name) @definition.constant

; Calls

(application_expression function: (value_path (value_name) @name)) @reference.call
(infix_expression
  operator: (rel_operator) @_pipe
  right: (value_path (value_name) @name)
  (#eq? @_pipe "|>")) @reference.call
(infix_expression
  left: (value_path (value_name) @name)
  operator: (concat_operator) @_apply
  (#eq? @_apply "@@")) @reference.call
(infix_expression
  operator: (_) @name
  (#not-any-of? @name
    "+" "-" "*" "/" "+." "-." "*." "/." "**" "=" "<>" "==" "!=" "<" ">" "<=" ">=" "&&" "||" "^" "@" "@@" "|>" ":=" "mod"
    "land" "lor" "lxor" "lsl" "lsr" "asr")) @reference.call
(let_operator) @name @reference.call
(method_invocation (method_name) @name) @reference.call
(new_expression (class_path (class_name) @name)) @reference.call

; Types

(type_constructor_path (type_constructor) @name) @reference.type
(class_path (class_name) @name) @reference.class
(class_type_path (class_type_name) @name) @reference.class
(module_type_path (module_type_name) @name) @reference.interface

; Other names

(module_path (module_name) @name) @reference.module
(extended_module_path (module_name) @name) @reference.module
(value_path (value_name) @name) @reference.variable
(constructor_path (constructor_name) @name) @reference.constructor
(field_path (field_name) @name) @reference.field
(instance_variable_name) @name @reference.field
