import { defineConfig } from 'vitest/config';

const unit = {
  globalSetup: 'test/support/pack-libraries.ts',
  setupFiles: 'test/support/own-user-folders.ts',
  // Many tests start programs and threads, and other work may take the processors: only what hangs should fail.
  testTimeout: 400_000,
  hookTimeout: 400_000,
};

export default defineConfig({
  test: {
    // By default one processor is left free, which on two is half of the machine.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          // A worker loads the code and the grammars once, not once for each of hundreds of files. So what a file changes
          // in its process, it restores, and modules are not mocked (an architecture test).
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: ['test/package/**', 'test/e2e/**', 'test/fixtures/**', 'test/grammar/**'],
        },
      },
      {
        // A process that compiles all grammars takes 3 GB, which V8 does not give back.
        test: { ...unit, name: 'grammars', include: ['test/grammar/**/*.test.ts'] },
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
