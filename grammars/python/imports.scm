(import_statement name: (dotted_name) @module @import.module)
(import_statement name: (aliased_import name: (dotted_name) @module alias: (identifier) @alias) @import.namespace)
(import_from_statement module_name: (_) @module name: (dotted_name) @name @import.named)
(import_from_statement module_name: (_) @module name: (aliased_import name: (dotted_name) @name alias: (identifier) @alias) @import.named)
(import_from_statement module_name: (_) @module (wildcard_import) @import.star)
(call function: (_) @_callee arguments: (argument_list . (string (string_start) . (string_content) @module . (string_end)))
  (#any-of? @_callee "__import__" "import_module" "importlib.import_module")) @import.required
(expression_statement (call function: (_) @_callee) @discarded
  (#any-of? @_callee "__import__" "import_module" "importlib.import_module"))

; The names that `from … import *` imports, if the module lists them.
(assignment left: (identifier) @_list right: [(list (string (string_content) @listed)) (tuple (string (string_content) @listed))] (#eq? @_list "__all__"))
(assignment left: (identifier) @_list right: (binary_operator [
    (list (string (string_content) @listed)) (tuple (string (string_content) @listed))
    (attribute object: (_) @listed.module attribute: (identifier) @_other)
    (binary_operator [(list (string (string_content) @listed)) (tuple (string (string_content) @listed))])
  ]) (#eq? @_list "__all__"))
(assignment left: (identifier) @_list right: (binary_operator (binary_operator (attribute object: (_) @listed.module attribute: (identifier) @_other)))
  (#eq? @_list "__all__") (#eq? @_other "__all__"))
(assignment left: (identifier) @_list right: (attribute object: (_) @listed.module attribute: (identifier) @_other) (#eq? @_list "__all__") (#eq? @_other "__all__"))
(augmented_assignment left: (identifier) @_list right: [(list (string (string_content) @listed)) (tuple (string (string_content) @listed))] (#eq? @_list "__all__"))
(augmented_assignment left: (identifier) @_list right: (attribute object: (_) @listed.module attribute: (identifier) @_other) (#eq? @_list "__all__") (#eq? @_other "__all__"))
(call function: (attribute object: (identifier) @_list) arguments: (argument_list [
    (string (string_content) @listed) (list (string (string_content) @listed)) (tuple (string (string_content) @listed))
    (attribute object: (_) @listed.module attribute: (identifier) @_other)
  ]) (#eq? @_list "__all__"))
; Lists that are computed in other ways, which cannot be evaluated.
(assignment left: (identifier) @_list right: (_) @listed.open (#eq? @_list "__all__")
  (#not-match? @listed.open "^(?:[(\\[]\\s*(?:#[^\\n]*\\n\\s*|['\"][\\w.]*['\"]\\s*(?:,\\s*)?)*[)\\]]\\s*|[\\w.]+\\.__all__\\s*|\\+\\s*)+$"))
(augmented_assignment left: (identifier) @_list right: (_) @listed.open (#eq? @_list "__all__")
  (#not-match? @listed.open "^(?:[(\\[]|[\\w.]+\\.__all__$)"))
(call function: (attribute object: (identifier) @_list) arguments: (argument_list (_) @listed.open) (#eq? @_list "__all__")
  (#not-match? @listed.open "^(?:[(\\['\"]|[\\w.]+\\.__all__$)"))

; Blocks that only type checkers read.
(if_statement condition: [(identifier) (attribute)] @_flag consequence: (_) @erased (#match? @_flag "(?:^|\\.)TYPE_CHECKING$"))
(if_statement condition: (parenthesized_expression [(identifier) (attribute)] @_flag) consequence: (_) @erased (#match? @_flag "(?:^|\\.)TYPE_CHECKING$"))
(if_statement condition: (boolean_operator [(identifier) (attribute)] @_flag "and") consequence: (_) @erased (#match? @_flag "(?:^|\\.)TYPE_CHECKING$"))
(if_statement condition: (boolean_operator "and" [(identifier) (attribute)] @_flag) consequence: (_) @erased (#match? @_flag "(?:^|\\.)TYPE_CHECKING$"))
(elif_clause condition: [(identifier) (attribute)] @_flag consequence: (_) @erased (#match? @_flag "(?:^|\\.)TYPE_CHECKING$"))
(if_statement condition: (not_operator argument: [(identifier) (attribute)] @_flag) alternative: (else_clause body: (_) @erased)
  (#match? @_flag "(?:^|\\.)TYPE_CHECKING$"))
(if_statement condition: (false) consequence: (_) @erased)

; Files that are read as data.
((binary_operator) @path (#match? @path "^(?:pathlib\\.)?Path\\(__file__\\)(?:\\.(?:resolve|absolute)\\(\\))?\\.parent(?:\\s*/\\s*[\"'][^\"'\\n]+[\"'])+$"))
((binary_operator) @path.above (#match? @path.above "^(?:pathlib\\.)?Path\\(__file__\\)(?:\\.(?:resolve|absolute)\\(\\))?\\.(?:parent\\.parent|parents\\[1\\])(?:\\s*/\\s*[\"'][^\"'\\n]+[\"'])+$"))
((call) @path (#match? @path "^(?:pathlib\\.)?Path\\(__file__\\)(?:\\.(?:resolve|absolute)\\(\\))?\\.(?:parent\\.joinpath|with_name)\\(\\s*[\"'][^\"'\\n]+[\"'](?:\\s*,\\s*[\"'][^\"'\\n]+[\"'])*\\s*,?\\s*\\)$"))
((call) @path (#match? @path "^(?:os\\.)?(?:path\\.)?join\\(\\s*(?:os\\.)?(?:path\\.)?dirname\\((?:(?:os\\.)?(?:path\\.)?(?:abspath|realpath)\\(__file__\\)|__file__)\\)(?:\\s*,\\s*[\"'][^\"'\\n]+[\"'])+\\s*,?\\s*\\)$"))
(call
  function: (attribute object: (call function: (_) @_files arguments: (argument_list . [(string (string_content) @module) (identifier) @module (attribute) @module] .)) attribute: (identifier) @_join)
  (#match? @_files "^(?:importlib\\.)?(?:resources\\.)?files$") (#eq? @_join "joinpath")) @path
((binary_operator left: (call function: (_) @_files arguments: (argument_list . [(string (string_content) @module) (identifier) @module (attribute) @module] .))) @path
  (#match? @_files "^(?:importlib\\.)?(?:resources\\.)?files$"))
(call function: (_) @_read arguments: (argument_list . [(string (string_content) @module) (identifier) @module (attribute) @module] . (string))
  (#match? @_read "^(?:(?:importlib\\.)?resources\\.(?:open_text|open_binary|read_text|read_binary|path)|pkgutil\\.get_data|pkg_resources\\.resource_(?:filename|string|stream))$")) @path
