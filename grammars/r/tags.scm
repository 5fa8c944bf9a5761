; Classes

(program
  (binary_operator
    lhs: (identifier) @name
    rhs: (call function: [
      (identifier) @_creator
      (namespace_operator rhs: (identifier) @_creator)
    ])
    (#any-of? @_creator "R6Class" "setRefClass" "setClass" "new_class" "ggproto")) @definition.class)

(program
  (call
    function: (identifier) @_creator
    arguments: (arguments . argument: (argument value: (string content: (string_content) @name)))
    (#any-of? @_creator "setClass" "setRefClass")) @definition.class)

; Functions. Those of other functions are local.

(program
  (binary_operator
    lhs: [
      (identifier) @name
      (string content: (string_content) @name)
      (extract_operator rhs: (identifier) @name)
    ]
    operator: ["<-" "=" "<<-"]
    rhs: (function_definition)) @definition.function)

(program
  (if_statement
    (braced_expression
      (binary_operator
        lhs: (identifier) @name
        operator: ["<-" "=" "<<-"]
        rhs: (function_definition)) @definition.function)))

(call
  function: (identifier) @_creator
  arguments: (arguments . argument: (argument value: (string content: (string_content) @name)))
  (#eq? @_creator "setGeneric")) @definition.function

(call
  function: (identifier) @_creator
  arguments: (arguments . argument: (argument value: (string content: (string_content) @name)))
  (#any-of? @_creator "setMethod" "setReplaceMethod")) @definition.method

; Members of classes, in lists
(call
  function: [
    (identifier) @_creator
    (namespace_operator rhs: (identifier) @_creator)
  ]
  arguments: (arguments
    argument: (argument
      value: (call
        function: (identifier) @_list
        arguments: (arguments
          argument: (argument
            name: (identifier) @name
            value: (function_definition)) @definition.method))))
  (#any-of? @_creator "R6Class" "setRefClass" "new_class")
  (#eq? @_list "list"))

(call
  function: [
    (identifier) @_creator
    (namespace_operator rhs: (identifier) @_creator)
  ]
  arguments: (arguments
    argument: (argument
      value: (call
        function: (identifier) @_list
        arguments: (arguments
          argument: (argument name: (identifier) @name) @definition.field))))
  (#eq? @_creator "R6Class")
  (#eq? @_list "list"))

(call
  function: (identifier) @_creator
  arguments: (arguments
    argument: (argument
      name: (identifier) @name
      value: (function_definition)) @definition.method)
  (#eq? @_creator "ggproto"))

; Variables of a file

(program
  (binary_operator
    lhs: [
      (identifier) @name
      (string content: (string_content) @name)
    ]
    operator: ["<-" "=" "<<-"]) @definition.variable)

; Calls

(call function: [
  (identifier) @name
  (string content: (string_content) @name)
  (namespace_operator rhs: (identifier) @name)
  (extract_operator rhs: (identifier) @name)
]) @reference.call

; Values

(argument value: (identifier) @name) @reference.variable
(parameter default: (identifier) @name) @reference.variable
(braced_expression (identifier) @name) @reference.variable
(binary_operator rhs: (identifier) @name) @reference.variable
(binary_operator
  lhs: (identifier) @name
  operator: ["+" "-" "*" "/" "^" "<" ">" "<=" ">=" "==" "!=" "&" "&&" "|" "||" "|>" ":" "special" "~"]) @reference.variable
(unary_operator rhs: (identifier) @name) @reference.variable
(extract_operator lhs: (identifier) @name) @reference.variable
(extract_operator rhs: (identifier) @name) @reference.field
(subset function: (identifier) @name) @reference.variable
(subset2 function: (identifier) @name) @reference.variable
(namespace_operator rhs: (identifier) @name) @reference.variable
(if_statement condition: (identifier) @name) @reference.variable
(for_statement sequence: (identifier) @name) @reference.variable
