/**
 * node tools/faults/signIns.mjs [--people 1000]
 *
 * This many people sign in at the same moment from one address, each with the right password.
 * Nobody may get a server error: those who must wait are told their place in the queue, and retry.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sayCommand } from '../frame/measure.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { command, say } from '../setup/say.mjs';
import { PHONE, signInByCode } from '../frame/signIn.mjs';
import { startOurs } from '../frame/ourServer.mjs';
import { withDatabase } from '../frame/database.mjs';

const password = 'Zebra-77';
const json = { 'content-type': 'application/json' };

/**
 * @param {string} calls
 * @param {string} phoneNum
 */
async function enter(calls, phoneNum) {
  const began = performance.now();
  const told = [];
  // As a browser does: the cookie identifies the place in the queue.
  let cookie = '';
  for (;;) {
    const answer = await fetch(`${calls}/auth/v1/login/pp`, {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify({ phoneNum, password, loginPlatform: 1, expireTime: 86_400 }),
    });
    const { message, key } = await answer.json();
    if (key !== 'login.queued') {
      return { status: answer.status, told, tookMs: performance.now() - began };
    }
    told.push(message);
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    await sleep(Number(answer.headers.get('retry-after')) * 1000);
  }
}

await command(async () => {
  const { values } = parseArgs({ options: { people: { type: 'string', default: '1000' } } });
  const count = Number(values.people);
  sayCommand();
  const postgres = await startPostgres();
  const server = await startOurs({ databaseUrl: postgres.url });
  const token = await signInByCode(server);
  // All share one password, which is hashed once.
  await withDatabase(postgres.url, (client) =>
    client.query("delete from attempt where key like 'sms%'"),
  );
  await fetch(`${server.calls}/auth/v1/sms/vc`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = await (await fetch(`${server.url}/sandbox/api/sms`)).json();
  await fetch(`${server.calls}/user/v1/my/password`, {
    method: 'PUT',
    headers: json,
    body: JSON.stringify({ phoneNum: PHONE, code: data[0].code, newPassword: password }),
  });
  await withDatabase(postgres.url, (client) =>
    client.query(
      `insert into person (service, phone, nickname, password_hash, registered_at)
       select service, (13900000000 + n)::text, 'somebody', password_hash, registered_at
       from person, generate_series(1, $1::int) n where phone = $2`,
      [count, PHONE],
    ),
  );
  const people = Array.from({ length: count }, (_, n) => String(13_900_000_001 + n));
  const outcomes = await Promise.all(people.map((phone) => enter(server.calls, phone)));
  await server.stop();
  await postgres.stop();
  const statuses = [...new Set(outcomes.map(({ status }) => status))].sort();
  const times = outcomes.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const sent = outcomes.filter(({ told }) => told.length > 0);
  for (const status of statuses) {
    say(`${status}: ${outcomes.filter((one) => one.status === status).length}`);
  }
  say(`${sent.length} were told their place first, such as: ${sent.at(-1)?.told[0] ?? 'nobody'}`);
  say(
    `in after ${Math.round((times[count >> 1] ?? 0) / 1000)} s (median), ${Math.round((times.at(-1) ?? 0) / 1000)} s at the latest`,
  );
  return outcomes.every(({ status }) => status === 200) ? 0 : 1;
});
