/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/site/contractShare.ts
 *
 * The cost of the contract for a news list of 20: checking the query and serialising the answer, as
 * a share of one core's time for the whole request on real PostgreSQL, in the same run.
 */
import { newsContract } from '@cheese/domain/contract/content/news';
import { envelopeOf } from '@cheese/domain/contract/envelope';
import Fastify from 'fastify';
import { holdToContracts } from '../../../apps/server/src/plugins/validation';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command, say } from '../../setup/say.mjs';
import { median, stayOn } from '../../frame/measure.mjs';
import { load, startNews } from '../support/newsLoad.mjs';

const ROUNDS = 9;
const TIMES = 5_000;

const { query, data } = newsContract.list;

/** The same compiled functions that the server uses. */
function compiled() {
  const app = Fastify();
  holdToContracts(app);
  const place = { method: 'GET', url: '/' };
  const check = app.validatorCompiler?.({ ...place, schema: query, httpPart: 'querystring' });
  const write = app.serializerCompiler?.({ ...place, schema: envelopeOf(data), httpStatus: '200' });
  if (!check || !write) throw new Error('the server has no compilers of its own');
  return { check, write };
}

/** Microseconds per call: the median of several rounds. */
function microseconds(work: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    for (let time = 0; time < TIMES; time++) work();
    return ((performance.now() - began) / TIMES) * 1000;
  });
  return median(rounds);
}

/** One core's time for a whole request, and its answer. */
async function wholeRequest() {
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const answer: unknown = await (await fetch(server.url)).json();
  const perSecond = await load(server.url);
  await server.stop();
  await postgres.stop();
  return { answer, request: 1_000_000 / perSecond };
}

await command(async () => {
  stayOn(1);
  const { answer, request } = await wholeRequest();
  const { check, write } = compiled();
  const checking = microseconds(() => check({ page: '1', pageCnt: '20' }));
  const writing = microseconds(() => write(answer));
  const share = (100 * (checking + writing)) / request;
  const [whole, first, second] = [request, checking, writing].map((us) => us.toFixed(1));
  say(`A request takes ${whole} µs; checking it ${first}, writing its answer ${second}.`);
  say(`Share of the contract ${share.toFixed(1)} % (less than 15 %)`);
});
