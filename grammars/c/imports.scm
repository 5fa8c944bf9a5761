; A file has all names of what it includes. The path of the system keeps its brackets.
(preproc_include path: (string_literal (string_content) @module)) @import.star
(preproc_include path: (system_lib_string) @module) @import.star

; Functions that an interpreter knows by the names in a table, and the name of the module that has the table.
(declaration type: (type_identifier) @interface declarator: (init_declarator value: (initializer_list (initializer_list . (string_literal (string_content) @name) . [
    (identifier) @value
    (cast_expression value: [(identifier) @value (cast_expression value: (identifier) @value)])
  ]) @foreign.export)) (#eq? @interface "PyMethodDef"))
((initializer_list (identifier) @_head . (string_literal (string_content) @name)) @foreign.module (#eq? @_head "PyModuleDef_HEAD_INIT"))
((initializer_pair designator: (field_designator (field_identifier) @_field) value: (string_literal (string_content) @name)) @foreign.module (#eq? @_field "m_name"))
((call_expression function: (identifier) @_function arguments: (argument_list . (string_literal (string_content) @name))) @foreign.module
  (#any-of? @_function "Py_InitModule" "Py_InitModule3" "Py_InitModule4"))
; Functions of an extension for PHP, and the constructors by the names of their classes.
((function_definition type: (type_identifier) @interface declarator: (parenthesized_declarator (identifier) @name)) @foreign.export (#any-of? @interface "PHP_FUNCTION" "ZEND_FUNCTION"))
((function_definition declarator: (function_declarator declarator: (identifier) @_macro parameters: (parameter_list . (parameter_declaration type: (type_identifier) @name !declarator) . (parameter_declaration type: (type_identifier) @interface !declarator) .))) @foreign.export
  (#any-of? @_macro "METHOD" "_METHOD") (#eq? @interface "__construct"))
