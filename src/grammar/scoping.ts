import * as z from 'zod';
import { NodeKind, Visibility } from '../model/kinds.ts';
import { BuildRules } from './builds.ts';
import { Injection } from './injection.ts';

/** How names are seen and types behave in a language. */
export const Scoping = z.strictObject({
  /**
   * The files that see each other's top-level names without an import: none (`file`), those of one directory that
   * declare the same namespace (`directory`), all that declare the same namespace (`namespace`), or all that import and
   * export nothing (`script`). In a `translation-unit`, a file has the names of all files that it includes; a declaration
   * with the modifier `forward` stands for the definition of its name that another file has, unless it is `static`.
   */
  unit: z.enum(['file', 'directory', 'namespace', 'script', 'translation-unit']).default('file'),
  /** Whether a list may stand for its elements, as where pointers and arrays are of the type of what they hold. */
  listsAreElements: z.boolean().default(false),
  /** Kinds of types whose members are also names of the code around the type. */
  openKinds: z.array(NodeKind).default([]),
  /** How files say to which builds they belong. */
  builds: BuildRules.optional(),
  /** Whether a call of a type converts a value to it and makes no instance. */
  callsConvert: z.boolean().default(false),
  /** Whether `super` leads to the next type in the order of the parents of the instance: a subtype may have one beside this type. */
  superOfInstance: z.boolean().default(false),
  /** Whether a local name is visible only from the end of its declaration on, so that its value sees an outer one. */
  localsFromDeclaration: z.boolean().default(false),
  /** Whether a member hides one of the same name of a parent type, so that calls of that one never run it. */
  membersHide: z.boolean().default(false),
  /** The modifier without which a member of a class hides that of its parent class, so that calls of that one never run it. */
  overrideModifier: z.string().optional(),
  /** For `directory`: expression of namespaces that are units of their own and cannot be imported, such as tests. */
  separateNamespaces: z.string().optional(),
  /** Expression whose first group is the usual name of a package, in the specifier that imports it. */
  packageName: z.string().optional(),
  /** Separator of the parts of a namespace as the language writes it. */
  namespaceSeparator: z.string().min(1).default('.'),
  /** The keyword that stands for the namespace of the code itself, as the first part of a qualified name. */
  ownNamespace: z.string().min(1).optional(),
  /** For `namespace`: whether functions at the top of a file are names of its namespace, and not of the file alone. */
  sharedFunctions: z.boolean().default(false),
  /** Kinds of definitions of the namespace without a name that code in all others sees without an import. */
  unnamedKinds: z.array(NodeKind).default([]),
  /** Whether the body of a method sees the members of its instance by their names alone. */
  implicitReceiver: z.boolean().default(false),
  /** Whether code in a namespace sees the names of the namespaces around it without an import. */
  nestedNamespaces: z.boolean().default(false),
  /**
   * Members that may share a name, so that the syntax tells which is meant: none; a type and one other member
   * (`types`); the same, and a type and a function or variable that are no members (`tags`); a method and a field (`members`); the
   * same, and functions and variables that are no members (`all`).
   */
  separateNames: z.enum(['none', 'types', 'tags', 'members', 'all']).default('none'),
  /** Whether types of one name that differ in the number of their type parameters are different types. */
  genericArity: z.boolean().default(false),
  /** Ends of names of types that may be left out where a type is named. */
  typeSuffixes: z.array(z.string()).default([]),
  /** Whether callables of one name and owner are overloads, of which the arguments of a call choose one. */
  overloads: z.boolean().default(false),
  /**
   * How arguments choose among overloads: by the least kind of conversion that fits one, before others are tried
   * (`phases`), or among all at once, of which the one with the better conversions wins (`together`).
   */
  overloadChoice: z.enum(['phases', 'together']).default('phases'),
  /** Whether types that differ only in their type arguments are one type at run time, so that no overload has both. */
  erasedGenerics: z.boolean().default(true),
  /** Kinds of types whose instances are values: they are never null unless their type says so. */
  valueKinds: z.array(NodeKind).default([]),
  /** Whether a class has the members of its interfaces by their names. If not, only values of the interface have them. */
  interfaceMembers: z.boolean().default(true),
  /** Whether a value is only of the types that its own type names as its parents, whatever members it has. */
  nominalTypes: z.boolean().default(false),
  /** The library type of which every other type is, without naming it. */
  root: z.string().optional(),
  /** Library types of values that are no objects, and the types of the objects that hold such values. */
  boxes: z.record(z.string(), z.string()).default({}),
  /** Library types: the result of an operator is of the first of these that an operand is of, or else of the last. */
  arithmetic: z.array(z.string()).default([]),
  /** Whether an interface with one abstract method is the type of a function. */
  functionalInterfaces: z.boolean().default(false),
  /**
   * Whether a type implements every interface whose methods it has, without saying so: never (`none`), if they are declared alike
   * (`signatures`), or if they can be called in the same ways (`calls`), where properties count too.
   */
  structuralInterfaces: z.enum(['none', 'signatures', 'calls']).default('none'),
  /** The method by which a type of the repository takes others as its subtypes, and the library type that declares it for types. */
  virtualSubtypes: z.strictObject({ type: z.string(), method: z.string() }).optional(),
  /** Whether statements of a type's body see the names of its members. */
  typeBodyIsScope: z.boolean().default(false),
  /** Whether instances have the static members of their type. */
  staticsOfInstances: z.boolean().default(false),
  /** `all`: every top-level name of a file can be imported. `explicit`: only exported names. */
  exports: z.enum(['all', 'explicit']).default('all'),
  /** The kind of a definition directly inside a type, by its kind elsewhere. */
  memberKinds: z.partialRecord(NodeKind, NodeKind).default({}),
  /** Names of parameters that functions have without declaring them, by the keyword that begins such a function. */
  impliedNames: z.record(z.string(), z.string()).default({}),
  /** The method of a function that calls it. */
  callMember: z.string().optional(),
  /** Names of methods that construct instances. */
  constructors: z.array(z.string()).default([]),
  /** The members that run when an instance is made, besides a constructor that is declared. */
  creation: z
    .strictObject({
      /** Methods that run before the constructor. */
      also: z.array(z.string()).default([]),
      /** Expression of decorators, and of parent types outside of the repository, that make a constructor for a type. */
      generated: z.string().optional(),
      /** Expression of functions and methods that copy an instance, with fields that arguments name changed. */
      copies: z.string().optional(),
      /** The argument of such a function that takes the changed fields as a literal. */
      changes: z.string().optional(),
      /** Library types whose members are the keys of a literal. */
      keyed: z.array(z.string()).default([]),
      /** Methods that a constructor which nobody declared calls. */
      hooks: z.array(z.string()).default([]),
      /** Methods of the nearest parent type that declaring a type below it runs. */
      subtype: z.array(z.string()).default([]),
      /** Methods of the type of a type that declaring the latter runs. */
      declared: z.array(z.string()).default([]),
      /** Methods that a parent type outside of the repository calls on its instances, by an expression of its name. */
      outside: z.record(z.string(), z.array(z.string())).default({}),
    })
    .prefault({}),
  /** Decorators that make a function generic, by an expression, and the member of it that registers an implementation. */
  genericFunctions: z.strictObject({ match: z.string(), register: z.string() }).optional(),
  /**
   * Texts that name a symbol by its module and its names in that, separated by dots or a colon (`match`). They are certain references as the first argument
   * of calls that look the symbol up (`lookups`), and possible ones elsewhere. `members`: calls that look a member of their first
   * argument up by the second one. All are expressions, the last two of dotted names.
   */
  namesInTexts: z.strictObject({ match: z.string(), lookups: z.string(), members: z.string() }).optional(),
  /** How functions are given by the names of parameters. */
  injection: Injection.optional(),
  /** Regular expression of private names. */
  privateNames: z.string().optional(),
  /**
   * The library type of a literal or a predefined type, by the type of its node or its text; `*` is the expected type. Empty for literals that are no
   * value; those that are not listed have a value of which nothing is known.
   */
  literals: z.record(z.string(), z.string()).default({}),
  /** The type whose members are the elements of the host, and the namespace of the repository that declares it. */
  elements: z.strictObject({ namespace: z.string(), type: z.string() }).optional(),
  /** Library types that expressions and types without a name have. */
  types: z
    .strictObject({
      /** The type of several values of one type. */
      list: z.string().optional(),
      /** The type of several values in a fixed order. */
      tuple: z.string().optional(),
      /** Beginning of the names by which the items of a tuple are read, which end in their position from 1; items have names of their own too. */
      tupleItem: z.string().optional(),
      text: z.string().optional(),
      /** The type of values whose members all files also see without an import, by their plain names. */
      global: z.string().optional(),
      /** The type of a value that may be missing, with the type of the value as its argument. */
      optional: z.string().optional(),
      /** Types of literals whose items have an order. */
      sequences: z.array(z.string()).default([]),
    })
    .prefault({}),
  /** Name under which others import the value that a module exports without a name. */
  defaultExport: z.string().optional(),
  /** Name of the folder beside a module, or above the code for a package, whose files stand in for it in tests. */
  standInFolder: z.string().min(1).optional(),
  /** Literal types that contain pairs of a key and a value. */
  pairs: z.array(z.string()).default([]),
  /** The method that an operator calls on its left operand. */
  operators: z.record(z.string(), z.string()).default({}),
  /** The method that an operator calls on its right operand. */
  rightOperators: z.record(z.string(), z.string()).default({}),
  /** The method that is called on the same operand if it lacks that of an operator, and the one on the right operand if the left lacks it. */
  operatorFallbacks: z.record(z.string(), z.string()).default({}),
  reflected: z.record(z.string(), z.string()).default({}),
  /**
   * Methods behind language constructs, as chains of members: each is called on the result of the previous
   * one. The first chain that resolves is used.
   */
  protocols: z
    .strictObject({
      iterate: z.array(z.array(z.string())).default([]),
      /** Methods that iteration calls, if `iterate` begins with what the library only declares for inference. */
      iterateCalls: z.array(z.array(z.string())).optional(),
      await: z.array(z.array(z.string())).default([]),
      enter: z.array(z.array(z.string())).default([]),
      leave: z.array(z.array(z.string())).default([]),
      /** The same where both are awaited. */
      enterAsync: z.array(z.array(z.string())).default([]),
      leaveAsync: z.array(z.array(z.string())).default([]),
      call: z.array(z.array(z.string())).default([]),
      element: z.array(z.array(z.string())).default([]),
      store: z.array(z.array(z.string())).default([]),
      remove: z.array(z.array(z.string())).default([]),
      /** The method of its first argument that a function of the language calls, by the name of the function, or of its owner and it: `a.b`. */
      functions: z.record(z.string(), z.string()).default({}),
      /** The method whose parameters take the values into which a value is taken apart by position. */
      deconstruct: z.string().optional(),
      /** Whether a value is taken apart into what the head of its type declares. */
      deconstructsHead: z.boolean().default(false),
      /**
       * For a value that is a member of a type: the value that accessing the member returns (a descriptor).
       */
      describe: z.array(z.array(z.string())).default([]),
      /** The methods of such a value that assigning the member of an instance calls, and removing it. */
      describeStore: z.array(z.array(z.string())).default([]),
      describeRemove: z.array(z.array(z.string())).default([]),
      /** The methods of such a value that declaring the type calls, with the name of the member. */
      describeName: z.array(z.array(z.string())).default([]),
    })
    .prefault({}),
  /** Library types that wrap the result of an asynchronous function or a generator. */
  results: z
    .strictObject({ async: z.string(), generator: z.string(), asyncGenerator: z.string() })
    .optional(),
  /** Whether an assignment changes the type of a name that declares none, from there on. */
  assignments: z.enum(['keep', 'change']).default('keep'),
  /** The parameter name under which a function may declare the type of its receiver. */
  self: z.string().optional(),
  /** The member of every value that is its type. */
  typeMember: z.string().optional(),
  /** The member of every type, or function that makes instances, with what its instances have (`prototype`). */
  instanceMember: z.string().optional(),
  /** Functions that test whether their first argument is an instance of the second. */
  tests: z.array(z.string()).default([]),
  /** Functions, by dotted name, that reach or run program parts chosen by a value (reflection). */
  reflection: z.array(z.string()).default([]),
  /** The library type from which types of a kind are derived without naming it. Its type argument is the type itself. */
  impliedParents: z.partialRecord(NodeKind, z.string()).default({}),
  /** Library types of enumerations: the members of a type that extends one are its instances. */
  enumerations: z.array(z.string()).default([]),
  /**
   * Library types whose subtypes have their declared members in order (`ordered`), or by name (`keyed`).
   */
  ordered: z.array(z.string()).default([]),
  keyed: z.array(z.string()).default([]),
  /** Generic types that no declaration can express. */
  generics: z
    .strictObject({
      /** Types that stand for one of their arguments. */
      transparent: z.array(z.string()).default([]),
      /** Types that stand for their first argument. */
      annotated: z.array(z.string()).default([]),
      /** Types that denote the class itself and not an instance of it. */
      classes: z.array(z.string()).default([]),
      /** Types with one element per argument, in order. */
      tuples: z.array(z.string()).default([]),
      /** Functions: the arguments are a list of parameters and the result. */
      callables: z.array(z.string()).default([]),
      /** Functions whose calls create type parameters, and the argument with the type that such a one must have. */
      parameters: z.array(z.string()).default([]),
      bound: z.string().optional(),
      /** Parent types that only declare the type parameters. */
      declaring: z.array(z.string()).default([]),
      /** Types that declare the receiver of the methods of an object. */
      receivers: z.array(z.string()).default([]),
      /** Names for the type that contains the method. */
      self: z.array(z.string()).default([]),
    })
    .prefault({}),
  /** The visibility of a definition without a modifier, unless it is a member of an interface. */
  defaultVisibility: Visibility.default('public'),
  /** Whether decorators only annotate what follows: they are references to types and call nothing. */
  annotations: z.boolean().default(false),
  /** Regular expression of names that are public although `privateNames` matches. */
  publicNames: z.string().optional(),
});
