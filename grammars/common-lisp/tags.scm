; Functions, methods and macros

(defun
  (defun_header
    keyword: (defun_keyword) @_form
    function_name: (sym_lit) @name)
  (#eq? @_form "defmacro")) @definition.macro
(defun
  (defun_header
    keyword: (defun_keyword) @_form
    function_name: [
      (sym_lit) @name
      (list_lit . value: (sym_lit) value: (sym_lit) @name)
    ])
  (#eq? @_form "defmethod")) @definition.method
(defun
  (defun_header
    function_name: [
      (sym_lit) @name
      (list_lit . value: (sym_lit) value: (sym_lit) @name)
    ])) @definition.function

; The grammar knows these forms in lower case only.
(list_lit
  .
  value: (sym_lit) @_form
  .
  value: (sym_lit) @name
  (#any-of? @_form "DEFUN" "DEFMETHOD" "DEFGENERIC")) @definition.function
(list_lit
  .
  value: (sym_lit) @_form
  .
  value: (sym_lit) @name
  (#eq? @_form "DEFMACRO")) @definition.macro

; Packages

(list_lit
  .
  value: (sym_lit) @_form
  .
  value: [
    (kwd_lit (kwd_symbol) @name)
    (sym_lit) @name
    (str_lit) @name
  ]
  (#match? @_form "^(?:[dD][eE][fF][pP][aA][cC][kK][aA][gG][eE]|(?:uiop:)?define-package|defsystem|asdf:defsystem)$")) @definition.module

; Types

(list_lit
  .
  value: [(sym_lit) (package_lit)] @_form
  .
  value: (sym_lit) @name
  (#match? @_form "^(?:[\\w-]+:)?(?:[dD][eE][fF][cC][lL][aA][sS][sS]|define-condition|DEFINE-CONDITION)$")) @definition.class

(list_lit
  .
  value: (sym_lit) @_form
  .
  value: [
    (sym_lit) @name
    (list_lit . value: (sym_lit) @name)
  ]
  (#match? @_form "^[dD][eE][fF][sS][tT][rR][uU][cC][tT]$")) @definition.struct

(list_lit
  .
  value: (sym_lit) @_form
  .
  value: (sym_lit) @name
  (#match? @_form "^[dD][eE][fF][tT][yY][pP][eE]$")) @definition.type

; Slots of classes and structures
(list_lit
  .
  value: [(sym_lit) (package_lit)] @_form
  .
  value: (sym_lit)
  .
  value: (list_lit)
  .
  value: (list_lit
    value: [
      (list_lit . value: (sym_lit) @name)
      (sym_lit) @name
    ] @definition.field)
  (#match? @_form "^(?:[\\w-]+:)?(?:[dD][eE][fF][cC][lL][aA][sS][sS]|define-condition|DEFINE-CONDITION)$"))
(list_lit
  .
  value: (sym_lit) @_form
  .
  (_)
  value: [
    (list_lit . value: (sym_lit) @name)
    (sym_lit) @name
  ] @definition.field
  (#match? @_form "^[dD][eE][fF][sS][tT][rR][uU][cC][tT]$"))

; Variables and constants

(list_lit
  .
  value: (sym_lit) @_form
  .
  value: (sym_lit) @name
  (#match? @_form "^(?:[dD][eE][fF][cC][oO][nN][sS][tT][aA][nN][tT]|define-constant)$")) @definition.constant
(list_lit
  .
  value: (sym_lit) @_form
  .
  value: (sym_lit) @name
  (#match? @_form "^[dD][eE][fF](?:[vV][aA][rR]|[pP][aA][rR][aA][mM][eE][tT][eE][rR]|[gG][lL][oO][bB][aA][lL])$")) @definition.variable

; What other macros define, such as tests
(list_lit
  .
  value: [(sym_lit) (package_lit)] @_form
  .
  value: (sym_lit) @name
  (#match? @_form "^(?:[\\w-]+:)?(?:deftest|def-?test|define-test|define-[a-z-]+|defroute|defstep)$")) @definition.function

; Calls

(list_lit
  .
  value: [
    (sym_lit) @name
    (package_lit symbol: (sym_lit) @name)
  ]
  (#not-match? @name "^(?:let\\*?|if|when|unless|cond|progn|prog1|and|or|not|setf|setq|quote|lambda|declare|flet|labels|defclass|defstruct|defvar|defparameter|defconstant|defpackage|define-condition|deftype|in-package|case|loop|dolist|dotimes|return|return-from|values|function|eval-when|t|nil)$")) @reference.call

; `#'name`
(var_quoting_lit value: [
  (sym_lit) @name
  (package_lit symbol: (sym_lit) @name)
]) @reference.call

; Names in other places

(package_lit symbol: (sym_lit) @name) @reference.variable
((sym_lit) @name @reference.variable
  (#not-any-of? @name
    "let" "let*" "if" "when" "unless" "cond" "progn" "prog1" "and" "or" "not" "setf" "setq" "quote" "lambda" "declare"
    "flet" "labels" "defclass" "defstruct" "defvar" "defparameter" "defconstant" "defpackage" "define-condition" "deftype"
    "in-package" "case" "dolist" "dotimes" "return" "return-from" "function" "eval-when" "t" "nil" "&optional" "&key"
    "&rest" "&body" "&aux" "&allow-other-keys"))
