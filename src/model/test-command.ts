import * as z from 'zod';

const text = z.string().min(1);

/** A command that runs tests, and the tests that it runs. */
export const testCommandParts = {
  tests: z.array(text).min(1).describe('Globs of the tests that it runs, from one of its folders on'),
  command: text.describe(
    'The command in that folder. `{files}` stands for the paths of tests, `{folders}` for their folders and `{names}` for their names without extensions; without any of them it runs all tests',
  ),
  separator: text.optional().describe('Stands between the tests; default: a space'),
  prefix: text.optional().describe('Stands before each of the tests'),
} as const;

export const TestCommand = z.object({
  folders: z.array(z.string()).min(1).describe('Folders in which it is run; empty for the root'),
  ...testCommandParts,
});
export type TestCommand = z.infer<typeof TestCommand>;
