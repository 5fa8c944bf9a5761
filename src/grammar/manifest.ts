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
   * length of the match, so that all places stay.
   */
  adapt: z
    .array(z.strictObject({ match: z.string(), to: z.string().max(1).default(''), why: z.string() }))
    .default([]),
  /** Languages of one family see each other's names. */
  family: z.string().min(1),
  scoping: z.strictObject({
    /** Names of a type's body are names of its body's statements. */
    typeBodyIsScope: z.boolean(),
    /** Every name at the top of a file can be imported; otherwise only what an export says. */
    exports: z.enum(['all', 'explicit']),
    /** What a definition is called when a type encloses it directly. */
    memberKinds: z.partialRecord(NodeKind, NodeKind).default({}),
    /** Methods of these names construct. */
    constructors: z.array(z.string()).default([]),
    /** A name that matches is private. */
    privateNames: z.string().optional(),
    /** Generic types from outside that decide what a member is found on. */
    generics: z
      .strictObject({
        /** Of these the argument is meant: a promise of it, a read-only it. */
        transparent: z.array(z.string()).default([]),
        /** These hold many of the argument. */
        containers: z.array(z.string()).default([]),
      })
      .default({ transparent: [], containers: [] }),
    /** A name that matches is public though `privateNames` matches too. */
    publicNames: z.string().optional(),
  }),
  /** Regular expressions for the marks of comments and doc strings, removed from docs. */
  comments: z.strictObject({
    open: z.string(),
    close: z.string(),
    line: z.string(),
    /** A comment that matches is no documentation. */
    ignore: z.string().optional(),
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
});
export type LanguageManifest = z.infer<typeof LanguageManifest>;

export const Manifest = z.union([AbstractManifest, LanguageManifest]);
export type Manifest = z.infer<typeof Manifest>;
