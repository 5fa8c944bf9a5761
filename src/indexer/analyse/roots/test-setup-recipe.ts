import * as z from 'zod';
import { configFormats } from '../../config-file/read-config.ts';

const texts = z.array(z.string().min(1)).min(1);
const pattern = z.string().refine(isPattern, 'is not a valid regular expression');

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** The tests before which a file runs, and the code in it that does. */
const scope = {
  /** The runner that runs it, of `runners`. Without one, any may. */
  runner: z.string().min(1).optional(),
  /** Globs of the tests, from the folder of the project on. Without them, those of the runner. */
  tests: texts.optional(),
  /** Names of the top-level definitions that run. Without it, any change of the file counts. */
  symbols: pattern.optional(),
  /** Whether code at the top level of the file runs too, and thus the modules that it imports. */
  topLevel: z.boolean().default(true),
};

/** A configuration file of a runner, which may say what its tests are. */
const RunnerConfig = z.strictObject({
  /** A glob of names of configuration files. */
  file: z.string().min(1),
  format: z.enum([...configFormats, 'code']),
  /** Keys of the table that contains the keys. A file without it does not configure the runner. */
  at: z.array(z.string().min(1)).default([]),
  /** Keys of globs of tests, from the folder of the file on, or of folders. */
  keys: z.array(z.string().min(1)).default([]),
  /** Keys that say otherwise what the tests are, such as by regular expressions. These are not read. */
  otherKeys: z.array(z.string().min(1)).default([]),
  /** A regular expression of text that says that the file takes more from elsewhere, so that its defaults are not known. */
  inherits: pattern.optional(),
  /** Starts of globs that stand for the folder of the project. */
  prefixes: z.array(z.string().min(1)).default([]),
  /** A key whose value is the folder to which globs are relative. */
  baseKey: z.string().min(1).optional(),
  /** A key whose value is the folder of the tests. The tests of a runner that has one are its own only below such a folder. */
  testsKey: z.string().min(1).optional(),
  /** Whether globs match below any folder. */
  anywhere: z.boolean().default(false),
  /** Whether one text has several globs, separated by white space. */
  split: z.boolean().default(false),
});
export type RunnerConfig = z.infer<typeof RunnerConfig>;

/** Files that a test runner runs before the tests of a project: the `testSetups` of roots. */
export const TestSetupRecipe = z.strictObject({
  /** Extensions of code. Other files that are named are data. */
  extensions: texts,
  /** Marks of comments in configuration files that are code. */
  comments: z.strictObject({
    line: z.array(z.string().min(1)),
    block: z.tuple([z.string().min(1), z.string().min(1)]).optional(),
  }),
  /** Test runners by name, and the tests that each of them runs. */
  runners: z
    .record(
      z.string().min(1),
      z.strictObject({
        /** Globs of its tests by default, from the folder of the project on. Without them, all tests in files of `extensions`. */
        tests: texts.optional(),
        /** Whether its tests are of no other runner, unless the configuration of that names its own. */
        owns: z.boolean().default(false),
        configs: z.array(RunnerConfig).default([]),
      }),
    )
    .default({}),
  /** Names of definitions that are tests. Without it, only decorators tell that a file contains tests. */
  testNames: z
    .strictObject({
      match: pattern,
      /** Restricts it to top-level definitions. */
      at: z.literal('top').optional(),
      /** Restricts it to files that match a glob: helpers may have such names, too. */
      paths: texts.optional(),
      /** Whether a file without such a definition contains no tests. */
      complete: z.boolean().default(false),
    })
    .optional(),
  /** Files that run by their path. */
  files: z
    .array(
      z.strictObject({
        ...scope,
        /** Globs of paths from the folder of the project on, which is thus known. */
        paths: texts,
        /** A file that the folder of the project must contain. */
        beside: z.string().min(1).optional(),
        /** Displayed reason. */
        reason: z.string().min(1),
      }),
    )
    .default([]),
  /** Keys of configuration files whose values name files that run. The displayed reason is the key and the file. */
  declarations: z
    .array(
      z.strictObject({
        ...scope,
        /** A glob of names of configuration files. Their folder is that of the project. */
        file: z.string().min(1),
        /** `code` is searched for keys and not run; each line of `lines` is a value. */
        format: z.enum([...configFormats, 'code', 'lines']),
        /** Keys of the table that contains the keys. */
        at: z.array(z.string().min(1)).default([]),
        keys: texts,
        /** A regular expression that a value must match, such as that of a command of a runner. */
        where: pattern.optional(),
        /** A regular expression whose first group is what a value names. Without it, the value is the name. */
        match: pattern.optional(),
        /** Whether values name `paths` and packages, or `modules` by their dotted names. */
        names: z.enum(['paths', 'modules']).default('paths'),
        /** Starts of values that stand for the folder of the project, or are no part of the path. */
        prefixes: z.array(z.string().min(1)).default([]),
        /** A key whose value is the folder of the project, to which paths are relative. */
        baseKey: z.string().min(1).optional(),
        /** A key whose value is the folder of the tests. */
        testsKey: z.string().min(1).optional(),
        /** A regular expression of the path of the file, whose first group is the folder of the project. */
        project: pattern.optional(),
      }),
    )
    .default([]),
});
export type TestSetupRecipe = z.infer<typeof TestSetupRecipe>;
export type SetupDeclaration = TestSetupRecipe['declarations'][number];
