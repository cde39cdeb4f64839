import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { firstStandalonePort, sitePort } from './pages/ports';

const port = sitePort;
const root = join(import.meta.dirname, '..');

/** Whole journeys on production builds: at a phone's width, at a desk's, or at both where width matters. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  // A busy machine is no failure: what only passes the second time is listed as flaky.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  retries: 1,
  reporter: [['list']],
  outputDir: join(root, 'test-results'),
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // The offline page's worker would answer navigations that tests answer themselves.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone',
      testMatch: '**/{phone,both}/**',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desk',
      testMatch: '**/{desk,both}/**',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: [
    {
      command: 'node server/dist/main.mjs',
      cwd: root,
      url: `http://localhost:${port}/readyz`,
      timeout: 120_000,
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: mkdtempSync(join(tmpdir(), 'denk-e2e-')),
        LOG_LEVEL: 'warn',
        SEARCH_PROVIDER: '',
        OPENAI_API_KEY: '',
        OPENAI_BASE_URL: '',
        DATABASE_URL: '',
        REDIS_URL: '',
      },
    },
    {
      command: `node tooling/dev/serve-standalone.mjs ${firstStandalonePort}`,
      cwd: root,
      url: `http://localhost:${firstStandalonePort}/`,
    },
  ],
});
