; Functions: an annotation and the declaration below it are one definition.

(file (type_annotation name: (lower_case_identifier) @name) @definition.function)
(file
  (value_declaration
    functionDeclarationLeft: (function_declaration_left . (lower_case_identifier) @name)) @definition.function)
(port_annotation name: (lower_case_identifier) @name) @definition.function

; Types

(type_declaration name: (upper_case_identifier) @name) @definition.enum
; A constructor that has the name of its type is called by that.
(type_declaration
  name: (upper_case_identifier) @_type
  unionVariant: (union_variant name: (upper_case_identifier) @name @definition.constructor)
  (#eq? @_type @name))
(union_variant name: (upper_case_identifier) @name) @definition.enum_member
(type_alias_declaration
  name: (upper_case_identifier) @name
  typeExpression: (type_expression part: (record_type))) @definition.struct
(type_alias_declaration name: (upper_case_identifier) @name) @definition.type
(type_alias_declaration
  typeExpression: (type_expression
    part: (record_type
      fieldType: (field_type name: (lower_case_identifier) @name) @definition.field)))
(module_declaration name: (upper_case_qid) @name) @definition.module

; Calls

(function_call_expr target: (value_expr name: (value_qid (lower_case_identifier) @name .))) @reference.call
(function_call_expr target: (value_expr name: (upper_case_qid (upper_case_identifier) @name .))) @reference.call

; Types and constructors

(type_ref (upper_case_qid (upper_case_identifier) @name .)) @reference.type
(exposed_type (upper_case_identifier) @name) @reference.type
(union_pattern constructor: (upper_case_qid (upper_case_identifier) @name .)) @reference.constructor
(value_expr name: (upper_case_qid (upper_case_identifier) @name .)) @reference.constructor
(import_clause moduleName: (upper_case_qid) @name) @reference.module

; Names in other places

(value_qid (lower_case_identifier) @name .) @reference.variable
(exposed_value (lower_case_identifier) @name) @reference.variable
(field_access_expr (lower_case_identifier) @name .) @reference.field
(field_accessor_function_expr (lower_case_identifier) @name) @reference.field
(field name: (lower_case_identifier) @name) @reference.field
(record_base_identifier (lower_case_identifier) @name) @reference.variable
