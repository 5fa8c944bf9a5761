; `use A\B as C;`, `use function A\f;`, `use A\{B, C as D};`
(namespace_use_clause . (name) @name @import.named)
(namespace_use_clause (qualified_name prefix: (namespace_name) @module (name) @name @import.named))
(namespace_use_clause (qualified_name . (name) @name @import.named))
(namespace_use_clause . (name) @import.named alias: (name) @alias)
(namespace_use_clause (qualified_name (name) @import.named) alias: (name) @alias)
(namespace_use_declaration (namespace_name) @prefix body: (namespace_use_group (namespace_use_clause . (name) @import.named)))
(namespace_use_declaration (namespace_name) @prefix body: (namespace_use_group (namespace_use_clause (qualified_name (name) @import.named))))

; Files that are run, by a path from the folder of the file.
[(require_expression (string (string_content) @module)) (require_once_expression (string (string_content) @module))
 (include_expression (string (string_content) @module)) (include_once_expression (string (string_content) @module))] @import
[(require_expression (parenthesized_expression (string (string_content) @module))) (require_once_expression (parenthesized_expression (string (string_content) @module)))
 (include_expression (parenthesized_expression (string (string_content) @module))) (include_once_expression (parenthesized_expression (string (string_content) @module)))] @import
[(require_expression (binary_expression left: (name) @_folder right: (string (string_content) @module)))
 (require_once_expression (binary_expression left: (name) @_folder right: (string (string_content) @module)))
 (include_expression (binary_expression left: (name) @_folder right: (string (string_content) @module)))
 (include_once_expression (binary_expression left: (name) @_folder right: (string (string_content) @module)))
 (require_expression (parenthesized_expression (binary_expression left: (name) @_folder right: (string (string_content) @module))))
 (require_once_expression (parenthesized_expression (binary_expression left: (name) @_folder right: (string (string_content) @module))))
 (include_expression (parenthesized_expression (binary_expression left: (name) @_folder right: (string (string_content) @module))))
 (include_once_expression (parenthesized_expression (binary_expression left: (name) @_folder right: (string (string_content) @module))))] @import
