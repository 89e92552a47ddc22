/**
 * node tools/postgres/cli.mjs --run "<command>" [--durable]
 *
 * Runs a command beside a throwaway PostgreSQL. The command finds TEST_DATABASE_URL, and
 * TEST_POSTGRES_CONTROL: POST there to /kill and /restart to take the database away and give it
 * back.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { run } from '../setup/process.mjs';
import { command, Stop } from '../setup/say.mjs';
import { startPostgres } from './postgres.mjs';

/** @typedef {Awaited<ReturnType<typeof startPostgres>>} Postgres */

/** @param {Postgres} postgres */
async function startControl(postgres) {
  const acts = { 'POST /kill': postgres.kill, 'POST /restart': postgres.restart };
  const server = createServer(async ({ method, url }, response) => {
    const act = Object.entries(acts).find(([name]) => name === `${method} ${url}`)?.[1];
    const status = act
      ? await act().then(
          () => 204,
          () => 500,
        )
      : 404;
    response.writeHead(status).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

await command(async () => {
  const options = /** @type {const} */ ({ run: { type: 'string' }, durable: { type: 'boolean' } });
  const { run: line, durable = false } = parseArgs({ options }).values;
  if (!line) throw new Stop('Say what to run: node tools/postgres/cli.mjs --run "<command>"');
  const postgres = await startPostgres({ durable });
  const control = await startControl(postgres);
  const env = {
    ...process.env,
    TEST_DATABASE_URL: postgres.url,
    TEST_POSTGRES_CONTROL: control.url,
  };
  const { code } = await run(line, [], { shell: true, env });
  control.close();
  await postgres.stop();
  return code;
});
