(import_statement source: (string (string_fragment) @module)) @import
(import_statement (import_clause (identifier) @import.default) source: (string (string_fragment) @module))
(import_statement (import_clause (namespace_import (identifier) @import.namespace)) source: (string (string_fragment) @module))
(import_statement (import_clause (named_imports (import_specifier name: (_) @name) @import.named)) source: (string (string_fragment) @module))
(import_specifier name: (_) alias: (_) @alias) @import.named

; import("./x") and require("./x")
(call_expression function: (import) arguments: (arguments . [(string (string_fragment) @module) (template_string . (string_fragment) @module .)])) @import.dynamic
(call_expression function: (identifier) @_callee arguments: (arguments . [(string (string_fragment) @module) (template_string . (string_fragment) @module .)] .)
  (#eq? @_callee "require")) @import.required

; A module that is loaded for its effect.
(expression_statement (call_expression function: (import)) @discarded)
(expression_statement (await_expression (call_expression function: (import))) @discarded)
(expression_statement (unary_expression operator: "void" argument: (call_expression function: (import)) @discarded))
(expression_statement (call_expression function: (member_expression object: (call_expression function: (import)))) @discarded)
(expression_statement (await_expression (call_expression function: (member_expression object: (call_expression function: (import))))) @discarded)
(expression_statement (unary_expression operator: "void" argument: (call_expression function: (member_expression object: (call_expression function: (import)))) @discarded))
(expression_statement (call_expression function: (member_expression
  object: (call_expression function: (member_expression object: (call_expression function: (import)))))) @discarded)
(expression_statement (call_expression function: (identifier) @_callee) @discarded (#eq? @_callee "require"))

; Other calls that give a module, or a promise of one.
(call_expression function: (member_expression) @_callee arguments: (arguments . [(string (string_fragment) @module) (template_string . (string_fragment) @module .)])
  (#any-of? @_callee "module.require" "jest.requireActual" "jest.requireMock" "vi.requireActual" "vi.requireMock")) @import.required
(call_expression function: (member_expression) @_callee arguments: (arguments . [(string (string_fragment) @module) (template_string . (string_fragment) @module .)])
  (#any-of? @_callee "vi.importActual" "vi.importMock" "vitest.importActual" "vitest.importMock")) @import.dynamic
(call_expression function: (identifier) @_callee arguments: (arguments . [(string (string_fragment) @module) (template_string . (string_fragment) @module .)])
  (#any-of? @_callee "proxyquire" "rewire") (#match? @module "^\\.")) @import.required

; Calls that name a module without its value: its place, or a replacement of it in tests.
(call_expression function: (member_expression) @_callee arguments: (arguments . [(string (string_fragment) @module) (template_string . (string_fragment) @module .)])
  (#any-of? @_callee "require.resolve" "import.meta.resolve"
    "jest.mock" "jest.unmock" "jest.doMock" "jest.dontMock" "jest.deepUnmock" "jest.setMock"
    "jest.unstable_mockModule" "jest.unstable_unmockModule"
    "vi.mock" "vi.unmock" "vi.doMock" "vi.doUnmock" "vitest.mock" "vitest.unmock" "vitest.doMock" "vitest.doUnmock"
    "mock.module" "td.replace" "td.replaceEsm")) @import

; Without a factory, the stand-in in the folder beside the module takes its place.
(call_expression function: (member_expression) @_callee arguments: (arguments . [
    (string (string_fragment) @module) (template_string . (string_fragment) @module .)
    (call_expression function: (import) arguments: (arguments . (string (string_fragment) @module)))
  ] .)
  (#any-of? @_callee "jest.mock" "jest.doMock" "vi.mock" "vi.doMock" "vitest.mock" "vitest.doMock")) @import.replaced
(new_expression constructor: (identifier) @_constructor
  arguments: (arguments . [(string (string_fragment) @module) (template_string . (string_fragment) @module .)] . (member_expression) @_base .)
  (#eq? @_constructor "URL") (#eq? @_base "import.meta.url") (#match? @module "^\\.")) @import

; Files that are read as data.
((call_expression) @path
  (#match? @path "^(?:path\\.(?:posix\\.)?)?(?:join|resolve)\\(\\s*(?:__dirname|import\\.meta\\.dirname)(?:\\s*,\\s*[\"'][^\"'\\n]+[\"'])+\\s*,?\\s*\\)$"))
((binary_expression left: (_) @_folder right: (string)) @path (#any-of? @_folder "__dirname" "import.meta.dirname"))
(template_string . (template_substitution (_) @_folder) . (string_fragment) @path . (#any-of? @_folder "__dirname" "import.meta.dirname"))

; A `require` assigned to a name is an import under that name.
(variable_declarator name: (identifier) @import.namespace
  value: (call_expression function: (identifier) @_callee arguments: (arguments . [(string (string_fragment) @module) (template_string . (string_fragment) @module .)] .))
  (#eq? @_callee "require"))
(variable_declarator
  name: (object_pattern [(shorthand_property_identifier_pattern) @name @import.named
                         (object_assignment_pattern left: (shorthand_property_identifier_pattern) @name @import.named)
                         (pair_pattern key: (property_identifier) @name value: (identifier) @alias) @import.named])
  value: (call_expression function: (identifier) @_callee arguments: (arguments . [(string (string_fragment) @module) (template_string . (string_fragment) @module .)] .))
  (#eq? @_callee "require"))
(variable_declarator name: (identifier) @alias
  value: (member_expression
    object: (call_expression function: (identifier) @_callee arguments: (arguments . [(string (string_fragment) @module) (template_string . (string_fragment) @module .)] .))
    property: (property_identifier) @name)
  (#eq? @_callee "require")) @import.named

(export_statement declaration: (_) @exported)
(export_statement "default" value: (_) @value) @export.default
(export_statement "default" declaration: (_) @value) @export.default
(export_statement (export_clause (export_specifier name: _ @name) @export.named))
(export_specifier name: _ alias: _ @alias) @export.named
(export_statement (export_clause (export_specifier) @export.named) source: (string (string_fragment) @module))
(export_statement "*" @export.star . source: (string (string_fragment) @module))
(export_statement (namespace_export (_) @alias) @export.namespace source: (string (string_fragment) @module))
(export_statement source: (string (string_fragment) @module)) @import

; CommonJS
(assignment_expression
  left: (member_expression object: (identifier) @_object property: (property_identifier) @name)
  right: (_) @value
  (#eq? @_object "exports")) @export.named
(assignment_expression
  left: (subscript_expression object: (identifier) @_object index: (string (string_fragment) @name))
  right: (_) @value
  (#eq? @_object "exports")) @export.named
(assignment_expression
  left: (member_expression object: (member_expression) @_object property: (property_identifier) @name)
  right: (_) @value
  (#eq? @_object "module.exports")) @export.named
(assignment_expression
  left: (subscript_expression object: (member_expression) @_object index: (string (string_fragment) @name))
  right: (_) @value
  (#eq? @_object "module.exports")) @export.named
(assignment_expression
  left: (member_expression) @_whole
  right: (_) @value
  (#eq? @_whole "module.exports")) @export.assign
; `const api = module.exports = {}`: the name and the module are one object.
(variable_declarator name: (identifier) @name
  value: (assignment_expression left: (member_expression) @_whole right: [(object) (call_expression) (new_expression)])
  (#eq? @_whole "module.exports")) @export.assign
(variable_declarator name: (identifier) @name
  value: (assignment_expression left: (_) @_exports right: (assignment_expression left: (_) @_whole right: [(object) (call_expression) (new_expression)]))
  (#any-of? @_exports "exports" "module.exports") (#any-of? @_whole "exports" "module.exports")) @export.assign
(assignment_expression
  left: (member_expression) @_whole
  right: (object [(shorthand_property_identifier) @name @export.named
                  (pair key: [(property_identifier) (string)] @name value: (_) @value) @export.named])
  (#eq? @_whole "module.exports"))
; `module.exports = Object.freeze({ … })`, which returns its argument.
(assignment_expression
  left: (member_expression) @_whole
  right: (call_expression
    function: (member_expression) @_freeze
    arguments: (arguments . (object [(shorthand_property_identifier) @name @export.named
                                     (pair key: [(property_identifier) (string)] @name value: (_) @value) @export.named]) .))
  (#eq? @_whole "module.exports") (#any-of? @_freeze "Object.freeze" "Object.seal"))
; `Object.assign(exports, { … })` and `Object.defineProperty(exports, "name", { … })`
(call_expression
  function: (member_expression) @_assign
  arguments: (arguments . (_) @_whole
    (object [(shorthand_property_identifier) @name @export.named
             (pair key: [(property_identifier) (string)] @name value: (_) @value) @export.named]))
  (#eq? @_assign "Object.assign") (#any-of? @_whole "exports" "module.exports"))
(call_expression
  function: (member_expression) @_define
  arguments: (arguments . (_) @_whole . (string (string_fragment) @name)
    . (object (pair key: (property_identifier) @_key
                    value: [(identifier) @value
                            (arrow_function body: (identifier) @value)
                            (function_expression body: (statement_block . (return_statement (identifier) @value) .))])))
  (#eq? @_define "Object.defineProperty") (#any-of? @_whole "exports" "module.exports") (#any-of? @_key "value" "get")) @export.named
