["abstract" "accessor" "asserts" "declare" "enum" "implements" "infer" "interface" "is" "keyof" "module" "namespace"
 "override" "private" "protected" "public" "readonly" "require" "satisfies" "type" "using"] @keyword
[(accessibility_modifier) (override_modifier)] @keyword
(predefined_type) @builtin
(property_signature name: (property_identifier) @property)
