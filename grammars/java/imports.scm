(import_declaration (scoped_identifier scope: (_) @module name: (_) @name @import.named) .)
(import_declaration [(scoped_identifier) (identifier)] @module (asterisk) @import.star)
