; Functions, commands and groups of automatic commands

(function_definition
  (function_declaration
    name: [
      (identifier) @name
      (scoped_identifier (identifier) @name)
      (field_expression field: (identifier) @name)
    ])) @definition.function
(command_statement name: (command_name) @name) @definition.function
((augroup_statement (augroup_name) @name) @definition.module
  (#not-any-of? @name "END" "end"))

; Variables of scripts, and global ones

(script_file
  (let_statement . (scoped_identifier (scope) (identifier) @name)) @definition.variable)
(script_file
  (let_statement . (identifier) @name) @definition.variable)
(if_statement
  (body
    (let_statement . (scoped_identifier (scope) @_scope (identifier) @name) (#eq? @_scope "g:")) @definition.variable))
(script_file
  (const_statement . [
    (identifier) @name
    (scoped_identifier (scope) (identifier) @name)
  ]) @definition.constant)

; Calls

(call_expression
  function: [
    (identifier) @name
    (scoped_identifier (identifier) @name)
    (field_expression field: (identifier) @name)
  ]) @reference.call
(user_command . (command_name) @name) @reference.call

; Names in other places

((scoped_identifier (scope) @_scope (identifier) @name) @reference.variable
  (#any-of? @_scope "s:" "g:" "b:" "w:" "t:" "<SID>" "<sid>"))
(field_expression field: (identifier) @name) @reference.field
