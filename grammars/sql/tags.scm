(create_table (object_reference name: (identifier) @name)) @definition.class
(create_table (column_definitions (column_definition name: (identifier) @name) @definition.field))
(create_view (object_reference name: (identifier) @name)) @definition.class
(create_materialized_view (object_reference name: (identifier) @name)) @definition.class
(create_function (keyword_function) . (object_reference name: (identifier) @name)) @definition.function
(create_trigger (keyword_trigger) . (object_reference name: (identifier) @name)) @definition.function
(create_type (object_reference name: (identifier) @name)) @definition.type
(create_index column: (identifier) @name) @definition.variable
(create_sequence (object_reference name: (identifier) @name)) @definition.variable
(create_schema (identifier) @name) @definition.namespace
(add_column (column_definition name: (identifier) @name) @definition.field)
(cte (identifier) @name) @definition.variable

(invocation (object_reference name: (identifier) @name)) @reference.call
(object_reference name: (identifier) @name) @reference.class
(field name: (identifier) @name) @reference.field
(index_fields (field column: (identifier) @name)) @reference.field
(column (identifier) @name) @reference.field
