(message (message_name (identifier) @name)) @definition.struct
(enum (enum_name (identifier) @name)) @definition.enum
(enum_field . (identifier) @name) @definition.enum_member
(service (service_name (identifier) @name)) @definition.interface
(rpc (rpc_name (identifier) @name)) @definition.method
(field (type) . (identifier) @name) @definition.field
(map_field (type) . (identifier) @name) @definition.field
(oneof . (identifier) @name) @definition.field
(oneof_field (type) . (identifier) @name) @definition.field

; The last part of a qualified name.
(message_or_enum_type (identifier) @name .) @reference.class
(extend (full_ident (identifier) @name .)) @reference.class
