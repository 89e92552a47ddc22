/**
 * The built server under a constant load of news lists on one core; its database is on the other.
 */
import { freePort } from '../../setup/port.mjs';
import { runNode } from '../../setup/process.mjs';
import { binOf } from '../../setup/root.mjs';
import { Stop } from '../../setup/say.mjs';
import { firstAnswer, startServer } from '../../frame/measure.mjs';
import { startOurs } from '../../frame/ourServer.mjs';

const secondsPerRound = 5;
const query = '?page=1&pageCnt=20';

/**
 * @param {string} url
 * @param {{ connections?: number, token?: string }} [options]
 * @returns {Promise<number>} answers per second
 */
export async function load(url, { connections = 16, token } = {}) {
  const callers = ['-c', String(connections)];
  const bearer = token ? ['-H', `Authorization=Bearer ${token}`] : [];
  const warmUp = ['-W', '[', ...callers, '-d', '1', ']'];
  const times = ['-d', String(secondsPerRound)];
  const args = ['--json', ...callers, ...times, ...bearer, ...warmUp, url];
  const quiet = { onText: () => undefined };
  const { code, stdout, output } = await runNode(binOf('autocannon'), args, quiet);
  if (code !== 0) throw new Stop(output);
  const result = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1));
  if (result.non2xx > 0 || result.errors > 0) throw new Stop(`${url} did not always answer.`);
  return result.requests.average;
}

/**
 * The built server over the given database, with its demo rows, or with none.
 * @param {string} databaseUrl
 * @param {'demo' | 'none'} seed
 * @param {NodeJS.ProcessEnv} more of its environment
 */
export async function startNews(databaseUrl, seed = 'demo', more = {}) {
  const path = `/doctor-cheese/news/v1/list${query}`;
  const server = await startOurs({ databaseUrl, seed, core: 0, env: more, until: path });
  return { ...server, url: `${server.url}${path}` };
}

/**
 * A minimal server over the same rows.
 * @param {string} databaseUrl
 * @param {string} [script] of `bare`
 */
export async function startBare(databaseUrl, script = 'bareNews.mjs') {
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, PORT: String(port) };
  const server = startServer([`tools/bench/support/bare/${script}`], { env, core: 0 });
  const origin = `http://127.0.0.1:${port}`;
  const url = `${origin}/${query}`;
  await firstAnswer(url, server);
  return { url, origin, stop: server.stop };
}
