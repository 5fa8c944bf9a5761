; `using A.B;` makes the names of a namespace visible, `using static` the members of a type.
(using_directive !name [(identifier) (qualified_name) (alias_qualified_name)] @module) @import.star
(using_directive "global" !name (_) @module) @import.shared
(using_directive name: (identifier) @alias (_) @module .) @import.namespace
