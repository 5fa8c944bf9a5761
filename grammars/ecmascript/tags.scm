; Definitions. Several patterns may match one definition: their captures are merged by node, and the kind of
; the last pattern wins.

(variable_declarator name: (identifier) @name) @definition.variable
(variable_declarator value: (_) @value) @definition
(lexical_declaration "const" (variable_declarator name: (identifier) @name) @definition.constant)
(variable_declarator
  name: (identifier) @name
  value: [(arrow_function) (function_expression) (generator_function)] @value) @definition.function
(variable_declarator name: (identifier) @name value: (class) @value) @definition.class
(variable_declarator value: [(arrow_function body: (_) @body) (function_expression body: (_) @body)
                             (generator_function body: (_) @body) (class body: (_) @body)]) @definition
(variable_declarator value: [(arrow_function "async" @modifier.async) (function_expression "async" @modifier.async)
                             (generator_function "async" @modifier.async)]) @definition
(variable_declarator value: (generator_function "*" @modifier.generator)) @definition

(function_declaration name: (_) @name body: (_) @body) @definition.function
(generator_function_declaration name: (_) @name body: (_) @body) @definition.function
; A definition without a name is called `default`.
(export_statement "default" value: [(arrow_function body: (_) @body) (function_expression !name body: (_) @body)] @value) @definition.function
(export_statement "default" value: (object) @value) @definition.constant
(export_statement "default" value: (call_expression) @value) @definition.constant

(class_declaration name: (_) @name body: (_) @body) @definition.class
(export_statement "default" value: (class !name body: (_) @body) @value) @definition.class

; A class that a function returns, as a mixin does. Without a name, it is called `class`.
(return_statement [(class name: (_)? @name body: (_) @body) @definition.class
                   (parenthesized_expression (class name: (_)? @name body: (_) @body) @definition.class)])
(arrow_function body: [(class name: (_)? @name body: (_) @body) @definition.class
                       (parenthesized_expression (class name: (_)? @name body: (_) @body) @definition.class)])

(method_definition name: (_) @name body: (_) @body) @definition.method
(method_definition ["get" "set"] @modifier.accessor name: (_) @name) @definition.property
(method_definition "static" @modifier.static) @definition
(method_definition "async" @modifier.async) @definition
(method_definition name: (private_property_identifier) @modifier.private) @definition
(method_definition name: (property_identifier) @_name (#eq? @_name "constructor")) @definition.constructor
(function_declaration "async" @modifier.async) @definition
(method_definition "*" @modifier.generator) @definition
(generator_function_declaration "*" @modifier.generator) @definition
(generator_function_declaration "async" @modifier.async) @definition
(export_statement "default" value: [(arrow_function "async" @modifier.async) (function_expression !name "async" @modifier.async)])
  @definition

; Names in destructuring patterns, up to two levels deep.
(variable_declarator name: [
  (object_pattern [(shorthand_property_identifier_pattern) @name @definition.variable
                   (object_assignment_pattern left: (_) @name @definition.variable)
                   (pair_pattern value: [(identifier) @name @definition.variable
                                         (assignment_pattern left: (identifier) @name @definition.variable)
                                         (object_pattern (shorthand_property_identifier_pattern) @name @definition.variable)
                                         (array_pattern (identifier) @name @definition.variable)])
                   (rest_pattern (identifier) @name @definition.variable)])
  (array_pattern [(identifier) @name @definition.variable
                  (assignment_pattern left: (identifier) @name @definition.variable)
                  (object_pattern (shorthand_property_identifier_pattern) @name @definition.variable)
                  (rest_pattern (identifier) @name @definition.variable)])])

; Members of an object literal assigned to a name, and of nested objects that contain functions.
(variable_declarator value: (object (pair key: [(property_identifier) (string)] @name
  value: (_) @value) @definition.property))
(object (pair key: [(property_identifier) (string)] @name
  value: [(arrow_function body: (_) @body) (function_expression body: (_) @body) (generator_function body: (_) @body)] @value)
  @definition.method)
(object (pair key: (_) value: [(arrow_function "async" @modifier.async) (function_expression "async" @modifier.async)]) @definition)
(object (pair key: [(property_identifier) (string)] @name
  value: (object [(method_definition) (pair value: [(arrow_function) (function_expression)])]) @value) @definition.property)
(variable_declarator value: (object [(shorthand_property_identifier) @name @value @definition.property
                                     (pair key: (property_identifier) @name value: (identifier) @value) @definition.property]))
(export_statement "default" value: (object [(shorthand_property_identifier) @name @value @definition.property
                                            (pair key: (property_identifier) @name value: (identifier) @value) @definition.property]))
; `Object.freeze({ … })` returns its argument.
(variable_declarator value: (call_expression
  function: (member_expression object: (identifier) @_object property: (property_identifier) @_freeze)
  arguments: (arguments . (object) @value .))
  (#eq? @_object "Object") (#any-of? @_freeze "freeze" "seal")) @definition
; `const api = module.exports = { … }`
(variable_declarator value: (assignment_expression
  right: [(object) @value (assignment_expression right: (object) @value)])) @definition

; Nodes displayed with a definition, which a doc comment may precede: `export`, `const`, decorators.
(export_statement declaration: (_) @inner) @outer
(lexical_declaration . (variable_declarator) @inner .) @outer
(variable_declaration . (variable_declarator) @inner .) @outer

; Other names of functions and classes, and of their prototypes, to which members are assigned.
(variable_declarator name: (identifier) @lineage.alias
  value: (member_expression object: [(identifier) (member_expression)] @value property: (property_identifier) @_prototype)
  (#eq? @_prototype "prototype"))
(assignment_expression left: (identifier) @lineage.alias
  right: (member_expression object: [(identifier) (member_expression)] @value property: (property_identifier) @_prototype)
  (#eq? @_prototype "prototype"))
(variable_declarator name: (identifier) @lineage.alias
  value: (assignment_expression
    left: (member_expression object: [(identifier) (member_expression)] @value property: (property_identifier) @_prototype))
  (#eq? @_prototype "prototype"))
; CommonJS: `module.exports` has the members of the function or class that it is, and so has a function of `exports`.
(assignment_expression
  left: (member_expression object: (identifier) @_object) @lineage.alias
  right: [(identifier) (function_expression) (generator_function) (class)] @value
  (#any-of? @_object "module" "exports"))
(assignment_expression
  left: (member_expression object: (member_expression) @_object) @lineage.alias
  right: [(identifier) (function_expression) (generator_function) (class)] @value
  (#eq? @_object "module.exports"))
(assignment_expression
  left: (identifier) @lineage.alias
  right: (assignment_expression left: (member_expression) @value)
  (#eq? @lineage.alias "exports") (#eq? @value "module.exports"))
(assignment_expression
  left: (member_expression) @lineage.alias
  right: (assignment_expression left: (identifier) @_exports right: [(identifier) (function_expression) (generator_function) (class)] @value)
  (#eq? @lineage.alias "module.exports") (#eq? @_exports "exports"))
(assignment_expression
  left: (identifier) @lineage.alias
  right: [(identifier) (function_expression) (generator_function) (class)] @value
  (#eq? @lineage.alias "exports"))

; Parents and members assigned to a function or class after its definition.
(assignment_expression
  left: (member_expression object: [(identifier) (member_expression)] @member_of property: (property_identifier) @_prototype)
  right: (call_expression
    function: (member_expression object: (identifier) @_object property: (property_identifier) @_create)
    arguments: (arguments . (member_expression object: (_) @value property: (property_identifier) @_parent)))
  (#eq? @_prototype "prototype") (#eq? @_parent "prototype") (#eq? @_object "Object") (#eq? @_create "create")) @lineage.parent
(assignment_expression
  left: (member_expression object: [(identifier) (member_expression)] @member_of property: (property_identifier) @_prototype)
  right: (new_expression constructor: (_) @value)
  (#eq? @_prototype "prototype")) @lineage.parent
(assignment_expression
  left: (member_expression
    object: (member_expression object: [(identifier) (member_expression)] @member_of property: (property_identifier) @_prototype)
    property: (property_identifier) @_proto)
  right: (member_expression object: (_) @value property: (property_identifier) @_parent)
  (#eq? @_prototype "prototype") (#eq? @_parent "prototype") (#eq? @_proto "__proto__")) @lineage.parent
(call_expression
  function: (member_expression object: (identifier) @_object property: (property_identifier) @_set)
  arguments: (arguments . (member_expression object: [(identifier) (member_expression)] @member_of property: (property_identifier) @_prototype)
                        . (member_expression object: (_) @value property: (property_identifier) @_parent) .)
  (#eq? @_prototype "prototype") (#eq? @_parent "prototype") (#eq? @_object "Object") (#eq? @_set "setPrototypeOf")) @lineage.parent
(call_expression
  function: [(identifier) @_inherits (member_expression property: (property_identifier) @_inherits)]
  arguments: (arguments . [(identifier) (member_expression)] @member_of . (_) @value .)
  (#eq? @_inherits "inherits")) @lineage.parent
(call_expression
  function: (member_expression object: (identifier) @_object property: (property_identifier) @_assign)
  arguments: (arguments . (member_expression object: [(identifier) (member_expression)] @member_of property: (property_identifier) @_prototype) (_) @item)
  (#eq? @_prototype "prototype") (#eq? @_object "Object") (#eq? @_assign "assign")) @lineage.mixin
