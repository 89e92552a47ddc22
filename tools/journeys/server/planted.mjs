/**
 * What the demo plants takes a server half a minute. For a run of journeys it is planted once, and
 * each server that needs it is given a copy; whoever runs one journey by hand has it planted anew.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { freePorts } from '../../setup/port.mjs';
import { inRoot } from '../../setup/root.mjs';
import { Stop } from '../../setup/say.mjs';
import { isReady, until } from './serverProcess.mjs';

const PLANTED_WITHIN_MS = 300_000;
const planted = inRoot('reports', 'journeys', 'planted');

/** Has a server plant everything, and end. */
export async function plant() {
  if (existsSync(planted)) return;
  const folder = `${planted}.half`;
  rmSync(folder, { recursive: true, force: true });
  const [port, emergencyPort] = await freePorts(2);
  const env = { DATA_DIR: folder, PORT: `${port}`, EMERGENCY_PORT: `${emergencyPort}` };
  const { DATABASE_URL: _elsewhere, ...own } = process.env;
  const server = spawn(process.execPath, [inRoot('dist/apps/server/main.js')], {
    stdio: 'ignore',
    env: { ...own, ...env, SEED: 'demo', SANDBOX: 'on' },
  });
  const ended = once(server, 'close');
  try {
    await until(() => isReady(`http://127.0.0.1:${port}`), PLANTED_WITHIN_MS);
  } finally {
    server.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Stop(`The demo was not planted: the server ended with ${code}`);
  renameSync(folder, planted);
}

/**
 * Puts what was planted into an empty folder; without it, the server there plants by itself.
 * @param {string} folder
 */
export function copyPlanted(folder) {
  if (existsSync(planted)) cpSync(planted, folder, { recursive: true });
  return folder;
}
