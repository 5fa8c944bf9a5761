(field_definition property: (_) @name) @definition.property
(field_definition value: (_) @value) @definition.property
(field_definition property: (_) @name value: [(arrow_function body: (_) @body) (function_expression body: (_) @body)]) @definition.method
(field_definition "static" @modifier.static) @definition
(field_definition property: (private_property_identifier) @modifier.private) @definition

; Members assigned to a function or its prototype after its definition.
(assignment_expression
  left: (member_expression object: (identifier) @member_of property: (property_identifier) @name)
  right: [(function_expression body: (_) @body) (arrow_function body: (_) @body)] @value
  (#not-any-of? @member_of "exports" "module")) @definition.method
(assignment_expression
  left: (member_expression
    object: (member_expression object: [(identifier) (member_expression)] @member_of property: (property_identifier) @_prototype)
    property: (property_identifier) @name)
  right: [(function_expression body: (_) @body) (arrow_function body: (_) @body)] @value
  (#eq? @_prototype "prototype")) @definition.method

(assignment_expression
  left: (member_expression object: (identifier) @member_of property: (property_identifier) @name)
  right: (class body: (_) @body) @value
  (#not-any-of? @member_of "exports" "module")) @definition.class
(assignment_expression
  left: (member_expression object: (identifier) @member_of property: (property_identifier) @name)
  right: (identifier) @value
  (#not-any-of? @member_of "exports" "module")) @definition.property

(assignment_expression
  left: (member_expression object: [(identifier) (member_expression)] @member_of property: (property_identifier) @_prototype)
  right: (object (method_definition name: (_) @name body: (_) @body) @definition.method)
  (#eq? @_prototype "prototype"))
(assignment_expression
  left: (member_expression object: [(identifier) (member_expression)] @member_of property: (property_identifier) @_prototype)
  right: (object (method_definition ["get" "set"] name: (_) @name body: (_) @body) @definition.property)
  (#eq? @_prototype "prototype"))
(assignment_expression
  left: (member_expression object: [(identifier) (member_expression)] @member_of property: (property_identifier) @_prototype)
  right: (object (pair key: [(property_identifier) (string)] @name
    value: [(function_expression body: (_) @body) (arrow_function body: (_) @body)] @value) @definition.method)
  (#eq? @_prototype "prototype"))
; Members that are copied to a prototype.
(call_expression
  function: (member_expression object: (identifier) @_object property: (property_identifier) @_assign)
  arguments: (arguments . (member_expression object: [(identifier) (member_expression)] @member_of property: (property_identifier) @_prototype)
    (object (method_definition name: (_) @name body: (_) @body) @definition.method))
  (#eq? @_object "Object") (#eq? @_assign "assign") (#eq? @_prototype "prototype"))
(call_expression
  function: (member_expression object: (identifier) @_object property: (property_identifier) @_assign)
  arguments: (arguments . (member_expression object: [(identifier) (member_expression)] @member_of property: (property_identifier) @_prototype)
    (object (pair key: [(property_identifier) (string)] @name
      value: [(function_expression body: (_) @body) (arrow_function body: (_) @body) (generator_function body: (_) @body)] @value)
      @definition.method))
  (#eq? @_object "Object") (#eq? @_assign "assign") (#eq? @_prototype "prototype"))

; CommonJS: a value in an export assignment has no other name.
(assignment_expression
  left: [(member_expression object: (_) @_object property: (property_identifier) @name)
         (subscript_expression object: (_) @_object index: (string (string_fragment) @name))]
  right: [(call_expression) (new_expression) (await_expression) (member_expression) (object) (array) (string) (number) (regex)
          (template_string) (true) (false) (null) (binary_expression) (ternary_expression)] @value
  (#any-of? @_object "exports" "module.exports") (#not-eq? @name "prototype")) @definition.constant
(assignment_expression
  left: (member_expression) @_whole
  right: (object (pair key: (property_identifier) @name
    value: [(call_expression) (new_expression) (member_expression) (ternary_expression) (object) (array) (string) (number) (regex)
            (template_string) (true) (false) (null)] @value) @definition.property)
  (#eq? @_whole "module.exports"))
; CommonJS: a function assigned to `exports` has no other name, nor does the value of `module.exports` unless it is written.
(assignment_expression
  left: [(member_expression object: (_) @_object property: (property_identifier) @name)
         (subscript_expression object: (_) @_object index: (string (string_fragment) @name))]
  right: [(function_expression body: (_) @body) (generator_function body: (_) @body) (arrow_function body: (_) @body)] @value
  (#any-of? @_object "exports" "module.exports")) @definition.function
(assignment_expression
  left: (member_expression) @_whole
  right: [(function_expression name: (_)? @name body: (_) @body) (generator_function name: (_)? @name body: (_) @body)
          (arrow_function body: (_) @body)] @value
  (#eq? @_whole "module.exports")) @definition.function
(assignment_expression
  left: (member_expression) @_whole
  right: (class name: (_)? @name body: (_) @body) @value
  (#eq? @_whole "module.exports")) @definition.class
; Not where the object has a name: `const api = module.exports = {}`.
(expression_statement [
  (assignment_expression left: (member_expression) @_whole right: (object) @value) @definition.constant
  (assignment_expression right: (assignment_expression left: (member_expression) @_whole right: (object) @value) @definition.constant)]
  (#eq? @_whole "module.exports"))

; `this.x = …` in a constructor or method declares a member.
(assignment_expression
  left: (member_expression object: (this) property: [(property_identifier) (private_property_identifier)] @name)
  right: (_) @value) @definition.self_member
