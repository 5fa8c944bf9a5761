import { z } from 'zod';
import { configFormats } from '../config-file/read-config.ts';

const names = z.array(z.string().min(1));

/**
 * How the texts below a key name files: `paths` relative to the file that names them; `references` to a module
 * and a name in it, `package.module:name`, on their own or as lines of `command = package.module:name`;
 * `commands` of which some word is the path of a file.
 */
export const entryReadings = ['paths', 'references', 'commands'] as const;

/** Where programs of a language start: the `entryPoints` of a grammar. */
export const EntryPointRecipe = z.strictObject({
  /** Endings of files that can start; what else is named is not code. */
  extensions: names,
  /** Names of files that start programs wherever they are, with the reason to give. */
  files: z.record(z.string(), z.string().min(1)).default({}),
  /** Keys of project files, with the reason to give. */
  declarations: z
    .array(
      z.strictObject({
        file: z.string().min(1),
        format: z.enum(configFormats),
        at: names,
        reading: z.enum(entryReadings),
        reason: z.string().min(1),
        /** Others take from there what it exports; otherwise it only runs. */
        offers: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Expressions whose first group is a path, in files that are no configuration. */
  mentions: z
    .array(z.strictObject({ file: z.string().min(1), pattern: z.string().min(1), reason: z.string().min(1) }))
    .default([]),
});
export type EntryPointRecipe = z.infer<typeof EntryPointRecipe>;
