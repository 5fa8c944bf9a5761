; The signature of a function stands above its equations: all are one definition.

(declarations (signature name: (variable) @name) @definition.function)
(declarations (signature names: (binding_list name: (variable) @name)) @definition.function)
(declarations (function name: (variable) @name) @definition.function)
(declarations (bind name: (variable) @name) @definition.function)
(declarations (signature name: (prefix_id (operator) @name)) @definition.function)
(declarations (function name: (prefix_id (operator) @name)) @definition.function)
(declarations (function (infix operator: (operator) @name)) @definition.function)
(declarations (function (infix operator: (infix_id (variable) @name))) @definition.function)
(foreign_import signature: (signature name: (variable) @name)) @definition.function

; Types

(data_type name: (name) @name) @definition.enum
(newtype name: (name) @name) @definition.struct
(type_synomym name: (name) @name) @definition.type
(type_family name: (name) @name) @definition.type
(data_family name: (name) @name) @definition.type
(kind_signature name: (name) @name) @definition.type
(class name: (name) @name) @definition.interface

(class_declarations
  [
    (signature name: (variable) @name)
    (signature names: (binding_list name: (variable) @name))
    (function name: (variable) @name)
    (bind name: (variable) @name)
    (signature name: (prefix_id (operator) @name))
  ] @definition.method)

; An instance has the name of its type, because many have that of a class.
(instance patterns: (type_patterns . (name) @name)) @definition.module
(instance patterns: (type_patterns . (parens (name) @name))) @definition.module
(instance patterns: (type_patterns . (parens (apply constructor: (name) @name)))) @definition.module
(instance patterns: (type_patterns . (parens (apply constructor: (apply constructor: (name) @name))))) @definition.module
(instance name: (name) @name patterns: (type_patterns . [(variable) (list) (tuple) (unit) (prefix_list) (prefix_tuple)])) @definition.module
(instance_declarations
  [
    (function name: (variable) @name)
    (bind name: (variable) @name)
  ] @definition.method)

; Constructors and fields. A constructor that has the name of its type is called by that.

(data_type
  name: (name) @_type
  constructors: (data_constructors
    constructor: (data_constructor constructor: (_ name: (constructor) @name @definition.constructor)))
  (#eq? @_type @name))
(newtype
  name: (name) @_type
  constructor: (newtype_constructor name: (constructor) @name @definition.constructor)
  (#eq? @_type @name))

(data_constructor (prefix name: (constructor) @name)) @definition.enum_member
(data_constructor (record name: (constructor) @name)) @definition.enum_member
(data_constructor (infix operator: (constructor_operator) @name)) @definition.enum_member
(gadt_constructor name: (constructor) @name) @definition.enum_member
(newtype_constructor name: (constructor) @name) @definition.enum_member
(field name: (field_name (variable) @name)) @definition.field

; References

(apply function: [
  (variable) @name
  (qualified id: (variable) @name)
]) @reference.call
(infix
  operator: [
    (operator) @name
    (infix_id (variable) @name)
    (infix_id (qualified id: (variable) @name))
  ]
  (#not-any-of? @name
    "$" "." "+" "-" "*" "/" "++" "==" "/=" "<" ">" "<=" ">=" "&&" "||" "!!" "^" "<>" ">>=" ">>" "=<<" "<$>" "<$" "<*>"
    "*>" "<*" "<|>" "&" "<&>" ">=>")) @reference.call
(constructor) @name @reference.constructor
(constructor_operator) @name @reference.constructor
(name) @name @reference.type

; Variables of expressions: those of types are type parameters.
(apply function: (_) argument: [(variable) @name (qualified id: (variable) @name)]) @reference.variable
(match expression: [(variable) @name (qualified id: (variable) @name)]) @reference.variable
(infix left_operand: [(variable) @name (qualified id: (variable) @name)]) @reference.variable
(infix right_operand: [(variable) @name (qualified id: (variable) @name)]) @reference.variable
(parens expression: (variable) @name) @reference.variable
(list element: (variable) @name) @reference.variable
(tuple element: (variable) @name) @reference.variable
(exp (variable) @name) @reference.call
(bind expression: (variable) @name) @reference.variable
(case (variable) @name) @reference.variable
(conditional (variable) @name) @reference.variable
(lambda expression: (variable) @name) @reference.variable
(let_in expression: (variable) @name) @reference.variable
(field_update field: (field_name (variable) @name)) @reference.field
(record expression: (variable) @name) @reference.variable
(export variable: (variable) @name) @reference.variable
(import_name variable: (variable) @name) @reference.variable
(left_section left_operand: (variable) @name) @reference.variable
(right_section right_operand: (variable) @name) @reference.variable
