import { defineConfig } from '@playwright/test';
import { findChromium } from './src/dev/browsers.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // A third only waits for the others: most machines that run this have two processors.
  workers: 2,
  forbidOnly: true,
  // Other work may take the processors: only what hangs should fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: executablePath ? { executablePath } : {},
    trace: 'off',
  },
});
