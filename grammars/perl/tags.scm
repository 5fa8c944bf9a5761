; Packages, classes and roles

(package_statement name: (package) @name) @definition.module
(class_statement name: (package) @name) @definition.class
(role_statement name: (package) @name) @definition.trait

; Functions and methods

(subroutine_declaration_statement name: (bareword) @name) @definition.function
(method_declaration_statement name: (bareword) @name) @definition.method

; `has name => …` of Moose, Moo and Mojolicious
(ambiguous_function_call_expression
  function: (function) @_has
  arguments: (list_expression . [
    (autoquoted_bareword) @name
    (string_literal content: (string_content) @name)
  ])
  (#eq? @_has "has")) @definition.property

; Constants
(use_statement
  module: (package) @_constant
  (list_expression . (autoquoted_bareword) @name)
  (#eq? @_constant "constant")) @definition.constant
(use_statement
  module: (package) @_constant
  (autoquoted_bareword) @name
  (#eq? @_constant "constant")) @definition.constant
(use_statement
  module: (package) @_constant
  (anonymous_hash_expression (list_expression . (autoquoted_bareword) @name))
  (#eq? @_constant "constant")) @definition.constant

; Variables of packages and files, with their sigils

(variable_declaration "our" [(scalar) (array) (hash)] @name) @definition.variable

(source_file
  (expression_statement
    [
      (variable_declaration [(scalar) (array) (hash)] @name)
      (assignment_expression
        left: (variable_declaration [(scalar) (array) (hash)] @name))
    ]) @definition.variable)

; Calls

(function_call_expression function: (function) @name) @reference.call
(ambiguous_function_call_expression function: (function) @name) @reference.call
(method_call_expression method: (method) @name) @reference.call
(func0op_call_expression function: (_) @name) @reference.call
(function) @name @reference.call
(bareword) @name @reference.call

; Packages

(use_statement module: (package) @name) @reference.module
(require_expression (bareword) @name) @reference.module
(method_call_expression invocant: (bareword) @name) @reference.class
(use_statement
  module: (package) @_parent
  (string_literal content: (string_content) @name)
  (#any-of? @_parent "parent" "base")) @reference.class

; Variables

((scalar) @name @reference.variable (#match? @name "^\\$\\w"))
((array) @name @reference.variable (#match? @name "^@\\w"))
((hash) @name @reference.variable (#match? @name "^%\\w"))
