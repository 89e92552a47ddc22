/**
 * node tools/bench/site/newsList.mjs
 *
 * How many news lists of 20 the server answers per second, compared with a bare Fastify and pg
 * route over the same rows of the same PostgreSQL. The servers have one core, load and database the
 * other.
 */
import { startPostgres } from '../../postgres/postgres.mjs';
import { command, say } from '../../setup/say.mjs';
import { median, sayCommand, stayOn } from '../../frame/measure.mjs';
import { load, startBare, startNews } from '../support/newsLoad.mjs';

const rounds = 5;

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const other = await startBare(postgres.url);
  /** @type {{ ours: number, bare: number }[]} */
  const results = [];
  for (let round = 1; round <= rounds; round++) {
    const result = { bare: await load(other.url), ours: await load(server.url) };
    results.push(result);
    say(`  round ${round}: server ${result.ours.toFixed(0)}/s, bare ${result.bare.toFixed(0)}/s`);
  }
  await Promise.all([server.stop(), other.stop()]);
  await postgres.stop();
  const ours = median(results.map((result) => result.ours));
  const bare = median(results.map((result) => result.bare));
  say(
    `\nNews list of 20: server ${ours.toFixed(0)}/s, bare ${bare.toFixed(0)}/s (medians of ${rounds})`,
  );
  say(`Ratio ${(ours / bare).toFixed(2)} (at least 0.50)`);
});
