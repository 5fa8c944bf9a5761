import { defineConfig } from '@playwright/test';
import { findChromium } from './src/dev/browsers.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  use: {
    launchOptions: executablePath ? { executablePath } : {},
    trace: 'retain-on-failure',
  },
});
