[(string_literal) (system_lib_string)] @string
(number_literal) @number
(comment) @comment
[(true) (false)] @constant
(primitive_type) @type
((type_identifier) @type (#match? @type "^(?:[biud]?vec[234]|d?mat[234](?:x[234])?|[iu]?(?:sampler|image|texture)\\w*)$"))
["attribute" "break" "buffer" "case" "centroid" "coherent" "const" "continue" "default" "do" "else" "flat" "for" "highp" "if" "in" "inout" "invariant" "layout"
 "lowp" "mediump" "noperspective" "out" "patch" "precise" "precision" "readonly" "restrict" "return" "sample" "shared" "smooth" "struct" "subroutine" "switch"
 "uniform" "varying" "volatile" "while" "writeonly" "#define" "#elif" "#else" "#endif" "#if" "#ifdef" "#ifndef" "#include" (preproc_directive)] @keyword
((identifier) @keyword (#eq? @keyword "discard"))
((identifier) @builtin (#match? @builtin "^gl_"))
