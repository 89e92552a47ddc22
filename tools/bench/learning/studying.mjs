/**
 * node tools/bench/learning/studying.mjs [--watchers 2000] [--rounds 3]
 *
 * The cost of watching: this many viewers, with tokens and histories of their own, report their
 * position every 30 s on PostgreSQL. Measures the CPU share of one core for the server and for
 * PostgreSQL, compared with the same number of callers of a minimal call (a token lookup, the fixed
 * cost of any call), and how often an item can be opened. The server has one core, load and
 * database the other.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command, say } from '../../setup/say.mjs';
import { atPace, post } from '../support/answers.mjs';
import { loadBy } from '../support/callers.mjs';
import { cpuSecondsOf } from '../support/cpuTime.mjs';
import { median, sayCommand, stayOn } from '../../frame/measure.mjs';
import { startNews } from '../support/newsLoad.mjs';
import { plantWatchers } from '../support/watchers.mjs';

const CALLERS = 32;
const EVERY_S = 30;
const { values } = parseArgs({
  options: {
    watchers: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '3' },
  },
});
const watchers = Number(values.watchers);

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const { tokens, itemId } = await plantWatchers(postgres.url, watchers);
  let round = 0;

  /** Calls each once, spread over the time; answers the CPU shares of one core. @param {(nth: number) => Promise<unknown>} call */
  async function share(call) {
    const begun = performance.now();
    const before = { server: cpuSecondsOf(server.pid), database: cpuSecondsOf(postgres.pid()) };
    const { p99 } = await atPace(watchers, watchers / EVERY_S, call);
    const took = (performance.now() - begun) / 1000;
    return {
      server: (cpuSecondsOf(server.pid) - before.server) / took,
      database: (cpuSecondsOf(postgres.pid()) - before.database) / took,
      p99,
    };
  }
  const report = (/** @type {number} */ nth) => {
    const at = 640 + round * EVERY_S;
    const seen = [[at, at + EVERY_S]];
    const body = { coursewareId: itemId, position: at + EVERY_S, seen };
    return post(`${server.calls}/courseware/v1/learn/refresh`, { token: tokens[nth] ?? '', body });
  };
  const look = (/** @type {number} */ nth) =>
    post(`${server.calls}/user/v1/token/valid`, {
      token: tokens[nth] ?? '',
      body: { token: tokens[nth] },
    });

  const idle = await share(() => sleep(0));
  /** @type {Awaited<ReturnType<typeof share>>[]} */
  const reports = [];
  /** @type {Awaited<ReturnType<typeof share>>[]} */
  const looks = [];
  for (; round < Number(values.rounds); round++) {
    reports.push(await share(report));
    looks.push(await share(look));
  }
  /** @param {typeof reports} shares */
  const middle = (shares) => ({
    server: 100 * median(shares.map((one) => one.server)),
    database: 100 * median(shares.map((one) => one.database)),
    p99: median(shares.map((one) => one.p99)),
  });
  for (const [what, shares] of Object.entries({ idle: [idle], looks, reports })) {
    const { server: ours, database, p99 } = middle(shares);
    say(
      `${what}: ${ours.toFixed(1)} % of a core for the server, ` +
        `${database.toFixed(1)} % for PostgreSQL, 99 of 100 within ${p99.toFixed(0)} ms`,
    );
  }
  const callers = { tokens: tokens.slice(0, CALLERS) };
  const opened = await loadBy(`${server.calls}/courseware/v1/detail?id=${itemId}`, callers);
  say(`an item opened: ${Math.round(opened)}/s`);
  await server.stop();
  await postgres.stop();
});
