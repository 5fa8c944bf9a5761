(abstract_class_declaration name: (_) @name body: (_) @body) @definition.class
(abstract_class_declaration "abstract" @modifier.abstract) @definition
(interface_declaration name: (_) @name body: (_) @body) @definition.interface
(type_alias_declaration name: (_) @name) @definition.type_alias
(type_alias_declaration value: (_) @type) @definition
; The members of an object type belong to its alias.
(type_alias_declaration value: (object_type) @value) @definition
(type_alias_declaration value: (intersection_type (object_type) @value)) @definition
(type_alias_declaration value: [(union_type (object_type) @item) (union_type (union_type (object_type) @item))
  (union_type (union_type (union_type (object_type) @item))) (intersection_type (object_type) @item)
  (intersection_type (intersection_type (object_type) @item))]) @definition
; `{ … } as const` and `{ … } satisfies T` have the members of the object.
(variable_declarator value: [(as_expression . (object (pair key: [(property_identifier) (string)] @name value: [(string) (number) (template_string) (true) (false) (null) (undefined) (array) (object) (identifier) (member_expression)
    (call_expression) (new_expression) (as_expression) (unary_expression)] @value) @definition.property))
                             (satisfies_expression . (object (pair key: [(property_identifier) (string)] @name value: [(string) (number) (template_string) (true) (false) (null) (undefined) (array) (object) (identifier) (member_expression)
    (call_expression) (new_expression) (as_expression) (unary_expression)] @value) @definition.property))])
(variable_declarator value: [(as_expression . (object) @value) (satisfies_expression . (object) @value)]) @definition
(enum_declaration name: (_) @name body: (_) @body) @definition.enum
(enum_body name: (_) @name @definition.enum_member)
(enum_assignment name: (_) @name) @definition.enum_member
(internal_module name: (_) @name body: (_) @body) @definition.namespace
(module name: (_) @name body: (_) @body) @definition.namespace
; In a module, `declare module "…"` adds to the module that the specifier leads to.
(module name: (string) @modifier.module) @definition
(ambient_declaration "global" @name (statement_block) @body) @definition.namespace
(ambient_declaration "declare" @modifier.ambient "global" @modifier.global) @definition
(import_alias . (identifier) @name (_) @value .) @definition.constant
(expression_statement (internal_module) @inner) @outer
(ambient_declaration (_) @inner) @outer

(function_signature name: (_) @name) @definition.function
(method_signature name: (_) @name) @definition.method
(abstract_method_signature name: (_) @name) @definition.method
(abstract_method_signature "abstract" @modifier.abstract) @definition
(property_signature name: (_) @name) @definition.property
(property_signature "?" @modifier.optional) @definition
(method_signature "?" @modifier.optional) @definition
(public_field_definition "?" @modifier.optional) @definition
(public_field_definition name: (_) @name) @definition.property
(public_field_definition value: (_) @value) @definition.property
(public_field_definition name: (_) @name value: [(arrow_function body: (_) @body) (function_expression body: (_) @body)])
  @definition.method
(method_definition (override_modifier) @modifier.override) @definition
(public_field_definition (override_modifier) @modifier.override) @definition
(public_field_definition "static" @modifier.static) @definition
(method_signature "static" @modifier.static) @definition
(public_field_definition "readonly" @modifier.readonly) @definition
(class_body (decorator) @prefix)
(public_field_definition "abstract" @modifier.abstract) @definition
(public_field_definition name: (private_property_identifier) @modifier.private) @definition

; `constructor(private x: T)` declares a property.
(required_parameter (accessibility_modifier) pattern: (identifier) @name) @definition.self_member
(required_parameter "readonly" pattern: (identifier) @name) @definition.self_member
(optional_parameter (accessibility_modifier) pattern: (identifier) @name) @definition.self_member
(optional_parameter "readonly" pattern: (identifier) @name) @definition.self_member
([(required_parameter (accessibility_modifier) type: (type_annotation (_) @type))
  (optional_parameter (accessibility_modifier) type: (type_annotation (_) @type))]) @definition
([(required_parameter "readonly" type: (type_annotation (_) @type)) (optional_parameter "readonly" type: (type_annotation (_) @type))])
  @definition
([(required_parameter "readonly" @modifier.readonly) (optional_parameter "readonly" @modifier.readonly)]) @definition
([(required_parameter (accessibility_modifier) @modifier.private) (optional_parameter (accessibility_modifier) @modifier.private)]
  (#eq? @modifier.private "private")) @definition
([(required_parameter (accessibility_modifier) @modifier.protected) (optional_parameter (accessibility_modifier) @modifier.protected)]
  (#eq? @modifier.protected "protected")) @definition

(method_definition (accessibility_modifier) @modifier.private (#eq? @modifier.private "private")) @definition
(method_definition (accessibility_modifier) @modifier.protected (#eq? @modifier.protected "protected")) @definition
(public_field_definition (accessibility_modifier) @modifier.private (#eq? @modifier.private "private")) @definition
(public_field_definition (accessibility_modifier) @modifier.protected (#eq? @modifier.protected "protected")) @definition

; Declared types.
(variable_declarator type: (type_annotation (_) @type)) @definition
(public_field_definition type: (type_annotation (_) @type)) @definition
(property_signature type: (type_annotation (_) @type)) @definition
(function_declaration return_type: (type_annotation (_) @type)) @definition
(function_signature return_type: (type_annotation (_) @type)) @definition
(method_definition return_type: (type_annotation (_) @type)) @definition
(method_signature return_type: (type_annotation (_) @type)) @definition
(abstract_method_signature return_type: (type_annotation (_) @type)) @definition
(function_declaration return_type: [(type_predicate_annotation (_) @type) (asserts_annotation (asserts (type_predicate) @type))]) @definition
(function_signature return_type: [(type_predicate_annotation (_) @type) (asserts_annotation (asserts (type_predicate) @type))]) @definition
(method_definition return_type: [(type_predicate_annotation (_) @type) (asserts_annotation (asserts (type_predicate) @type))]) @definition
(method_signature return_type: (type_predicate_annotation (_) @type)) @definition

; A field without a type gets it from the values assigned to it.
(assignment_expression
  left: (member_expression object: (this) property: [(property_identifier) (private_property_identifier)] @name)
  right: (_) @value) @definition.self_value

; Declarations of symbols that are defined elsewhere.
(ambient_declaration "declare" @modifier.ambient [
  (_) @definition
  (_ (variable_declarator) @definition)
  (statement_block (_) @definition)
  (statement_block (_ (variable_declarator) @definition))
])

; `export = { … }`: a value without a name of its own.
(export_statement "=" [(object) (call_expression)] @value) @definition.constant
(export_statement "=" [(arrow_function body: (_) @body) (function_expression name: (_)? @name body: (_) @body)] @value) @definition.function
(export_statement "=" (class name: (_)? @name body: (_) @body) @value) @definition.class
