import { z } from 'zod';
import { NodeKind, Visibility } from '../model/kinds.ts';

const common = {
  /** Display name. */
  title: z.string().min(1),
  /** A remark about the folder, for maintainers. */
  note: z.string().optional(),
};

/** A folder of queries that other grammars inherit. It has no language and no files. */
export const AbstractManifest = z.strictObject({ ...common, abstract: z.literal(true) });

/** `grammars/<language>/manifest.json`: everything about a language except its queries. */
export const LanguageManifest = z.strictObject({
  ...common,
  abstract: z.literal(false).default(false),
  /** CSS colour for charts. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Folders whose queries precede those of this folder, in order. */
  inherits: z.array(z.string()).default([]),
  /**
   * Path of the wasm file: below `out/` of the package `tree-sitter-wasm`, or next to the manifest once
   * packed.
   */
  wasm: z.string().regex(/\.wasm$/),
  /**
   * Whether the grammar needs a process with `--liftoff-only`: V8's optimiser takes gigabytes for its lexer.
   */
  heavy: z.boolean().default(false),
  files: z.strictObject({
    /** In lower case, without a dot. The longest match wins. */
    extensions: z.array(z.string().regex(/^[a-z0-9+_.-]+$/)),
    /** Complete file names. */
    names: z.array(z.string()).default([]),
    /** Commands of a `#!` line, without version. */
    interpreters: z.array(z.string()).default([]),
  }),
  /**
   * Syntax of the language that the grammar cannot parse. The parser sees `to` instead, padded with blanks to
   * the length of the match, so that all positions stay valid. A lookbehind must come last: at the start, the
   * engine tries it at every character, which takes quadratic time on a run of blanks.
   */
  adapt: z
    .array(
      z.strictObject({
        match: z.string().regex(/^(?!\(\?<[=!])/, 'must not start with a lookbehind; put it last'),
        to: z.string().max(1).default(''),
        why: z.string(),
      }),
    )
    .default([]),
  /** Languages of the same family can refer to each other's names. */
  family: z.string().min(1),
  scoping: z
    .strictObject({
      /**
       * The files that see each other's top-level names without an import: none (`file`), those of one directory that
       * declare the same namespace (`directory`), or all that declare the same namespace (`namespace`).
       */
      unit: z.enum(['file', 'directory', 'namespace']).default('file'),
      /**
       * Expression of paths whose names say that a file belongs to a build for an unusual system. A name that several files
       * of a unit declare means the declaration in another file.
       */
      otherBuilds: z.string().optional(),
      /** Whether a local name is visible only from the end of its declaration on, so that its value sees an outer one. */
      localsFromDeclaration: z.boolean().default(false),
      /** Whether a member hides one of the same name of a parent type, so that calls of that one never run it. */
      membersHide: z.boolean().default(false),
      /** For `directory`: expression of namespaces that are units of their own and cannot be imported, such as tests. */
      separateNamespaces: z.string().optional(),
      /** Expression whose first group is the usual name of a package, in the specifier that imports it. */
      packageName: z.string().optional(),
      /** Separator of the parts of a namespace as the language writes it. */
      namespaceSeparator: z.string().min(1).default('.'),
      /** Whether the body of a method sees the members of its instance by their names alone. */
      implicitReceiver: z.boolean().default(false),
      /** Whether a method, a field and a type may share a name, so that the syntax tells which is meant. */
      separateNames: z.boolean().default(false),
      /** Whether callables of one name and owner are overloads, of which the arguments of a call choose one. */
      overloads: z.boolean().default(false),
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
      /** Whether a type implements every interface whose methods it has, without saying so. */
      structuralInterfaces: z.boolean().default(false),
      /** Whether statements of a type's body see the names of its members. */
      typeBodyIsScope: z.boolean().default(false),
      /** Whether instances have the static members of their type. */
      staticsOfInstances: z.boolean().default(false),
      /** `all`: every top-level name of a file can be imported. `explicit`: only exported names. */
      exports: z.enum(['all', 'explicit']).default('all'),
      /** The kind of a definition directly inside a type, by its kind elsewhere. */
      memberKinds: z.partialRecord(NodeKind, NodeKind).default({}),
      /** Names of methods that construct instances. */
      constructors: z.array(z.string()).default([]),
      /** Regular expression of private names. */
      privateNames: z.string().optional(),
      /**
       * The library type of a literal, by the type of its node or its text; empty for literals without a type.
       */
      literals: z.record(z.string(), z.string()).default({}),
      /** Library types that expressions and types without a name have. */
      types: z
        .strictObject({
          /** The type of several values of one type. */
          list: z.string().optional(),
          /** The type of several values in a fixed order. */
          tuple: z.string().optional(),
          text: z.string().optional(),
          /** Types of literals whose items have an order. */
          sequences: z.array(z.string()).default([]),
        })
        .prefault({}),
      /** Name under which others import the value that a module exports without a name. */
      defaultExport: z.string().optional(),
      /** Literal types that contain pairs of a key and a value. */
      pairs: z.array(z.string()).default([]),
      /** The method that an operator calls on its left operand. */
      operators: z.record(z.string(), z.string()).default({}),
      /**
       * Methods behind language constructs, as chains of members: each is called on the result of the previous
       * one. The first chain that resolves is used.
       */
      protocols: z
        .strictObject({
          iterate: z.array(z.array(z.string())).default([]),
          await: z.array(z.array(z.string())).default([]),
          enter: z.array(z.array(z.string())).default([]),
          call: z.array(z.array(z.string())).default([]),
          element: z.array(z.array(z.string())).default([]),
          /**
           * For a value that is a member of a type: the value that accessing the member returns (a descriptor).
           */
          describe: z.array(z.array(z.string())).default([]),
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
      /** Functions that test whether their first argument is an instance of the second. */
      tests: z.array(z.string()).default([]),
      /** Functions, by dotted name, that reach or run program parts chosen by a value (reflection). */
      reflection: z.array(z.string()).default([]),
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
      /** Who sees a definition without a modifier that says so, unless it is a member of an interface. */
      defaultVisibility: Visibility.default('public'),
      /** Whether decorators only annotate what follows: they are references to types and call nothing. */
      annotations: z.boolean().default(false),
      /** Regular expression of names that are public although `privateNames` matches. */
      publicNames: z.string().optional(),
    })
    .prefault({}),
  /** Regular expressions for the markers of comments and docstrings, which are removed from docs. */
  comments: z.strictObject({
    open: z.string(),
    close: z.string(),
    line: z.string(),
    /** Tags of doc comments that declare types in braces, for languages with that convention. */
    types: z
      .strictObject({
        parameter: z.array(z.string()),
        result: z.array(z.string()),
        value: z.array(z.string()),
        /** Tags that give a name to a type of another module. */
        alias: z.array(z.string()),
        /** Tags that import names from another module. */
        import: z.array(z.string()),
      })
      .optional(),
    /**
     * Replaces the markup of documentation by Markdown: regular expressions, applied in order without regard to case, and
     * what takes their place, with `$1` for their groups.
     */
    markup: z.array(z.strictObject({ match: z.string(), to: z.string() })).default([]),
    /** Regular expression of comments that are not documentation. */
    ignore: z.string().optional(),
    /** The text around a one-line comment that the program writes. */
    write: z.strictObject({ before: z.string().min(1), after: z.string().default('') }).optional(),
  }),
  /** File with the list of the built-in names of the language. */
  builtins: z.string().optional(),
  /** The standard library, declared in a language that has a grammar. It is used for types only. */
  library: z
    .strictObject({
      /** Relative to this folder. */
      folder: z.string().min(1),
      /** Name of the grammar that parses the files. */
      language: z.string().min(1),
      /**
       * The file of the global names. Other files with the same extension are modules, named by their path.
       */
      globals: z.string().regex(/^[^./][^./]*\.[^/]+$/),
      /** Separator of the parts of a module name. */
      separator: z.string().default('/'),
    })
    .optional(),
  /** File with the rules that resolve module specifiers: see `src/indexer/resolve/modules/recipe.ts`. */
  modules: z.string().optional(),
  /** File with the rules for entry points: see `src/indexer/analyse/entry-points.ts`. */
  entryPoints: z.string().optional(),
  /** File with the rules that find published packages: see `src/indexer/analyse/package-finder.ts`. */
  packages: z.string().optional(),
  /**
   * File with the rules for symbols that are used from outside the code: see
   * `src/indexer/analyse/roots/root-recipe.ts`.
   */
  roots: z.string().optional(),
});
export type LanguageManifest = z.infer<typeof LanguageManifest>;

export const Manifest = z.union([AbstractManifest, LanguageManifest]);
export type Manifest = z.infer<typeof Manifest>;
