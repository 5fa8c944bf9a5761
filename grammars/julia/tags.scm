; Modules and types

(module_definition name: (identifier) @name) @definition.module

(abstract_definition
  (type_head
    [
      (identifier) @name
      (parametrized_type_expression . (identifier) @name)
      (binary_expression . (identifier) @name)
      (binary_expression . (parametrized_type_expression . (identifier) @name))
    ])) @definition.interface

(struct_definition
  (type_head
    [
      (identifier) @name
      (parametrized_type_expression . (identifier) @name)
      (binary_expression . (identifier) @name)
      (binary_expression . (parametrized_type_expression . (identifier) @name))
    ])) @definition.struct

(struct_definition
  (block
    [
      (identifier) @name
      (typed_expression . (identifier) @name)
      (const_statement (typed_expression . (identifier) @name))
    ] @definition.field))

(primitive_definition
  (type_head
    [
      (identifier) @name
      (binary_expression . (identifier) @name)
    ])) @definition.type

; `@enum Color red green`
(macrocall_expression
  (macro_identifier (identifier) @_enum)
  (macro_argument_list
    .
    [
      (identifier) @name
      (typed_expression . (identifier) @name)
    ])
  (#any-of? @_enum "enum" "enumx")) @definition.enum

(macrocall_expression
  (macro_identifier (identifier) @_enum)
  (macro_argument_list
    .
    (_)
    [
      (identifier) @name
      (assignment . (identifier) @name)
    ] @definition.enum_member)
  (#any-of? @_enum "enum" "enumx"))

; Constructors

(struct_definition
  (block
    [
      (function_definition
        (signature
          [
            (call_expression . [(identifier) @name (parametrized_type_expression . (identifier) @name)])
            (where_expression . (call_expression . [(identifier) @name (parametrized_type_expression . (identifier) @name)]))
          ]))
      (assignment
        .
        [
          (call_expression . [(identifier) @name (parametrized_type_expression . (identifier) @name)])
          (where_expression . (call_expression . [(identifier) @name (parametrized_type_expression . (identifier) @name)]))
        ])
    ] @definition.constructor))

; Functions

(function_definition
  (signature
    [
      (call_expression . [(identifier) @name (field_expression (identifier) @name .) (parametrized_type_expression . (identifier) @name)])
      (typed_expression . (call_expression . [(identifier) @name (field_expression (identifier) @name .)]))
      (where_expression . (call_expression . [(identifier) @name (field_expression (identifier) @name .) (parametrized_type_expression . (identifier) @name)]))
      (where_expression . (typed_expression . (call_expression . [(identifier) @name (field_expression (identifier) @name .)])))
      (where_expression . (where_expression . (call_expression . [(identifier) @name (field_expression (identifier) @name .)])))
      (identifier) @name
    ])) @definition.function

(assignment
  .
  [
    (call_expression . [(identifier) @name (field_expression (identifier) @name .) (parametrized_type_expression . (identifier) @name)])
    (typed_expression . (call_expression . [(identifier) @name (field_expression (identifier) @name .)]))
    (where_expression . (call_expression . [(identifier) @name (field_expression (identifier) @name .) (parametrized_type_expression . (identifier) @name)]))
    (where_expression . (typed_expression . (call_expression . [(identifier) @name (field_expression (identifier) @name .)])))
  ]) @definition.function

(assignment
  .
  (identifier) @name
  (operator)
  [(arrow_function_expression) (function_definition)]) @definition.function

(macro_definition (signature (call_expression . (identifier) @name))) @definition.macro

; Constants and variables of a module

(const_statement (assignment . [(identifier) @name (typed_expression . (identifier) @name)])) @definition.constant
(source_file (assignment . (identifier) @name) @definition.variable)
(module_definition (block (assignment . (identifier) @name) @definition.variable))

; Calls

(call_expression . [(identifier) @name (field_expression (identifier) @name .)]) @reference.call
(call_expression . (parametrized_type_expression . (identifier) @name)) @reference.call
(broadcast_call_expression . [(identifier) @name (field_expression (identifier) @name .)]) @reference.call
(macro_identifier (identifier) @name) @reference.call
(binary_expression (operator) @_pipe (identifier) @name . (#any-of? @_pipe "|>" "∘")) @reference.call

; Types

(typed_expression (_) (identifier) @name .) @reference.type
(parametrized_type_expression (identifier) @name) @reference.type
(curly_expression (identifier) @name) @reference.type
(type_head (binary_expression (_) (operator) (identifier) @name .)) @reference.type
(type_head (binary_expression (_) (operator) (parametrized_type_expression . (identifier) @name) .)) @reference.type
(where_expression (curly_expression (binary_expression (identifier) @name .))) @reference.type

; Other names

(identifier) @name @reference.variable
