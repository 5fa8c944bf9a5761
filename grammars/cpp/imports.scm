; A file has the macros of what it includes, and the names of namespaces by their names. The path of the system keeps its brackets.
(preproc_include path: (string_literal (string_content) @module)) @import.star
(preproc_include path: (system_lib_string) @module) @import.star
; All names of a namespace, or one of them.
(using_declaration "namespace" [(identifier) (qualified_identifier)] @module) @import.star
(translation_unit (using_declaration (qualified_identifier scope: (_) @module name: (identifier) @name)) @import.named)
(declaration_list (using_declaration (qualified_identifier scope: (_) @module name: (identifier) @name)) @import.named)
(compound_statement (using_declaration (qualified_identifier scope: (_) @module name: (identifier) @name)) @import.named)
(translation_unit (using_declaration (qualified_identifier scope: (_) @prefix name: (qualified_identifier scope: (_) @module name: (identifier) @name))) @import.named)
(declaration_list (using_declaration (qualified_identifier scope: (_) @prefix name: (qualified_identifier scope: (_) @module name: (identifier) @name))) @import.named)
(compound_statement (using_declaration (qualified_identifier scope: (_) @prefix name: (qualified_identifier scope: (_) @module name: (identifier) @name))) @import.named)
(namespace_alias_definition name: (_) @alias [(namespace_identifier) (nested_namespace_specifier)] @module) @import.namespace

; Functions that an interpreter knows by the names in a table, and the name of the module that has the table.
(declaration type: (type_identifier) @interface declarator: (init_declarator value: (initializer_list (initializer_list . (string_literal (string_content) @name) . [
    (identifier) @value
    (cast_expression value: [(identifier) @value (cast_expression value: (identifier) @value)])
  ]) @foreign.export)) (#eq? @interface "PyMethodDef"))
((initializer_list (identifier) @_head . (string_literal (string_content) @name)) @foreign.module (#eq? @_head "PyModuleDef_HEAD_INIT"))
((initializer_pair designator: (field_designator (field_identifier) @_field) value: (string_literal (string_content) @name)) @foreign.module (#eq? @_field "m_name"))
((call_expression function: (identifier) @_function arguments: (argument_list . (string_literal (string_content) @name))) @foreign.module
  (#any-of? @_function "Py_InitModule" "Py_InitModule3" "Py_InitModule4"))
; pybind11, and nanobind after it, name functions in calls, and the module in the head of the function around them.
((call_expression function: (field_expression field: (field_identifier) @interface) arguments: (argument_list . (string_literal (string_content) @name) . (pointer_expression argument: [(identifier) @value (qualified_identifier name: (identifier) @value)])) @foreign.export)
  (#eq? @interface "def"))
((function_declarator declarator: (identifier) @_macro parameters: (parameter_list . (parameter_declaration type: (type_identifier) @name))) @foreign.module
  (#any-of? @_macro "PYBIND11_MODULE" "NB_MODULE"))
; Functions of an extension for PHP, and the constructors by the names of their classes.
((function_definition declarator: (function_declarator declarator: (identifier) @interface parameters: (parameter_list . (parameter_declaration type: (type_identifier) @name !declarator) .))) @foreign.export (#any-of? @interface "PHP_FUNCTION" "ZEND_FUNCTION"))
((function_definition declarator: (function_declarator declarator: (identifier) @_macro parameters: (parameter_list . (parameter_declaration type: (type_identifier) @name !declarator) . (parameter_declaration type: (type_identifier) @interface !declarator) .))) @foreign.export
  (#any-of? @_macro "PHP_METHOD" "ZEND_METHOD") (#eq? @interface "__construct"))
