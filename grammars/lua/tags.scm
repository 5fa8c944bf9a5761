; Functions and methods. Local functions of other functions are local.

(chunk (function_declaration name: (identifier) @name) @definition.function)

(function_declaration
  name: (dot_index_expression field: (identifier) @name)) @definition.function

(function_declaration
  name: (method_index_expression method: (identifier) @name)) @definition.method

(chunk
  (variable_declaration
    (assignment_statement
      (variable_list . name: (identifier) @name)
      (expression_list . value: (function_definition)))) @definition.function)

(chunk
  (assignment_statement
    (variable_list . name: (identifier) @name)
    (expression_list . value: (function_definition))) @definition.function)

(assignment_statement
  (variable_list . name: (dot_index_expression field: (identifier) @name))
  (expression_list . value: (function_definition))) @definition.function

(field
  name: (identifier) @name
  value: (function_definition)) @definition.method

; Variables of a file, and fields that it gives them

(chunk
  (variable_declaration
    (assignment_statement
      (variable_list
        name: (identifier) @name
        attribute: (attribute)))) @definition.constant)

(chunk
  (variable_declaration
    (assignment_statement
      (variable_list name: (identifier) @name)) @definition.variable))

(chunk
  (assignment_statement
    (variable_list name: (identifier) @name)) @definition.variable)

(chunk
  (assignment_statement
    (variable_list name: (dot_index_expression field: (identifier) @name))) @definition.field)

; Calls

(function_call
  name: [
    (identifier) @name
    (dot_index_expression field: (identifier) @name)
    (method_index_expression method: (identifier) @name)
  ]) @reference.call

; Values

(arguments (identifier) @name) @reference.variable
(expression_list (identifier) @name) @reference.variable
(binary_expression (identifier) @name) @reference.variable
(unary_expression (identifier) @name) @reference.variable
(parenthesized_expression (identifier) @name) @reference.variable
(field value: (identifier) @name) @reference.variable
(bracket_index_expression (identifier) @name) @reference.variable
(method_index_expression table: (identifier) @name) @reference.variable
(dot_index_expression table: (identifier) @name) @reference.variable
(dot_index_expression field: (identifier) @name) @reference.field
