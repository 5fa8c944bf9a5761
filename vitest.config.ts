import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one processor is left free, which on two is half of the machine.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/package/**', 'test/e2e/**', 'test/fixtures/**'],
          globalSetup: 'test/support/pack-libraries.ts',
          setupFiles: 'test/support/own-user-folders.ts',
          // Many tests start programs and threads, and other work may take the processors: only what hangs should fail.
          testTimeout: 400_000,
          hookTimeout: 400_000,
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
