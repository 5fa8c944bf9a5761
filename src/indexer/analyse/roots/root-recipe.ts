import { z } from 'zod';
import { NodeKind } from '../../../model/kinds.ts';
import { configFormats } from '../../config-file/read-config.ts';

const texts = z.array(z.string().min(1)).min(1);
const pattern = z.string().refine(isPattern, 'is no regular expression');
const reason = z.string().min(1);

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** What lives in programs of a language though nothing in them uses it: the `roots` of a grammar. */
export const RootRecipe = z.strictObject({
  /** Files that something else than the program runs or reads, by globs. */
  files: z
    .array(
      z.strictObject({
        paths: texts,
        kind: z.enum(['entry', 'test', 'framework', 'data']),
        effect: z.enum(['lives', 'exports', 'all']),
        /** Nobody else imports from there, whatever it is part of. */
        internal: z.boolean().default(false),
        /** For people to read: nothing needs to use what is there. */
        shown: z.boolean().default(false),
        reason,
      }),
    )
    .default([]),
  /** Definitions that the language, a test runner or a framework calls by their names. */
  names: z
    .array(
      z.strictObject({
        match: pattern,
        kinds: z.array(NodeKind).min(1).optional(),
        /** Only members of types, or only what stands at the top of a file. */
        at: z.enum(['member', 'top']).optional(),
        /** Only in files that match a glob. */
        paths: texts.optional(),
        /** The type that it is a member of is found by it. */
        showsType: z.boolean().default(false),
        kind: z.enum(['test', 'framework', 'language']),
        reason,
      }),
    )
    .default([]),
  /** Dotted names of decorators that only change what they decorate. Any other may hand it to somebody. */
  inertDecorators: z.array(pattern).default([]),
  /** Members by which a type learns of those that are made from it. */
  registeringMembers: z.array(z.string().min(1)).default([]),
  /**
   * Types of the library of the language that call of what is made from them only what they declare themselves. Any
   * other type outside may call a member by whatever name.
   */
  plainTypes: z.array(pattern).default([]),
  /** Types outside may learn of those that are made from them, and so use what nothing else does. */
  outsideTypesRegister: z.boolean().default(false),
  /** Types of types that do nothing with those that are made by them. */
  inertMetatypes: z.array(z.string().min(1)).default([]),
  /** Names of modifiers of what describes something that is elsewhere. */
  describingModifiers: z.array(z.string().min(1)).default([]),
  /** Paths that match are not for others, though nothing keeps those from importing them. */
  privatePaths: pattern.optional(),
  /** Paths that match help those who test, who may be elsewhere and take even what is private by its name. */
  testAids: pattern.optional(),
  /** A file at the root of the repository that lets others use it: it may be for them, where no project file says more. */
  licenses: z.array(z.string().min(1)).default([]),
  /** Names of files that run when anything else of their folder is loaded. */
  folderFiles: z.array(z.string().min(1)).default([]),
  /** Files that say that a folder is published, nearest first. */
  packages: z
    .array(
      z.strictObject({
        file: z.string().min(1),
        /** Without a format, that the file is there says it. */
        format: z.enum(configFormats).optional(),
        /** Keys of the name: without one nothing is published. */
        name: texts.optional(),
        /** Keys of what is true where nothing is published all the same. */
        private: texts.optional(),
        /** Keys of what says all that others can import, where it is there. */
        entries: texts.optional(),
        /** Files beside it that others get where it names none. */
        defaultEntries: z.array(z.string().min(1)).default([]),
        /** Entries that name no code: declarations that a build makes. */
        ignoredEntries: pattern.optional(),
        /** Whether others import from any file, as a rule, or could. */
        otherFiles: z.enum(['open', 'exposed']),
      }),
    )
    .default([]),
});
export type RootRecipe = z.infer<typeof RootRecipe>;
