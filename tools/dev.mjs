/**
 * npm run dev: the server and both sites, each reloading by itself; see tools/README.md.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './setup/install.mjs';
import { byLine } from './setup/lines.mjs';
import { requireNode } from './setup/nodeVersion.mjs';
import { guard, isStopping, stopAll } from './setup/process.mjs';
import { runNx } from './setup/nx.mjs';
import { binOf, inRoot, root } from './setup/root.mjs';
import { command, say, Stop } from './setup/say.mjs';
import { makeLargeFiles } from './start/largeFiles.mjs';

const serverPort = '4210';

/** @typedef {{ name: string, script: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv }} Part */

/** @returns {Part[]} */
function parts() {
  const vite = binOf('vite');
  return [
    {
      name: 'server',
      script: binOf('tsx'),
      args: [
        'watch',
        '--clear-screen=false',
        '--tsconfig',
        'apps/server/tsconfig.json',
        'apps/server/src/main.ts',
      ],
      cwd: root,
      env: {
        PORT: serverPort,
        EMERGENCY_PORT: '4211',
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
        DOCS: 'on',
      },
    },
    {
      name: 'web',
      script: vite,
      args: [],
      cwd: inRoot('apps', 'web'),
      // Vite serves each site on its own port, so the sites need each other's address.
      env: { VITE_EMERGENCY_ORIGIN: 'http://localhost:4201' },
    },
    { name: 'emergency', script: vite, args: [], cwd: inRoot('apps', 'emergency') },
  ];
}

/**
 * The server runs from source, but its worker threads run from the build, and the demo content
 * imports generated files.
 */
async function ensureBuilt() {
  const projects = process.env.SEED === 'none' ? 'server' : 'server,demo';
  const code = await runNx(['run-many', '-t', 'build', '-p', projects]);
  if (code !== 0) throw new Stop('The server could not be built; see above.');
}

/**
 * In a process group of its own, so that Ctrl-C reaches it once: through this process.
 * @param {Part} part
 */
function start({ name, script, args, cwd, env }) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, SERVER_PORT: serverPort, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const speak = byLine((line) => line.trim() && say(`${name.padEnd(9)} │ ${line}`));
  child.stdout.setEncoding('utf8').on('data', speak);
  child.stderr.setEncoding('utf8').on('data', speak);
  return guard(child).then((code) => ({ name, code }));
}

await command(async () => {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  say('Main site http://localhost:4200, emergency site http://localhost:4201. Ctrl-C ends all.');
  void makeLargeFiles();
  const first = await Promise.race(parts().map(start));
  if (isStopping()) return 0;
  say(`${first.name} ended with code ${first.code}; the others are stopped with it.`);
  stopAll();
  return first.code || 1;
});
