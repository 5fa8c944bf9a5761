; Functions and macros

(function_definition name: (symbol) @name) @definition.function
(macro_definition name: (symbol) @name) @definition.macro

(list
  .
  (symbol) @_form
  .
  (symbol) @name
  (#any-of? @_form
    "cl-defun" "cl-defsubst" "define-inline" "cl-defgeneric" "defalias" "define-minor-mode" "define-globalized-minor-mode"
    "define-derived-mode" "define-generic-mode" "define-compilation-mode" "transient-define-prefix"
    "transient-define-suffix" "transient-define-infix" "transient-define-argument" "defhydra" "ert-deftest" "define-advice"
    "defadvice" "iter-defun" "cl-iter-defun" "define-skeleton" "deftheme")) @definition.function
(list
  .
  (symbol) @_form
  .
  (quote (symbol) @name)
  (#any-of? @_form "defalias" "fset")) @definition.function
(list
  .
  (symbol) @_form
  .
  (symbol) @name
  (#any-of? @_form "cl-defmethod" "defmethod")) @definition.method
(list
  .
  (symbol) @_form
  .
  (symbol) @name
  (#any-of? @_form "cl-defmacro" "gv-define-setter" "pcase-defmacro")) @definition.macro

; Types

(list
  .
  (symbol) @_form
  .
  [
    (symbol) @name
    (list . (symbol) @name)
  ]
  (#any-of? @_form "cl-defstruct" "defstruct")) @definition.struct
(list
  .
  (symbol) @_form
  .
  (symbol) @name
  (#any-of? @_form "defclass")) @definition.class
(list
  .
  (symbol) @_form
  .
  (symbol) @name
  (#any-of? @_form "cl-deftype")) @definition.type

; Variables and options

(special_form
  [
    "defconst"
  ]
  .
  (symbol) @name) @definition.constant
(special_form
  [
    "defvar"
  ]
  .
  (symbol) @name) @definition.variable
(list
  .
  (symbol) @_form
  .
  (symbol) @name
  (#any-of? @_form "defcustom" "defvar-local" "defvar-keymap" "defface" "defgroup")) @definition.variable

; Calls

(list
  .
  (symbol) @name
  (#not-any-of? @name "declare" "interactive" "require" "provide" "when" "unless" "dolist" "dotimes" "push" "pop" "setf" "not" "t" "nil"
    "cl-defun" "cl-defmethod" "cl-defgeneric" "cl-defmacro" "cl-defstruct" "defcustom" "defvar-local" "defface" "defgroup"
    "defalias" "defclass" "define-minor-mode" "define-derived-mode" "ert-deftest")) @reference.call
(function_quote (symbol) @name) @reference.call
(quote (symbol) @name) @reference.variable

; Names in other places

((symbol) @name @reference.variable
  (#not-match? @name "^(?:[:&].*|t|nil|cl-def(?:un|subst|generic|method|macro|struct|type)|def(?:custom|var-local|face|group|alias|class)|define-(?:minor|derived)-mode|ert-deftest|require|provide|interactive|declare|when|unless|dolist|dotimes|push|pop|setf|not)$"))
