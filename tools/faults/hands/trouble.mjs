/**
 * The server and its database, which are killed alternately at random moments; or, with
 * `--embedded`, the server alone, with a database of its own. `--calm` kills nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sayCommand } from '../../frame/measure.mjs';
import { freshDataDir, startOurs } from '../../frame/ourServer.mjs';
import { startPostgres } from '../../postgres/postgres.mjs';
import { say, Stop } from '../../setup/say.mjs';
import { withRows } from './courseRows.mjs';

/** Three times the lease of a job whose worker died. */
const SETTLED_WITHIN_MS = 400_000;
const betweenKills = () => 800 + Math.random() * 3_200;

/**
 * Starts the server once, so that its tables exist before rows are inserted directly.
 * @param {{ seconds: string, seed?: 'demo' | 'none' }} options how long it lasts by default
 */
export async function prepareFaults({ seconds, seed = 'none' }) {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: seconds },
      embedded: { type: 'boolean' },
      calm: { type: 'boolean' },
    },
  });
  sayCommand();
  const postgres = values.embedded ? null : await startPostgres({ durable: true });
  const house = { databaseUrl: postgres?.url ?? '', dataDir: freshDataDir() };
  await (await startOurs({ ...house, seed })).stop();
  const at = { url: '', isOver: false, kills: 0 };
  /** @type {Awaited<ReturnType<typeof startOurs>>} */
  let server;

  async function start() {
    server = await startOurs(house);
    at.url = server.url;
  }

  async function killOne() {
    at.kills += 1;
    if (postgres && at.kills % 2 === 0) {
      await postgres.kill();
      await sleep(200);
      await postgres.restart();
    } else {
      await server.kill();
      await start();
    }
  }

  async function trouble() {
    for (const end = Date.now() + Number(values.seconds) * 1000; Date.now() < end;) {
      await sleep(betweenKills());
      if (server.isOver()) throw new Stop('The server has ended: that must not happen.');
      if (!values.calm) await killOne();
    }
    at.isOver = true;
  }

  /**
   * @template T
   * @param {() => Promise<T>} work goes on until `at.isOver`
   */
  async function during(work) {
    const [, done] = await Promise.all([trouble(), work()]).catch((error) => {
      // Other loops would retry forever; child processes end with this process.
      say(error.message);
      process.exit(1);
    });
    return done;
  }

  /**
   * Waits until no job is left; then stops the server.
   * @param {string} unfinished a query for their number
   */
  async function settle(unfinished) {
    const began = performance.now();
    const isDone = async () => {
      if (!postgres) await server.stop();
      const { rows } = await withRows(house, (query) => query(unfinished));
      if (rows[0].left === 0) return true;
      if (!postgres) await start();
      return false;
    };
    while (!(await isDone())) {
      if (performance.now() - began > SETTLED_WITHIN_MS) throw new Stop('Jobs are left.');
      await sleep(postgres ? 1_000 : 20_000);
    }
    await server.stop();
  }

  const stop = () => server.stop();
  const end = async () => postgres?.stop();
  return { house, at, start, during, settle, stop, end };
}
