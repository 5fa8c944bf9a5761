// Made by upstream/generate.rb from rbs at commit e2ca5058436f7dbb3ba1bcc862ff7c11b1cfd094, with changes: do not edit.
// Interfaces and documentation were removed, and the rest written in the language that the library is read in. See license.txt.
export declare class Array<E> extends Object implements Enumerable<E> {
  constructor();
  constructor(a: Array<E>);
  constructor(a, b?: E);
  constructor(a, block: (a: Integer) => E);
  "&"(a): Array<E>;
  "*"(a: String): String;
  "*"(a: Integer): Array<E>;
  "+"<U>(a: Array<U>): Array<E | U>;
  "-"(a): Array<E>;
  "<<"(a: E): this;
  "<=>"(a): Integer;
  "=="(a): any;
  "[]"(a: Integer): E;
  "[]"(a: Integer, b: Integer): Array<E>;
  "[]"(a: Range<Integer>): Array<E>;
  "[]="(a, b: E): E;
  "[]="<T>(a, b: T): T;
  "[]="<T>(a, b, c: T): T;
  "[]="(a, b, c: E): E;
  "all?"(): any;
  "all?"(a): any;
  "all?"(block: (a: E) => any): any;
  "any?"(): any;
  "any?"(a): any;
  "any?"(block: (a: E) => any): any;
  assoc(a): Array<any>;
  at(a): E;
  bsearch(block: (a: E) => any): E;
  bsearch(block: (a: E) => Numeric): E;
  bsearch(): Enumerator<E, E>;
  bsearch_index(block: (a: E) => any): Integer;
  bsearch_index(block: (a: E) => Numeric): Integer;
  bsearch_index(): Enumerator<E, Integer>;
  clear(): this;
  collect<T>(block: (a: E) => T): Array<T>;
  collect(): Enumerator<E, Array<any>>;
  "collect!"(block: (a: E) => E): this;
  "collect!"(): Enumerator<E, this>;
  combination(a, block: (a: Array<E>) => void): this;
  combination(a): Enumerator<Array<E>, this>;
  compact(): Array<E>;
  "compact!"(): this;
  concat(...rest: Array<Array<E>>): this;
  count(block?: (a: E) => any): Integer;
  count(a): Integer;
  cycle(block: (a: E) => void): any;
  cycle(a, block: (a: E) => void): any;
  cycle(a?): Enumerator<E, any>;
  deconstruct(): this;
  delete(a): E;
  delete<S, T>(a: S, block: (a: S) => T): E | T;
  delete_at(a): E;
  delete_if(block: (a: E) => any): this;
  delete_if(): Enumerator<E, this>;
  difference(...rest): Array<E>;
  dig(a): E;
  dig(a, b, ...rest): any;
  drop(a): Array<E>;
  drop_while(block: (a: E) => any): Array<E>;
  drop_while(): Enumerator<E, Array<E>>;
  each(block: (a: E) => void): this;
  each(): Enumerator<E, this>;
  each_index(block: (a: Integer) => void): this;
  each_index(): Enumerator<Integer, this>;
  "empty?"(): any;
  "eql?"(a): any;
  fetch(a): E;
  fetch<T>(a, b: T): E | T;
  fetch<I, T>(a: I, block: (a: I) => T): E | T;
  fetch_values(...rest): Array<E>;
  fetch_values<I, T>(block: (a: I) => T): Array<E | T>;
  fetch_values<I, T>(a: I, block: (a: I) => T): Array<E | T>;
  fetch_values<I, T>(a: I, b: I, block: (a: I) => T): Array<E | T>;
  fill(a: E, b?, c?): this;
  fill(a: E, b): this;
  fill(block: (a: Integer) => E): this;
  fill(a, block: (a: Integer) => E): this;
  fill(a, b, block: (a: Integer) => E): this;
  find(block: (a: E) => any): E;
  find(): Enumerator<E, E>;
  find<T>(a, block: (a: E) => any): E | T;
  find<T>(a): Enumerator<E, E | T>;
  find_index(a): Integer;
  find_index(block: (a: E) => any): Integer;
  find_index(): Enumerator<E, Integer>;
  first(): E;
  first(a): Array<E>;
  flatten(a?): Array<any>;
  "flatten!"(a?): this;
  freeze(): this;
  hash(): Integer;
  "include?"(a): any;
  insert(a, ...rest: Array<E>): this;
  inspect(): String;
  "intersect?"(a): any;
  intersection(...rest): Array<E>;
  join(a?): String;
  keep_if(block: (a: E) => any): this;
  keep_if(): Enumerator<E, this>;
  last(): E;
  last(a): Array<E>;
  length(): Integer;
  max(): E;
  max(block: (a: E, b: E) => any): E;
  max(a): Array<E>;
  max(a, block: (a: E, b: E) => any): Array<E>;
  min(): E;
  min(block: (a: E, b: E) => any): E;
  min(a): Array<E>;
  min(a, block: (a: E, b: E) => any): Array<E>;
  minmax(): [E, E];
  minmax(block: (a: E, b: E) => any): [E, E];
  "none?"(): any;
  "none?"(a): any;
  "none?"(block: (a: E) => any): any;
  "one?"(): any;
  "one?"(a): any;
  "one?"(block: (a: E) => any): any;
  pack(a): String;
  permutation(block: (a: Array<E>) => void): this;
  permutation(a, block: (a: Array<E>) => void): this;
  permutation(a?): Enumerator<Array<E>, this>;
  pop(): E;
  pop(a): Array<E>;
  product(): Array<[E]>;
  product(block: (a: [E]) => void): this;
  product<X>(a: Array<X>): Array<[E, X]>;
  product<X>(a: Array<X>, block: (a: [E, X]) => void): this;
  product<X, Y>(a: Array<X>, b: Array<Y>): Array<[E, X, Y]>;
  product<X, Y>(a: Array<X>, b: Array<Y>, block: (a: [E, X, Y]) => void): this;
  product<U>(...rest: Array<Array<U>>): Array<Array<E | U>>;
  product<U>(block: (a: Array<E | U>) => void): this;
  product<U>(a: Array<U>, block: (a: Array<E | U>) => void): this;
  product<U>(a: Array<U>, b: Array<U>, block: (a: Array<E | U>) => void): this;
  push(...rest: Array<E>): this;
  rassoc(a): Array<any>;
  "reject!"(block: (a: E) => any): this;
  "reject!"(): Enumerator<E, this>;
  repeated_combination(a, block: (a: Array<E>) => void): this;
  repeated_combination(a): Enumerator<Array<E>, this>;
  repeated_permutation(a, block: (a: Array<E>) => void): this;
  repeated_permutation(a): Enumerator<Array<E>, this>;
  replace(a: Array<E>): this;
  reverse(): Array<E>;
  "reverse!"(): this;
  reverse_each(block: (a: E) => void): this;
  reverse_each(): Enumerator<E, this>;
  rfind(block: (a: E) => any): E;
  rfind(): Enumerator<E, E>;
  rfind<T>(a, block: (a: E) => any): E | T;
  rfind<T>(a): Enumerator<E, E | T>;
  rindex(a): Integer;
  rindex(block: (a: E) => any): Integer;
  rindex(): Enumerator<E, Integer>;
  rotate(a?): Array<E>;
  "rotate!"(a?): this;
  sample(): E;
  sample(a): Array<E>;
  select(block: (a: E) => any): Array<E>;
  select(): Enumerator<E, Array<E>>;
  "select!"(block: (a: E) => any): this;
  "select!"(): Enumerator<E, this>;
  shift(): E;
  shift(a): Array<E>;
  shuffle(): Array<E>;
  "shuffle!"(): this;
  "slice!"(a: Integer): E;
  "slice!"(a: Integer, b: Integer): Array<E>;
  "slice!"(a: Range<Integer>): Array<E>;
  sort(): Array<E>;
  sort(block: (a: E, b: E) => any): Array<E>;
  "sort!"(): this;
  "sort!"(block: (a: E, b: E) => any): this;
  "sort_by!"(block: (a: E) => any): this;
  "sort_by!"(): Enumerator<E, this>;
  sum(block?: (a: E) => any): any;
  sum(a, block?: (a: E) => any): any;
  take(a): Array<E>;
  take_while(block: (a: E) => any): Array<E>;
  take_while(): Enumerator<E, Array<E>>;
  to_a(): Array<E>;
  to_ary(): this;
  to_h(): Hash<any, any>;
  to_h<K, V>(block: (a: E) => any): Hash<K, V>;
  transpose(): Array<Array<any>>;
  union<T>(...rest: Array<Array<T>>): Array<T | E>;
  uniq(): Array<E>;
  uniq(block: (a: E) => any): Array<E>;
  "uniq!"(): this;
  "uniq!"(block: (a: E) => any): this;
  unshift(...rest: Array<E>): this;
  values_at(...rest): Array<E>;
  zip(): Array<[E]>;
  zip<X>(a): Array<[E, X]>;
  zip<X, Y>(a, b): Array<[E, X, Y]>;
  zip<U>(...rest): Array<Array<E | U>>;
  zip(block: (a: [E]) => void): any;
  zip<X>(a, block: (a: [E, X]) => void): any;
  zip<X, Y>(a, b, block: (a: [E, X, Y]) => void): any;
  zip<U>(block: (a: Array<E | U>) => void): any;
  zip<U>(a, block: (a: Array<E | U>) => void): any;
  zip<U>(a, b, block: (a: Array<E | U>) => void): any;
  "|"<T>(a: Array<T>): Array<E | T>;
  to_json(a?): String;
  shelljoin(): String;
  append(...rest: Array<E>): this;
  detect(block: (a: E) => any): E;
  detect(): Enumerator<E, E>;
  detect<T>(a, block: (a: E) => any): E | T;
  detect<T>(a): Enumerator<E, E | T>;
  filter(block: (a: E) => any): Array<E>;
  filter(): Enumerator<E, Array<E>>;
  "filter!"(block: (a: E) => any): this;
  "filter!"(): Enumerator<E, this>;
  index(a): Integer;
  index(block: (a: E) => any): Integer;
  index(): Enumerator<E, Integer>;
  map<T>(block: (a: E) => T): Array<T>;
  map(): Enumerator<E, Array<any>>;
  "map!"(block: (a: E) => E): this;
  "map!"(): Enumerator<E, this>;
  prepend(...rest: Array<E>): this;
  reject(block: (a: E) => any): this;
  reject(): Enumerator<E, this>;
  size(): Integer;
  slice(a: Integer): E;
  slice(a: Integer, b: Integer): Array<E>;
  slice(a: Range<Integer>): Array<E>;
  to_s(): String;
  initialize_copy(a: Array<E>): this;
  static "[]"<U>(...rest: Array<U>): Array<U>;
  static try_convert<A>(a: A): A;
  static try_convert<U>(a: Array<U>): Array<U>;
  static try_convert(a): Array<any>;
}
export declare class BasicObject {
  "!"(): any;
  "!="(a): any;
  "=="(a): any;
  __id__(): Integer;
  __send__(a, block?: () => any): any;
  __send__(a, b, block?: () => any): any;
  __send__(a, b, c, block?: () => any): any;
  instance_eval(a, b?, c?): any;
  instance_eval<U>(block: (this: this, a: this) => U): U;
  instance_exec<U>(block: () => any): U;
  instance_exec<U>(a, block: () => any): U;
  instance_exec<U>(a, b, block: () => any): U;
  constructor();
  method_missing(a, block?: () => any): any;
  method_missing(a, b, block?: () => any): any;
  method_missing(a, b, c, block?: () => any): any;
  singleton_method_added(a): any;
  singleton_method_removed(a): any;
  singleton_method_undefined(a): any;
  "equal?"(a): any;
}
export declare class Binding extends Object {
  clone(): this;
  eval(a, b?, c?): any;
  "local_variable_defined?"(a): any;
  local_variable_get(a): any;
  local_variable_set<U>(a, b: U): U;
  local_variables(): Array<Symbol>;
  receiver(): any;
  source_location(): [String, Integer];
}
export declare class Class extends Module {
  constructor(block?: (this: Class, a: Class) => void);
  constructor(a, block?: (this: Class, a: Class) => void);
  allocate(): any;
  attached_object(): any;
  new(block?: () => any): any;
  new(a, block?: () => any): any;
  new(a, b, block?: () => any): any;
  subclasses(): Array<Class>;
  superclass(): Class;
  static allocate(): any;
}
export declare class Comparable {
  "<"(a): any;
  "<="(a): any;
  "=="(a): any;
  ">"(a): any;
  ">="(a): any;
  "between?"(a, b): any;
  clamp<A, B>(a: A, b: B): this | A | B;
  clamp<A>(a: Range<A>): this | A;
}
export declare class Complex extends Numeric {
  "*"(a): Complex;
  "**"(a): Complex;
  "+"(a): Complex;
  "-"(a): Complex;
  "-@"(): Complex;
  "/"(a): Complex;
  "<"(a): any;
  "<="(a): any;
  "<=>"(a): Integer;
  "=="(a): any;
  ">"(a): any;
  ">="(a): any;
  abs(): Numeric;
  abs2(): Numeric;
  angle(): Float;
  ceil(...rest): any;
  coerce(a): [Complex, Complex];
  conj(): this;
  conjugate(): this;
  denominator(): Integer;
  div(a): any;
  divmod(a): any;
  fdiv(a): Complex;
  "finite?"(): any;
  floor(a?): any;
  hash(): Integer;
  i(): any;
  imag(): Numeric;
  imaginary(): Numeric;
  "infinite?"(): Integer;
  inspect(): String;
  modulo(a): any;
  "negative?"(): any;
  numerator(): Complex;
  polar(): [Numeric, Float];
  "positive?"(): any;
  quo(a): Complex;
  rationalize(a?): Rational;
  real(): Numeric;
  "real?"(): any;
  rect(): [Numeric, Numeric];
  reminder(a): any;
  round(...rest): any;
  step(block?: (...rest: Array<any>) => any): any;
  step(a, block?: (...rest: Array<any>) => any): any;
  step(a, b, block?: (...rest: Array<any>) => any): any;
  to_c(): Complex;
  to_f(): Float;
  to_i(): Integer;
  to_r(): Rational;
  to_s(): String;
  truncate(a?): any;
  as_json(...rest): Hash<String, String | Numeric>;
  to_json(a?): String;
  arg(): Float;
  magnitude(): Numeric;
  phase(): Float;
  rectangular(): [Numeric, Numeric];
  static polar(a, b?): Complex;
  static rect(a, b?): Complex;
  static json_create(a): Complex;
  static rectangular(a, b?): Complex;
  static readonly I: Complex;
}
export declare class Data extends Object {
  "=="(a): any;
  deconstruct(): Array<any>;
  deconstruct_keys(a?): Hash<Symbol, any>;
  "eql?"(a): any;
  hash(): Integer;
  inspect(): String;
  members(): Array<Symbol>;
  to_h(): Hash<Symbol, any>;
  with(): this;
  to_s(): String;
  static define<KLASS>(block?: (this: KLASS, a: KLASS) => void): KLASS;
  static define<KLASS>(a, block?: (this: KLASS, a: KLASS) => void): KLASS;
  static define<KLASS>(a, b, block?: (this: KLASS, a: KLASS) => void): KLASS;
  static new(): any;
  static allocate(): any;
}
export declare class Dir extends Object implements Enumerable<String> {
  constructor(a);
  chdir(): Integer;
  chdir<T>(block: () => T): T;
  children(): Array<String>;
  close(): any;
  each(block: (a: String) => void): this;
  each(): Enumerator<String, this>;
  each_child(block: (a: String) => void): this;
  each_child(): Enumerator<String, this>;
  fileno(): Integer;
  inspect(): String;
  path(): String;
  pos(): Integer;
  "pos="<U>(a: U): U;
  read(): String;
  rewind(): this;
  seek(a): this;
  tell(): Integer;
  to_path(): String;
  static "[]"(...rest): Array<String>;
  static chdir(a?): Integer;
  static chdir<U>(block: (a: String) => U): U;
  static chdir<U>(a, block: (a: String) => U): U;
  static children(a): Array<String>;
  static chroot(a): Integer;
  static delete(a): Integer;
  static each_child(a): Enumerator<String, any>;
  static each_child(a, block: (a: String) => void): any;
  static "empty?"(a): any;
  static entries(a): Array<String>;
  static "exist?"(a): any;
  static fchdir(a): Integer;
  static fchdir<T>(a, block: () => T): T;
  static for_fd(a): Dir;
  static getwd(): String;
  static glob(a, b?): Array<String>;
  static glob(a, block: (a: String) => void): any;
  static glob(a, b, block: (a: String) => void): any;
  static home(a?): String;
  static mkdir(a, b?): Integer;
  static open(a): Dir;
  static open<U>(a, block: (a: Dir) => U): U;
  static tmpdir(): String;
  static mktmpdir(a?, b?): String;
  static mktmpdir<X>(block: (a: String) => X): X;
  static mktmpdir<X>(a, block: (a: String) => X): X;
  static mktmpdir<X>(a, b, block: (a: String) => X): X;
  static foreach(a): Enumerator<String, any>;
  static foreach(a, block: (a: String) => void): any;
  static pwd(): String;
  static rmdir(a): Integer;
  static unlink(a): Integer;
}
export declare class Encoding extends Object {
  "ascii_compatible?"(): any;
  "dummy?"(): any;
  inspect(): String;
  name(): String;
  names(): Array<String>;
  to_s(): String;
  static _load<T>(a: T): T;
  static locale_charmap(): String;
  static aliases(): Hash<String, String>;
  static "compatible?"(a, b): Encoding;
  static default_external(): Encoding;
  static "default_external="(a): Encoding;
  static "default_external="<T>(a: T): T;
  static default_internal(): Encoding;
  static "default_internal="(a: Encoding): Encoding;
  static "default_internal="<T>(a: T): T;
  static "default_internal="(a): any;
  static find(a): Encoding;
  static list(): Array<Encoding>;
  static name_list(): Array<String>;
  static readonly ANSI_X3_4_1968: Encoding;
  static readonly ASCII: Encoding;
  static readonly ASCII_8BIT: Encoding;
  static readonly BIG5: Encoding;
  static readonly BIG5_HKSCS: Encoding;
  static readonly BIG5_HKSCS_2008: Encoding;
  static readonly BIG5_UAO: Encoding;
  static readonly BINARY: Encoding;
  static readonly Big5: Encoding;
  static readonly Big5_HKSCS: Encoding;
  static readonly Big5_HKSCS_2008: Encoding;
  static readonly Big5_UAO: Encoding;
  static readonly CESU_8: Encoding;
  static readonly CP1250: Encoding;
  static readonly CP1251: Encoding;
  static readonly CP1252: Encoding;
  static readonly CP1253: Encoding;
  static readonly CP1254: Encoding;
  static readonly CP1255: Encoding;
  static readonly CP1256: Encoding;
  static readonly CP1257: Encoding;
  static readonly CP1258: Encoding;
  static readonly CP437: Encoding;
  static readonly CP50220: Encoding;
  static readonly CP50221: Encoding;
  static readonly CP51932: Encoding;
  static readonly CP65000: Encoding;
  static readonly CP65001: Encoding;
  static readonly CP737: Encoding;
  static readonly CP775: Encoding;
  static readonly CP850: Encoding;
  static readonly CP852: Encoding;
  static readonly CP855: Encoding;
  static readonly CP857: Encoding;
  static readonly CP860: Encoding;
  static readonly CP861: Encoding;
  static readonly CP862: Encoding;
  static readonly CP863: Encoding;
  static readonly CP864: Encoding;
  static readonly CP865: Encoding;
  static readonly CP866: Encoding;
  static readonly CP869: Encoding;
  static readonly CP874: Encoding;
  static readonly CP878: Encoding;
  static readonly CP932: Encoding;
  static readonly CP936: Encoding;
  static readonly CP949: Encoding;
  static readonly CP950: Encoding;
  static readonly CP951: Encoding;
  static readonly CSWINDOWS31J: Encoding;
  static readonly CsWindows31J: Encoding;
  static readonly EBCDIC_CP_US: Encoding;
  static readonly EMACS_MULE: Encoding;
  static readonly EUCCN: Encoding;
  static readonly EUCJP: Encoding;
  static readonly EUCJP_MS: Encoding;
  static readonly EUCKR: Encoding;
  static readonly EUCTW: Encoding;
  static readonly EUC_CN: Encoding;
  static readonly EUC_JISX0213: Encoding;
  static readonly EUC_JIS_2004: Encoding;
  static readonly EUC_JP: Encoding;
  static readonly EUC_JP_MS: Encoding;
  static readonly EUC_KR: Encoding;
  static readonly EUC_TW: Encoding;
  static readonly Emacs_Mule: Encoding;
  static readonly EucCN: Encoding;
  static readonly EucJP: Encoding;
  static readonly EucJP_ms: Encoding;
  static readonly EucKR: Encoding;
  static readonly EucTW: Encoding;
  static readonly GB12345: Encoding;
  static readonly GB18030: Encoding;
  static readonly GB1988: Encoding;
  static readonly GB2312: Encoding;
  static readonly GBK: Encoding;
  static readonly IBM037: Encoding;
  static readonly IBM437: Encoding;
  static readonly IBM737: Encoding;
  static readonly IBM720: Encoding;
  static readonly CP720: Encoding;
  static readonly IBM775: Encoding;
  static readonly IBM850: Encoding;
  static readonly IBM852: Encoding;
  static readonly IBM855: Encoding;
  static readonly IBM857: Encoding;
  static readonly IBM860: Encoding;
  static readonly IBM861: Encoding;
  static readonly IBM862: Encoding;
  static readonly IBM863: Encoding;
  static readonly IBM864: Encoding;
  static readonly IBM865: Encoding;
  static readonly IBM866: Encoding;
  static readonly IBM869: Encoding;
  static readonly ISO2022_JP: Encoding;
  static readonly ISO2022_JP2: Encoding;
  static readonly ISO8859_1: Encoding;
  static readonly ISO8859_10: Encoding;
  static readonly ISO8859_11: Encoding;
  static readonly ISO8859_13: Encoding;
  static readonly ISO8859_14: Encoding;
  static readonly ISO8859_15: Encoding;
  static readonly ISO8859_16: Encoding;
  static readonly ISO8859_2: Encoding;
  static readonly ISO8859_3: Encoding;
  static readonly ISO8859_4: Encoding;
  static readonly ISO8859_5: Encoding;
  static readonly ISO8859_6: Encoding;
  static readonly ISO8859_7: Encoding;
  static readonly ISO8859_8: Encoding;
  static readonly ISO8859_9: Encoding;
  static readonly ISO_2022_JP: Encoding;
  static readonly ISO_2022_JP_2: Encoding;
  static readonly ISO_2022_JP_KDDI: Encoding;
  static readonly ISO_8859_1: Encoding;
  static readonly ISO_8859_10: Encoding;
  static readonly ISO_8859_11: Encoding;
  static readonly ISO_8859_13: Encoding;
  static readonly ISO_8859_14: Encoding;
  static readonly ISO_8859_15: Encoding;
  static readonly ISO_8859_16: Encoding;
  static readonly ISO_8859_2: Encoding;
  static readonly ISO_8859_3: Encoding;
  static readonly ISO_8859_4: Encoding;
  static readonly ISO_8859_5: Encoding;
  static readonly ISO_8859_6: Encoding;
  static readonly ISO_8859_7: Encoding;
  static readonly ISO_8859_8: Encoding;
  static readonly ISO_8859_9: Encoding;
  static readonly KOI8_R: Encoding;
  static readonly KOI8_U: Encoding;
  static readonly MACCENTEURO: Encoding;
  static readonly MACCROATIAN: Encoding;
  static readonly MACCYRILLIC: Encoding;
  static readonly MACGREEK: Encoding;
  static readonly MACICELAND: Encoding;
  static readonly MACJAPAN: Encoding;
  static readonly MACJAPANESE: Encoding;
  static readonly MACROMAN: Encoding;
  static readonly MACROMANIA: Encoding;
  static readonly MACTHAI: Encoding;
  static readonly MACTURKISH: Encoding;
  static readonly MACUKRAINE: Encoding;
  static readonly MacCentEuro: Encoding;
  static readonly MacCroatian: Encoding;
  static readonly MacCyrillic: Encoding;
  static readonly MacGreek: Encoding;
  static readonly MacIceland: Encoding;
  static readonly MacJapan: Encoding;
  static readonly MacJapanese: Encoding;
  static readonly MacRoman: Encoding;
  static readonly MacRomania: Encoding;
  static readonly MacThai: Encoding;
  static readonly MacTurkish: Encoding;
  static readonly MacUkraine: Encoding;
  static readonly PCK: Encoding;
  static readonly SHIFT_JIS: Encoding;
  static readonly SJIS: Encoding;
  static readonly SJIS_DOCOMO: Encoding;
  static readonly SJIS_DoCoMo: Encoding;
  static readonly SJIS_KDDI: Encoding;
  static readonly SJIS_SOFTBANK: Encoding;
  static readonly SJIS_SoftBank: Encoding;
  static readonly STATELESS_ISO_2022_JP: Encoding;
  static readonly STATELESS_ISO_2022_JP_KDDI: Encoding;
  static readonly Shift_JIS: Encoding;
  static readonly Stateless_ISO_2022_JP: Encoding;
  static readonly Stateless_ISO_2022_JP_KDDI: Encoding;
  static readonly TIS_620: Encoding;
  static readonly UCS_2BE: Encoding;
  static readonly UCS_4BE: Encoding;
  static readonly UCS_4LE: Encoding;
  static readonly US_ASCII: Encoding;
  static readonly UTF8_DOCOMO: Encoding;
  static readonly UTF8_DoCoMo: Encoding;
  static readonly UTF8_KDDI: Encoding;
  static readonly UTF8_MAC: Encoding;
  static readonly UTF8_SOFTBANK: Encoding;
  static readonly UTF8_SoftBank: Encoding;
  static readonly UTF_16: Encoding;
  static readonly UTF_16BE: Encoding;
  static readonly UTF_16LE: Encoding;
  static readonly UTF_32: Encoding;
  static readonly UTF_32BE: Encoding;
  static readonly UTF_32LE: Encoding;
  static readonly UTF_7: Encoding;
  static readonly UTF_8: Encoding;
  static readonly UTF_8_HFS: Encoding;
  static readonly UTF_8_MAC: Encoding;
  static readonly WINDOWS_1250: Encoding;
  static readonly WINDOWS_1251: Encoding;
  static readonly WINDOWS_1252: Encoding;
  static readonly WINDOWS_1253: Encoding;
  static readonly WINDOWS_1254: Encoding;
  static readonly WINDOWS_1255: Encoding;
  static readonly WINDOWS_1256: Encoding;
  static readonly WINDOWS_1257: Encoding;
  static readonly WINDOWS_1258: Encoding;
  static readonly WINDOWS_31J: Encoding;
  static readonly WINDOWS_874: Encoding;
  static readonly Windows_1250: Encoding;
  static readonly Windows_1251: Encoding;
  static readonly Windows_1252: Encoding;
  static readonly Windows_1253: Encoding;
  static readonly Windows_1254: Encoding;
  static readonly Windows_1255: Encoding;
  static readonly Windows_1256: Encoding;
  static readonly Windows_1257: Encoding;
  static readonly Windows_1258: Encoding;
  static readonly Windows_31J: Encoding;
  static readonly Windows_874: Encoding;
}
export declare namespace Encoding {
  export class CompatibilityError extends EncodingError {
  }
  export class ConverterNotFoundError extends EncodingError {
  }
  export class InvalidByteSequenceError extends EncodingError {
    destination_encoding(): Encoding;
    destination_encoding_name(): String;
    error_bytes(): String;
    "incomplete_input?"(): any;
    readagain_bytes(): String;
    source_encoding(): Encoding;
    source_encoding_name(): String;
  }
  export class UndefinedConversionError extends EncodingError {
    destination_encoding(): Encoding;
    destination_encoding_name(): String;
    error_char(): String;
    source_encoding(): Encoding;
    source_encoding_name(): String;
  }
  export class Converter extends Object {
    "=="(a): any;
    convert(a): String;
    convpath(): Array<[Encoding, Encoding] | String>;
    destination_encoding(): Encoding;
    finish(): String;
    insert_output(a): any;
    inspect(): String;
    last_error(): Encoding.InvalidByteSequenceError | Encoding.UndefinedConversionError;
    primitive_convert(a, b, c?, d?): Symbol;
    primitive_convert(a, b, c?, d?, e?): Symbol;
    primitive_errinfo(): [Symbol, String, String, String, String];
    putback(a?): String;
    replacement(): String;
    "replacement="(a): String;
    source_encoding(): Encoding;
    constructor(a, b);
    constructor(a, b, c);
    constructor(a);
    static asciicompat_encoding(a): Encoding;
    static search_convpath(a, b): Array<[Encoding, Encoding] | String>;
    static readonly AFTER_OUTPUT: Integer;
    static readonly CRLF_NEWLINE_DECORATOR: Integer;
    static readonly CR_NEWLINE_DECORATOR: Integer;
    static readonly INVALID_MASK: Integer;
    static readonly INVALID_REPLACE: Integer;
    static readonly PARTIAL_INPUT: Integer;
    static readonly UNDEF_HEX_CHARREF: Integer;
    static readonly UNDEF_MASK: Integer;
    static readonly UNDEF_REPLACE: Integer;
    static readonly UNIVERSAL_NEWLINE_DECORATOR: Integer;
    static readonly XML_ATTR_CONTENT_DECORATOR: Integer;
    static readonly XML_ATTR_QUOTE_DECORATOR: Integer;
    static readonly XML_TEXT_DECORATOR: Integer;
  }
}
export declare class Enumerable<E> {
  __item(): E;
  "all?"(): any;
  "all?"(a): any;
  "all?"(block: (a: E) => any): any;
  "any?"(): any;
  "any?"(a): any;
  "any?"(block: (a: E) => any): any;
  collect<U>(block: (a: E) => U): Array<U>;
  collect(): Enumerator<E, Array<any>>;
  collect_concat<U>(block: (a: E) => Array<U>): Array<U>;
  collect_concat(): Enumerator<E, Array<any>>;
  compact(): Array<E>;
  count(): Integer;
  count(a: E): Integer;
  count(block: (a: E) => any): Integer;
  cycle(block: (a: E) => any): NilClass;
  cycle(a, block: (a: E) => any): NilClass;
  cycle(a?): Enumerator<E, NilClass>;
  detect(block: (a: E) => any): E;
  detect(a, block: (a: E) => any): E;
  detect(a?): Enumerator<E, E>;
  drop(a): Array<E>;
  drop_while(block: (a: E) => any): Array<E>;
  drop_while(): Enumerator<E, Array<E>>;
  each_cons(a, block: (a: Array<E>) => void): this;
  each_cons(a): Enumerator<Array<E>, this>;
  each_with_index(block: (a: E, b: Integer) => any): this;
  each_with_index(): Enumerator<[E, Integer], this>;
  each_with_object<U>(a: U, block: (a: E, b: U) => any): U;
  each_with_object<U>(a: U): Enumerator<[E, U], U>;
  entries(): Array<E>;
  enum_for(a, block?: () => any): Enumerator<any, any>;
  enum_for(a, b, block?: () => any): Enumerator<any, any>;
  enum_for(a, b, c, block?: () => any): Enumerator<any, any>;
  enum_for(block?: () => Integer): Enumerator<E, this>;
  find_all(block: (a: E) => any): Array<E>;
  find_all(): Enumerator<E, Array<E>>;
  find_index(a): Integer;
  find_index(block: (a: E) => any): Integer;
  find_index(): Enumerator<E, Integer>;
  first(): E;
  first(a): Array<E>;
  grep(a): Array<E>;
  grep<U>(a, block: (a: E) => U): Array<U>;
  grep_v(a): Array<E>;
  grep_v<U>(a, block: (a: E) => U): Array<U>;
  group_by<U>(block: (a: E) => U): Hash<U, Array<E>>;
  group_by(): Enumerator<E, Array<E>>;
  "include?"(a): any;
  inject(a, b): any;
  inject(a): any;
  inject<A>(a: A, block: (a: A, b: E) => A): A;
  inject(block: (a: E, b: E) => E): E;
  max(): E;
  max(block: (a: E, b: E) => Integer): E;
  max(a): Array<E>;
  max(a, block: (a: E, b: E) => Integer): Array<E>;
  max_by(): Enumerator<E, E>;
  max_by(block: (a: E) => Comparable | Array<any>): E;
  max_by(a): Enumerator<E, Array<E>>;
  max_by(a, block: (a: E) => Comparable | Array<any>): Array<E>;
  min(): E;
  min(block: (a: E, b: E) => Integer): E;
  min(a): Array<E>;
  min(a, block: (a: E, b: E) => Integer): Array<E>;
  min_by(): Enumerator<E, E>;
  min_by(block: (a: E) => Comparable | Array<any>): E;
  min_by(a): Enumerator<E, Array<E>>;
  min_by(a, block: (a: E) => Comparable | Array<any>): Array<E>;
  minmax(): [E, E];
  minmax(block: (a: E, b: E) => Integer): [E, E];
  minmax_by(): [E, E];
  minmax_by(block: (a: E) => Comparable | Array<any>): [E, E];
  "none?"(): any;
  "none?"(a): any;
  "none?"(block: (a: E) => any): any;
  "one?"(): any;
  "one?"(a): any;
  "one?"(block: (a: E) => any): any;
  partition(block: (a: E) => any): [Array<E>, Array<E>];
  partition(): Enumerator<E, [Array<E>, Array<E>]>;
  reject(block: (a: E) => any): Array<E>;
  reject(): Enumerator<E, Array<E>>;
  reverse_each(block: (a: E) => any): void;
  reverse_each(): Enumerator<E>;
  sort(): Array<E>;
  sort(block: (a: E, b: E) => Integer): Array<E>;
  sort_by(block: (a: E) => Comparable | Array<any>): Array<E>;
  sort_by(): Enumerator<E, Array<E>>;
  take(a): Array<E>;
  take_while(block: (a: E) => any): Array<E>;
  take_while(): Enumerator<E, Array<E>>;
  to_h(): Hash<any, any>;
  to_h<T, U>(block: (a: E) => [T, U]): Hash<T, U>;
  each_slice(a, block: (a: Array<E>) => void): this;
  each_slice(a): Enumerator<Array<E>, this>;
  find(block: (a: E) => any): E;
  find(): Enumerator<E, E>;
  find<T>(a, block: (a: E) => any): E | T;
  find<T>(a): Enumerator<E, E | T>;
  flat_map<U>(block: (a: E) => Array<U>): Array<U>;
  flat_map(): Enumerator<E, Array<any>>;
  map<U>(block: (a: E) => U): Array<U>;
  map(): Enumerator<E, Array<any>>;
  "member?"(a): any;
  to_a(): Array<E>;
  lazy(): Enumerator.Lazy<E>;
  uniq(): Array<E>;
  uniq(block: (a: E) => any): Array<E>;
  sum(): E | Integer;
  sum<T>(block: (a: E) => T): Integer | T;
  sum<T>(a?: T): E | T;
  sum<U>(block: (a: E) => U): U;
  sum<U>(a: U, block: (a: E) => U): U;
  filter_map<U>(block: (a: E) => U): Array<U>;
  filter_map(): Enumerator<E, Array<any>>;
  chain<Elem2>(...rest): Enumerator.Chain<E | Elem2>;
  tally(a?: Hash<E, Integer>): Hash<E, Integer>;
  each_entry(): Enumerator<E, this>;
  each_entry(block: (a: E) => any): this;
  zip<Elem2>(a): Array<[E, Elem2]>;
  zip(a, ...rest): Array<Array<any>>;
  zip<Elem2>(a, block: (a: [E, Elem2]) => void): any;
  zip(a, block: (a: Array<any>) => void): any;
  zip(a, b, block: (a: Array<any>) => void): any;
  zip(a, b, c, block: (a: Array<any>) => void): any;
  chunk<U>(block: (a: E) => U): Enumerator<[U, Array<E>]>;
  chunk(): Enumerator<E, Enumerator<[any, Array<E>]>>;
  chunk_while(block: (a: E, b: E) => any): Enumerator<Array<E>>;
  slice_when(block: (a: E, b: E) => any): Enumerator<Array<E>>;
  slice_after(a): Enumerator<Array<E>>;
  slice_after(block: (a: E) => any): Enumerator<Array<E>>;
  slice_before(a): Enumerator<Array<E>>;
  slice_before(block: (a: E) => any): Enumerator<Array<E>>;
  to_set(): Set<E>;
  to_set<T>(block: (a: E) => T): Set<T>;
  to_enum(a, block?: () => any): Enumerator<any, any>;
  to_enum(a, b, block?: () => any): Enumerator<any, any>;
  to_enum(a, b, c, block?: () => any): Enumerator<any, any>;
  to_enum(block?: () => Integer): Enumerator<E, this>;
  select(block: (a: E) => any): Array<E>;
  select(): Enumerator<E, Array<E>>;
  filter(block: (a: E) => any): Array<E>;
  filter(): Enumerator<E, Array<E>>;
  reduce(a, b): any;
  reduce(a): any;
  reduce<A>(a: A, block: (a: A, b: E) => A): A;
  reduce(block: (a: E, b: E) => E): E;
}
export declare class Enumerator<E, R> extends Object implements Enumerable<E> {
  each(block: (a: E) => any): R;
  each(): this;
  feed(a: E): NilClass;
  constructor(block: (a: Enumerator.Yielder) => R);
  constructor(a, block: (a: Enumerator.Yielder) => R);
  inspect(): String;
  next(): E;
  next_values(): Array<E>;
  peek(): E;
  peek_values(): Array<E>;
  rewind(): this;
  size(): Integer | Float;
  "+"<Elem2>(a): Enumerator.Chain<E | Elem2>;
  with_index(block: (a: E, b: Integer) => any): R;
  with_index(a, block: (a: E, b: Integer) => any): R;
  with_index(a?): Enumerator<[E, Integer], R>;
  with_object<U>(a: U, block: (a: E, b: U) => any): U;
  with_object<U>(a: U): Enumerator<[E, U], U>;
  static produce<T>(block: (a: T) => T): Enumerator<T, any>;
  static produce<T>(a: T, block: (a: T) => T): Enumerator<T, any>;
  static product<E>(...rest): Enumerator.Product<E>;
}
export declare namespace Enumerator {
  export class Generator<E> extends Object implements Enumerable<E> {
    each(block: (a: E) => void): void;
  }
  export class Lazy<E, R> extends Enumerator<E, R> {
    compact(): Enumerator.Lazy<E, R>;
    eager(): Enumerator<E, R>;
  }
  export class Yielder extends Object {
    "<<"(a): void;
    yield(...rest): void;
    to_proc(): Proc;
  }
  export class Chain<E> extends Enumerator<E, void> {
    constructor(...rest);
    each(block: (a: E) => void): this;
    each(): Enumerator<E, this>;
  }
  export class ArithmeticSequence extends Enumerator<Numeric> {
    begin(): Numeric;
    end(): Numeric;
    each(block?: (a: Numeric) => void): this;
    "exclude_end?"(): any;
    last(): Numeric;
    last(a): Array<Numeric>;
    size(): Integer | Float;
    step(): Numeric;
  }
  export class Product<E> extends Enumerator<Array<E>, Enumerator.Product<E>> {
    constructor(...rest);
    each(block: (a: Array<E>) => void): this;
    inspect(): String;
    rewind(): this;
    size(): Integer | Float;
    initialize_copy(a: Enumerator.Product<E>): void;
  }
}
export declare class Errno {
}
export declare namespace Errno {
  export class NOERROR extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class E2BIG extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EACCES extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EADDRINUSE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EADDRNOTAVAIL extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EADV extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EAFNOSUPPORT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EAGAIN extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EALREADY extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EAUTH extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EBADARCH extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EBADE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EBADEXEC extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EBADF extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EBADFD extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EBADMACHO extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EBADMSG extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EBADR extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EBADRPC extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EBADRQC extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EBADSLT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EBFONT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EBUSY extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ECANCELED extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ECAPMODE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ECHILD extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ECHRNG extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ECOMM extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ECONNABORTED extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ECONNREFUSED extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ECONNRESET extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EDEADLK extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EDEADLOCK extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EDESTADDRREQ extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EDEVERR extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EDOM extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EDOOFUS extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EDOTDOT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EDQUOT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EEXIST extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EFAULT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EFBIG extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EFTYPE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EHOSTDOWN extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EHOSTUNREACH extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EHWPOISON extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EIDRM extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EILSEQ extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EINPROGRESS extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EINTR extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EINVAL extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EIO extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EIPSEC extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EISCONN extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EISDIR extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EISNAM extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EKEYEXPIRED extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EKEYREJECTED extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EKEYREVOKED extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EL2HLT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EL2NSYNC extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EL3HLT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EL3RST extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ELAST extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ELIBACC extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ELIBBAD extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ELIBEXEC extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ELIBMAX extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ELIBSCN extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ELNRNG extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ELOOP extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EMEDIUMTYPE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EMFILE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EMLINK extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EMSGSIZE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EMULTIHOP extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENAMETOOLONG extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENAVAIL extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENEEDAUTH extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENETDOWN extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENETRESET extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENETUNREACH extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENFILE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOANO extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOATTR extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOBUFS extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOCSI extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENODATA extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENODEV extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOENT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOEXEC extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOKEY extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOLCK extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOLINK extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOMEDIUM extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOMEM extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOMSG extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENONET extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOPKG extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOPOLICY extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOPROTOOPT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOSPC extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOSR extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOSTR extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOSYS extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOTBLK extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOTCAPABLE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOTCONN extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOTDIR extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOTEMPTY extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOTNAM extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOTRECOVERABLE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOTSOCK extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOTSUP extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOTTY extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENOTUNIQ extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ENXIO extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EOPNOTSUPP extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EOVERFLOW extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EOWNERDEAD extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EPERM extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EPFNOSUPPORT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EPIPE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EPROCLIM extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EPROCUNAVAIL extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EPROGMISMATCH extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EPROGUNAVAIL extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EPROTO extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EPROTONOSUPPORT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EPROTOTYPE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EPWROFF extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EQFULL extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ERANGE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EREMCHG extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EREMOTE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EREMOTEIO extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ERESTART extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ERFKILL extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EROFS extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ERPCMISMATCH extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ESHLIBVERS extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ESHUTDOWN extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ESOCKTNOSUPPORT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ESPIPE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ESRCH extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ESRMNT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ESTALE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ESTRPIPE extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ETIME extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ETIMEDOUT extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ETOOMANYREFS extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class ETXTBSY extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EUCLEAN extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EUNATCH extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EUSERS extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EWOULDBLOCK extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EXDEV extends SystemCallError {
    static readonly Errno: Integer;
  }
  export class EXFULL extends SystemCallError {
    static readonly Errno: Integer;
  }
}
export declare class ArgumentError extends StandardError {
}
export declare class ClosedQueueError extends StopIteration {
}
export declare class EncodingError extends StandardError {
}
export declare class EOFError extends IOError {
}
export declare class FloatDomainError extends RangeError {
}
export declare class FrozenError<T> extends RuntimeError {
  constructor(a?);
  receiver(): T;
}
export declare class IndexError extends StandardError {
}
export declare class Interrupt extends SignalException {
  constructor(a?);
}
export declare class IOError extends StandardError {
}
export declare class KeyError<K, R> extends IndexError {
  constructor(a?);
  key(): K;
  receiver(): R;
}
export declare class LoadError extends ScriptError {
  path(): String;
}
export declare class LocalJumpError extends StandardError {
  exit_value(): any;
  reason(): Symbol;
}
export declare class NameError<T> extends StandardError {
  constructor(a?, b?);
  local_variables(): Array<Symbol>;
  name(): String;
  receiver(): T;
}
export declare class NoMatchingPatternError extends StandardError {
}
export declare class NoMatchingPatternKeyError<M, K> extends NoMatchingPatternError {
  constructor(a?);
  matchee(): M;
  key(): K;
}
export declare class NoMemoryError extends Exception {
}
export declare class NoMethodError<T> extends NameError<T> {
  constructor(a?, b?, c?, d?);
  args(): Array<any>;
  "private_call?"(): any;
}
export declare class NotImplementedError extends ScriptError {
}
export declare class RangeError extends StandardError {
}
export declare class RegexpError extends StandardError {
}
export declare class RuntimeError extends StandardError {
}
export declare class ScriptError extends Exception {
}
export declare class SecurityError extends Exception {
}
export declare class SignalException extends Exception {
  constructor(a?);
  constructor(a, b?);
  signm(): String;
  signo(): Integer;
}
export declare class StandardError extends Exception {
}
export declare class StopIteration extends IndexError {
  result(): any;
}
export declare class SyntaxError extends ScriptError {
  constructor(a?);
  path(): String;
}
export declare class SystemCallError extends StandardError {
  constructor(a, b);
  errno(): Integer;
  static "==="(a): any;
}
export declare class SystemExit extends Exception {
  constructor();
  constructor(a);
  constructor(a, b?);
  status(): Integer;
  "success?"(): any;
}
export declare class SystemStackError extends Exception {
}
export declare class ThreadError extends StandardError {
}
export declare class TypeError extends StandardError {
}
export declare class UncaughtThrowError extends ArgumentError {
  constructor(a, b);
  tag(): any;
  to_s(): String;
  value(): any;
}
export declare class ZeroDivisionError extends StandardError {
}
export declare class Exception extends Object {
  "=="(a): any;
  backtrace(): Array<String>;
  backtrace_locations(): Array<Thread.Backtrace.Location>;
  cause(): Exception;
  detailed_message(): String;
  exception(a?): this;
  exception(a): this;
  constructor(a?);
  inspect(): String;
  message(): String;
  set_backtrace(a: Array<String>): Array<String>;
  set_backtrace(a: Array<Thread.Backtrace.Location>): Array<Thread.Backtrace.Location>;
  set_backtrace(a): any;
  to_s(): String;
  full_message(): String;
  as_json(...rest): Hash<String, Array<String>>;
  to_json(a?): String;
  static "to_tty?"(): any;
  static exception(a?): Exception;
  static json_create(a): Exception;
}
export declare class FalseClass extends Object {
  "!"(): any;
  "&"(a): any;
  "==="(a): any;
  "^"(a): any;
  to_s(): String;
  "|"(a): any;
  to_json(a?): String;
  inspect(): String;
}
export declare class Fiber extends Object {
  constructor(block: () => any);
  "alive?"(): any;
  backtrace(a?, b?): Array<String>;
  backtrace(a): Array<String>;
  backtrace_locations(a?, b?): Array<Thread.Backtrace.Location>;
  backtrace_locations(a): Array<Thread.Backtrace.Location>;
  "blocking?"(): any;
  kill(): any;
  raise(a?): any;
  raise(a, b?, c?): any;
  resume(...rest): any;
  storage(): Hash<Symbol | String, any>;
  "storage="(a): Hash<Symbol | String, any>;
  to_s(): any;
  transfer(...rest): any;
  inspect(): any;
  static "[]"(a): any;
  static "[]="<A>(a, b: A): A;
  static blocking<T>(block: (a: Fiber) => T): T;
  static "blocking?"(): any;
  static current(): Fiber;
  static current_scheduler(): any;
  static schedule(block: () => void): Fiber;
  static scheduler(): any;
  static set_scheduler(a): any;
  static yield(...rest): any;
}
export declare class FiberError extends StandardError {
}
export declare class File extends IO {
  constructor(a, b?, c?);
  atime(): Time;
  birthtime(): Time;
  chmod(a): Integer;
  chown(a, b): Integer;
  ctime(): Time;
  flock(a): Integer;
  lstat(): File.Stat;
  mtime(): Time;
  path(): String;
  size(): Integer;
  truncate(a): Integer;
  to_path(): String;
  static absolute_path(a, b?): String;
  static "absolute_path?"(a): any;
  static atime(a): Time;
  static basename(a, b?): String;
  static birthtime(a): Time;
  static "blockdev?"(a): any;
  static "chardev?"(a): any;
  static chmod(a, ...rest): Integer;
  static chown(a, b, ...rest): Integer;
  static ctime(a): Time;
  static "directory?"(a): any;
  static dirname(a, b?): String;
  static "executable?"(a): any;
  static "executable_real?"(a): any;
  static "exist?"(a): any;
  static expand_path(a, b?): String;
  static extname(a): String;
  static "file?"(a): any;
  static fnmatch(a, b, c?): any;
  static ftype(a): String;
  static "grpowned?"(a): any;
  static "identical?"(a, b): any;
  static join(...rest): String;
  static lchmod(a, ...rest): Integer;
  static lchown(a, b, ...rest): Integer;
  static link(a, b): Integer;
  static lstat(a): File.Stat;
  static lutime(a, b, ...rest): Integer;
  static mkfifo(a, b?): Integer;
  static mtime(a): Time;
  static open(a, b?, c?): File;
  static open<T>(a, block: (a: File) => T): T;
  static open<T>(a, b, block: (a: File) => T): T;
  static open<T>(a, b, c, block: (a: File) => T): T;
  static "owned?"(a): any;
  static path(a): String;
  static "pipe?"(a): any;
  static "readable?"(a): any;
  static "readable_real?"(a): any;
  static readlink(a): String;
  static realdirpath(a, b?): String;
  static realpath(a, b?): String;
  static rename(a, b): Integer;
  static "setgid?"(a): any;
  static "setuid?"(a): any;
  static size(a): Integer;
  static "size?"(a): Integer;
  static "socket?"(a): any;
  static split(a): [String, String];
  static stat(a): File.Stat;
  static "sticky?"(a): any;
  static symlink(a, b): Integer;
  static "symlink?"(a): any;
  static truncate(a, b): Integer;
  static umask(a?): Integer;
  static unlink(...rest): Integer;
  static utime(a, b, ...rest): Integer;
  static "world_readable?"(a): Integer;
  static "world_writable?"(a): Integer;
  static "writable?"(a): any;
  static "writable_real?"(a): any;
  static "zero?"(a): any;
  static delete(...rest): Integer;
  static "empty?"(a): any;
  static "fnmatch?"(a, b, c?): any;
  static readonly ALT_SEPARATOR: String;
  static readonly PATH_SEPARATOR: String;
  static readonly SEPARATOR: String;
  static readonly Separator: String;
}
export declare namespace File {
  export class Constants {
    static readonly APPEND: Integer;
    static readonly BINARY: Integer;
    static readonly CREAT: Integer;
    static readonly DIRECT: Integer;
    static readonly DSYNC: Integer;
    static readonly EXCL: Integer;
    static readonly FNM_CASEFOLD: Integer;
    static readonly FNM_DOTMATCH: Integer;
    static readonly FNM_EXTGLOB: Integer;
    static readonly FNM_NOESCAPE: Integer;
    static readonly FNM_PATHNAME: Integer;
    static readonly FNM_SHORTNAME: Integer;
    static readonly FNM_SYSCASE: Integer;
    static readonly LOCK_EX: Integer;
    static readonly LOCK_NB: Integer;
    static readonly LOCK_SH: Integer;
    static readonly LOCK_UN: Integer;
    static readonly NOATIME: Integer;
    static readonly NOCTTY: Integer;
    static readonly NOFOLLOW: Integer;
    static readonly NONBLOCK: Integer;
    static readonly NULL: String;
    static readonly RDONLY: Integer;
    static readonly RDWR: Integer;
    static readonly RSYNC: Integer;
    static readonly SHARE_DELETE: Integer;
    static readonly SYNC: Integer;
    static readonly TMPFILE: Integer;
    static readonly TRUNC: Integer;
    static readonly WRONLY: Integer;
  }
  export class Stat extends Object implements Comparable {
    constructor(a);
    initialize_copy(a): void;
    "<=>"(a): Integer;
    atime(): Time;
    birthtime(): Time;
    blksize(): Integer;
    "blockdev?"(): any;
    blocks(): Integer;
    "chardev?"(): any;
    ctime(): Time;
    dev(): Integer;
    dev_major(): Integer;
    dev_minor(): Integer;
    "directory?"(): any;
    "executable?"(): any;
    "executable_real?"(): any;
    "file?"(): any;
    ftype(): String;
    gid(): Integer;
    "grpowned?"(): any;
    ino(): Integer;
    inspect(): String;
    mode(): Integer;
    mtime(): Time;
    nlink(): Integer;
    "owned?"(): any;
    "pipe?"(): any;
    rdev(): Integer;
    rdev_major(): Integer;
    rdev_minor(): Integer;
    "readable?"(): any;
    "readable_real?"(): any;
    "setgid?"(): any;
    "setuid?"(): any;
    size(): Integer;
    "size?"(): Integer;
    "socket?"(): any;
    "sticky?"(): any;
    "symlink?"(): any;
    uid(): Integer;
    "world_readable?"(): Integer;
    "world_writable?"(): Integer;
    "writable?"(): any;
    "writable_real?"(): any;
    "zero?"(): any;
  }
}
export declare class FileTest {
  "blockdev?"(a): any;
  "chardev?"(a): any;
  "directory?"(a): any;
  "executable?"(a): any;
  "executable_real?"(a): any;
  "exist?"(a): any;
  "file?"(a): any;
  "grpowned?"(a): any;
  "identical?"(a, b): any;
  "owned?"(a): any;
  "pipe?"(a): any;
  "readable?"(a): any;
  "readable_real?"(a): any;
  "setgid?"(a): any;
  "setuid?"(a): any;
  size(a): Integer;
  "size?"(a): Integer;
  "socket?"(a): any;
  "sticky?"(a): any;
  "symlink?"(a): any;
  "world_readable?"(a): Integer;
  "world_writable?"(a): Integer;
  "writable?"(a): any;
  "writable_real?"(a): any;
  "zero?"(a): any;
  "empty?"(a): any;
  static "blockdev?"(a): any;
  static "chardev?"(a): any;
  static "directory?"(a): any;
  static "executable?"(a): any;
  static "executable_real?"(a): any;
  static "exist?"(a): any;
  static "file?"(a): any;
  static "grpowned?"(a): any;
  static "identical?"(a, b): any;
  static "owned?"(a): any;
  static "pipe?"(a): any;
  static "readable?"(a): any;
  static "readable_real?"(a): any;
  static "setgid?"(a): any;
  static "setuid?"(a): any;
  static size(a): Integer;
  static "size?"(a): Integer;
  static "socket?"(a): any;
  static "sticky?"(a): any;
  static "symlink?"(a): any;
  static "world_readable?"(a): Integer;
  static "world_writable?"(a): Integer;
  static "writable?"(a): any;
  static "writable_real?"(a): any;
  static "zero?"(a): any;
  static "empty?"(a): any;
}
export declare class Float extends Numeric {
  "%"(a: Integer): Float;
  "%"(a: Float): Float;
  "%"(a: Rational): Float;
  "%"(a: Numeric): Numeric;
  "*"(a: Complex): Complex;
  "*"(a: Numeric): Float;
  "**"(a: Complex): Complex;
  "**"(a: Numeric): Float;
  "+"(a: Complex): Complex;
  "+"(a: Numeric): Float;
  "-"(a: Complex): Complex;
  "-"(a: Numeric): Float;
  "-@"(): Float;
  "/"(a: Complex): Complex;
  "/"(a: Numeric): Float;
  "<"(a): any;
  "<="(a): any;
  "<=>"(a): Integer;
  "=="(a): any;
  "==="(a): any;
  ">"(a): any;
  ">="(a): any;
  abs(): Float;
  ceil(): Integer;
  ceil(a): Integer | Float;
  coerce(a): [Float, Float];
  denominator(): Integer;
  divmod(a: Integer | Float | Rational): [Integer, Float];
  divmod(a: Numeric): [Numeric, Numeric];
  "eql?"(a): any;
  fdiv(a: Complex): Complex;
  fdiv(a: Numeric): Float;
  "finite?"(): any;
  floor(): Integer;
  floor(a): Integer | Numeric;
  hash(): Integer;
  "infinite?"(): Integer;
  modulo(a): Float;
  "nan?"(): any;
  "negative?"(): any;
  next_float(): Float;
  numerator(): Integer;
  polar(): [Float, Integer | Float];
  "positive?"(): any;
  prev_float(): Float;
  quo(a: Complex): Complex;
  quo(a: Numeric): Float;
  rationalize(a?): Rational;
  rect(): [Float, Numeric];
  remainder(a): Float;
  round(): Integer;
  round(a): Integer | Float;
  to_f(): Float;
  to_i(): Integer;
  to_r(): Rational;
  to_s(): String;
  truncate(): Integer;
  truncate(a): Integer | Float;
  "zero?"(): any;
  to_json(a?): String;
  inspect(): String;
  magnitude(): Float;
  to_int(): Integer;
  static readonly DIG: Integer;
  static readonly EPSILON: Float;
  static readonly INFINITY: Float;
  static readonly MANT_DIG: Integer;
  static readonly MAX: Float;
  static readonly MAX_10_EXP: Integer;
  static readonly MAX_EXP: Integer;
  static readonly MIN: Float;
  static readonly MIN_10_EXP: Integer;
  static readonly MIN_EXP: Integer;
  static readonly NAN: Float;
  static readonly RADIX: Integer;
}
export declare class Hash<K, V> extends Object implements Enumerable<[K, V]> {
  "<"(a): any;
  "<="(a): any;
  "=="(a): any;
  ">"(a): any;
  ">="(a): any;
  "[]"(a): V;
  "[]="(a: K, b: V): V;
  "any?"(): any;
  "any?"(a): any;
  "any?"(block: (a: [K, V]) => any): any;
  assoc(a): [K, V];
  clear(): this;
  compact(): this;
  "compact!"(): this;
  compare_by_identity(): this;
  "compare_by_identity?"(): any;
  deconstruct_keys(a): this;
  default(a?): V;
  "default="(a: V): V;
  default_proc(): Proc;
  "default_proc="(a): any;
  "default_proc="(a: Proc): Proc;
  "default_proc="(a): Proc;
  delete(a): V;
  delete<T, K2>(a: K2, block: (a: K2) => T): T | V;
  delete_if(): Enumerator<[K, V], this>;
  delete_if(block: (a: K, b: V) => any): this;
  dig(a, ...rest): any;
  each(): Enumerator<[K, V], this>;
  each(block: (a: [K, V]) => void): this;
  each_key(): Enumerator<K, this>;
  each_key(block: (a: K) => void): this;
  each_value(): Enumerator<V, this>;
  each_value(block: (a: V) => void): this;
  "empty?"(): any;
  "eql?"(a): any;
  except(...rest): Hash<K, V>;
  fetch(a): V;
  fetch<X>(a, b: X): V | X;
  fetch<K2, X>(a: K2, block: (a: K2) => X): V | X;
  fetch_values(...rest): Array<V>;
  fetch_values<K2, T>(block: (a: K2) => T): Array<V | T>;
  fetch_values<K2, T>(a: K2, block: (a: K2) => T): Array<V | T>;
  fetch_values<K2, T>(a: K2, b: K2, block: (a: K2) => T): Array<V | T>;
  select(): Enumerator<[K, V], Hash<K, V>>;
  select(block: (a: K, b: V) => any): Hash<K, V>;
  "select!"(): Enumerator<[K, V], this>;
  "select!"(block: (a: K, b: V) => any): this;
  flatten(a?: Integer): Array<K | V>;
  flatten(a: Integer): Array<[K, V]>;
  flatten(a: Integer): Array<any>;
  "has_key?"(a): any;
  "has_value?"(a): any;
  hash(): Integer;
  inspect(): String;
  invert(): Hash<V, K>;
  keep_if(): Enumerator<[K, V], this>;
  keep_if(block: (a: K, b: V) => any): this;
  key(a): K;
  keys(): Array<K>;
  size(): Integer;
  merge<A, B>(...rest: Array<Hash<A, B>>): Hash<A | K, B | V>;
  merge<A, B, C>(block: (a: K, b: V, c: B) => C): Hash<A | K, B | V | C>;
  merge<A, B, C>(a: Hash<A, B>, block: (a: K, b: V, c: B) => C): Hash<A | K, B | V | C>;
  merge<A, B, C>(a: Hash<A, B>, b: Hash<A, B>, block: (a: K, b: V, c: B) => C): Hash<A | K, B | V | C>;
  "merge!"(...rest: Array<Hash<K, V>>): this;
  "merge!"(block: (a: K, b: V, c: V) => V): this;
  "merge!"(a: Hash<K, V>, block: (a: K, b: V, c: V) => V): this;
  "merge!"(a: Hash<K, V>, b: Hash<K, V>, block: (a: K, b: V, c: V) => V): this;
  rassoc(a): [K, V];
  rehash(): this;
  freeze(): this;
  reject(): Enumerator<[K, V], Hash<K, V>>;
  reject(block: (a: K, b: V) => any): Hash<K, V>;
  "reject!"(): Enumerator<[K, V], this>;
  "reject!"(block: (a: K, b: V) => any): this;
  replace(a: Hash<K, V>): this;
  shift(): [K, V];
  slice<K2>(...rest: Array<K2>): Hash<K2, V>;
  to_a(): Array<[K, V]>;
  to_h(): Hash<K, V>;
  to_h<A, B>(block: (a: K, b: V) => any): Hash<A, B>;
  to_hash(): this;
  to_proc(): Proc;
  transform_keys(): Enumerator<K, Hash<any, V>>;
  transform_keys<K2>(a: Hash<any, K2>): Hash<K | K2, V>;
  transform_keys<K2>(a: Hash<any, K2>, block: (a: K) => K2): Hash<K2, V>;
  transform_keys<K2>(block: (a: K) => K2): Hash<K2, V>;
  "transform_keys!"(): Enumerator<K, this>;
  "transform_keys!"(a: Hash<K, K>, block?: (a: K) => K): this;
  "transform_keys!"(block: (a: K) => K): this;
  transform_values(): Enumerator<V, Hash<K, any>>;
  transform_values<V2>(block: (a: V) => V2): Hash<K, V2>;
  "transform_values!"(): Enumerator<V, this>;
  "transform_values!"(block: (a: V) => V): this;
  values(): Array<V>;
  values_at(...rest): Array<V>;
  constructor(a?: V);
  constructor(block: (a: this, b: any) => V);
  to_json(a?): String;
  each_pair(): Enumerator<[K, V], this>;
  each_pair(block: (a: [K, V]) => void): this;
  "include?"(a): any;
  "key?"(a): any;
  "member?"(a): any;
  filter(): Enumerator<[K, V], Hash<K, V>>;
  filter(block: (a: K, b: V) => any): Hash<K, V>;
  "filter!"(): Enumerator<[K, V], this>;
  "filter!"(block: (a: K, b: V) => any): this;
  length(): Integer;
  store(a: K, b: V): V;
  to_s(): String;
  update(...rest: Array<Hash<K, V>>): this;
  update(block: (a: K, b: V, c: V) => V): this;
  update(a: Hash<K, V>, block: (a: K, b: V, c: V) => V): this;
  update(a: Hash<K, V>, b: Hash<K, V>, block: (a: K, b: V, c: V) => V): this;
  "value?"(a): any;
  initialize_copy(a: Hash<K, V>): this;
  static "[]"<K, V>(a: Hash<K, V>): Hash<K, V>;
  static "[]"<K, V>(a): Hash<K, V>;
  static "[]"<T>(...rest: Array<T>): Hash<T, T>;
  static try_convert<K, V>(a: Hash<K, V>): Hash<K, V>;
  static try_convert(a): Hash<any, any>;
}
export declare class Integer extends Numeric {
  "%"(a: Float): Float;
  "%"(a: Rational): Rational;
  "%"(a: Integer): Integer;
  "%"(a: Numeric): Numeric;
  "&"(a): Integer;
  "*"(a: Float): Float;
  "*"(a: Rational): Rational;
  "*"(a: Complex): Complex;
  "*"(a: Integer): Integer;
  "**"(a: Integer): Numeric;
  "**"(a: Float): Numeric;
  "**"(a: Rational): Numeric;
  "**"(a: Complex): Complex;
  "+"(a: Integer): Integer;
  "+"(a: Float): Float;
  "+"(a: Rational): Rational;
  "+"(a: Complex): Complex;
  "-"(a: Integer): Integer;
  "-"(a: Float): Float;
  "-"(a: Rational): Rational;
  "-"(a: Complex): Complex;
  "-@"(): Integer;
  "/"(a: Integer): Integer;
  "/"(a: Float): Float;
  "/"(a: Rational): Rational;
  "/"(a: Complex): Complex;
  "<"(a): any;
  "<<"(a): Integer;
  "<="(a): any;
  "<=>"(a): Integer;
  "=="(a): any;
  ">"(a): any;
  ">="(a): any;
  ">>"(a): Integer;
  "[]"(a): Integer;
  "[]"(a, b): Integer;
  "^"(a): Integer;
  abs(): Integer;
  "allbits?"(a): any;
  "anybits?"(a): any;
  bit_length(): Integer;
  ceil(a?): Integer;
  ceildiv(a): Integer;
  chr(a?): String;
  coerce(a): [Numeric, Numeric];
  denominator(): Integer;
  digits(a?): Array<Integer>;
  div(a): Integer;
  divmod(a: Integer): [Integer, Integer];
  divmod(a: Float): [Integer, Float];
  divmod(a: Rational): [Integer, Rational];
  divmod(a: Numeric): [Numeric, Numeric];
  downto(a, block: (a: Integer) => void): Integer;
  downto(a): Enumerator<Integer, this>;
  "even?"(): any;
  fdiv(a): Float;
  floor(a?): Integer;
  gcd(a): Integer;
  gcdlcm(a): [Integer, Integer];
  "integer?"(): any;
  lcm(a): Integer;
  "negative?"(): any;
  "nobits?"(a): any;
  numerator(): this;
  "odd?"(): any;
  ord(): this;
  polar(): [Integer, Integer | Float];
  "positive?"(): any;
  pow(a: Integer): Integer | Rational;
  pow(a: Integer, b: Integer): Integer;
  pow(a: Float): Float | Complex;
  pow(a: Rational): Float | Rational | Complex;
  pow(a: Complex): Complex;
  pred(): Integer;
  quo(a: Integer): Rational;
  quo(a: Float): Float;
  quo(a: Rational): Rational;
  quo(a: Complex): Complex;
  quo(a: Numeric): Numeric;
  rationalize(a?): Rational;
  rect(): [Integer, Numeric];
  remainder(a: Integer): Integer;
  remainder(a: Float): Float;
  remainder(a: Rational): Rational;
  remainder(a: Numeric): Numeric;
  round(a?): Integer;
  size(): Integer;
  succ(): Integer;
  times(block: (a: Integer) => void): this;
  times(): Enumerator<Integer, this>;
  to_f(): Float;
  to_i(): this;
  to_r(): Rational;
  to_s(a?): String;
  truncate(a?): Integer;
  upto(a, block: (a: Integer) => void): Integer;
  upto(a): Enumerator<Integer, this>;
  "zero?"(): any;
  "|"(a): Integer;
  "~"(): Integer;
  to_json(a?): String;
  "==="(a): any;
  inspect(a?): String;
  magnitude(): Integer;
  modulo(a: Float): Float;
  modulo(a: Rational): Rational;
  modulo(a: Integer): Integer;
  modulo(a: Numeric): Numeric;
  next(): Integer;
  to_int(): this;
  static sqrt(a): Integer;
  static try_convert(a): Integer;
}
export declare class IO extends Object implements File.Constants, Enumerable<String> {
  "<<"(a): this;
  advise(a, b?, c?): any;
  "autoclose="(a): any;
  "autoclose?"(): any;
  binmode(): this;
  "binmode?"(): any;
  close(): any;
  "close_on_exec="(a): any;
  "close_on_exec?"(): any;
  close_read(): any;
  close_write(): any;
  "closed?"(): any;
  each_byte(block: (a: Integer) => void): this;
  each_byte(): Enumerator<Integer, this>;
  each_char(block: (a: String) => void): this;
  each_char(): Enumerator<String, this>;
  each_codepoint(block: (a: Integer) => void): this;
  each_codepoint(): Enumerator<Integer, this>;
  eof(): any;
  fcntl(a, b): Integer;
  fdatasync(): Integer;
  fileno(): Integer;
  flush(): this;
  fsync(): Integer;
  getbyte(): Integer;
  getc(): String;
  gets(a, b?): String;
  gets(a?): String;
  constructor(a, b?);
  inspect(): String;
  internal_encoding(): Encoding;
  ioctl(a, b): Integer;
  pathconf(a): Integer;
  isatty(): any;
  lineno(): Integer;
  "lineno="(a): Integer;
  path(): String;
  pid(): Integer;
  "pos="(a): Integer;
  print(...rest): any;
  printf(a, ...rest): any;
  putc(a): Numeric | String;
  puts(...rest): any;
  pread(a, b, c?): String;
  pwrite(a, b): Integer;
  read(a?, b?): String;
  read(a, b?): String;
  read_nonblock(a: Integer, b?: String): String;
  read_nonblock(a: Integer, b?: String): String | Symbol;
  readbyte(): Integer;
  readchar(): String;
  readline(a?, b?): String;
  readlines(a?, b?): Array<String>;
  readpartial(a, b?): String;
  reopen(a): IO;
  reopen(a, b?): IO;
  rewind(): Integer;
  seek(a, b?): Integer;
  set_encoding(a?): this;
  set_encoding(a?, b?): this;
  set_encoding_by_bom(): Encoding;
  stat(): File.Stat;
  sync(): any;
  "sync="(a): any;
  sysread(a, b?): String;
  sysseek(a, b?): Integer;
  syswrite(a): Integer;
  tell(): Integer;
  timeout(): Numeric;
  "timeout="(a): void;
  to_io(): this;
  ungetbyte(a): any;
  ungetc(a): any;
  write(...rest): Integer;
  write_nonblock(a): Integer;
  write_nonblock(a): Integer | Symbol;
  each_line(block: (a: String) => void): this;
  each_line(a, block: (a: String) => void): this;
  each_line(a, b, block: (a: String) => void): this;
  each_line(a?, b?): Enumerator<String, this>;
  wait(a, b?): Integer;
  wait(a?, ...rest): this;
  wait_readable(a?): any;
  wait_writable(a?): any;
  pos(): Integer;
  "tty?"(): any;
  each(block: (a: String) => void): this;
  each(a, block: (a: String) => void): this;
  each(a, b, block: (a: String) => void): this;
  each(a?, b?): Enumerator<String, this>;
  "eof?"(): any;
  to_i(): Integer;
  static binread(a, b?, c?): String;
  static binwrite(a, b, c?): Integer;
  static copy_stream(a, b, c?, d?): Integer;
  static popen(a, b?): IO;
  static popen(a, b, c?): IO;
  static popen<X>(a, block: (a: IO) => X): X;
  static popen<X>(a, b, block: (a: IO) => X): X;
  static popen<X>(a, b, c, block: (a: IO) => X): X;
  static foreach(a, block: (a: String) => void): any;
  static foreach(a, b, block: (a: String) => void): any;
  static foreach(a, b, c, block: (a: String) => void): any;
  static foreach(a, b?, c?): Enumerator<String, any>;
  static pipe(a?, b?): [IO, IO];
  static pipe<X>(block: (a: IO, b: IO) => X): X;
  static pipe<X>(a, block: (a: IO, b: IO) => X): X;
  static pipe<X>(a, b, block: (a: IO, b: IO) => X): X;
  static read(a, b?, c?): String;
  static readlines(a, b?, c?): Array<String>;
  static select<X, Y, Z>(a: Array<X>, b?: Array<Y>, c?: Array<Z>): [Array<X>, Array<Y>, Array<Z>];
  static select<X, Y, Z>(a: Array<X>, b?: Array<Y>, c?: Array<Z>, u): [Array<X>, Array<Y>, Array<Z>];
  static sysopen(a, b?, c?): Integer;
  static try_convert(a): IO;
  static write(a, b, c?): Integer;
  static open(a, b?): IO;
  static open<X>(a, block: (a: IO) => X): X;
  static open<X>(a, b, block: (a: IO) => X): X;
  static readonly APPEND: Integer;
  static readonly BINARY: Integer;
  static readonly CREAT: Integer;
  static readonly DIRECT: Integer;
  static readonly DSYNC: Integer;
  static readonly EXCL: Integer;
  static readonly FNM_CASEFOLD: Integer;
  static readonly FNM_DOTMATCH: Integer;
  static readonly FNM_EXTGLOB: Integer;
  static readonly FNM_NOESCAPE: Integer;
  static readonly FNM_PATHNAME: Integer;
  static readonly FNM_SHORTNAME: Integer;
  static readonly FNM_SYSCASE: Integer;
  static readonly LOCK_EX: Integer;
  static readonly LOCK_NB: Integer;
  static readonly LOCK_SH: Integer;
  static readonly LOCK_UN: Integer;
  static readonly NOATIME: Integer;
  static readonly NOCTTY: Integer;
  static readonly NOFOLLOW: Integer;
  static readonly NONBLOCK: Integer;
  static readonly NULL: String;
  static readonly RDONLY: Integer;
  static readonly RDWR: Integer;
  static readonly RSYNC: Integer;
  static readonly SEEK_CUR: Integer;
  static readonly SEEK_DATA: Integer;
  static readonly SEEK_END: Integer;
  static readonly SEEK_HOLE: Integer;
  static readonly SEEK_SET: Integer;
  static readonly SHARE_DELETE: Integer;
  static readonly SYNC: Integer;
  static readonly TMPFILE: Integer;
  static readonly TRUNC: Integer;
  static readonly WRONLY: Integer;
  static readonly READABLE: Integer;
  static readonly WRITABLE: Integer;
  static readonly PRIORITY: Integer;
}
export declare namespace IO {
  export class EAGAINWaitReadable extends Errno.EAGAIN implements IO.WaitReadable {
    static readonly Errno: Integer;
  }
  export class EAGAINWaitWritable extends Errno.EAGAIN implements IO.WaitWritable {
    static readonly Errno: Integer;
  }
  export class EINPROGRESSWaitReadable extends Errno.EINPROGRESS implements IO.WaitReadable {
    static readonly Errno: Integer;
  }
  export class EINPROGRESSWaitWritable extends Errno.EINPROGRESS implements IO.WaitWritable {
    static readonly Errno: Integer;
  }
  export class WaitReadable {
  }
  export class WaitWritable {
  }
  export class TimeoutError extends IOError {
  }
  export class Buffer extends Object implements Comparable {
    "<=>"(a): Integer;
    clear(a?, b?, c?): this;
    copy(a, b?, c?, d?): Integer;
    "empty?"(): any;
    "external?"(): any;
    free(): this;
    get_string(a?, b?, c?): String;
    get_value(a: Symbol, b: Integer): Integer;
    get_value(a: Symbol, b: Integer): Float;
    hexdump(): String;
    inspect(): String;
    "internal?"(): any;
    locked<A>(block: (a: IO.Buffer) => A): A;
    "locked?"(): any;
    "mapped?"(): any;
    "null?"(): any;
    pread(a, b, c): any;
    pwrite(a, b, c): any;
    read(a, b): any;
    "readonly?"(): any;
    resize(a): this;
    set_string(...rest): any;
    set_value(a, b, c): Integer;
    size(): Integer;
    slice(a, b): IO.Buffer;
    to_s(): String;
    transfer(): IO.Buffer;
    "valid?"(): any;
    write(a, b): any;
    constructor(a?, b?);
    static for(a): IO.Buffer;
    static map(a, b?, c?, d?): IO.Buffer;
    static string(a, block: (a: IO.Buffer) => void): String;
    static readonly BIG_ENDIAN: Integer;
    static readonly DEFAULT_SIZE: Integer;
    static readonly EXTERNAL: Integer;
    static readonly HOST_ENDIAN: Integer;
    static readonly INTERNAL: Integer;
    static readonly LITTLE_ENDIAN: Integer;
    static readonly LOCKED: Integer;
    static readonly MAPPED: Integer;
    static readonly NETWORK_ENDIAN: Integer;
    static readonly PAGE_SIZE: Integer;
    static readonly PRIVATE: Integer;
    static readonly READONLY: Integer;
  }
  export namespace Buffer {
    export class LockedError extends RuntimeError {
    }
    export class AllocationError extends RuntimeError {
    }
    export class AccessError extends RuntimeError {
    }
    export class InvalidatedError extends RuntimeError {
    }
    export class MaskError extends ArgumentError {
    }
  }
}
export declare class Kernel {
  caller(): Array<String>;
  caller(a, b?): Array<String>;
  caller(a): Array<String>;
  caller_locations(): Array<Thread.Backtrace.Location>;
  caller_locations(a, b?): Array<Thread.Backtrace.Location>;
  caller_locations(a): Array<Thread.Backtrace.Location>;
  catch<T>(a: T, block: (a: T) => any): any;
  catch(block: (a: Object) => any): any;
  class(): Class;
  eval(a, b?, c?, d?): any;
  "block_given?"(): any;
  local_variables(): Array<Symbol>;
  srand(a?): Integer;
  fork(): Integer;
  fork(block: () => void): Integer;
  Array(a): [];
  Array<T>(a: Array<T>): Array<T>;
  Array<T>(a: T): [T];
  Complex(a): Complex;
  Complex(a, b?): Complex;
  Float(a): Float;
  Hash<K, V>(a): Hash<K, V>;
  Hash<K, V>(a: Hash<K, V>): Hash<K, V>;
  Integer(a): Integer;
  Integer(a, b): Integer;
  Integer(a, b?): Integer;
  Rational(a): Rational;
  Rational(a, b?): Rational;
  Rational<T>(a, b): T;
  Rational<T>(a: T, b): T;
  String(a): String;
  __callee__(): Symbol;
  __dir__(): String;
  __method__(): Symbol;
  "`"(a): String;
  abort(a?): any;
  at_exit(block: () => void): Proc;
  autoload(a, b): any;
  "autoload?"(a, b?): String;
  binding(): Binding;
  exit(a?): any;
  "exit!"(a?): any;
  fail(): any;
  fail(a): any;
  fail(a, b?, c?): any;
  format(a, ...rest): String;
  gets(a?, b?): String;
  global_variables(): Array<Symbol>;
  load(a, b?): any;
  loop(block: () => void): any;
  loop(): Enumerator<any, any>;
  open(a, b?, c?): IO;
  open<T>(a, block: (a: IO) => T): T;
  open<T>(a, b, block: (a: IO) => T): T;
  open<T>(a, b, c, block: (a: IO) => T): T;
  print(...rest): any;
  printf(): any;
  printf(a, ...rest): any;
  printf(a, b, ...rest): any;
  proc(block: () => any): Proc;
  lambda(block: () => any): Proc;
  putc<T>(a: T): T;
  putc(a): String;
  puts(...rest): any;
  p<T>(a: T): T;
  p(a, b, ...rest): Array<any>;
  p(): any;
  pp<T>(a: T): T;
  pp(a, b, ...rest): Array<any>;
  pp(): any;
  rand(a?: Integer): Float;
  rand(a: Integer): Integer;
  rand(a: Range<Integer>): Integer;
  rand(a: Range<Float>): Float;
  readline(a?, b?): String;
  readlines(a?, b?): Array<String>;
  require(a): any;
  require_relative(a): any;
  select(a, b?, c?, d?): Array<String>;
  sleep(a?): any;
  sleep(a): Integer;
  syscall(a, ...rest): any;
  test(a: String | Integer, b: String): any;
  test(a: String | Integer, b: String): Integer;
  test(a: String | Integer, b: String): Time;
  test(a: String | Integer, b: String, c: String): any;
  test(a: String | Integer, b: String, c?: String): Time | Integer;
  throw(a, b?): any;
  warn(...rest): any;
  exec(a, ...rest): any;
  exec(a, b, ...rest): any;
  spawn(a, ...rest): Integer;
  spawn(a, b, ...rest): Integer;
  system(a, ...rest): NilClass | FalseClass | TrueClass;
  system(a, b, ...rest): NilClass | FalseClass | TrueClass;
  trace_var(a: Symbol | String, b: String): any;
  trace_var(a: Symbol | String, block: (a: any) => void): any;
  trace_var(a: Symbol | String, b): Array<String>;
  untrace_var(a: Symbol | String, b?): Array<String>;
  untrace_var(a: Symbol | String, b: String): [String];
  untrace_var<T>(a: Symbol | String, b: T): [T];
  untrace_var(a: Symbol | String, b): any;
  "!~"(a): any;
  "<=>"(a): Integer;
  clone(): this;
  define_singleton_method(a, b): Symbol;
  define_singleton_method(a, block: () => any): Symbol;
  display(a?): any;
  dup(): this;
  enum_for(block?: (...rest: Array<any>) => Integer): Enumerator<any, any>;
  enum_for(a, block?: (...rest: Array<any>) => Integer): Enumerator<any, any>;
  enum_for(a, b, block?: (...rest: Array<any>) => Integer): Enumerator<any, any>;
  "eql?"(a): any;
  extend(a, ...rest): this;
  freeze(): this;
  "frozen?"(): any;
  hash(): Integer;
  inspect(): String;
  "instance_of?"(a): any;
  "instance_variable_defined?"(a): any;
  instance_variable_get(a): any;
  instance_variable_set<T>(a, b: T): T;
  instance_variables(): Array<Symbol>;
  "is_a?"(a): any;
  itself(): this;
  method(a): Method;
  methods(a?): Array<Symbol>;
  "nil?"(): any;
  private_methods(a?): Array<Symbol>;
  protected_methods(a?): Array<Symbol>;
  public_method(a): Method;
  public_methods(a?): Array<Symbol>;
  public_send(a, block?: () => any): any;
  public_send(a, b, block?: () => any): any;
  public_send(a, b, c, block?: () => any): any;
  remove_instance_variable(a): any;
  "respond_to?"(a, b?): any;
  "respond_to_missing?"(a, b): any;
  singleton_class(): Class;
  singleton_method(a): Method;
  singleton_methods(a?): Array<Symbol>;
  tap(block: (a: this) => void): this;
  to_s(): String;
  yield_self(): Enumerator<this, any>;
  yield_self<T>(block: (a: this) => T): T;
  initialize_copy(a): this;
  initialize_clone(a): this;
  initialize_dup(a): this;
  Pathname(a): Pathname;
  j(...rest): any;
  jj(...rest): any;
  JSON(a: String, b?: Hash<Symbol, any>): any;
  JSON(a, b?: Hash<Symbol, any>): String;
  URI(a): URI.Generic;
  "iterator?"(): any;
  raise(): any;
  raise(a): any;
  raise(a, b?, c?): any;
  sprintf(a, ...rest): String;
  to_enum(block?: (...rest: Array<any>) => Integer): Enumerator<any, any>;
  to_enum(a, block?: (...rest: Array<any>) => Integer): Enumerator<any, any>;
  to_enum(a, b, block?: (...rest: Array<any>) => Integer): Enumerator<any, any>;
  "kind_of?"(a): any;
  then(): Enumerator<this, any>;
  then<T>(block: (a: this) => T): T;
  static caller(): Array<String>;
  static caller(a, b?): Array<String>;
  static caller(a): Array<String>;
  static caller_locations(): Array<Thread.Backtrace.Location>;
  static caller_locations(a, b?): Array<Thread.Backtrace.Location>;
  static caller_locations(a): Array<Thread.Backtrace.Location>;
  static catch<T>(a: T, block: (a: T) => any): any;
  static catch(block: (a: Object) => any): any;
  static eval(a, b?, c?, d?): any;
  static "block_given?"(): any;
  static local_variables(): Array<Symbol>;
  static srand(a?): Integer;
  static fork(): Integer;
  static fork(block: () => void): Integer;
  static Array(a): [];
  static Array<T>(a: Array<T>): Array<T>;
  static Array<T>(a: T): [T];
  static Complex(a): Complex;
  static Complex(a, b?): Complex;
  static Float(a): Float;
  static Hash<K, V>(a): Hash<K, V>;
  static Hash<K, V>(a: Hash<K, V>): Hash<K, V>;
  static Integer(a): Integer;
  static Integer(a, b): Integer;
  static Integer(a, b?): Integer;
  static Rational(a): Rational;
  static Rational(a, b?): Rational;
  static Rational<T>(a, b): T;
  static Rational<T>(a: T, b): T;
  static String(a): String;
  static __callee__(): Symbol;
  static __dir__(): String;
  static __method__(): Symbol;
  static "`"(a): String;
  static abort(a?): any;
  static at_exit(block: () => void): Proc;
  static autoload(a, b): any;
  static "autoload?"(a, b?): String;
  static binding(): Binding;
  static exit(a?): any;
  static "exit!"(a?): any;
  static fail(): any;
  static fail(a): any;
  static fail(a, b?, c?): any;
  static format(a, ...rest): String;
  static gets(a?, b?): String;
  static global_variables(): Array<Symbol>;
  static load(a, b?): any;
  static loop(block: () => void): any;
  static loop(): Enumerator<any, any>;
  static open(a, b?, c?): IO;
  static open<T>(a, block: (a: IO) => T): T;
  static open<T>(a, b, block: (a: IO) => T): T;
  static open<T>(a, b, c, block: (a: IO) => T): T;
  static print(...rest): any;
  static printf(): any;
  static printf(a, ...rest): any;
  static printf(a, b, ...rest): any;
  static proc(block: () => any): Proc;
  static lambda(block: () => any): Proc;
  static putc<T>(a: T): T;
  static putc(a): String;
  static puts(...rest): any;
  static p<T>(a: T): T;
  static p(a, b, ...rest): Array<any>;
  static p(): any;
  static pp<T>(a: T): T;
  static pp(a, b, ...rest): Array<any>;
  static pp(): any;
  static rand(a?: Integer): Float;
  static rand(a: Integer): Integer;
  static rand(a: Range<Integer>): Integer;
  static rand(a: Range<Float>): Float;
  static readline(a?, b?): String;
  static readlines(a?, b?): Array<String>;
  static require(a): any;
  static require_relative(a): any;
  static select(a, b?, c?, d?): Array<String>;
  static sleep(a?): any;
  static sleep(a): Integer;
  static syscall(a, ...rest): any;
  static test(a: String | Integer, b: String): any;
  static test(a: String | Integer, b: String): Integer;
  static test(a: String | Integer, b: String): Time;
  static test(a: String | Integer, b: String, c: String): any;
  static test(a: String | Integer, b: String, c?: String): Time | Integer;
  static throw(a, b?): any;
  static warn(...rest): any;
  static exec(a, ...rest): any;
  static exec(a, b, ...rest): any;
  static spawn(a, ...rest): Integer;
  static spawn(a, b, ...rest): Integer;
  static system(a, ...rest): NilClass | FalseClass | TrueClass;
  static system(a, b, ...rest): NilClass | FalseClass | TrueClass;
  static trace_var(a: Symbol | String, b: String): any;
  static trace_var(a: Symbol | String, block: (a: any) => void): any;
  static trace_var(a: Symbol | String, b): Array<String>;
  static untrace_var(a: Symbol | String, b?): Array<String>;
  static untrace_var(a: Symbol | String, b: String): [String];
  static untrace_var<T>(a: Symbol | String, b: T): [T];
  static untrace_var(a: Symbol | String, b): any;
  static Pathname(a): Pathname;
  static URI(a): URI.Generic;
  static "iterator?"(): any;
  static raise(): any;
  static raise(a): any;
  static raise(a, b?, c?): any;
  static sprintf(a, ...rest): String;
}
export declare class Marshal {
  dump<W>(a, b: W, c?): W;
  dump(a, b?): String;
  static dump<W>(a, b: W, c?): W;
  static dump(a, b?): String;
  static load(a): any;
  static load<A>(a, b): A;
  static restore(a): any;
  static restore<A>(a, b): A;
  static readonly MAJOR_VERSION: Integer;
  static readonly MINOR_VERSION: Integer;
}
export declare class MatchData extends Object {
  initialize_copy(a): this;
  "=="(a): any;
  "[]"(a, b?): String;
  "[]"(a, b): Array<String>;
  "[]"(a): Array<String>;
  begin(a): Integer;
  bytebegin(a): Integer;
  byteend(a): Integer;
  byteoffset(a): [Integer, Integer] | [any, any];
  captures(): Array<String>;
  deconstruct_keys(a): Hash<Symbol, String>;
  end(a): Integer;
  hash(): Integer;
  inspect(): String;
  named_captures(): Hash<String, String>;
  named_captures(): Hash<Symbol, String>;
  named_captures(): Hash<String | Symbol, String>;
  names(): Array<String>;
  match(a): String;
  match_length(a): Integer;
  offset(a): [Integer, Integer] | [any, any];
  post_match(): String;
  pre_match(): String;
  regexp(): Regexp;
  size(): Integer;
  string(): String;
  to_a(): Array<String>;
  to_s(): String;
  values_at(...rest): Array<String>;
  deconstruct(): Array<String>;
  "eql?"(a): any;
  length(): Integer;
}
export declare class Math {
  static acos(a): Float;
  static acosh(a): Float;
  static asin(a): Float;
  static asinh(a): Float;
  static atan(a): Float;
  static atan2(a, b): Float;
  static atanh(a): Float;
  static cbrt(a): Float;
  static cos(a): Float;
  static cosh(a): Float;
  static erf(a): Float;
  static erfc(a): Float;
  static exp(a): Float;
  static expm1(a): Float;
  static frexp(a): [Float, Integer];
  static gamma(a): Float;
  static hypot(a, b): Float;
  static ldexp(a, b): Float;
  static lgamma(a): [Float, Integer];
  static log(a, b?): Float;
  static log10(a): Float;
  static log1p(a): Float;
  static log2(a): Float;
  static sin(a): Float;
  static sinh(a): Float;
  static sqrt(a): Float;
  static tan(a): Float;
  static tanh(a): Float;
  static readonly E: Float;
  static readonly PI: Float;
}
export declare namespace Math {
  export class DomainError extends StandardError {
  }
}
export declare class Method extends Object {
  "=="(a): any;
  hash(): Integer;
  inspect(): String;
  to_proc(): Proc;
  call(): any;
  "<<"(a): Proc;
  ">>"(a): Proc;
  arity(): Integer;
  clone(): this;
  curry(a?): Proc;
  name(): Symbol;
  original_name(): Symbol;
  owner(): Class | Module;
  parameters(): Array<[Symbol, Symbol] | [Symbol]>;
  receiver(): any;
  source_location(): [String, Integer];
  super_method(): Method;
  unbind(): UnboundMethod;
  "eql?"(a): any;
  to_s(): String;
  "==="(): any;
  "[]"(): any;
}
export declare class Module extends Object {
  "<"(a): any;
  "<="(a): any;
  "<=>"(a): Integer;
  "=="(a): any;
  "==="(a): any;
  ">"(a): any;
  ">="(a): any;
  alias_method(a, b): Symbol;
  ancestors(): Array<Module>;
  attr_accessor(...rest): Array<Symbol>;
  attr_reader(...rest): Array<Symbol>;
  attr_writer(...rest): Array<Symbol>;
  autoload(a, b): any;
  "autoload?"(a, b?): String;
  "class_variable_defined?"(a): any;
  class_variable_get(a): any;
  class_variable_set<T>(a, b: T): T;
  class_variables(a?): Array<Symbol>;
  "const_defined?"(a, b?): any;
  const_get(a, b?): any;
  const_missing(a): any;
  const_set<T>(a, b: T): T;
  const_source_location(a, b?): [String, Integer] | [];
  constants(a?): Array<Symbol>;
  define_method(a, b): Symbol;
  define_method(a, block: () => any): Symbol;
  deprecate_constant(...rest): this;
  "equal?"(a): any;
  freeze(): this;
  include(a, ...rest): this;
  "include?"(a): any;
  included_modules(): Array<Module>;
  constructor(block?: (this: this, a: Module) => void);
  initialize_clone(a): void;
  instance_method(a): UnboundMethod;
  instance_methods(a?): Array<Symbol>;
  "method_defined?"(a, b?): any;
  module_eval(a, b?, c?): any;
  module_eval<U>(block: (this: this, a: this) => U): U;
  module_exec<U>(block: () => any): U;
  module_exec<U>(a, block: () => any): U;
  module_exec<U>(a, b, block: () => any): U;
  name(): String;
  prepend(a, ...rest): this;
  private_class_method(...rest): this;
  private_class_method(a): this;
  private_constant(...rest): this;
  private_instance_methods(a?): Array<Symbol>;
  "private_method_defined?"(a, b?): any;
  protected_instance_methods(a?): Array<Symbol>;
  "protected_method_defined?"(a, b?): any;
  public_class_method(...rest): this;
  public_class_method(a): this;
  public_constant(...rest): this;
  public_instance_method(a): UnboundMethod;
  public_instance_methods(a?): Array<Symbol>;
  "public_method_defined?"(a, b?): any;
  refinements(): Array<any>;
  remove_class_variable(a): any;
  remove_method(...rest): this;
  set_temporary_name(a): this;
  "singleton_class?"(): any;
  to_s(): String;
  undef_method(...rest): this;
  undefined_instance_methods(): Array<Symbol>;
  attr(a, b): Array<Symbol>;
  attr(...rest): Array<Symbol>;
  class_eval(a, b?, c?): any;
  class_eval<U>(block: (this: this, a: this) => U): U;
  class_exec<U>(block: () => any): U;
  class_exec<U>(a, block: () => any): U;
  class_exec<U>(a, b, block: () => any): U;
  inspect(): String;
  static constants(a?): Array<Symbol>;
  static nesting(): Array<Module>;
  static used_modules(): Array<Module>;
  static used_refinements(): Array<any>;
}
export declare class NilClass extends Object {
  "!"(): any;
  "&"(a): any;
  "==="(a): any;
  "=~"(a): any;
  "^"(a): any;
  inspect(): String;
  "nil?"(): any;
  rationalize(a?): Rational;
  to_a(): [];
  to_c(): Complex;
  to_f(): Float;
  to_h(): Hash<Symbol, any>;
  to_i(): Integer;
  to_r(): Rational;
  to_s(): String;
  "|"(a): any;
  to_json(a?): String;
}
export declare class Numeric extends Object implements Comparable {
  "%"(a): Numeric;
  "+"(a): Numeric;
  "+@"(): this;
  "-"(a): Numeric;
  "-@"(): this;
  "<=>"(a): Integer;
  abs(): Numeric;
  abs2(): this;
  angle(): Integer | Float;
  ceil(): Integer;
  ceil(a): Integer | Numeric;
  coerce(a): [Numeric, Numeric];
  conjugate(): this;
  denominator(): Integer;
  div(a): Integer;
  divmod(a): [Numeric, Numeric];
  "eql?"(a): any;
  fdiv(a): Numeric;
  "finite?"(): any;
  floor(): Integer;
  floor(a): Numeric;
  i(): Complex;
  imaginary(): Integer;
  "infinite?"(): Integer;
  "integer?"(): any;
  modulo(a): Numeric;
  "negative?"(): any;
  "nonzero?"(): this;
  numerator(): Numeric;
  polar(): [Numeric, Numeric];
  "positive?"(): any;
  quo(a): Numeric;
  real(): this;
  "real?"(): any;
  rect(): [Numeric, Numeric];
  remainder(a): Numeric;
  round(): Integer;
  round(a): Numeric;
  step(block: (a: Numeric) => void): this;
  step(a, block: (a: Numeric) => void): this;
  step(a, b, block: (a: Numeric) => void): this;
  step(a?, b?): Enumerator.ArithmeticSequence;
  step(): Enumerator.ArithmeticSequence;
  to_c(): Complex;
  to_int(): Integer;
  truncate(): Integer;
  truncate(a): Integer | Numeric;
  "zero?"(): any;
  clone(): this;
  arg(): Integer | Float;
  conj(): this;
  imag(): Integer;
  magnitude(): Numeric;
  phase(): Integer | Float;
  rectangular(): [Numeric, Numeric];
}
export declare class Object extends BasicObject implements Kernel {
  DelegateClass(a): Class;
  to_json(a?): String;
}
export declare class Pathname extends Object {
  "+"(a): Pathname;
  "<=>"(a: Pathname): Integer;
  "<=>"(a): any;
  "=="(a): any;
  "==="(a): any;
  "absolute?"(): any;
  ascend(block: (a: Pathname) => any): any;
  ascend(): Enumerator<Pathname, any>;
  atime(): Time;
  basename(a?): Pathname;
  binread(a?, b?): String;
  binwrite(a, b?): Integer;
  birthtime(): Time;
  "blockdev?"(): any;
  "chardev?"(): any;
  children(a?): Array<Pathname>;
  chmod(a): Integer;
  chown(a, b): Integer;
  cleanpath(a?): Pathname;
  ctime(): Time;
  delete(): Integer;
  descend(block: (a: Pathname) => any): any;
  descend(): Enumerator<Pathname, any>;
  "directory?"(): any;
  dirname(): Pathname;
  each_child(block: (a: Pathname) => void): Array<Pathname>;
  each_child(a, block: (a: Pathname) => void): Array<Pathname>;
  each_child(a?): Enumerator<Pathname, Array<Pathname>>;
  each_entry(block: (a: Pathname) => any): any;
  each_filename(block: (a: String) => any): any;
  each_filename(): Enumerator<String, any>;
  each_line(block: (a: String) => any): any;
  each_line(a, block: (a: String) => any): any;
  each_line(a, b, block: (a: String) => any): any;
  each_line(a?, b?): Enumerator<String, any>;
  each_line(a): Enumerator<String, any>;
  "empty?"(): any;
  entries(): Array<Pathname>;
  "eql?"(a): any;
  "executable?"(): any;
  "executable_real?"(): any;
  "exist?"(): any;
  expand_path(a?): Pathname;
  extname(): String;
  "file?"(): any;
  fnmatch(a, b?): any;
  freeze(): Pathname;
  ftype(): String;
  glob(a, b?): Array<Pathname>;
  glob(a, block: (a: Pathname) => any): any;
  glob(a, b, block: (a: Pathname) => any): any;
  "grpowned?"(): any;
  hash(): Integer;
  inspect(): String;
  join(...rest): Pathname;
  lchmod(a): Integer;
  lchown(a, b): Integer;
  lstat(): File.Stat;
  lutime(a, b): Integer;
  make_link(a): Integer;
  make_symlink(a): Integer;
  mkdir(a?): Integer;
  mkpath(): this;
  "mountpoint?"(): any;
  mtime(): Time;
  open(a?, b?): File;
  open<T>(block: (a: File) => T): T;
  open<T>(a, block: (a: File) => T): T;
  open<T>(a, b, block: (a: File) => T): T;
  opendir(): Dir;
  opendir<U>(block: (a: Dir) => U): U;
  "owned?"(): any;
  parent(): Pathname;
  "pipe?"(): any;
  read(a?, b?): String;
  "readable?"(): any;
  "readable_real?"(): any;
  readlines(a?, b?): Array<String>;
  readlines(a): Array<String>;
  readlink(): any;
  realdirpath(a?): Pathname;
  realpath(a?): Pathname;
  "relative?"(): any;
  relative_path_from(a): Pathname;
  rename(a): Integer;
  rmdir(): Integer;
  "root?"(): any;
  "setgid?"(): any;
  "setuid?"(): any;
  size(): Integer;
  "size?"(): Integer;
  "socket?"(): any;
  split(): [Pathname, Pathname];
  stat(): File.Stat;
  "sticky?"(): any;
  sub(a, b): Pathname;
  sub(a, block: (a: String) => String): Pathname;
  sub_ext(a): Pathname;
  "symlink?"(): any;
  sysopen(a?, b?): Integer;
  taint(): Pathname;
  to_path(): String;
  truncate(a): Integer;
  unlink(): Integer;
  untaint(): Pathname;
  utime(a, b): Integer;
  "world_readable?"(): Integer;
  "world_writable?"(): Integer;
  "writable?"(): any;
  "writable_real?"(): any;
  write(a, b?): Integer;
  "zero?"(): any;
  add_trailing_separator(a): any;
  chop_basename(a): any;
  cleanpath_aggressive(): any;
  cleanpath_conservative(): any;
  del_trailing_separator(a): any;
  "has_trailing_separator?"(a): any;
  constructor(a);
  plus(a, b): any;
  prepend_prefix(a, b): any;
  split_names(a): any;
  "/"(a): Pathname;
  "fnmatch?"(a, b?): any;
  to_s(): String;
  static getwd(): Pathname;
  static glob(a, b?): Array<Pathname>;
  static glob(a, block: (a: Pathname) => any): any;
  static glob(a, b, block: (a: Pathname) => any): any;
  static pwd(): Pathname;
  static readonly SAME_PATHS: Proc;
  static readonly SEPARATOR_LIST: String;
  static readonly SEPARATOR_PAT: Regexp;
  static readonly TO_PATH: Symbol;
}
export declare class Proc extends Object {
  clone(): this;
  "<<"(a): Proc;
  ">>"(a): Proc;
  "=="(a): any;
  arity(): Integer;
  binding(): Binding;
  call(): any;
  curry(a?): Proc;
  hash(): Integer;
  "lambda?"(): any;
  parameters(): Array<[Symbol, Symbol] | [Symbol]>;
  ruby2_keywords(): this;
  source_location(): [String, Integer];
  to_proc(): this;
  to_s(): String;
  "==="(): any;
  yield(): any;
  "eql?"(a): any;
  "[]"(): any;
  inspect(): String;
  static new(block: () => any): Proc;
}
export declare class Process {
  static _fork(): Integer;
  static argv0(): String;
  static clock_getres(a, b?): Float | Integer;
  static clock_gettime(a: Symbol | Integer): Float;
  static clock_gettime(a: Symbol | Integer, b: Symbol): Float;
  static clock_gettime(a: Symbol | Integer, b: Symbol): Integer;
  static daemon(a?, b?): Integer;
  static detach(a): Process.Waiter;
  static egid(): Integer;
  static "egid="(a): Integer;
  static euid(): Integer;
  static "euid="(a): Integer;
  static getpgid(a): Integer;
  static getpgrp(): Integer;
  static getpriority(a, b): Integer;
  static getrlimit(a): [Integer, Integer];
  static getsid(a?): Integer;
  static gid(): Integer;
  static "gid="(a): Integer;
  static groups(): Array<Integer>;
  static "groups="(a): Array<Integer>;
  static initgroups(a, b): Array<Integer>;
  static kill(a, ...rest): Integer;
  static maxgroups(): Integer;
  static "maxgroups="(a): Integer;
  static pid(): Integer;
  static ppid(): Integer;
  static setpgid(a, b): Integer;
  static setpriority(a, b, c): Integer;
  static setproctitle(a): String;
  static setrlimit(a, b, c?): any;
  static setsid(): Integer;
  static times(): Process.Tms;
  static uid(): Integer;
  static "uid="(a): Integer;
  static wait(a?, b?): Integer;
  static wait2(a?, b?): [Integer, Process.Status];
  static waitall(): Array<[Integer, Process.Status]>;
  static waitpid(a?, b?): Integer;
  static waitpid2(a?, b?): [Integer, Process.Status];
  static warmup(): any;
  static readonly CLOCK_BOOTTIME: Integer;
  static readonly CLOCK_BOOTTIME_ALARM: Integer;
  static readonly CLOCK_MONOTONIC: Integer;
  static readonly CLOCK_MONOTONIC_COARSE: Integer;
  static readonly CLOCK_MONOTONIC_RAW: Integer;
  static readonly CLOCK_PROCESS_CPUTIME_ID: Integer;
  static readonly CLOCK_REALTIME: Integer;
  static readonly CLOCK_REALTIME_ALARM: Integer;
  static readonly CLOCK_REALTIME_COARSE: Integer;
  static readonly CLOCK_THREAD_CPUTIME_ID: Integer;
  static readonly PRIO_PGRP: Integer;
  static readonly PRIO_PROCESS: Integer;
  static readonly PRIO_USER: Integer;
  static readonly RLIMIT_AS: Integer;
  static readonly RLIMIT_CORE: Integer;
  static readonly RLIMIT_CPU: Integer;
  static readonly RLIMIT_DATA: Integer;
  static readonly RLIMIT_FSIZE: Integer;
  static readonly RLIMIT_MEMLOCK: Integer;
  static readonly RLIMIT_MSGQUEUE: Integer;
  static readonly RLIMIT_NICE: Integer;
  static readonly RLIMIT_NOFILE: Integer;
  static readonly RLIMIT_NPROC: Integer;
  static readonly RLIMIT_NPTS: Integer;
  static readonly RLIMIT_RSS: Integer;
  static readonly RLIMIT_RTPRIO: Integer;
  static readonly RLIMIT_RTTIME: Integer;
  static readonly RLIMIT_SIGPENDING: Integer;
  static readonly RLIMIT_STACK: Integer;
  static readonly RLIM_INFINITY: Integer;
  static readonly RLIM_SAVED_CUR: Integer;
  static readonly RLIM_SAVED_MAX: Integer;
  static readonly WNOHANG: Integer;
  static readonly WUNTRACED: Integer;
}
export declare namespace Process {
  export class GID {
    static change_privilege(a): Integer;
    static eid(): Integer;
    static from_name(a): Integer;
    static grant_privilege(a): Integer;
    static re_exchange(): Integer;
    static "re_exchangeable?"(): any;
    static rid(): Integer;
    static "sid_available?"(): any;
    static switch(): Integer;
    static switch<T>(block: () => T): T;
    static "eid="(a): Integer;
  }
  export class Status extends Object {
    "&"(a): Integer;
    "=="(a): any;
    ">>"(a): Integer;
    "coredump?"(): any;
    "exited?"(): any;
    exitstatus(): Integer;
    inspect(): String;
    pid(): Integer;
    "signaled?"(): any;
    "stopped?"(): any;
    stopsig(): Integer;
    "success?"(): any;
    termsig(): Integer;
    to_i(): Integer;
    to_s(): String;
  }
  export class Sys {
    static geteuid(): Integer;
    static getgid(): Integer;
    static getuid(): Integer;
    static issetugid(): any;
    static setegid(a): any;
    static seteuid(a): any;
    static setgid(a): any;
    static setregid(a, b): any;
    static setresgid(a, b, c): any;
    static setresuid(a, b, c): any;
    static setreuid(a, b): any;
    static setrgid(a): any;
    static setruid(a): any;
    static setuid(a): any;
  }
  export class UID {
    static change_privilege(a): Integer;
    static eid(): Integer;
    static from_name(a): Integer;
    static grant_privilege(a): Integer;
    static re_exchange(): Integer;
    static "re_exchangeable?"(): any;
    static rid(): Integer;
    static "sid_available?"(): any;
    static switch(): Integer;
    static switch<T>(block: () => T): T;
    static "eid="(a): Integer;
  }
  export class Tms extends Struct<Float> {
  }
  export class Waiter extends Thread {
    pid(): Integer;
  }
}
export declare class Random {
  constructor(a?);
  "=="(a): any;
  seed(): Integer;
  initialize_copy(a): this;
  left(): any;
  marshal_dump(): any;
  marshal_load(a): any;
  state(): any;
  static bytes(a): String;
  static new_seed(): Integer;
  static rand(a?: Integer): Float;
  static rand(a: Integer | Range<Integer>): Integer;
  static rand(a: Float | Range<Float>): Float;
  static rand<T>(a: Range<T>): T;
  static seed(): Integer;
  static srand(a?): Integer;
  static urandom(a): String;
}
export declare namespace Random {
  export class Base {
  }
  export class Formatter {
  }
}
export declare class Range<E> extends Object implements Enumerable<E> {
  "%"(a): Enumerator<E, this>;
  "%"(a, block: (a: E) => void): this;
  "=="(a): any;
  "==="(a): any;
  begin(): E;
  bsearch(): Enumerator<E, E>;
  bsearch(block: (a: E) => any): E;
  bsearch(block: (a: E) => Integer): E;
  "cover?"(a): any;
  each(block: (a: E) => any): this;
  each(): Enumerator<E, this>;
  end(): E;
  "exclude_end?"(): any;
  first(): E;
  first(a): Array<E>;
  hash(): Integer;
  "include?"(a): any;
  constructor(a: E, b: E, c?);
  inspect(): String;
  last(): E;
  last(a): Array<E>;
  "overlap?"(a): any;
  reverse_each(block: (a: E) => void): this;
  reverse_each(): Enumerator<E, this>;
  size(): Integer | Float;
  count(): Integer | Float;
  count(a): Integer;
  count(block: (a: E) => any): Integer;
  step(a?): Enumerator<E, this>;
  step(block: (a: E) => void): this;
  step(a, block: (a: E) => void): this;
  step(a): Enumerator<E, this>;
  to_s(): String;
  "eql?"(a): any;
  "member?"(a): any;
  as_json(...rest): Hash<String, String | [E, E, any]>;
  to_json(a?): String;
  static json_create<A>(a: Hash<String, String | [A, A, any]>): Range<A>;
}
export declare class Rational extends Numeric {
  "%"(a: Integer): Rational;
  "%"(a: Float): Float;
  "%"(a: Rational): Rational;
  "%"(a: Numeric): Numeric;
  "*"(a): Rational;
  "*"<T>(a: T): T;
  "**"(a: Complex): Complex;
  "**"(a: Numeric): Numeric;
  "+"(a: Float): Float;
  "+"(a: Complex): Complex;
  "+"(a: Numeric): Rational;
  "-"(a: Float): Float;
  "-"(a: Complex): Complex;
  "-"(a: Numeric): Rational;
  "-@"(): Rational;
  "/"(a: Float): Float;
  "/"(a: Complex): Complex;
  "/"(a: Numeric): Rational;
  "<=>"(a): Integer;
  "=="(a): any;
  abs(): Rational;
  ceil(): Integer;
  ceil(a): Integer | Rational;
  coerce(a): [Numeric, Numeric];
  denominator(): Integer;
  divmod(a: Integer | Float | Rational): [Integer, Rational];
  divmod(a: Numeric): [Numeric, Numeric];
  fdiv(a): Float;
  floor(): Integer;
  floor(a): Integer | Rational;
  hash(): Integer;
  inspect(): String;
  modulo(a: Float): Float;
  modulo(a: Numeric): Rational;
  "negative?"(): any;
  numerator(): Integer;
  polar(): [Rational, Integer | Float];
  "positive?"(): any;
  quo(a: Float): Float;
  quo(a: Complex): Complex;
  quo(a: Numeric): Rational;
  rationalize(a?): Rational;
  rect(): [Rational, Numeric];
  remainder(a: Float): Float;
  remainder(a: Numeric): Rational;
  round(): Integer;
  round(a): Integer | Rational;
  to_f(): Float;
  to_i(): Integer;
  to_r(): Rational;
  to_s(): String;
  truncate(): Integer;
  truncate(a): Integer | Rational;
  as_json(...rest): Hash<String, String | Integer>;
  to_json(a?): String;
  magnitude(): Rational;
  static json_create(a): Rational;
}
export declare class RbConfig {
  static expand(a, b?): String;
  static "fire_update!"(a, b, c?, d?): Array<String>;
  static ruby(): String;
  static readonly CONFIG: Hash<String, String>;
  static readonly DESTDIR: String;
  static readonly MAKEFILE_CONFIG: Hash<String, String>;
  static readonly TOPDIR: String;
}
export declare class Regexp extends Object {
  constructor(a);
  constructor(a, b?);
  initialize_copy(a): this;
  "=="(a): any;
  "==="(a): any;
  "=~"(a: Symbol | String): Integer;
  "=~"(a): any;
  "casefold?"(): any;
  encoding(): Encoding;
  "fixed_encoding?"(): any;
  hash(): Integer;
  inspect(): String;
  match(a, b?): MatchData;
  match<T>(a, block: (a: MatchData) => T): T;
  match<T>(a, b, block: (a: MatchData) => T): T;
  match(a, block?: (a: MatchData) => void): any;
  match(a, b, block?: (a: MatchData) => void): any;
  "match?"(a, b?): any;
  named_captures(): Hash<String, Array<Integer>>;
  names(): Array<String>;
  options(): Integer;
  source(): String;
  to_s(): String;
  timeout(): Float;
  "~"(): Integer;
  as_json(...rest): Hash<String, String | Integer>;
  to_json(a?): String;
  "eql?"(a): any;
  static escape(a): String;
  static last_match(): MatchData;
  static last_match(a): String;
  static "linear_time?"(a, b?): any;
  static try_convert(a): Regexp;
  static timeout(): Float;
  static "timeout="<T>(a: T): T;
  static union(...rest): Regexp;
  static union(a): Regexp;
  static json_create(a): Regexp;
  static quote(a): String;
  static readonly EXTENDED: Integer;
  static readonly FIXEDENCODING: Integer;
  static readonly IGNORECASE: Integer;
  static readonly MULTILINE: Integer;
  static readonly NOENCODING: Integer;
}
export declare namespace Regexp {
  export class TimeoutError extends RegexpError {
  }
}
export declare class Set<A> extends Object implements Enumerable<A> {
  constructor(a);
  constructor(a, block: (a: X) => A);
  constructor(a?);
  "&"(a): this;
  "|"(a): this;
  "-"(a): this;
  add(a: A): this;
  "add?"(a: A): this;
  "include?"(a): any;
  "^"(a): this;
  classify<X>(block: (a: A) => X): Hash<X, this>;
  clear(): this;
  "collect!"(block: (a: A) => A): this;
  delete(a: A): this;
  "delete?"(a: A): this;
  delete_if(block: (a: A) => any): this;
  "reject!"(block: (a: A) => any): this;
  compare_by_identity(): this;
  "compare_by_identity?"(): any;
  "disjoint?"(a: Set<A> | Enumerable<A>): any;
  divide(block: (a: A, b: A) => any): Set<this>;
  divide(block: (a: A) => any): Set<this>;
  each(block: (a: A) => void): this;
  each(): Enumerator<A, this>;
  "empty?"(): any;
  flatten(): Set<any>;
  "flatten!"(): this;
  "intersect?"(a: Set<A> | Enumerable<A>): any;
  keep_if(block: (a: A) => any): this;
  size(): Integer;
  merge(...rest): this;
  "subset?"(a): any;
  "proper_subset?"(a): any;
  "superset?"(a): any;
  "proper_superset?"(a): any;
  replace(a): this;
  reset(): this;
  "select!"(block: (a: A) => any): this;
  subtract(a): this;
  to_a(): Array<A>;
  join(a?): String;
  as_json(...rest): Hash<String, String | Array<A>>;
  to_json(a?): String;
  intersection(a): this;
  union(a): this;
  "+"(a): this;
  difference(a): this;
  "<<"(a: A): this;
  "member?"(a): any;
  "map!"(block: (a: A) => A): this;
  length(): Integer;
  "<="(a): any;
  "<"(a): any;
  ">="(a): any;
  ">"(a): any;
  "filter!"(block: (a: A) => any): this;
  static "[]"<X>(...rest: Array<X>): Set<X>;
  static json_create<A>(a: Hash<String, String | Array<A>>): Set<A>;
}
export declare class Signal {
  list(): Hash<String, Integer>;
  signame(a): String;
  trap(a, block: (a: Integer) => void): String;
  trap(a, b): String;
  static list(): Hash<String, Integer>;
  static signame(a): String;
  static trap(a, block: (a: Integer) => void): String;
  static trap(a, b): String;
}
export declare class String extends Object implements Comparable {
  constructor(a?);
  "%"(a): String;
  "*"(a): String;
  "+"(a): String;
  "+@"(): this;
  "-@"(): this;
  "<<"(a): this;
  "<=>"(a): Integer;
  "=="(a): any;
  "=~"(a: Regexp): Integer;
  "=~"<T>(a): T;
  "[]"(a, b?): String;
  "[]"(a): String;
  "[]="<T>(a, b: T): T;
  "[]="<T>(a, b, c: T): T;
  append_as_bytes(...rest): String;
  "ascii_only?"(): any;
  b(): String;
  byteindex(a, b?): Integer;
  byterindex(a, b?): Integer;
  bytes(): Array<Integer>;
  bytes(block: (a: Integer) => void): this;
  bytesize(): Integer;
  byteslice(a, b?): String;
  byteslice(a): String;
  bytesplice(a, b, c): String;
  bytesplice(a, b, c, d, e): String;
  bytesplice(a, b, c?): String;
  capitalize(): String;
  capitalize(a): String;
  capitalize(a, b): String;
  "capitalize!"(): this;
  "capitalize!"(a): this;
  "capitalize!"(a, b): this;
  casecmp(a): Integer;
  "casecmp?"(a): any;
  center(a, b?): String;
  chars(): Array<String>;
  chars(block: (a: String) => void): this;
  chomp(a?): String;
  "chomp!"(a): any;
  "chomp!"(a?): this;
  chop(): String;
  "chop!"(): this;
  chr(): String;
  clear(): this;
  codepoints(): Array<Integer>;
  codepoints(block: (a: Integer) => void): this;
  concat(...rest): this;
  count(a, ...rest): Integer;
  crypt(a): String;
  delete(a, ...rest): String;
  "delete!"(a, ...rest): this;
  delete_prefix(a): String;
  "delete_prefix!"(a): this;
  delete_suffix(a): String;
  "delete_suffix!"(a): this;
  downcase(): String;
  downcase(a): String;
  downcase(a, b): String;
  "downcase!"(): this;
  "downcase!"(a): this;
  "downcase!"(a, b): this;
  dump(): String;
  each_byte(): Enumerator<Integer, this>;
  each_byte(block: (a: Integer) => void): this;
  each_char(): Enumerator<String, this>;
  each_char(block: (a: String) => void): this;
  each_codepoint(): Enumerator<Integer, this>;
  each_codepoint(block: (a: Integer) => void): this;
  each_grapheme_cluster(): Enumerator<String, this>;
  each_grapheme_cluster(block: (a: String) => void): this;
  each_line(a?): Enumerator<String, this>;
  each_line(block: (a: String) => void): this;
  each_line(a, block: (a: String) => void): this;
  "empty?"(): any;
  encode(a?, b?): this;
  "encode!"(a?, b?): this;
  encoding(): Encoding;
  "end_with?"(...rest): any;
  "eql?"(a): any;
  force_encoding(a): this;
  freeze(): this;
  getbyte(a): Integer;
  grapheme_clusters(): Array<String>;
  grapheme_clusters(block: (a: String) => void): this;
  gsub(a, b): String;
  gsub(a): Enumerator<String, String>;
  gsub(a, block: (a: String) => any): String;
  "gsub!"(a, b): this;
  "gsub!"(a): Enumerator<String, this>;
  "gsub!"(a, block: (a: String) => any): this;
  hash(): Integer;
  hex(): Integer;
  "include?"(a): any;
  index(a, b?): Integer;
  insert(a, b): this;
  inspect(): String;
  intern(): Symbol;
  length(): Integer;
  lines(a?): Array<String>;
  lines(block: (a: String) => void): this;
  lines(a, block: (a: String) => void): this;
  ljust(a, b?): String;
  lstrip(...rest): String;
  "lstrip!"(...rest): this;
  match(a, b?): MatchData;
  match<T>(a, block: (a: MatchData) => T): T;
  match<T>(a, b, block: (a: MatchData) => T): T;
  "match?"(a, b?): any;
  oct(): Integer;
  ord(): Integer;
  partition(a): [String, String, String];
  prepend(...rest): this;
  replace(a): this;
  reverse(): String;
  "reverse!"(): this;
  rindex(a, b?): Integer;
  rjust(a, b?): String;
  rpartition(a): [String, String, String];
  rstrip(...rest): String;
  "rstrip!"(...rest): this;
  scan(a: Regexp): Array<Array<String>>;
  scan(a: Regexp, block: (a: Array<String>) => void): this;
  scan(a: String): Array<String>;
  scan(a: String, block: (a: String) => void): this;
  scrub(a?): String;
  scrub(block: (a: String) => String): String;
  scrub(a, block: (a: String) => String): String;
  "scrub!"(a?): this;
  "scrub!"(block: (a: String) => String): this;
  "scrub!"(a, block: (a: String) => String): this;
  setbyte<T>(a, b: T): T;
  "slice!"(a, b?): String;
  "slice!"(a): String;
  split(a?, b?): Array<String>;
  split(block: (a: String) => void): this;
  split(a, block: (a: String) => void): this;
  split(a, b, block: (a: String) => void): this;
  squeeze(...rest): String;
  "squeeze!"(...rest): this;
  "start_with?"(...rest): any;
  strip(...rest): String;
  "strip!"(...rest): this;
  sub(a, b): String;
  sub(a, block: (a: String) => any): String;
  "sub!"(a, b): this;
  "sub!"(a, block: (a: String) => any): this;
  succ(): String;
  "succ!"(): this;
  sum(a?): Integer;
  swapcase(): String;
  swapcase(a): String;
  swapcase(a, b): String;
  "swapcase!"(): this;
  "swapcase!"(a): this;
  "swapcase!"(a, b): this;
  to_c(): Complex;
  to_f(): Float;
  to_i(a?): Integer;
  to_r(): Rational;
  to_s(): String;
  tr(a, b): String;
  "tr!"(a, b): this;
  tr_s(a, b): String;
  "tr_s!"(a, b): this;
  undump(): String;
  unicode_normalize(a?): this;
  "unicode_normalize!"(a?): this;
  "unicode_normalized?"(a?): any;
  unpack(a): Array<Integer | Float | String>;
  unpack(a, block: (a: Integer | Float | String) => void): any;
  unpack1(a): Integer | Float | String;
  upcase(): String;
  upcase(a): String;
  upcase(a, b): String;
  "upcase!"(): this;
  "upcase!"(a): this;
  "upcase!"(a, b): this;
  upto(a, b?): Enumerator<String, this>;
  upto(a, block: (a: String) => void): this;
  upto(a, b, block: (a: String) => void): this;
  "valid_encoding?"(): any;
  to_json(a?): String;
  shellescape(): String;
  shellsplit(): Array<String>;
  initialize_copy(a): this;
  "==="(a): any;
  dedup(): this;
  next(): String;
  "next!"(): this;
  size(): Integer;
  slice(a, b?): String;
  slice(a): String;
  to_str(): String;
  to_sym(): Symbol;
  static try_convert(a): String;
}
export declare class Struct<E> extends Object implements Enumerable<E> {
  "=="(a): any;
  "eql?"(a): any;
  hash(): Integer;
  inspect(): String;
  to_a(): Array<E>;
  to_h(): Hash<Symbol, E>;
  to_h<K, V>(block: (a: Symbol, b: E) => [K, V]): Hash<K, V>;
  size(): Integer;
  each(): Enumerator<E, this>;
  each(block: (a: E) => void): this;
  each_pair(): Enumerator<[Symbol, E], this>;
  each_pair(block: (a: [Symbol, E]) => void): this;
  "[]"(a): E;
  "[]="(a, b: E): E;
  select(): Enumerator<E, Array<E>>;
  select(block: (a: E) => any): Array<E>;
  values_at(...rest): Array<E>;
  members(): Array<Symbol>;
  dig(a): E;
  dig(a, b, ...rest): any;
  deconstruct_keys(a): Hash<String | Symbol | Integer, E>;
  as_json(...rest): Hash<String, String | Array<E>>;
  to_json(a?): String;
  to_s(): String;
  values(): Array<E>;
  length(): Integer;
  filter(): Enumerator<E, Array<E>>;
  filter(block: (a: E) => any): Array<E>;
  deconstruct(): Array<E>;
  static new(a, block?: (this: typeof Struct, a: typeof Struct) => void): any;
  static new(a, b, block?: (this: typeof Struct, a: typeof Struct) => void): any;
  static new(a, b, c, block?: (this: typeof Struct, a: typeof Struct) => void): any;
  static members(): Array<Symbol>;
  static "keyword_init?"(): any;
  static json_create<E>(a: Hash<String, String | Array<E>>): Struct<E>;
}
export declare class Symbol extends Object implements Comparable {
  "<=>"(a): Integer;
  "=="(a): any;
  "=~"(a: Regexp): Integer;
  "=~"<T>(a): T;
  "[]"(a, b?): String;
  "[]"(a): String;
  capitalize(): Symbol;
  capitalize(a): Symbol;
  capitalize(a, b): Symbol;
  casecmp(a): Integer;
  "casecmp?"(a): any;
  downcase(): Symbol;
  downcase(a): Symbol;
  downcase(a, b): Symbol;
  "empty?"(): any;
  encoding(): Encoding;
  "end_with?"(...rest): any;
  inspect(): String;
  length(): Integer;
  match(a, b?): MatchData;
  match<T>(a, block: (a: MatchData) => T): T;
  match<T>(a, b, block: (a: MatchData) => T): T;
  "match?"(a, b?): any;
  next(): Symbol;
  name(): String;
  "start_with?"(...rest): any;
  swapcase(): Symbol;
  swapcase(a): Symbol;
  swapcase(a, b): Symbol;
  to_proc(): Proc;
  to_s(): String;
  to_sym(): this;
  upcase(): Symbol;
  upcase(a): Symbol;
  upcase(a, b): Symbol;
  as_json(...rest): Hash<String, String>;
  to_json(a?): String;
  "==="(a): any;
  id2name(): String;
  intern(): this;
  size(): Integer;
  slice(a, b?): String;
  slice(a): String;
  succ(): Symbol;
  static all_symbols(): Array<Symbol>;
  static json_create(a): Symbol;
}
export declare class Thread extends Object {
  "[]"(a): any;
  "[]="(a, b): any;
  "alive?"(): any;
  kill(): Thread;
  abort_on_exception(): any;
  "abort_on_exception="(a): any;
  add_trace_func(a): any;
  backtrace(...rest): Array<any>;
  backtrace_locations(...rest): Array<any>;
  exit(): Thread;
  fetch(...rest): any;
  group(): ThreadGroup;
  constructor(block: () => any);
  constructor(a, block: () => any);
  constructor(a, b, block: () => any);
  join(...rest): Thread;
  "key?"(a): any;
  keys(): Array<Symbol>;
  name(): String;
  "name="(a): any;
  native_thread_id(): Integer;
  "pending_interrupt?"(...rest): any;
  priority(): Integer;
  "priority="(a): any;
  report_on_exception(): any;
  "report_on_exception="(a): any;
  run(): Thread;
  safe_level(): Integer;
  status(): String;
  "stop?"(): any;
  terminate(): Thread;
  "thread_variable?"(a): any;
  thread_variable_get(a): any;
  thread_variable_set(a, b): any;
  thread_variables(): Array<Symbol>;
  value(): any;
  wakeup(): Thread;
  raise(a?): any;
  raise(a, b?, c?): any;
  static current(): Thread;
  static main(): Thread;
  static abort_on_exception(): any;
  static "abort_on_exception="(a): any;
  static each_caller_location(block: (a: Thread.Backtrace.Location) => void): any;
  static exit(): any;
  static fork(...rest): any;
  static handle_interrupt(a): any;
  static kill(a): any;
  static list(): any;
  static pass(): any;
  static "pending_interrupt?"(...rest): any;
  static report_on_exception(): any;
  static "report_on_exception="(a): any;
  static start(block: () => any): Thread;
  static start(a, block: () => any): Thread;
  static start(a, b, block: () => any): Thread;
  static stop(): any;
}
export declare namespace Thread {
  export class Backtrace extends Object {
    static limit(): Integer;
  }
  export namespace Backtrace {
    export class Location extends Object {
      absolute_path(): String;
      base_label(): String;
      label(): String;
      lineno(): Integer;
      path(): String;
    }
  }
  export class ConditionVariable extends Object {
    broadcast(): this;
    signal(): this;
    wait(a, b?): Integer;
  }
  export class Mutex extends Object {
    lock(): this;
    "locked?"(): any;
    "owned?"(): any;
    synchronize<X>(block: () => X): X;
    try_lock(): any;
    unlock(): this;
  }
  export class Queue<E> extends Object {
    clear(): void;
    close(): this;
    "closed?"(): any;
    "empty?"(): any;
    freeze(): any;
    length(): Integer;
    num_waiting(): Integer;
    pop(a?): E;
    push(a: E): void;
    "<<"(a: E): void;
    deq(a?): E;
    enq(a: E): void;
    shift(a?): E;
    size(): Integer;
  }
  export class SizedQueue<E> extends Thread.Queue<E> {
    freeze(): any;
    constructor(a);
    max(): Integer;
    "max="(a): void;
    push(a: E, b?): void;
    push(a: E): this;
    "<<"(a: E, b?): void;
    "<<"(a: E): this;
    enq(a: E, b?): void;
    enq(a: E): this;
  }
}
export declare class ThreadGroup extends Object {
  add(a): this;
  enclose(): this;
  "enclosed?"(): any;
  list(): Array<Thread>;
  static readonly Default: ThreadGroup;
}
export declare class Time extends Object implements Comparable {
  "+"(a): Time;
  "-"(a: Time): Float;
  "-"(a: Numeric): Time;
  "<"(a): any;
  "<="(a): any;
  "<=>"(a): Integer;
  ">"(a): any;
  ">="(a): any;
  asctime(): String;
  ctime(): String;
  day(): Integer;
  deconstruct_keys(a): Hash<Symbol, Integer>;
  "dst?"(): any;
  "eql?"(a): any;
  "friday?"(): any;
  getgm(): Time;
  getlocal(a?): Time;
  getutc(): Time;
  "gmt?"(): any;
  gmt_offset(): Integer;
  gmtime(): Time;
  hash(): Integer;
  hour(): Integer;
  constructor(a?, b?, c?, d?, e?, f?, g?);
  constructor(a?, b?, c?, d?, e?, f?);
  constructor(a);
  inspect(): String;
  isdst(): any;
  localtime(a?): Time;
  mday(): Integer;
  min(): Integer;
  mon(): Integer;
  "monday?"(): any;
  nsec(): Integer;
  round(a?): Time;
  "saturday?"(): any;
  sec(): Integer;
  strftime(a): String;
  subsec(): Integer | Rational;
  "sunday?"(): any;
  "thursday?"(): any;
  to_a(): [Integer, Integer, Integer, Integer, Integer, Integer, Integer, Integer, any, String];
  to_f(): Float;
  to_i(): Integer;
  to_r(): Rational;
  to_s(): String;
  "tuesday?"(): any;
  tv_nsec(): Integer;
  tv_sec(): Integer;
  tv_usec(): Integer;
  usec(): Integer;
  utc(): Time;
  "utc?"(): any;
  utc_offset(): Integer;
  wday(): Integer;
  "wednesday?"(): any;
  xmlschema(a?): String;
  yday(): Integer;
  year(): Integer;
  zone(): String;
  gmtoff(): Integer;
  month(): Integer;
  floor(a?): Time;
  ceil(a?): Time;
  to_time(): Time;
  to_date(): Date;
  to_datetime(): DateTime;
  as_json(...rest): Hash<String, String | Integer>;
  to_json(a?): String;
  rfc2822(): String;
  httpdate(): String;
  iso8601(a?): String;
  rfc822(): String;
  static at(a): Time;
  static at(a, b, c): Time;
  static gm(a, b?, c?, d?, e?, f?, g?): Time;
  static local(a, b?, c?, d?, e?, f?, g?): Time;
  static now(): Time;
  static utc(a, b?, c?, d?, e?, f?, g?): Time;
  static mktime(a, b?, c?, d?, e?, f?, g?): Time;
  static json_create(a): Time;
  static zone_offset(a, b?): Integer;
  static parse(a, block?: (a: Integer) => Integer): Time;
  static parse(a, b, block?: (a: Integer) => Integer): Time;
  static strptime(a, b, block?: (a: Integer) => Integer): Time;
  static strptime(a, b, c, block?: (a: Integer) => Integer): Time;
  static rfc2822(a): Time;
  static httpdate(a): Time;
  static xmlschema(a): Time;
  static rfc822(a): Time;
  static iso8601(a): Time;
  static readonly RFC2822_DAY_NAME: Array<String>;
  static readonly RFC2822_MONTH_NAME: Array<String>;
}
export declare class TrueClass extends Object {
  "!"(): any;
  "&"(a): any;
  "==="(a): any;
  "^"(a): any;
  to_s(): String;
  "|"(a): any;
  to_json(a?): String;
  inspect(): String;
}
export declare class UnboundMethod extends Object {
  "=="(a): any;
  hash(): Integer;
  clone(): this;
  arity(): Integer;
  bind(a): Method;
  inspect(): String;
  name(): Symbol;
  owner(): Class | Module;
  parameters(): Array<[Symbol, Symbol] | [Symbol]>;
  source_location(): [String, Integer];
  super_method(): UnboundMethod;
  original_name(): Symbol;
  bind_call(a, block?: () => any): any;
  bind_call(a, b, block?: () => any): any;
  bind_call(a, b, c, block?: () => any): any;
  "eql?"(a): any;
  to_s(): String;
}
export declare class Warning {
  warn(a): any;
  static "[]"(a): any;
  static "[]="<T>(a, b: T): T;
  static categories(): Array<Symbol>;
  static warn(a): any;
}
export declare class Date extends Object implements Comparable {
  constructor(a?, b?, c?, d?);
  "+"(a): Date;
  "-"(a: Numeric): Date;
  "-"(a: Date): Rational;
  "<<"(a): Date;
  "<=>"(a): Integer;
  "==="(a): any;
  ">>"(a): Date;
  ajd(): Rational;
  amjd(): Rational;
  asctime(): String;
  ctime(): String;
  cwday(): Integer;
  cweek(): Integer;
  cwyear(): Integer;
  day(): Integer;
  deconstruct_keys(a): Hash<Symbol, Integer>;
  downto(a, block: (a: Date) => any): Date;
  downto(a): Enumerator<Date, Date>;
  england(): Date;
  "friday?"(): any;
  gregorian(): Date;
  "gregorian?"(): any;
  httpdate(): String;
  inspect(): String;
  iso8601(): String;
  italy(): Date;
  jd(): Integer;
  jisx0301(): String;
  julian(): Date;
  "julian?"(): any;
  ld(): Integer;
  "leap?"(): any;
  mday(): Integer;
  mjd(): Integer;
  mon(): Integer;
  "monday?"(): any;
  month(): Integer;
  new_start(a?): Date;
  next(): Date;
  next_day(a?): Date;
  next_month(a?): Date;
  next_year(a?): Date;
  prev_day(a?): Date;
  prev_month(a?): Date;
  prev_year(a?): Date;
  rfc2822(): String;
  rfc3339(): String;
  rfc822(): String;
  "saturday?"(): any;
  start(): Float;
  step(a, block: (a: Date) => any): Date;
  step(a, b, block: (a: Date) => any): Date;
  step(a, b?): Enumerator<Date, Date>;
  strftime(a?): String;
  succ(): Date;
  "sunday?"(): any;
  "thursday?"(): any;
  to_date(): Date;
  to_datetime(): DateTime;
  to_s(): String;
  to_time(): Time;
  "tuesday?"(): any;
  upto(a, block: (a: Date) => any): Date;
  upto(a): Enumerator<Date, Date>;
  wday(): Integer;
  "wednesday?"(): any;
  xmlschema(): String;
  yday(): Integer;
  year(): Integer;
  as_json(...rest): Hash<String, String | Integer | Float>;
  to_json(a?): String;
  static _httpdate(a): Hash<Symbol, Integer>;
  static _iso8601(a): Hash<Symbol, Integer>;
  static _jisx0301(a): Hash<Symbol, Integer>;
  static _parse(a, b?): Hash<Symbol, Integer>;
  static _rfc2822(a): Hash<Symbol, Integer | String>;
  static _rfc3339(a): Hash<Symbol, Integer | String>;
  static _rfc822(a): Hash<Symbol, Integer | String>;
  static _strptime(a, b?): Hash<Symbol, Integer>;
  static _xmlschema(a): Hash<Symbol, Integer>;
  static civil(a?, b?, c?, d?): Date;
  static commercial(a?, b?, c?, d?): Date;
  static "gregorian_leap?"(a): any;
  static httpdate(a, b?): Date;
  static iso8601(a, b?): Date;
  static jd(a, b?): Date;
  static jisx0301(a, b?): Date;
  static "julian_leap?"(a): any;
  static "leap?"(a): any;
  static ordinal(a?, b?, c?): Date;
  static parse(a?, b?, c?): Date;
  static rfc2822(a, b?): Date;
  static rfc3339(a, b?): Date;
  static rfc822(a, b?): Date;
  static strptime(a, b?, c?): Date;
  static today(a?): Date;
  static "valid_civil?"(a, b, c, d?): any;
  static "valid_commercial?"(a, b, c, d?): any;
  static "valid_date?"(a, b, c, d?): any;
  static "valid_jd?"(a, b?): any;
  static "valid_ordinal?"(a, b, c?): any;
  static xmlschema(a, b?): Date;
  static json_create(a): Date;
  static readonly ABBR_DAYNAMES: Array<String>;
  static readonly ABBR_MONTHNAMES: Array<String>;
  static readonly DAYNAMES: Array<String>;
  static readonly ENGLAND: Integer;
  static readonly GREGORIAN: Integer;
  static readonly ITALY: Integer;
  static readonly JULIAN: Integer;
  static readonly MONTHNAMES: Array<String>;
}
export declare class DateTime extends Date {
  constructor(a?, b?, c?, d?, e?, f?, g?, h?);
  deconstruct_keys(a): Hash<Symbol, any>;
  hour(): Integer;
  iso8601(a?): String;
  jisx0301(a?): String;
  min(): Integer;
  minute(): Integer;
  new_offset(a?): DateTime;
  offset(): Rational;
  rfc3339(a?): String;
  sec(): Integer;
  sec_fraction(): Rational;
  second(): Integer;
  second_fraction(): Rational;
  strftime(a?): String;
  to_date(): Date;
  to_datetime(): DateTime;
  to_s(): String;
  to_time(): Time;
  xmlschema(a?): String;
  zone(): String;
  as_json(...rest): Hash<String, String | Integer | Float>;
  to_json(a?): String;
  static _strptime(a, b?): Hash<Symbol, Integer | String>;
  static civil(a?, b?, c?, d?, e?, f?, g?, h?): DateTime;
  static commercial(a?, b?, c?, d?, e?, f?, g?, h?): DateTime;
  static httpdate(a, b?): DateTime;
  static iso8601(a, b?): DateTime;
  static jd(a?, b?, c?, d?, e?, f?): DateTime;
  static jisx0301(a, b?): DateTime;
  static now(a?): DateTime;
  static ordinal(a?, b?, c?, d?, e?, f?, g?): DateTime;
  static parse(a, b?, c?): DateTime;
  static rfc2822(a, b?): DateTime;
  static rfc3339(a, b?): DateTime;
  static rfc822(a, b?): DateTime;
  static strptime(a, b?, c?): DateTime;
  static xmlschema(a, b?): DateTime;
  static json_create(a): DateTime;
}
export declare class Delegator extends BasicObject {
  "!"(): any;
  "!="(a): any;
  "=="(a): any;
  __getobj__(): any;
  __setobj__(a): any;
  "eql?"(a): any;
  freeze(): this;
  marshal_dump(): any;
  marshal_load(a): void;
  method_missing(a, block: (...rest: Array<any>) => any): any;
  method_missing(a, b, block: (...rest: Array<any>) => any): any;
  method_missing(a, b, c, block: (...rest: Array<any>) => any): any;
  methods(a?): Array<Symbol>;
  protected_methods(a?): Array<Symbol>;
  public_methods(a?): Array<Symbol>;
  constructor(a);
  initialize_clone(a): this;
  initialize_dup(a): this;
  "respond_to_missing?"(a, b): any;
  "target_respond_to?"(a, b, c): any;
  static const_missing(a): any;
  static delegating_block(a): Proc;
  static public_api(): any;
  static readonly VERSION: String;
}
export declare class SimpleDelegator extends Delegator {
  __getobj__(): any;
  __setobj__(a): any;
}
export declare class ERB extends Object {
  constructor(a);
  src(): String;
  encoding(): Encoding;
  filename(): String | NilClass;
  "filename="(a): any;
  lineno(): Integer;
  "lineno="(a): any;
  "location="(a): any;
  run(a?): any;
  result(a?): String;
  result_with_hash(a): String;
  def_method(a, b, c?): any;
  def_module(a?): Module;
  def_class(a?, b?): Class;
  static version(): String;
}
export declare namespace ERB {
  export class Util {
    html_escape(a): String;
    url_encode(a): String;
    h(a): String;
    u(a): String;
    static html_escape(a): String;
    static url_encode(a): String;
    static h(a): String;
    static u(a): String;
  }
  export class DefMethod {
    static def_erb_method(a, b): any;
  }
  export class Escape {
    html_escape(a): String;
    static html_escape(a): String;
  }
}
export declare class FileUtils {
  cd(a): void;
  cd<X>(a, block: (a: String) => X): X;
  chmod(a, b): void;
  chmod_R(a, b): void;
  chown(a, b, c): void;
  chown_R(a, b, c): void;
  compare_file(a, b): any;
  compare_stream(a, b): any;
  copy_entry(a, b, c?, d?, e?): void;
  copy_file(a, b, c?, d?): void;
  copy_stream(a, b): void;
  cp(a, b): void;
  cp_lr(a, b): void;
  cp_r(a, b): void;
  install(a, b): void;
  link_entry(a, b, c?, d?): void;
  ln(a, b): void;
  ln_s(a, b): void;
  ln_sf(a, b): void;
  ln_sr(a, b): void;
  mkdir(a): void;
  mkdir_p(a): void;
  mv(a, b): void;
  pwd(): String;
  remove_dir(a, b?): void;
  remove_entry(a, b?): void;
  remove_entry_secure(a, b?): void;
  remove_file(a, b?): void;
  rm(a): void;
  rm_f(a): void;
  rm_r(a): void;
  rm_rf(a): void;
  rmdir(a): void;
  touch(a): void;
  "uptodate?"(a, b): any;
  chdir(a): void;
  chdir<X>(a, block: (a: String) => X): X;
  cmp(a, b): any;
  "identical?"(a, b): any;
  copy(a, b): void;
  link(a, b): void;
  symlink(a, b): void;
  makedirs(a): void;
  mkpath(a): void;
  move(a, b): void;
  getwd(): String;
  remove(a): void;
  safe_unlink(a): void;
  rmtree(a): void;
  static cd(a): void;
  static cd<X>(a, block: (a: String) => X): X;
  static chmod(a, b): void;
  static chmod_R(a, b): void;
  static chown(a, b, c): void;
  static chown_R(a, b, c): void;
  static collect_method(a): Array<String>;
  static commands(): Array<String>;
  static compare_file(a, b): any;
  static compare_stream(a, b): any;
  static copy_entry(a, b, c?, d?, e?): void;
  static copy_file(a, b, c?, d?): void;
  static copy_stream(a, b): void;
  static cp(a, b): void;
  static cp_lr(a, b): void;
  static cp_r(a, b): void;
  static "have_option?"(a, b): any;
  static install(a, b): void;
  static link_entry(a, b, c?, d?): void;
  static ln(a, b): void;
  static ln_s(a, b): void;
  static ln_sf(a, b): void;
  static ln_sr(a, b): void;
  static mkdir(a): void;
  static mkdir_p(a): void;
  static mv(a, b): void;
  static options(): Array<String>;
  static options_of(a): Array<String>;
  static pwd(): String;
  static remove_dir(a, b?): void;
  static remove_entry(a, b?): void;
  static remove_entry_secure(a, b?): void;
  static remove_file(a, b?): void;
  static rm(a): void;
  static rm_f(a): void;
  static rm_r(a): void;
  static rm_rf(a): void;
  static rmdir(a): void;
  static touch(a): void;
  static "uptodate?"(a, b): any;
  static chdir(a): void;
  static chdir<X>(a, block: (a: String) => X): X;
  static cmp(a, b): any;
  static "identical?"(a, b): any;
  static copy(a, b): void;
  static link(a, b): void;
  static symlink(a, b): void;
  static makedirs(a): void;
  static mkpath(a): void;
  static move(a, b): void;
  static getwd(): String;
  static remove(a): void;
  static safe_unlink(a): void;
  static rmtree(a): void;
  static readonly VERSION: String;
}
export declare class Forwardable {
  instance_delegate(a): void;
  def_instance_delegators(a, ...rest): void;
  def_instance_delegator(a, b, c?): void;
  delegate(a): void;
  def_delegators(a, ...rest): void;
  def_delegator(a, b, c?): void;
  static readonly VERSION: String;
  static readonly FORWARDABLE_VERSION: String;
}
export declare class SingleForwardable {
  single_delegate(a): void;
  def_single_delegators(a, ...rest): void;
  def_single_delegator(a, b, c?): void;
  delegate(a): void;
  def_delegators(a, ...rest): void;
  def_delegator(a, b, c?): void;
}
export declare class JSON {
  dump(a, b?): String;
  dump(a, b): any;
  dump(a, b, c?): any;
  fast_generate(a, b?): String;
  generate(a, b?): String;
  load(a, b?): any;
  load<T>(a, b, c?): T;
  load_file(a, b?): any;
  "load_file!"(a, b?): any;
  parse(a, b?): any;
  "parse!"(a, b?): any;
  pretty_generate(a, b?): any;
  static "[]"(a, b?): any;
  static create_id(): any;
  static "create_id="(a): any;
  static dump(a, b?): String;
  static dump(a, b): any;
  static dump(a, b, c?): any;
  static dump_default_options(): Hash<Symbol, any>;
  static "dump_default_options="(a): Hash<Symbol, any>;
  static fast_generate(a, b?): String;
  static generate(a, b?): String;
  static generator(): typeof JSON.Ext.Generator | typeof JSON.Pure.Generator;
  static "generator="(a): void;
  static load(a, b?): any;
  static load<T>(a, b, c?): T;
  static load_file(a, b?): any;
  static "load_file!"(a, b?): any;
  static load_default_options(): Hash<Symbol, any>;
  static "load_default_options="(a): Hash<Symbol, any>;
  static parse(a, b?): any;
  static "parse!"(a, b?): any;
  static parser(): typeof JSON.Ext.Parser | typeof JSON.Pure.Parser;
  static "parser="(a): void;
  static pretty_generate(a, b?): any;
  static state(): typeof JSON.Ext.Generator.State | typeof JSON.Pure.Generator.State;
  static "state="(a): typeof JSON.Ext.Generator.State | typeof JSON.Pure.Generator.State;
  static readonly FAST_STATE_PROTOTYPE: typeof JSON.Ext.Generator.State | typeof JSON.Pure.Generator.State;
  static readonly Infinity: Float;
  static readonly JSON_LOADED: any;
  static readonly MinusInfinity: Float;
  static readonly NaN: Float;
  static readonly PRETTY_STATE_PROTOTYPE: typeof JSON.Ext.Generator.State | typeof JSON.Pure.Generator.State;
  static readonly SAFE_STATE_PROTOTYPE: typeof JSON.Ext.Generator.State | typeof JSON.Pure.Generator.State;
  static readonly VERSION: String;
  static readonly VERSION_ARRAY: Array<Integer>;
  static readonly VERSION_BUILD: Integer;
  static readonly VERSION_MAJOR: Integer;
  static readonly VERSION_MINOR: Integer;
}
export declare namespace JSON {
  export class JSONError extends StandardError {
  }
  export class GeneratorError extends JSON.JSONError {
  }
  export class ParserError extends JSON.JSONError {
  }
  export class NestingError extends JSON.ParserError {
  }
  export class State extends Object {
  }
  export class Ext {
  }
  export namespace Ext {
    export class Generator {
    }
    export namespace Generator {
      export class State extends Object {
      }
    }
    export class Parser extends Object {
    }
  }
  export class Pure {
  }
  export namespace Pure {
    export class Generator {
    }
    export namespace Generator {
      export class State extends Object {
      }
    }
    export class Parser extends Object {
    }
  }
}
export declare class BigDecimal extends Object {
  as_json(...rest): Hash<String, String>;
  to_json(a?): String;
  static json_create(a): BigDecimal;
}
export declare class OpenStruct extends Object {
  as_json(...rest): Hash<String, String | Hash<Symbol, any>>;
  to_json(a?): String;
  static json_create(a): OpenStruct;
}
export declare class Logger extends Object implements Logger.Severity {
  "<<"(a): any;
  add(a, block?: () => any): any;
  add(a, b, block?: () => any): any;
  add(a, b, c, block?: () => any): any;
  close(): any;
  datetime_format(): String;
  "datetime_format="(a: String): String;
  "datetime_format="(a): any;
  debug(block?: () => any): any;
  debug(a, block?: () => any): any;
  "debug!"(): Integer;
  "debug?"(): any;
  error(block?: () => any): any;
  error(a, block?: () => any): any;
  "error!"(): Integer;
  "error?"(): any;
  fatal(block?: () => any): any;
  fatal(a, block?: () => any): any;
  "fatal!"(): Integer;
  "fatal?"(): any;
  formatter(): any;
  "formatter="(a): any;
  info(block?: () => any): any;
  info(a, block?: () => any): any;
  "info!"(): Integer;
  "info?"(): any;
  level(): Integer;
  "level="(a): Integer;
  progname(): any;
  "progname="(a): any;
  reopen(): this;
  reopen(a): this;
  unknown(block?: () => any): any;
  unknown(a, block?: () => any): any;
  warn(block?: () => any): any;
  warn(a, block?: () => any): any;
  "warn!"(): Integer;
  "warn?"(): any;
  format_message(a, b, c, d): any;
  format_severity(a): String;
  constructor(a, b?, c?);
  log(a, block?: () => any): any;
  log(a, b, block?: () => any): any;
  log(a, b, c, block?: () => any): any;
  sev_threshold(): Integer;
  "sev_threshold="(a): Integer;
  static readonly ProgName: String;
  static readonly SEV_LABEL: Array<String>;
  static readonly VERSION: String;
}
export declare namespace Logger {
  export class Formatter extends Object {
    call(a, b, c, d): String;
    format_datetime(a): any;
    constructor();
    msg2str(a): String;
    datetime_format(): String;
    static readonly Format: String;
  }
  export class LogDevice extends Object implements MonitorMixin, Logger.Period {
    close(): any;
    reopen(a?): this;
    write(a): any;
    add_log_header(a): any;
    check_shift_log(): any;
    create_logfile(a): File;
    constructor(a?);
    lock_shift_log(block: () => any): any;
    open_logfile(a): File;
    set_dev(a): any;
    shift_log_age(): any;
    shift_log_period(a): any;
    dev(): any;
    filename(): String;
  }
  export class Period {
    next_rotate_time(a, b): any;
    previous_period_end(a, b): any;
    static next_rotate_time(a, b): any;
    static previous_period_end(a, b): any;
    static readonly SiD: Integer;
  }
  export class Severity {
    static readonly DEBUG: Integer;
    static readonly INFO: Integer;
    static readonly WARN: Integer;
    static readonly ERROR: Integer;
    static readonly FATAL: Integer;
    static readonly UNKNOWN: Integer;
  }
}
export declare class Monitor extends Object {
  enter(): any;
  exit(): any;
  mon_check_owner(): any;
  "mon_locked?"(): any;
  "mon_owned?"(): any;
  new_cond(): MonitorMixin.ConditionVariable;
  synchronize<T>(block: () => T): T;
  try_enter(): any;
  wait_for_cond(a, b): any;
  mon_enter(): any;
  mon_exit(): any;
  mon_synchronize<T>(block: () => T): T;
  mon_try_enter(): any;
  try_mon_enter(): any;
}
export declare class MonitorMixin {
  mon_enter(): any;
  mon_exit(): any;
  "mon_locked?"(): any;
  "mon_owned?"(): any;
  mon_synchronize<T>(block: () => T): T;
  mon_try_enter(): any;
  new_cond(): MonitorMixin.ConditionVariable;
  constructor(block: (...rest: Array<any>) => any);
  constructor(a, block: (...rest: Array<any>) => any);
  constructor(a, b, block: (...rest: Array<any>) => any);
  mon_check_owner(): any;
  mon_initialize(): any;
  synchronize<T>(block: () => T): T;
  try_mon_enter(): any;
  static extend_object(a): any;
}
export declare namespace MonitorMixin {
  export class ConditionVariable extends Object {
    broadcast(): Thread.ConditionVariable;
    signal(): Thread.ConditionVariable;
    wait(a?): any;
    wait_until(block: () => any): any;
    wait_while(block: () => any): any;
    constructor(a);
  }
}
export declare class Observable {
  add_observer(a, b?): void;
  changed(a?): void;
  "changed?"(): any;
  count_observers(): Integer;
  delete_observer(a): void;
  delete_observers(): void;
  notify_observers(...rest): void;
  static readonly VERSION: String;
}
export declare class Open3 {
  capture2(...rest): [String, Process.Status];
  capture2(a, ...rest): [String, Process.Status];
  capture2e(...rest): [String, Process.Status];
  capture2e(a, ...rest): [String, Process.Status];
  capture3(...rest): [String, String, Process.Status];
  capture3(a, ...rest): [String, String, Process.Status];
  popen2(...rest): [IO, IO, Process.Waiter];
  popen2(a, ...rest): [IO, IO, Process.Waiter];
  popen2<T>(block: (a: IO, b: IO, c: Process.Waiter) => T): T;
  popen2<T>(a, block: (a: IO, b: IO, c: Process.Waiter) => T): T;
  popen2<T>(a, b, block: (a: IO, b: IO, c: Process.Waiter) => T): T;
  popen2<T>(a, b, c, block: (a: IO, b: IO, c: Process.Waiter) => T): T;
  popen3(...rest): [IO, IO, IO, Process.Waiter];
  popen3(a, ...rest): [IO, IO, IO, Process.Waiter];
  popen3<T>(block: (a: IO, b: IO, c: IO, d: Process.Waiter) => T): T;
  popen3<T>(a, block: (a: IO, b: IO, c: IO, d: Process.Waiter) => T): T;
  popen3<T>(a, b, block: (a: IO, b: IO, c: IO, d: Process.Waiter) => T): T;
  popen3<T>(a, b, c, block: (a: IO, b: IO, c: IO, d: Process.Waiter) => T): T;
  static capture2(...rest): [String, Process.Status];
  static capture2(a, ...rest): [String, Process.Status];
  static capture2e(...rest): [String, Process.Status];
  static capture2e(a, ...rest): [String, Process.Status];
  static capture3(...rest): [String, String, Process.Status];
  static capture3(a, ...rest): [String, String, Process.Status];
  static popen2(...rest): [IO, IO, Process.Waiter];
  static popen2(a, ...rest): [IO, IO, Process.Waiter];
  static popen2<T>(block: (a: IO, b: IO, c: Process.Waiter) => T): T;
  static popen2<T>(a, block: (a: IO, b: IO, c: Process.Waiter) => T): T;
  static popen2<T>(a, b, block: (a: IO, b: IO, c: Process.Waiter) => T): T;
  static popen2<T>(a, b, c, block: (a: IO, b: IO, c: Process.Waiter) => T): T;
  static popen3(...rest): [IO, IO, IO, Process.Waiter];
  static popen3(a, ...rest): [IO, IO, IO, Process.Waiter];
  static popen3<T>(block: (a: IO, b: IO, c: IO, d: Process.Waiter) => T): T;
  static popen3<T>(a, block: (a: IO, b: IO, c: IO, d: Process.Waiter) => T): T;
  static popen3<T>(a, b, block: (a: IO, b: IO, c: IO, d: Process.Waiter) => T): T;
  static popen3<T>(a, b, c, block: (a: IO, b: IO, c: IO, d: Process.Waiter) => T): T;
}
export declare class OptionParser extends Object {
  abort(a?): any;
  accept(a, block?: (...rest: Array<any>) => any): void;
  accept(a, b, block?: (...rest: Array<any>) => any): void;
  add_officious(): void;
  additional_message(a, b): String;
  base(): OptionParser.List;
  candidate(a): Array<any>;
  compsys(a, b?): any;
  define(block?: (...rest: Array<any>) => any): any;
  define(a, block?: (...rest: Array<any>) => any): any;
  define(a, b, block?: (...rest: Array<any>) => any): any;
  define(a, b, c, block?: (...rest: Array<any>) => any): any;
  define(...rest, u): any;
  define(a, b, c?, u): any;
  define_head(block?: (...rest: Array<any>) => any): any;
  define_head(a, block?: (...rest: Array<any>) => any): any;
  define_head(a, b, block?: (...rest: Array<any>) => any): any;
  define_head(a, b, c, block?: (...rest: Array<any>) => any): any;
  define_head(...rest, u): any;
  define_head(a, b, c?, u): any;
  define_tail(block?: (...rest: Array<any>) => any): any;
  define_tail(a, block?: (...rest: Array<any>) => any): any;
  define_tail(a, b, block?: (...rest: Array<any>) => any): any;
  define_tail(a, b, c, block?: (...rest: Array<any>) => any): any;
  define_tail(...rest, u): any;
  define_tail(a, b, c?, u): any;
  environment(a?): Array<String>;
  getopts(...rest): Hash<String, any>;
  getopts(a, ...rest): Hash<String, any>;
  help(): String;
  inc(...rest): any;
  load(a?): any;
  make_switch(a, b?): [any, any, any, any, any];
  new(): this;
  new<T>(block: (a: this) => T): T;
  on(block?: (...rest: Array<any>) => any): this;
  on(a, block?: (...rest: Array<any>) => any): this;
  on(a, b, block?: (...rest: Array<any>) => any): this;
  on(a, b, c, block?: (...rest: Array<any>) => any): this;
  on(a, b, c, d, block?: (...rest: Array<any>) => any): this;
  on(...rest, u): this;
  on(a, b, c?, u): this;
  on(a, b, c, d?, u): this;
  on_head(block?: (...rest: Array<any>) => any): this;
  on_head(a, block?: (...rest: Array<any>) => any): this;
  on_head(a, b, block?: (...rest: Array<any>) => any): this;
  on_head(a, b, c, block?: (...rest: Array<any>) => any): this;
  on_head(a, b, c, d, block?: (...rest: Array<any>) => any): this;
  on_head(...rest, u): this;
  on_head(a, b, c?, u): this;
  on_head(a, b, c, d?, u): this;
  on_tail(block?: (...rest: Array<any>) => any): this;
  on_tail(a, block?: (...rest: Array<any>) => any): this;
  on_tail(a, b, block?: (...rest: Array<any>) => any): this;
  on_tail(a, b, c, block?: (...rest: Array<any>) => any): this;
  on_tail(a, b, c, d, block?: (...rest: Array<any>) => any): this;
  on_tail(...rest, u): this;
  on_tail(a, b, c?, u): this;
  on_tail(a, b, c, d?, u): this;
  order(block?: (a: String) => void): Array<String>;
  order(a, block?: (a: String) => void): Array<String>;
  order(a, b, block?: (a: String) => void): Array<String>;
  "order!"(block?: (a: String) => void): Array<String>;
  "order!"(a, block?: (a: String) => void): Array<String>;
  parse(...rest): Array<String>;
  parse(a): Array<String>;
  "parse!"(a?): Array<String>;
  permute(...rest): Array<String>;
  permute(a): Array<String>;
  "permute!"(a?): Array<String>;
  reject(a): void;
  release(): any;
  "release="(a): any;
  remove(): OptionParser.List;
  separator(a): void;
  summarize(block?: (a: String) => void): any;
  summarize(a, block?: (a: String) => void): any;
  summarize(a, b, block?: (a: String) => void): any;
  terminate(a?): any;
  to_a(): Array<String>;
  top(): OptionParser.List;
  ver(): String;
  warn(a?): void;
  complete(a, b, c?, ...rest): any;
  constructor(block?: (a: OptionParser) => void);
  constructor(a, block?: (a: OptionParser) => void);
  constructor(a, b, block?: (a: OptionParser) => void);
  notwice(a, b, c): any;
  parse_in_order(block: (...rest: Array<any>) => any): any;
  parse_in_order(a, block: (...rest: Array<any>) => any): any;
  parse_in_order(a, b, block: (...rest: Array<any>) => any): any;
  search(a, b): any;
  visit(a, block: (...rest: Array<any>) => any): any;
  visit(a, b, block: (...rest: Array<any>) => any): any;
  visit(a, b, c, block: (...rest: Array<any>) => any): any;
  banner(): String;
  default_argv(): Array<String>;
  program_name(): String;
  raise_unknown(): any;
  require_exact(): any;
  summary_indent(): String;
  summary_width(): Integer;
  version(): String;
  def_head_option(block?: (...rest: Array<any>) => any): any;
  def_head_option(a, block?: (...rest: Array<any>) => any): any;
  def_head_option(a, b, block?: (...rest: Array<any>) => any): any;
  def_head_option(a, b, c, block?: (...rest: Array<any>) => any): any;
  def_head_option(...rest, u): any;
  def_head_option(a, b, c?, u): any;
  def_option(block?: (...rest: Array<any>) => any): any;
  def_option(a, block?: (...rest: Array<any>) => any): any;
  def_option(a, b, block?: (...rest: Array<any>) => any): any;
  def_option(a, b, c, block?: (...rest: Array<any>) => any): any;
  def_option(...rest, u): any;
  def_option(a, b, c?, u): any;
  def_tail_option(block?: (...rest: Array<any>) => any): any;
  def_tail_option(a, block?: (...rest: Array<any>) => any): any;
  def_tail_option(a, b, block?: (...rest: Array<any>) => any): any;
  def_tail_option(a, b, c, block?: (...rest: Array<any>) => any): any;
  def_tail_option(...rest, u): any;
  def_tail_option(a, b, c?, u): any;
  to_s(): String;
  static accept(a, block?: (...rest: Array<any>) => any): void;
  static accept(a, b, block?: (...rest: Array<any>) => any): void;
  static getopts(...rest): Hash<String, any>;
  static getopts(a, ...rest): Hash<String, any>;
  static inc(a, b?): Integer;
  static reject(a): void;
  static terminate(a?): any;
  static top(): OptionParser.List;
  static with(block?: (a: OptionParser) => void): OptionParser;
  static with(a, block?: (a: OptionParser) => void): OptionParser;
  static with(a, b, block?: (a: OptionParser) => void): OptionParser;
  static readonly ArgumentStyle: Hash<any, any>;
  static readonly COMPSYS_HEADER: String;
  static readonly DecimalInteger: Regexp;
  static readonly DecimalNumeric: Regexp;
  static readonly DefaultList: OptionParser.List;
  static readonly NO_ARGUMENT: Symbol;
  static readonly NoArgument: [Symbol, any];
  static readonly OPTIONAL_ARGUMENT: Symbol;
  static readonly OctalInteger: Regexp;
  static readonly Officious: Hash<any, any>;
  static readonly OptionalArgument: Array<any>;
  static readonly REQUIRED_ARGUMENT: Symbol;
  static readonly RequiredArgument: Array<any>;
  static readonly SPLAT_PROC: Proc;
  static readonly Version: String;
}
export declare namespace OptionParser {
  export class Acceptables {
    static readonly DecimalInteger: Regexp;
    static readonly DecimalNumeric: Regexp;
    static readonly OctalInteger: Regexp;
  }
  export class AmbiguousArgument extends OptionParser.InvalidArgument {
    static readonly Reason: String;
  }
  export class AmbiguousOption extends OptionParser.ParseError {
    static readonly Reason: String;
  }
  export class Arguable {
    getopts(...rest): Hash<String, any>;
    options(): OptionParser;
    options<T>(block: (a: OptionParser) => T): T;
    "options="(a): any;
    "order!"(block?: (a: String) => void): Array<String>;
    "parse!"(): Array<String>;
    "permute!"(): Array<String>;
    static extend_object(a): any;
  }
  export class CompletingHash extends Hash<any, any> implements OptionParser.Completion {
    match(a): any;
  }
  export class Completion {
    candidate(a, b?, c?): any;
    complete(a, b?, c?): any;
    convert(a?, b?, ...rest): any;
    static candidate(a, block: (...rest: Array<any>) => any): any;
    static candidate(a, b, block: (...rest: Array<any>) => any): any;
    static candidate(a, b, c, block: (...rest: Array<any>) => any): any;
    static regexp(a, b): any;
  }
  export class InvalidArgument extends OptionParser.ParseError {
    static readonly Reason: String;
  }
  export class InvalidOption extends OptionParser.ParseError {
    static readonly Reason: String;
  }
  export class List extends Object {
    accept(a, block: (...rest: Array<any>) => any): any;
    accept(a, b, block: (...rest: Array<any>) => any): any;
    add_banner(a): any;
    append(...rest): any;
    atype(): any;
    complete(a, b, block: (...rest: Array<any>) => any): any;
    complete(a, b, c, block: (...rest: Array<any>) => any): any;
    complete(a, b, c, d, block: (...rest: Array<any>) => any): any;
    compsys(block: (...rest: Array<any>) => any): any;
    compsys(a, block: (...rest: Array<any>) => any): any;
    compsys(a, b, block: (...rest: Array<any>) => any): any;
    each_option(block: (...rest: Array<any>) => any): any;
    get_candidates(a): any;
    list(): any;
    long(): any;
    prepend(...rest): any;
    reject(a): any;
    search(a, b): any;
    short(): any;
    summarize(block: (...rest: Array<any>) => any): any;
    summarize(a, block: (...rest: Array<any>) => any): any;
    summarize(a, b, block: (...rest: Array<any>) => any): any;
    constructor();
    update(a, b, c, d?, e?): any;
  }
  export class MissingArgument extends OptionParser.ParseError {
    static readonly Reason: String;
  }
  export class NeedlessArgument extends OptionParser.ParseError {
    static readonly Reason: String;
  }
  export class OptionMap extends Hash<any, any> implements OptionParser.Completion {
  }
  export class ParseError extends RuntimeError {
    additional(): any;
    "additional="(a): any;
    args(): any;
    inspect(): any;
    message(): String;
    reason(): any;
    "reason="(a): any;
    recover(a): any;
    set_backtrace(a): any;
    set_option(a, b): any;
    constructor(...rest);
    to_s(): String;
    static filter_backtrace(a): any;
    static readonly Reason: String;
  }
  export class Switch extends Object {
    add_banner(a): any;
    arg(): any;
    block(): any;
    compsys(a, b): any;
    conv(): any;
    desc(): any;
    long(): any;
    "match_nonswitch?"(a): any;
    pattern(): any;
    short(): any;
    summarize(a?, b?, c?, d?, e?): any;
    switch_name(): any;
    conv_arg(a, b?): any;
    constructor(block: (...rest: Array<any>) => any);
    constructor(a, block: (...rest: Array<any>) => any);
    constructor(a, b, block: (...rest: Array<any>) => any);
    parse_arg(a): any;
    static guess(a): any;
    static incompatible_argument_styles(a, b): any;
    static pattern(): any;
  }
  export namespace Switch {
    export class NoArgument extends OptionParser.Switch {
      parse(a, b): any;
      static incompatible_argument_styles(...rest): any;
      static pattern(): any;
    }
    export class OptionalArgument extends OptionParser.Switch {
      parse(a, b, block: (...rest: Array<any>) => any): any;
    }
    export class PlacedArgument extends OptionParser.Switch {
      parse(a, b, block: (...rest: Array<any>) => any): any;
    }
    export class RequiredArgument extends OptionParser.Switch {
      parse(a, b): any;
    }
  }
}
export declare class PStore<K, V> extends Object {
  "[]"(a: K): V;
  "[]="(a: K, b: V): V;
  abort(): void;
  commit(): void;
  delete(a: K): V;
  fetch(a: K, b?: V): V;
  path(): String;
  "key?"(a: K): any;
  keys(): Array<K>;
  transaction<U>(block: (a: this) => U): U;
  transaction<U>(a, block: (a: this) => U): U;
  ultra_safe(): any;
  "ultra_safe="(a): any;
  dump(a): any;
  empty_marshal_checksum(): String;
  empty_marshal_data(): String;
  in_transaction(): void;
  in_transaction_wr(): void;
  constructor(a, b?);
  load(a): any;
  load_data(a: String, b): Hash<any, any>;
  load_data(a: String, b): [Hash<any, any>, String, Integer];
  "on_windows?"(): any;
  open_and_lock_file(a, b): File;
  save_data(a, b, c): any;
  save_data_with_atomic_file_rename_strategy(a, b): void;
  save_data_with_fast_strategy(a, b): void;
  "root?"(a: K): any;
  roots(): Array<K>;
  static readonly EMPTY_MARSHAL_CHECKSUM: String;
  static readonly EMPTY_MARSHAL_DATA: String;
  static readonly EMPTY_STRING: String;
  static readonly RDWR_ACCESS: Hash<Symbol, any>;
  static readonly RD_ACCESS: Hash<Symbol, any>;
  static readonly VERSION: String;
  static readonly WR_ACCESS: Hash<Symbol, any>;
}
export declare class SecureRandom {
  static bytes(a): String;
}
export declare class Shellwords {
  shellescape(a): String;
  shelljoin(a): String;
  shellsplit(a): Array<String>;
  shellwords(a): Array<String>;
  static shellescape(a): String;
  static shelljoin(a): String;
  static shellsplit(a): Array<String>;
  static escape(a): String;
  static join(a): String;
  static shellwords(a): Array<String>;
  static split(a): Array<String>;
}
export declare class Singleton {
  _dump(a?): String;
  clone(): any;
  dup(): any;
  static __init__(a): Class;
  static instance(): Singleton;
  static readonly VERSION: String;
}
export declare namespace Singleton {
  export class SingletonClassMethods {
  }
}
export declare class StringIO extends Object {
  constructor(a?, b?);
  "<<"(a): this;
  binmode(): this;
  close(): any;
  close_read(): any;
  close_write(): any;
  "closed?"(): any;
  "closed_read?"(): any;
  "closed_write?"(): any;
  each(block: (a: String) => any): this;
  each(a, block: (a: String) => any): this;
  each(a, b, block: (a: String) => any): this;
  each(a?, b?): Enumerator<String, this>;
  each_byte(block: (a: Integer) => any): this;
  each_byte(): Enumerator<Integer, this>;
  each_char(block: (a: String) => any): this;
  each_char(): Enumerator<String, this>;
  each_codepoint(block: (a: Integer) => any): this;
  each_codepoint(): Enumerator<Integer, this>;
  eof(): any;
  fcntl(...rest): any;
  fileno(): any;
  flush(): this;
  fsync(): Integer;
  getbyte(): Integer;
  getc(): String;
  gets(a?, b?): String;
  internal_encoding(): any;
  external_encoding(): Encoding;
  isatty(): any;
  lineno(): Integer;
  "lineno="(a): Integer;
  pid(): any;
  pos(): Integer;
  "pos="(a): Integer;
  print(...rest): any;
  printf(a, ...rest): any;
  putc(a): any;
  puts(...rest): any;
  read(a?, b?): String;
  pread(a, b, c?): String;
  read_nonblock(a, b?): String;
  readbyte(): Integer;
  readchar(): String;
  readline(a?, b?): String;
  readlines(a?, b?): Array<String>;
  readpartial(a, b?): String;
  reopen(a): this;
  reopen(a, b?): this;
  rewind(): Integer;
  seek(a, b?): Integer;
  set_encoding(a?): this;
  set_encoding(a?, b?): this;
  set_encoding_by_bom(): Encoding;
  string(): String;
  "string="(a): String;
  size(): Integer;
  sync(): any;
  "sync="(a): any;
  sysread(a, b?): String;
  syswrite(a): Integer;
  tell(): Integer;
  truncate(a): Integer;
  "tty?"(): any;
  ungetbyte(a): any;
  ungetc(a): any;
  write(...rest): Integer;
  write_nonblock(a): Integer;
  bytes(block: (a: Integer) => any): this;
  bytes(): Enumerator<Integer, this>;
  chars(block: (a: String) => any): this;
  chars(): Enumerator<String, this>;
  codepoints(block: (a: Integer) => any): this;
  codepoints(): Enumerator<Integer, this>;
  each_line(block: (a: String) => any): this;
  each_line(a, block: (a: String) => any): this;
  each_line(a, b, block: (a: String) => any): this;
  each_line(a?, b?): Enumerator<String, this>;
  "eof?"(): any;
  lines(block: (a: String) => any): this;
  lines(a, block: (a: String) => any): this;
  lines(a, b, block: (a: String) => any): this;
  lines(a?, b?): Enumerator<String, this>;
  static open(a?, b?): StringIO;
  static open<U>(block: (a: StringIO) => U): U;
  static open<U>(a, block: (a: StringIO) => U): U;
  static open<U>(a, b, block: (a: StringIO) => U): U;
}
export declare class StringScanner extends Object {
  "<<"(a): this;
  "[]"(a): String;
  "beginning_of_line?"(): any;
  captures(): Array<String>;
  charpos(): Integer;
  check(a): String;
  check_until(a): String;
  "eos?"(): any;
  "exist?"(a): Integer;
  "fixed_anchor?"(): any;
  get_byte(): String;
  getch(): String;
  inspect(): String;
  "match?"(a): Integer;
  matched(): String;
  "matched?"(): any;
  matched_size(): Integer;
  named_captures(): Hash<String, String>;
  peek(a): String;
  peek_byte(): Integer;
  pointer(): Integer;
  "pointer="(a): Integer;
  pos(): Integer;
  "pos="(a): Integer;
  post_match(): String;
  pre_match(): String;
  reset(): this;
  rest(): String;
  "rest?"(): any;
  rest_size(): Integer;
  scan(a): String;
  scan_byte(): Integer;
  scan_full(a: Regexp | String, b, c): String;
  scan_full(a: Regexp | String, b, c): Integer;
  scan_integer(): Integer;
  scan_until(a): String;
  search_full(a: Regexp | String, b, c): String;
  search_full(a: Regexp | String, b, c): Integer;
  size(): Integer;
  skip(a): Integer;
  skip_until(a): Integer;
  string(): String;
  "string="(a): String;
  terminate(): this;
  unscan(): this;
  values_at(...rest): Array<String>;
  constructor(a);
  initialize_copy(a): void;
  "bol?"(): any;
  concat(a): this;
  static must_C_version(): StringScanner;
  static readonly Id: String;
  static readonly Version: String;
}
export declare class Tempfile extends File {
  close(a?): void;
  "close!"(): void;
  inspect(): String;
  open(): File;
  path(): String;
  size(): Integer;
  unlink(): void;
  delete(): void;
  length(): Integer;
  static create(a?, b?): File;
  static create<A>(block: (a: File) => A): A;
  static create<A>(a, block: (a: File) => A): A;
  static create<A>(a, b, block: (a: File) => A): A;
  static open(...rest): Tempfile;
  static open<A>(block: (a: Tempfile) => A): A;
  static open<A>(a, block: (a: Tempfile) => A): A;
  static open<A>(a, b, block: (a: Tempfile) => A): A;
  static new(a?, b?): Tempfile;
  static new<A>(block: (a: Tempfile) => A): A;
  static new<A>(a, block: (a: Tempfile) => A): A;
  static new<A>(a, b, block: (a: Tempfile) => A): A;
}
export declare namespace Tempfile {
  export class Remover extends Object {
    call(...rest): void;
    constructor(a);
  }
}
export declare class Timeout {
  timeout<T>(a, block: (a: Numeric) => T): T;
  timeout<T>(a, b, block: (a: Numeric) => T): T;
  timeout<T>(a, b, c, block: (a: Numeric) => T): T;
  static timeout<T>(a, block: (a: Numeric) => T): T;
  static timeout<T>(a, b, block: (a: Numeric) => T): T;
  static timeout<T>(a, b, c, block: (a: Numeric) => T): T;
  static readonly VERSION: String;
}
export declare namespace Timeout {
  export class ExitException extends Exception {
  }
  export class Error extends RuntimeError {
    thread(): Thread;
  }
}
export declare class TSort<N> {
  each_strongly_connected_component(block: (a: Array<N>) => void): void;
  each_strongly_connected_component(): Enumerator<Array<N>, void>;
  each_strongly_connected_component_from(a: N, block: (a: Array<N>) => void): void;
  each_strongly_connected_component_from(a: N, b, block: (a: Array<N>) => void): void;
  each_strongly_connected_component_from(a: N, b, c, block: (a: Array<N>) => void): void;
  each_strongly_connected_component_from(a: N, b?, c?): Enumerator<Array<N>, void>;
  strongly_connected_components(): Array<Array<N>>;
  tsort(): Array<N>;
  tsort_each(block: (a: N) => void): void;
  tsort_each(): Enumerator<N, void>;
  static each_strongly_connected_component<T>(a, b, block: (a: Array<T>) => void): void;
  static each_strongly_connected_component<T>(a, b): Enumerator<Array<T>, void>;
  static each_strongly_connected_component_from<T>(a: T, b, block: (a: Array<T>) => void): void;
  static each_strongly_connected_component_from<T>(a: T, b, c, block: (a: Array<T>) => void): void;
  static each_strongly_connected_component_from<T>(a: T, b, c, d, block: (a: Array<T>) => void): void;
  static each_strongly_connected_component_from<T>(a: T, b, c?, d?): Enumerator<Array<T>, void>;
  static strongly_connected_components<T>(a, b): Array<Array<T>>;
  static tsort<T>(a, b): Array<T>;
  static tsort_each<T>(a, b, block: (a: T) => void): void;
  static tsort_each<T>(a, b): Enumerator<T, void>;
}
export declare namespace TSort {
  export class Cyclic extends StandardError {
  }
}
export declare class URI implements URI.RFC2396_REGEXP {
  static decode_uri_component(a, b?): String;
  static decode_www_form(a, b?): Array<[String, String]>;
  static decode_www_form_component(a, b?): String;
  static encode_uri_component(a, b?): String;
  static encode_www_form(a, b?): String;
  static encode_www_form_component(a, b?): String;
  static extract(a, b?): Array<String>;
  static extract(a, block: (a: String) => void): any;
  static extract(a, b, block: (a: String) => void): any;
  static get_encoding(a): Encoding;
  static join(a, ...rest): URI.Generic;
  static parse(a): URI.File | URI.FTP | URI.HTTP | URI.HTTPS | URI.LDAP | URI.LDAPS | URI.MailTo | URI.WS | URI.WSS | URI.Generic;
  static regexp(a?): Regexp;
  static scheme_list(): Hash<String, Class>;
  static for(a, ...rest): URI.File | URI.FTP | URI.HTTP | URI.HTTPS | URI.LDAP | URI.LDAPS | URI.MailTo | URI.WS | URI.WSS | URI.Generic;
  static split(a): [String, String, String, String, any, String, String, String, String];
  static readonly ABS_PATH: Regexp;
  static readonly ABS_URI: Regexp;
  static readonly ABS_URI_REF: Regexp;
  static readonly DEFAULT_PARSER: URI.RFC2396_Parser;
  static readonly ESCAPED: Regexp;
  static readonly FRAGMENT: Regexp;
  static readonly HOST: Regexp;
  static readonly OPAQUE: Regexp;
  static readonly PORT: Regexp;
  static readonly QUERY: Regexp;
  static readonly REGISTRY: Regexp;
  static readonly REL_PATH: Regexp;
  static readonly REL_URI: Regexp;
  static readonly REL_URI_REF: Regexp;
  static readonly RFC2396_PARSER: URI.RFC2396_Parser;
  static readonly RFC3986_PARSER: URI.RFC3986_Parser;
  static readonly SCHEME: Regexp;
  static readonly TBLDECWWWCOMP_: Hash<String, String>;
  static readonly TBLENCWWWCOMP_: Hash<String, String>;
  static readonly UNSAFE: Regexp;
  static readonly URI_REF: Regexp;
  static readonly USERINFO: Regexp;
  static readonly VERSION: String;
  static readonly VERSION_CODE: String;
  static readonly WEB_ENCODINGS_: Hash<String, String>;
}
export declare namespace URI {
  export class Error extends StandardError {
  }
  export class InvalidURIError extends URI.Error {
  }
  export class InvalidComponentError extends URI.Error {
  }
  export class BadURIError extends URI.Error {
  }
  export class File extends URI.Generic {
    set_host(a): String;
    set_port(a): any;
    check_userinfo(a): any;
    check_user(a): any;
    check_password(a): any;
    set_userinfo(a): any;
    set_user(a): any;
    set_password(a): any;
    static build(a): URI.File;
    static readonly DEFAULT_PORT: Integer;
    static readonly COMPONENT: Array<Symbol>;
  }
  export class FTP extends URI.Generic {
  }
  export class Generic extends Object implements URI {
    default_port(): Integer;
    constructor(a, b, c, d, e, f, g, h, i, j?, k?);
    registry(): any;
    parser(): any;
    "replace!"(a): URI.Generic;
    component(): Array<Symbol>;
    check_scheme(a): any;
    set_scheme(a): String;
    "scheme="(a): String;
    check_userinfo(a, b?): any;
    check_user(a): String;
    check_password(a, b?): String;
    "userinfo="(a): String;
    "user="(a): String;
    "password="(a): String;
    set_userinfo(a, b?): [String, String];
    set_user(a): String;
    set_password(a): String;
    split_userinfo(a): Array<String>;
    escape_userpass(a): String;
    userinfo(): String;
    user(): String;
    password(): String;
    check_host(a): any;
    set_host(a): String;
    "host="(a): String;
    hostname(): String;
    "hostname="(a): String;
    check_port(a): any;
    set_port(a): String | Integer;
    "port="(a): String | Integer;
    check_registry(a): any;
    set_registry(a): any;
    "registry="(a): any;
    check_path(a): any;
    set_path(a): String;
    "path="(a): String;
    "query="(a): String;
    check_opaque(a): any;
    set_opaque(a): String;
    "opaque="(a): String;
    "fragment="(a): String;
    "hierarchical?"(): any;
    "absolute?"(): any;
    "relative?"(): any;
    split_path(a): Array<String>;
    merge_path(a, b): String;
    "merge!"(a): String;
    merge(a): URI.Generic;
    route_from_path(a, b): String;
    route_from0(a): Array<URI.Generic>;
    route_from(a): URI.Generic;
    route_to(a): URI.Generic;
    normalize(): any;
    "normalize!"(): any;
    to_s(): String;
    "=="(a): any;
    hash(): Integer;
    "eql?"(a): any;
    component_ary(): Array<String | Integer>;
    select(...rest): Array<String | Integer>;
    inspect(): String;
    coerce(a): Array<URI.Generic>;
    find_proxy(a?): URI.Generic;
    scheme(): String;
    host(): String;
    port(): Integer;
    path(): String;
    query(): String;
    opaque(): String;
    fragment(): String;
    "+"(a): URI.Generic;
    static default_port(): Integer;
    static component(): Array<Symbol>;
    static use_registry(): any;
    static build2(a): URI.Generic;
    static build(a): URI.Generic;
    static "use_proxy?"(a, b, c, d): any;
    static readonly DEFAULT_PORT: Integer;
    static readonly COMPONENT: Array<Symbol>;
    static readonly USE_REGISTRY: any;
  }
  export class HTTP extends URI.Generic {
    authority(): String;
    origin(): String;
    request_uri(): String;
    static build(a): URI.HTTP;
    static readonly DEFAULT_PORT: Integer;
    static readonly COMPONENT: Array<Symbol>;
  }
  export class HTTPS extends URI.HTTP {
    static readonly DEFAULT_PORT: Integer;
  }
  export class LDAP extends URI.Generic {
    constructor(a, b, c, d, e, f, g, h, i);
    parse_dn(): any;
    parse_query(): any;
    build_path_query(): String;
    dn(): String;
    set_dn(a): String;
    "dn="(a): String;
    attributes(): String;
    set_attributes(a): String;
    "attributes="(a): String;
    scope(): String;
    set_scope(a): String;
    "scope="(a): String;
    filter(): String;
    set_filter(a): String;
    "filter="(a): String;
    extensions(): any;
    set_extensions(a): String;
    "extensions="(a): String;
    "hierarchical?"(): FalseClass;
    static build(a): URI.LDAP;
    static readonly DEFAULT_PORT: Integer;
    static readonly COMPONENT: Array<Symbol>;
    static readonly SCOPE: Array<String>;
  }
  export class LDAPS extends URI.LDAP {
    static readonly DEFAULT_PORT: Integer;
  }
  export class MailTo extends URI.Generic {
    headers(): Array<[String, String]>;
    "headers="(a): String;
    to(): String;
    "to="(a): String;
    to_mailtext(): String;
    to_rfc822text(): String;
    static build(a): URI.MailTo;
    static readonly EMAIL_REGEXP: Regexp;
  }
  export class RFC2396_REGEXP {
  }
  export class RFC2396_Parser extends Object implements URI.RFC2396_REGEXP {
    constructor(a?);
    escape(a, b?): String;
    extract(a, b?): Array<String>;
    extract(a, block: (a: String) => any): any;
    extract(a, b, block: (a: String) => any): any;
    join(...rest): URI.Generic;
    make_regexp(a?): Regexp;
    parse(a): URI.Generic;
    split(a): [String, String, String, String, String, String, String, String, String];
    unescape(a, b?): String;
    pattern(): Hash<Symbol, String>;
    regexp(): Hash<Symbol, Regexp>;
  }
  export class RFC3986_Parser extends Object {
  }
  export class WS extends URI.Generic {
  }
  export class WSS extends URI.WS {
  }
}
export declare const ARGF: IO;
export declare const ARGV: Array<String>;
export declare const CROSS_COMPILING: any;
export declare const DATA: File;
export declare const RUBY_COPYRIGHT: String;
export declare const RUBY_DESCRIPTION: String;
export declare const RUBY_ENGINE: String;
export declare const RUBY_ENGINE_VERSION: String;
export declare const RUBY_PATCHLEVEL: Integer;
export declare const RUBY_PLATFORM: String;
export declare const RUBY_RELEASE_DATE: String;
export declare const RUBY_REVISION: String;
export declare const RUBY_VERSION: String;
export declare const STDERR: IO;
export declare const STDIN: IO;
export declare const STDOUT: IO;
export declare const TOPLEVEL_BINDING: Binding;
export declare const ENV: Hash<String, String>;
export declare class ConditionVariable extends Thread.ConditionVariable {}
export declare class Mutex extends Thread.Mutex {}
export declare class Queue<E> extends Thread.Queue<E> {}
export declare class SizedQueue<E> extends Thread.SizedQueue<E> {}
