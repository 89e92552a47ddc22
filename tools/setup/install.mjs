import { alone } from './lock.mjs';
import { run, runNode } from './process.mjs';
import { inRoot } from './root.mjs';
import { say, seconds, Stop, withHeartbeat } from './say.mjs';
import { isInstalled, writeStamp } from './stamp.mjs';

// Every command here needs the development tools, even with NODE_ENV=production.
const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** `npm run` passes npm's own path; otherwise npm is on the PATH. */
function npm() {
  const script = process.env.npm_execpath;
  const options = { onText: () => undefined };
  if (script?.endsWith('.js')) return runNode(script, args, options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

async function install() {
  if (isInstalled()) return;
  const began = performance.now();
  say('Installing the packages of package-lock.json (only when it changed; about a minute) …');
  const { code, output } = await withHeartbeat('installing', npm);
  if (code !== 0) {
    say(output.trim().split('\n').slice(-25).join('\n'));
    throw new Stop('The packages could not be installed: `npm ci` failed, its words are above.');
  }
  writeStamp();
  say(`  installed in ${seconds(began)}`);
}

/** Makes node_modules match the lockfile; a no-op if it already does. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await alone(inRoot('node_modules'), install, () =>
    say('Another command installs the packages right now; waiting for it …'),
  );
}
