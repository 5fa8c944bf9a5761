; Definitions.

; A namespace in braces reaches to the end of its block, one without to the end of the file.
(namespace_definition name: (_) @namespace)

(class_declaration name: (_) @name body: (_) @body) @definition.class
(interface_declaration name: (_) @name body: (_) @body) @definition.interface
(trait_declaration name: (_) @name body: (_) @body) @definition.trait
(enum_declaration name: (_) @name body: (_) @body) @definition.enum
(enum_case name: (_) @name) @definition.enum_member
(function_definition name: (_) @name body: (_) @body) @definition.function
(function_definition return_type: (_) @type) @definition
(method_declaration name: (_) @name) @definition.method
(method_declaration name: (_) @_name (#match? @_name "^__[cC][oO][nN][sS][tT][rR][uU][cC][tT]$")) @definition.constructor
(method_declaration body: (_) @body) @definition
(method_declaration return_type: (_) @type) @definition

; A constant that is declared alone is displayed with its keyword.
(const_declaration (const_element . (name) @name . (_) @value) @definition.constant)
(const_declaration type: (_) @type (const_element) @definition)
(const_declaration (const_element) @inner .) @outer
((function_call_expression function: (name) @_define arguments: (arguments . (argument (string (string_content) @name)) . (argument (_) @value)))
  (#match? @_define "^[dD][eE][fF][iI][nN][eE]$")) @definition.constant

(property_declaration (property_element name: (variable_name (name) @name)) @definition.property)
(property_declaration type: (_) @type (property_element) @definition)
(property_declaration (property_element default_value: (_) @value) @definition)
(property_declaration (property_element) @definition (property_hook_list) @body @modifier.accessor)
(property_declaration [(visibility_modifier) (static_modifier) (readonly_modifier) (var_modifier) (abstract_modifier) (final_modifier) (attribute_list) (named_type)
  (optional_type) (union_type) (intersection_type) (primitive_type)] . (property_element) @inner) @outer
; A parameter of a constructor with a visibility is a property too.
(property_promotion_parameter name: (variable_name (name) @name)) @definition.self_member
(property_promotion_parameter type: (_) @type) @definition
; A property that is assigned and not declared.
(assignment_expression left: (member_access_expression object: (variable_name) @_this name: (name) @name) right: (_) @value (#eq? @_this "$this")) @definition.self_value

(_ (abstract_modifier) @modifier.abstract) @definition
(_ (final_modifier) @modifier.final) @definition
(_ (readonly_modifier) @modifier.readonly) @definition
(_ (static_modifier) @modifier.static) @definition
(_ (visibility_modifier "private" @modifier.private)) @definition
(_ (visibility_modifier "protected" @modifier.protected)) @definition
(_ (visibility_modifier "public" @modifier.public)) @definition
(property_declaration (static_modifier) @modifier.static (property_element) @definition)
(property_declaration (readonly_modifier) @modifier.readonly (property_element) @definition)
(property_declaration (abstract_modifier) @modifier.abstract (property_element) @definition)
(property_declaration (visibility_modifier "private" @modifier.private) (property_element) @definition)
(property_declaration (visibility_modifier "protected" @modifier.protected) (property_element) @definition)
(property_declaration (visibility_modifier "public" @modifier.public) (property_element) @definition)
(const_declaration (visibility_modifier "private" @modifier.private) (const_element) @definition)
(const_declaration (visibility_modifier "protected" @modifier.protected) (const_element) @definition)
(const_declaration (visibility_modifier "public" @modifier.public) (const_element) @definition)
(const_declaration (final_modifier) @modifier.final (const_element) @definition)
(class_declaration body: (declaration_list (const_declaration "const" @modifier.static (const_element) @definition)))
(interface_declaration body: (declaration_list (const_declaration "const" @modifier.static (const_element) @definition)))
(trait_declaration body: (declaration_list (const_declaration "const" @modifier.static (const_element) @definition)))
(enum_declaration body: (enum_declaration_list (const_declaration "const" @modifier.static (const_element) @definition)))

; A method of a trait under another name.
(use_as_clause . (_) (name) @name .) @definition.method

; The members of traits come before those of the parent class.
(class_declaration name: (_) @member_of body: (declaration_list (use_declaration [(name) (qualified_name) (relative_name)] @item))) @lineage.mixin
(trait_declaration name: (_) @member_of body: (declaration_list (use_declaration [(name) (qualified_name) (relative_name)] @item))) @lineage.mixin
(enum_declaration name: (_) @member_of body: (enum_declaration_list (use_declaration [(name) (qualified_name) (relative_name)] @item))) @lineage.mixin
