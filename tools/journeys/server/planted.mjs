/**
 * Planting the demo content takes a server half a minute. A run of all journeys plants it once and
 * gives each server a copy; a journey run by hand plants its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../setup/port.mjs';
import { inRoot } from '../../setup/root.mjs';
import { Stop } from '../../setup/say.mjs';
import { isReady, until } from './serverProcess.mjs';

const PLANTED_WITHIN_MS = 300_000;

/** @param {string} folder */
async function plantIn(folder) {
  const [port, emergencyPort] = await freePorts(2);
  const { DATABASE_URL: _elsewhere, ...own } = process.env;
  const places = { DATA_DIR: folder, PORT: `${port}`, EMERGENCY_PORT: `${emergencyPort}` };
  const server = spawn(process.execPath, [inRoot('dist/apps/server/main.js')], {
    stdio: 'ignore',
    env: { ...own, ...places, SEED: 'demo', SANDBOX: 'on', DRAW_AHEAD: 'off' },
  });
  const ended = once(server, 'close');
  try {
    await until(() => isReady(`http://127.0.0.1:${port}`), PLANTED_WITHIN_MS);
  } finally {
    server.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Stop(`The demo was not planted: the server ended with ${code}`);
}

/** Once for this process and all its children. */
export async function plant() {
  if (process.env.JOURNEY_PLANTED) return;
  const folder = mkdtempSync(join(tmpdir(), 'cheese-planted-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await plantIn(folder);
  process.env.JOURNEY_PLANTED = folder;
}

/**
 * Copies the planted content into an empty folder; without one, the server plants by itself.
 * @param {string} folder
 */
export function copyPlanted(folder) {
  const planted = process.env.JOURNEY_PLANTED;
  if (planted) cpSync(planted, folder, { recursive: true });
  return folder;
}
