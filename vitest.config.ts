import { defineConfig } from 'vitest/config';

const unit = {
  globalSetup: 'test/support/pack-libraries.ts',
  setupFiles: 'test/support/own-user-folders.ts',
  // Many tests start programs and threads, and other work may take the processors: only what hangs should fail.
  testTimeout: 400_000,
  hookTimeout: 400_000,
};

/**
 * Folders of many small files of tests, which start few programs and read nothing that is hostile. Those of benchmarks are not among them: they load parsers
 * without the memory that ours share (`src/grammar/syntax/wasm-memory.ts`), and a process has one of both.
 */
const sharing = ['contracts', 'features', 'mcp', 'model', 'operations', 'query', 'render', 'site'].map(
  (folder) => `test/${folder}/**/*.test.ts`,
);

export default defineConfig({
  test: {
    // By default one processor is left free, which on two is half of the machine.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/package/**', 'test/e2e/**', 'test/fixtures/**', ...sharing],
        },
      },
      {
        // Loading the code and compiling the grammars takes longer than most of these tests: their files share a process.
        test: {
          ...unit,
          name: 'sharing',
          include: sharing,
          isolate: false,
        },
      },
      {
        // Needs what `npm run build` makes, and installs it as a user would.
        test: {
          name: 'package',
          include: ['test/package/**/*.test.ts'],
          setupFiles: 'test/support/own-user-folders.ts',
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
