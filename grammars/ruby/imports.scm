; `require 'a/b'`: the file runs, and all that it declares are names of the program.
(call !receiver method: (identifier) @_f arguments: (argument_list . (string . (string_content) @module .) .)
  (#any-of? @_f "require" "load" "require_dependency")) @import
(call !receiver method: (identifier) @prefix arguments: (argument_list . (string . (string_content) @module .) .)
  (#eq? @prefix "require_relative")) @import
; `autoload :Name, 'a/b'`
(call method: (identifier) @_f arguments: (argument_list . (simple_symbol) . (string . (string_content) @module .) .) (#eq? @_f "autoload")) @import
; `require File.expand_path('../a', __FILE__)` is not followed.
