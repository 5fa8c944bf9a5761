import * as z from 'zod';
import { configFormats } from '../config-file/read-config.ts';

const names = z.array(z.string().min(1));

/**
 * How strings below a key name files. `paths` are relative to the file that contains them. `references` name
 * a module and a symbol, `package.module:name`, alone or as lines of `command = package.module:name`.
 * `commands` contain the path of a file as a word.
 */
export const entryReadings = ['paths', 'references', 'commands'] as const;

/** The rules for entry points of a language: the `entryPoints` of a grammar. */
export const EntryPointRecipe = z.strictObject({
  /** Extensions of files that can start. Other named files are not code. */
  extensions: names,
  /** Folders beside a project file whose files a build moves beside it, so that its paths name them without the folder. */
  sourceFolders: names.default([]),
  /** Names of files that start programs in any folder, with the displayed reason. */
  files: z.record(z.string(), z.string().min(1)).default({}),
  /** Functions that start programs, with the displayed reason. */
  functions: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        /** Whether it is a static method of a type, and not a function at the top level of a file. */
        isMethod: z.boolean().default(false),
        /** The namespace of its file; any if it is absent. */
        namespace: z.string().optional(),
        reason: z.string().min(1),
      }),
    )
    .default([]),
  /** Keys of project files, with the displayed reason. */
  declarations: z
    .array(
      z.strictObject({
        file: z.string().min(1),
        format: z.enum(configFormats),
        at: names,
        reading: z.enum(entryReadings),
        reason: z.string().min(1),
        /** Whether others import the exports of the file; otherwise the file is only run. */
        offers: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Keys of project files with the name and the description of a package. */
  packages: z
    .array(
      z.union([
        z.strictObject({
          file: z.string().min(1),
          format: z.enum(configFormats),
          name: names,
          description: names,
        }),
        /** A file of lines; `*` may stand for the beginning of its name. The first group of the regular expression is the name. */
        z.strictObject({ file: z.string().min(1), namePattern: z.string().min(1) }),
      ]),
    )
    .default([]),
  /** Regular expressions whose first group is a path, in files that are not configuration. */
  mentions: z
    .array(z.strictObject({ file: z.string().min(1), pattern: z.string().min(1), reason: z.string().min(1) }))
    .default([]),
});
export type PackageRecipe = z.infer<typeof EntryPointRecipe>['packages'][number];
export type EntryPointRecipe = z.infer<typeof EntryPointRecipe>;
