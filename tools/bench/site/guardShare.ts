/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/site/guardShare.ts
 *
 * The cost of authenticating a caller by a cached token, as a share of one core's time for a news
 * list of 20 on real PostgreSQL, in the same run. The same lookup is all that token/valid does
 * beyond being a call.
 */
import { openPostgres } from '../../../apps/server/src/db/openPostgres';
import { warmSessions } from '../../../apps/server/src/modules/people/session/warmSessions';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command, say, Stop } from '../../setup/say.mjs';
import { median, stayOn } from '../../frame/measure.mjs';
import { load, startNews } from '../support/newsLoad.mjs';
import { signIn } from '../../frame/signIn.mjs';

const ROUNDS = 9;
const TIMES = 5_000;

/** Microseconds per token lookup: the median of several rounds. */
async function lookTime(databaseUrl: string, token: string) {
  const { db, close } = openPostgres(databaseUrl, () => undefined);
  const moment = new Date();
  const sessions = warmSessions(db, { now: () => moment, pause: async () => undefined });
  if (!(await sessions.find(token, 'main'))) throw new Stop('the token belongs to nobody');
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    for (let time = 0; time < TIMES; time++) await sessions.find(token, 'main');
    rounds.push(((performance.now() - began) / TIMES) * 1000);
  }
  await close();
  return median(rounds);
}

await command(async () => {
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const token = await signIn(server.calls);
  const loads = [await load(server.url), await load(server.url), await load(server.url)];
  const request = 1_000_000 / median(loads);
  await server.stop();
  const look = await lookTime(postgres.url, token);
  await postgres.stop();
  say(`A request takes ${request.toFixed(1)} µs; knowing who calls ${look.toFixed(1)} µs.`);
  say(`Share of the guard ${((100 * look) / request).toFixed(1)} % (less than 5 %)`);
});
