import { z } from 'zod';
import { NodeKind } from '../model/kinds.ts';

const common = {
  /** Name for people. */
  title: z.string().min(1),
  /** Why the folder is as it is, for its readers. */
  note: z.string().optional(),
};

/** Queries for other grammars to inherit; no file is of this language. */
export const AbstractManifest = z.strictObject({ ...common, abstract: z.literal(true) });

/** `grammars/<language>/manifest.json`: all that is known about a language beside its queries. */
export const LanguageManifest = z.strictObject({
  ...common,
  abstract: z.literal(false).default(false),
  /** CSS colour for charts. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Folders whose queries come before this one's own, in order. */
  inherits: z.array(z.string()).default([]),
  /** The wasm file: below `out/` of the package `tree-sitter-wasm`, or beside the manifest once packed. */
  wasm: z.string().regex(/\.wasm$/),
  /** Needs a process with `--liftoff-only`: the optimiser of V8 takes gigabytes on its lexer. */
  heavy: z.boolean().default(false),
  files: z.strictObject({
    /** Lower case, without dot; the longest that matches wins. */
    extensions: z.array(z.string().regex(/^[a-z0-9+_.-]+$/)),
    /** Whole file names. */
    names: z.array(z.string()).default([]),
    /** Commands of a `#!` line, without version. */
    interpreters: z.array(z.string()).default([]),
  }),
  /**
   * What the grammar cannot read though the language has it: the parser sees `to` there, filled up with blanks to the
   * length of the match, so that all places stay. A lookbehind must stand last: at the start, an engine tries it at
   * every character, which takes time quadratic in the length of a run of blanks.
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
  /** Languages of one family see each other's names. */
  family: z.string().min(1),
  scoping: z.strictObject({
    /** Names of a type's body are names of its body's statements. */
    typeBodyIsScope: z.boolean(),
    /** Whether instances have the members of their type itself. */
    staticsOfInstances: z.boolean(),
    /** Every name at the top of a file can be imported; otherwise only what an export says. */
    exports: z.enum(['all', 'explicit']),
    /** What a definition is called when a type encloses it directly. */
    memberKinds: z.partialRecord(NodeKind, NodeKind).default({}),
    /** Methods of these names construct. */
    constructors: z.array(z.string()).default([]),
    /** A name that matches is private. */
    privateNames: z.string().optional(),
    /** The type in the library that a literal is of, by the type of its node or its text; empty for no value at all. */
    literals: z.record(z.string(), z.string()).default({}),
    /** Types of literals that hold pairs of a key and a value. */
    pairs: z.array(z.string()).default([]),
    /** The method that an operator calls on its left operand. */
    operators: z.record(z.string(), z.string()).default({}),
    /**
     * How the language asks a value for others: chains of members of which each is called on the result of the one
     * before. The first chain that leads somewhere counts.
     */
    protocols: z
      .strictObject({
        iterate: z.array(z.array(z.string())).default([]),
        await: z.array(z.array(z.string())).default([]),
        enter: z.array(z.array(z.string())).default([]),
        call: z.array(z.array(z.string())).default([]),
        element: z.array(z.array(z.string())).default([]),
        /** Of a value that a type holds as a member: what the member gives. */
        describe: z.array(z.array(z.string())).default([]),
      })
      .prefault({}),
    /** Types in the library that wrap what a function returns when it is asynchronous or a generator. */
    results: z
      .strictObject({ async: z.string(), generator: z.string(), asyncGenerator: z.string() })
      .optional(),
    /** What an assignment does to the type of a name that declares none: nothing, or from there on it holds that value. */
    assignments: z.enum(['keep', 'change']).default('keep'),
    /** The name under which a function may declare the type of what it is called on. */
    self: z.string().optional(),
    /** The member of every value that is its type. */
    typeMember: z.string().optional(),
    /** Functions of the language that tell whether their first argument is an instance of the second. */
    tests: z.array(z.string()).default([]),
    /** Functions of the language, by dotted name, that a value tells what of the program to reach or to run. */
    reflection: z.array(z.string()).default([]),
    /** Types in the library of which members are instances. */
    enumerations: z.array(z.string()).default([]),
    /** Types in the library that have what types made from them declare in order, and those that have it under its name. */
    ordered: z.array(z.string()).default([]),
    keyed: z.array(z.string()).default([]),
    /** Types with arguments that no declaration can describe. */
    generics: z
      .strictObject({
        /** Of these one of the arguments is meant. */
        transparent: z.array(z.string()).default([]),
        /** Of these only the first is. */
        annotated: z.array(z.string()).default([]),
        /** These mean the type itself and not an instance of it. */
        classes: z.array(z.string()).default([]),
        /** These hold so many values in this order. */
        tuples: z.array(z.string()).default([]),
        /** Functions: a list of parameters, and the result. */
        callables: z.array(z.string()).default([]),
        /** Calls of these make type parameters. */
        parameters: z.array(z.string()).default([]),
        /** Parent types that only name the type parameters. */
        declaring: z.array(z.string()).default([]),
        /** These say of the methods of an object what they are called on. */
        receivers: z.array(z.string()).default([]),
        /** What the type is whose method this is. */
        self: z.array(z.string()).default([]),
      })
      .prefault({}),
    /** A name that matches is public though `privateNames` matches too. */
    publicNames: z.string().optional(),
  }),
  /** Regular expressions for the marks of comments and doc strings, removed from docs. */
  comments: z.strictObject({
    open: z.string(),
    close: z.string(),
    line: z.string(),
    /** Tags of doc comments that declare types in braces, where that is the custom. */
    types: z
      .strictObject({
        parameter: z.array(z.string()),
        result: z.array(z.string()),
        value: z.array(z.string()),
        /** Give a name to a type of another module. */
        alias: z.array(z.string()),
        /** Take names from another module, as the language's own statement does. */
        import: z.array(z.string()),
      })
      .optional(),
    /** A comment that matches is no documentation. */
    ignore: z.string().optional(),
    /** What stands around a comment of one line, where one is to be written. */
    write: z.strictObject({ before: z.string().min(1), after: z.string().default('') }).optional(),
  }),
  /** File with a list of the names that the language itself provides. */
  builtins: z.string().optional(),
  /**
   * What the language itself comes with, declared in a language that has a grammar. Only types count: of what an
   * expression is, and what its members are.
   */
  library: z
    .strictObject({
      /** Relative to this one. */
      folder: z.string().min(1),
      /** Whose grammar reads the files. */
      language: z.string().min(1),
      /** The file whose names every file sees. The others, with the same ending, are modules named by their path. */
      globals: z.string().regex(/^[^./][^./]*\.[^/]+$/),
      /** Stands between the parts of a module's name. */
      separator: z.string().default('/'),
    })
    .optional(),
  /** File that says how a module specifier leads to a file: see `src/indexer/resolve/modules/recipe.ts`. */
  modules: z.string(),
  /** File that says where programs start: see `src/indexer/analyse/entry-points.ts`. */
  entryPoints: z.string().optional(),
  /** File that says where a repository names what it publishes: see `src/indexer/analyse/package-finder.ts`. */
  packages: z.string().optional(),
  /** File that says what lives though nothing uses it: see `src/indexer/analyse/roots/root-recipe.ts`. */
  roots: z.string().optional(),
});
export type LanguageManifest = z.infer<typeof LanguageManifest>;

export const Manifest = z.union([AbstractManifest, LanguageManifest]);
export type Manifest = z.infer<typeof Manifest>;
