/**
 * node tools/nodes/try.mjs [22 24 26]
 *
 * Tries the product with other releases of Node than the installed one: `npm start` up to an
 * answered page and call, the unit tests of the libraries and tools, and the server's tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { filesUnder } from '../setup/files.mjs';
import { freePorts } from '../setup/port.mjs';
import { run } from '../setup/process.mjs';
import { binOf, inRoot, root } from '../setup/root.mjs';
import { command, say, seconds, Stop } from '../setup/say.mjs';
import { alive, nodeOf } from './releases.mjs';

const START_WITHIN_MS = 300_000;

/** The environment in which child processes find this Node first. @param {string} node */
const withNode = (node) => ({
  ...process.env,
  NODE_ENV: 'test',
  PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
});

/** @param {string} node */
async function start(node) {
  const [port, other] = await freePorts(2);
  const data = mkdtempSync(join(tmpdir(), 'cheese-node-'));
  const { NODE_ENV: _test, ...env } = withNode(node);
  const child = spawn(node, [inRoot('tools', 'start.mjs')], {
    cwd: root,
    env: { ...env, PORT: String(port), EMERGENCY_PORT: String(other), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  try {
    await greeted(child, ended, `http://localhost:${port}`);
    for (const path of ['/readyz', '/', '/doctor-cheese/news/v1/list?page=1&pageCnt=3']) {
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
      if (status !== 200) throw new Stop(`${path} answers ${status}`);
    }
    return 0;
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<unknown>} ended
 * @param {string} address
 */
function greeted(child, ended, address) {
  let said = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Stop('it does not start')), START_WITHIN_MS);
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (said.includes(address)) resolve(clearTimeout(timer));
    });
    void ended.then(() => reject(new Stop(`it ended:\n${said}`)));
  });
}

/** @param {string} node @param {...string} args */
const quietly = async (node, ...args) => {
  const { code, output } = await run(node, args, { env: withNode(node), onText: () => undefined });
  if (code !== 0) say(output);
  return code;
};

const configs = () =>
  ['libs', 'tools']
    .flatMap((home) => filesUnder(inRoot(home)))
    .filter((file) => /[\\/]jest\.config\.cjs$/.test(file) && !file.includes('node_modules'));

/** @type {[string, (node: string) => Promise<number>][]} */
const tries = [
  ['npm start', start],
  ['unit tests', (node) => quietly(node, binOf('jest'), '--silent', '--projects', ...configs())],
  [
    "the server's tests",
    (node) =>
      quietly(
        node,
        inRoot('tools', 'postgres', 'cli.mjs'),
        '--run',
        `"${node}" "${binOf('jest')}" -c apps/server/jest.config.cjs --silent`,
      ),
  ],
];

await command(async () => {
  const releases = process.argv.slice(2).length > 0 ? process.argv.slice(2) : alive;
  let failed = 0;
  for (const release of releases) {
    const node = await nodeOf(release);
    for (const [name, attempt] of tries) {
      const began = performance.now();
      const code = await attempt(node).catch((error) => (say(String(error.message)), 1));
      failed += code === 0 ? 0 : 1;
      say(`Node ${release}, ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds(began)})`);
    }
  }
  return failed === 0 ? 0 : 1;
});
