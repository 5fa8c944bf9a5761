(function_statement (function_name) @name) @definition.function

(class_statement . (simple_name) @name) @definition.class
; Only a constructor has no type.
(class_method_definition . (simple_name) @name) @definition.constructor
(class_method_definition (simple_name) @name) @definition.method
(class_property_definition (variable) @name) @definition.property
(enum_statement . (simple_name) @name) @definition.enum
(enum_member (simple_name) @name) @definition.enum_member

(command_name) @name @reference.call
(invokation_expression (member_name (simple_name) @name)) @reference.call
((type_literal (type_spec (type_name (type_identifier) @name))) @reference.class
  (#not-match? @name "^(?:[Ss]tring|[Ii]nt|[Ll]ong|[Bb]ool|[Bb]yte|[Cc]har|[Dd]ouble|[Oo]bject|[Vv]oid|[Hh]ashtable|[Ss]witch|[Aa]rray)$"))
(class_statement (simple_name) (simple_name) @name) @reference.class
