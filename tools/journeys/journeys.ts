/**
 * The configuration of both sites' journeys: real Chromium against the built server with fresh
 * data.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = resolve(__dirname, '../..');
const reports = join(root, 'reports', 'journeys');

/**
 * A fresh database of the server's own per run, whatever the developer's environment names.
 * Playwright reads its config again in every worker, so only the first reading creates the folder.
 */
function dataFolder() {
  delete process.env.DATABASE_URL;
  if (!process.env.JOURNEY_DATA_DIR) {
    const folder = mkdtempSync(join(tmpdir(), 'cheese-journeys-'));
    process.env.JOURNEY_DATA_DIR = folder;
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  return process.env.JOURNEY_DATA_DIR;
}

/**
 * Without `exec` a shell would stay between Playwright and the server, and leave the server
 * running.
 */
function serverCommand(app: string) {
  mkdirSync(reports, { recursive: true });
  const log = join(reports, `${app}.server.log`);
  const exec = process.platform === 'win32' ? '' : 'exec ';
  return `${exec}node dist/apps/server/main.js > "${log}"`;
}

/** @param port of the main site; the emergency site is one above it */
export function journeys(app: 'web' | 'emergency', port: number) {
  const site = `http://localhost:${app === 'web' ? port : port + 1}`;
  const report = process.env.JOURNEY_REPORT ?? join(reports, `${app}.json`);
  const executablePath = process.env.CHROMIUM_PATH;
  return defineConfig({
    testDir: join(root, 'apps', app, 'e2e'),
    outputDir: join(reports, `${app}-results`),
    workers: 2,
    // Two browsers and a server may share two cores.
    timeout: 120_000,
    expect: { timeout: 20_000 },
    // A retry gets a server of its own (tools/test/siteJourneys.mjs).
    retries: 0,
    forbidOnly: Boolean(process.env.CI),
    reporter: [['list'], ['json', { outputFile: report }]],
    use: {
      baseURL: site,
      browserName: 'chromium',
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      // Traces take a quarter of the CPU; `--trace on` enables them for a failing journey.
      trace: 'off',
      screenshot: 'only-on-failure',
      video: 'off',
      launchOptions: executablePath ? { executablePath } : {},
    },
    webServer: {
      command: serverCommand(app),
      cwd: root,
      url: `http://localhost:${port}/readyz`,
      env: {
        PORT: String(port),
        EMERGENCY_PORT: String(port + 1),
        DATA_DIR: dataFolder(),
        // Tests set their own IP address, so that the attempts of one do not count against the
        // next.
        TRUSTED_PROXIES: '127.0.0.1,::1',
        // A proxy makes requests look remote; the demo phone must be able to pay all the same.
        SANDBOX: 'on',
        // It would take a core from the browsers for a minute.
        DRAW_AHEAD: 'off',
      },
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  });
}
