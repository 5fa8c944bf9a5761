(model_declaration (identifier) @name) @definition.class
(view_declaration (identifier) @name) @definition.class
(type_declaration (identifier) @name) @definition.struct
(enum_declaration (identifier) @name) @definition.enum
(enumeral) @name @definition.enum_member
(column_declaration . (identifier) @name) @definition.field
(datasource_declaration (identifier) @name) @definition.variable
(generator_declaration (identifier) @name) @definition.variable

((column_type (identifier) @name) @reference.class
  (#not-any-of? @name "Int" "BigInt" "Float" "Decimal" "Boolean" "String" "DateTime" "Json" "Bytes" "Unsupported"))
; The fields of relations and indexes: fields: [authorId]
(array (identifier) @name) @reference.field
; A default value: the member of an enum.
(arguments (identifier) @name) @reference.variable
