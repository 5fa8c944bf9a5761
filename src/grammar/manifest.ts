import * as z from 'zod';
import { DocFormat } from '../model/doc-format.ts';
import { ContainerManifest } from './container.ts';
import { Foreign } from './foreign.ts';
import { Scoping } from './scoping.ts';

const common = {
  /** Display name. */
  title: z.string().min(1),
  /** A remark about the folder, for maintainers. */
  note: z.string().optional(),
};

/**
 * A folder that other grammars inherit. It has no files of its own. Any other field is one of `LanguageManifest`, and is checked
 * in the languages that inherit it.
 */
export const AbstractManifest = z.looseObject({ ...common, abstract: z.literal(true) });

/** Directives that leave parts of a text out of a program: expressions for their lines, the first two with the condition as a group. */
const ConditionalParts = z.strictObject({
  if: z.string(),
  elseIf: z.string(),
  /** The same where the condition must not hold. */
  ifNot: z.string().optional(),
  elseIfNot: z.string().optional(),
  else: z.string(),
  end: z.string(),
});
export type ConditionalParts = z.infer<typeof ConditionalParts>;

/** Namespaces that macros begin and end: expressions for lines, and for the names of macros and namespaces. */
const MacroNamespaces = z.strictObject({
  /** A line of nothing but a macro, whose name is the first group. */
  line: z.string(),
  /** The part of the name of a macro that begins something, and of the one that ends it. */
  begins: z.string(),
  ends: z.string(),
  /** The definition of a macro: its name and its body. */
  definition: z.string(),
  /** In such a body: the name of a namespace that it begins. */
  namespace: z.string(),
});
export type MacroNamespaces = z.infer<typeof MacroNamespaces>;

/** `grammars/<language>/manifest.json`: everything about a language except its queries. */
export const LanguageManifest = z.strictObject({
  ...common,
  abstract: z.literal(false).default(false),
  /** CSS colour for charts. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Folders whose queries and fields precede those of this folder, in order (see `inherit-fields.ts`). */
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
    /** Names that a dot and anything may follow: `Gemfile` for `Gemfile.local`. */
    prefixes: z.array(z.string().regex(/^[^.]+$/)).default([]),
    /** Commands of a `#!` line, without version. */
    interpreters: z.array(z.string()).default([]),
    /** Extensions of the grammar `with` that files of this language have too: see `shared-extensions.ts`. */
    shared: z
      .strictObject({ extensions: z.array(z.string().regex(/^[a-z0-9+_.-]+$/)), with: z.string() })
      .optional(),
  }),
  /**
   * Syntax of the language that the grammar cannot parse. The parser sees `to` instead, padded with blanks, or with `fill`, to
   * the length of the match (and never longer), so that all positions stay valid. A lookbehind must come last: at the start, the
   * engine tries it at every character, which takes quadratic time on a run of blanks.
   */
  adapt: z
    .array(
      z.strictObject({
        match: z.string().regex(/^(?!\(\?<[=!])/, 'must not start with a lookbehind; put it last'),
        to: z.string().max(10).default(''),
        fill: z.string().length(1).default(' '),
        /** Only where the text has errors, and if it has fewer afterwards. For constructs that also occur in correct code. */
        ifBroken: z.boolean().default(false),
        /** Only if the text has no errors afterwards. For constructs that may hold something else. */
        unlessBroken: z.boolean().default(false),
        /** A bracket that is replaced too: the first that begins a line below with the same indentation. */
        closing: z.string().length(1).optional(),
        why: z.string(),
      }),
    )
    .default([]),
  /** Expressions for the lines that begin, continue and end parts of a text that are compiled under a condition. */
  conditionalParts: ConditionalParts.optional(),
  macroNamespaces: MacroNamespaces.optional(),
  /** For files that hold code of this language between other text. */
  container: ContainerManifest.optional(),
  /** Languages of the same family can refer to each other's names. */
  family: z.string().min(1),
  scoping: Scoping.prefault({}),
  foreign: Foreign.prefault({}),
  /**
   * Whether types are gone when a program runs, and imports of nothing but types with them. Import statements of such a
   * language name the module after the names.
   */
  erasesTypes: z.boolean().default(false),
  /** Regular expressions for the markers of comments and docstrings, which are removed from docs. */
  comments: z.strictObject({
    open: z.string(),
    close: z.string(),
    line: z.string(),
    /** Tags of doc comments that declare types, for languages with that convention. */
    types: z
      .strictObject({
        /** Whether a type stands without braces, up to the first blank. */
        isBare: z.boolean().default(false),
        /** Whether types stand in square brackets, before or behind the name, with commas between those of which one is meant. */
        isBracketed: z.boolean().default(false),
        /** Tags of properties and methods that a type has without declaring them. */
        memberProperty: z.array(z.string()).default([]),
        memberMethod: z.array(z.string()).default([]),
        /** Tags of type parameters. */
        typeParameter: z.array(z.string()).default([]),
        /** Tags that give the parents of a type their type arguments. */
        parent: z.array(z.string()).default([]),
        /** Types of lists whose last argument is the type of their elements. */
        lists: z.array(z.string()).default([]),
        parameter: z.array(z.string()),
        result: z.array(z.string()),
        value: z.array(z.string()),
        /** Tags that give a name to a type. */
        alias: z.array(z.string()),
        /** Tags of the members of a type that has a name. */
        property: z.array(z.string()),
        /** Types that say only that tags name the members. */
        objects: z.array(z.string()),
        /** Tags that import names from another module. */
        import: z.array(z.string()),
      })
      .optional(),
    /**
     * Replaces the markup of documentation by Markdown: regular expressions, applied in order without regard to case, and
     * what takes their place, with `$1` for their groups.
     */
    markup: z.array(z.strictObject({ match: z.string(), to: z.string() })).default([]),
    /** The markup of documentation, after the replacements of `markup`. */
    format: DocFormat.default('markdown'),
    /** Regular expression of comments that are not documentation. */
    ignore: z.string().optional(),
    /** The text around a one-line comment that the program writes. */
    write: z.strictObject({ before: z.string().min(1), after: z.string().default('') }).optional(),
  }),
  /** Characters that its names can contain, besides letters, digits and `_`. */
  nameCharacters: z.string().default(''),
  /** Kinds of use that the language has and that no reference shows, in a few words each. Answers that find nothing say them. */
  notFollowed: z.array(z.string().min(1)).default([]),
  /** File with the list of the built-in names of the language. Files are in this folder or in an inherited one. */
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
      /**
       * Grammar of the same family whose library files of this language see too. That one has the global names; `globals` is then a
       * module as the other files are.
       */
      beside: z.string().min(1).optional(),
    })
    .optional(),
  /** File with the rules that resolve module specifiers: see `src/indexer/resolve/modules/recipe.ts`. */
  modules: z.string().optional(),
  /** File with the rules for entry points: see `src/indexer/analyse/entry-points.ts`. */
  entryPoints: z.string().optional(),
  /** File with the rules that find published packages: see `src/indexer/analyse/package-recipe.ts`. */
  packages: z.string().optional(),
  /**
   * File with the rules for symbols that are used from outside the code: see
   * `src/indexer/analyse/roots/root-recipe.ts`.
   */
  roots: z.string().optional(),
});
export type LanguageManifest = z.infer<typeof LanguageManifest>;
