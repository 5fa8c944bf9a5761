import * as z from 'zod';
import { SPECIAL_NAME } from '../../files/type-facts.ts';
import { NodeKind } from '../../../model/kinds.ts';
import { configFormats } from '../../config-file/read-config.ts';
import { testCommandParts } from '../../../model/test-command.ts';
import { TestSetupRecipe } from './test-setup-recipe.ts';

const texts = z.array(z.string().min(1)).min(1);
const pattern = z.string().refine(isPattern, 'is not a valid regular expression');
const reason = z.string().min(1);

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** The symbols of a language that are used from outside the code: the `roots` of a grammar. */
export const RootRecipe = z.strictObject({
  /** Files that are run or read by other programs, as globs. */
  files: z
    .array(
      z.strictObject({
        paths: texts,
        /** Globs of files that the rule leaves out. */
        except: z.array(z.string().min(1)).default([]),
        /**
         * Packages of which the project must ask for one. The globs then match paths from the folder of the project on, or
         * of one inside of it.
         */
        dependencies: texts.optional(),
        kind: z.enum(['entry', 'test', 'framework', 'data']),
        effect: z.enum(['used', 'exports', 'all']),
        /** Not imported by others, whatever package it belongs to. */
        internal: z.boolean().default(false),
        /** Documentation for readers, in which unused symbols are normal. */
        shown: z.boolean().default(false),
        reason,
      }),
    )
    .default([]),
  /** Files that a test runner runs before tests. */
  testSetups: TestSetupRecipe.optional(),
  /** Commands that run tests. Of several for the same tests, the first one counts. */
  testCommands: z
    .array(
      z.strictObject({
        /** A glob of names of configuration files, in whose folders it is run. */
        config: z.string().min(1),
        /** A regular expression of the text of such a file. */
        contains: pattern.optional(),
        ...testCommandParts,
      }),
    )
    .default([]),
  /** Definitions that the language, a test runner or a framework calls by name. */
  names: z
    .array(
      z.strictObject({
        match: pattern,
        kinds: z.array(NodeKind).min(1).optional(),
        /** Restricts the rule to members of types, or to top-level definitions. */
        at: z.enum(['member', 'top']).optional(),
        /** Restricts the rule to files that match a glob. */
        paths: texts.optional(),
        /** As for files. */
        dependencies: texts.optional(),
        /** Whether the member registers its type. */
        showsType: z.boolean().default(false),
        /** Whether the file runs as soon as another file of its folder is loaded. */
        runsBeside: z.boolean().default(false),
        /** Whether a top-level definition shows that something from outside loads its file. */
        showsFile: z.boolean().default(false),
        /**
         * `libraryMember` only casts doubt: an instance may be used as one of a type outside the repository. `found` casts doubt on a
         * type, which a framework finds by its name.
         */
        effect: z.enum(['used', 'libraryMember', 'found']).default('used'),
        kind: z.enum(['test', 'framework', 'language', 'outside']),
        reason,
      }),
    )
    .default([]),
  /** Files that say which packages a project asks for. */
  dependencyFiles: z
    .array(
      z.strictObject({
        /** A glob of names. */
        file: z.string().min(1),
        /** Without a format, the packages are words of its text. */
        format: z.enum(configFormats).optional(),
        /** Keys of the tables whose keys are packages. */
        tables: z.array(texts).default([]),
      }),
    )
    .default([]),
  /** Globs of other files that stand in the folder of a project. */
  projectFiles: z.array(z.string().min(1)).default([]),
  /** Dotted names of decorators that only change what they decorate. Any other may register it. */
  inertDecorators: z.array(pattern).default([]),
  /**
   * Dotted names of calls by which a file registers something with another package when it is loaded. Where there are such, decorators and
   * types from outside count as well: packages may load such files by a path or a name that no code shows.
   */
  loadingCalls: pattern.optional(),
  /** Dotted names of decorators of members for which a test runner creates an instance of the type. */
  runningDecorators: z.array(pattern).default([]),
  /** Dotted names of decorators of types for which a tool makes code that uses the fields. */
  fieldDecorators: z.array(pattern).default([]),
  /** Members by which a type registers its subtypes. What shards of subtypes depend on is found by the form of these names. */
  registeringMembers: z.array(z.string().regex(SPECIAL_NAME)).default([]),
  /**
   * Library types that call only the members they declare. Other external types may call a member of any
   * name.
   */
  plainTypes: z.array(pattern).default([]),
  /** Whether types outside the repository may call members of the types that are derived from them. */
  outsideTypesCall: z.boolean().default(true),
  /**
   * The types that external types may register and use: none, those of files that run, or those of all files, because a program
   * loads all of its types at once.
   */
  outsideTypesRegister: z.enum(['none', 'run', 'all']).default('none'),
  /** Metaclasses without an effect on the types that they create. */
  inertMetatypes: z.array(z.string().min(1)).default([]),
  /** Modifiers of declarations without a definition. */
  describingModifiers: z.array(z.string().min(1)).default([]),
  /** Paths of internal files, although others could import them. */
  privatePaths: pattern.optional(),
  /** Paths of files that no other project can import, whatever the package publishes. */
  closedPaths: pattern.optional(),
  /** The namespaces of such files. */
  closedNamespaces: pattern.optional(),
  /** Paths of test helpers. Tests elsewhere may use them, including private names. */
  testAids: pattern.optional(),
  /**
   * A file in the root that permits use by others, such as a licence. The repository may then be a package
   * even without a project file.
   */
  licenses: z.array(z.string().min(1)).default([]),
  /** Names of files that run when another file in their folder is loaded. */
  folderFiles: z.array(z.string().min(1)).default([]),
  /** Manifests of published packages, in order of precedence. */
  packages: z
    .array(
      z.strictObject({
        /** Name of the file, or a glob of names. */
        file: z.string().min(1),
        /** Without a format, the existence of the file is enough. */
        format: z.enum(configFormats).optional(),
        /** A regular expression of text that prevents publishing: of the whole file, or with a format, of the text at `private`. */
        privateText: pattern.optional(),
        /** Keys of the name. A package without a name is not published. */
        name: texts.optional(),
        /** Keys of the flag, or of the text, that prevents publishing. */
        private: texts.optional(),
        /** Keys of the complete list of importable files, if there is one. */
        entries: texts.optional(),
        /** Default entry files next to the manifest. */
        defaultEntries: z.array(z.string().min(1)).default([]),
        /** Entries that are not code, such as declarations written by a build. */
        ignoredEntries: pattern.optional(),
        /** Whether others import any file by convention, or could. */
        otherFiles: z.enum(['open', 'exposed']),
      }),
    )
    .default([]),
});
export type RootRecipe = z.infer<typeof RootRecipe>;
