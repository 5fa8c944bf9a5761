; Blocks are named by their last label: resource "aws_instance" "web" is web.
((body (block
    . (identifier) @_kind
    . (string_lit (template_literal) @name)
    . (block_start)) @definition.variable)
  (#any-of? @_kind "variable" "output"))
((body (block
    . (identifier) @_kind
    . (string_lit (template_literal) @name)
    . (block_start)) @definition.namespace)
  (#eq? @_kind "module"))
((body (block
    . (identifier) @_kind
    . (string_lit (template_literal) @name)
    . (block_start)) @definition.class)
  (#not-any-of? @_kind "variable" "output" "module" "dynamic" "provisioner" "provider" "backend"))
(body (block
    . (identifier)
    . (string_lit)
    . (string_lit (template_literal) @name)
    . (block_start)) @definition.class)

((block
    . (identifier) @_kind
    (body (attribute (identifier) @name) @definition.constant))
  (#eq? @_kind "locals"))

; var.region, local.name, module.vpc
((expression
    (variable_expr (identifier) @_root)
    . (get_attr (identifier) @name)) @reference.variable
  (#any-of? @_root "var" "local" "module"))
; data.aws_ami.base
((expression
    (variable_expr (identifier) @_root)
    . (get_attr)
    . (get_attr (identifier) @name)) @reference.class
  (#eq? @_root "data"))
; aws_instance.web.id
((expression
    (variable_expr (identifier) @_root)
    . (get_attr (identifier) @name)) @reference.class
  (#not-any-of? @_root "var" "local" "module" "data" "each" "count" "self" "path" "terraform"))
