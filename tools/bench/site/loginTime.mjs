/**
 * node tools/bench/site/loginTime.mjs
 *
 * How long a login by password takes over HTTP and PostgreSQL, compared with the bare password hash
 * it contains. Alternating, so that both meet the same load of the machine.
 */
import { hash, verify } from '@node-rs/argon2';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command, say } from '../../setup/say.mjs';
import { median, sayCommand } from '../../frame/measure.mjs';
import { startNews } from '../support/newsLoad.mjs';
import { signIn } from '../../frame/signIn.mjs';

const pairs = 60;
const warmUp = 5;

/** As in the server's modules/people/tries/password.ts. */
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/** @param {() => Promise<unknown>} work */
async function milliseconds(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

await command(async () => {
  sayCommand();
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const known = await hash('Cheese-2026', cost);
  const login = () => signIn(server.calls);
  const bare = () => verify(known, 'Cheese-2026');
  /** @type {{ login: number, bare: number }[]} */
  const times = [];
  for (let pair = 0; pair < warmUp + pairs; pair++) {
    times.push({ login: await milliseconds(login), bare: await milliseconds(bare) });
  }
  await server.stop();
  await postgres.stop();
  const counted = times.slice(warmUp);
  const [ours, least] = [
    median(counted.map((time) => time.login)),
    median(counted.map((time) => time.bare)),
  ];
  say(`Login ${ours.toFixed(1)} ms, bare argon2id ${least.toFixed(1)} ms (medians of ${pairs})`);
  say(`Ratio ${(ours / least).toFixed(2)} (at most 1.30)`);
});
