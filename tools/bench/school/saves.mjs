/**
 * node tools/bench/school/saves.mjs [--rounds 3] [--seconds 3]
 *
 * Saves in a school of 50 000 people by 32 administrators with tokens at once, on PostgreSQL,
 * compared with one durable row of the same caller. Each of ours writes an entry of the school's log
 * as well. Alternating; the servers have one core, load and database the other.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { loadBy } from '../support/callers.mjs';
import { startBare, startNews } from '../support/newsLoad.mjs';
import { PEOPLE, plantSchool } from '../support/schoolPlanted.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
  },
});

const unique = () => randomUUID().replaceAll('-', '').slice(0, 20);
const [ENABLED, DISABLED] = [1, 2];
/** Everybody switches somebody of their own, back and forth. */
const states = new Map();

/** @param {number} at */
function switched(at) {
  const state = states.get(at) === DISABLED ? ENABLED : DISABLED;
  states.set(at, state);
  return { ids: [PEOPLE - at], state };
}

/** @type {{ what: string, method: 'PUT' | 'POST', call: string, body: (at: number) => object }[]} */
const saves = [
  {
    what: 'a learner is added',
    method: 'POST',
    call: 'member/v1/add',
    body: () => ({
      name: '张伟芳',
      number: unique(),
      gender: 0,
      departmentId: 3,
      classId: null,
      year: 2025,
      role: 3,
      phone: null,
    }),
  },
  { what: 'somebody is switched', method: 'PUT', call: 'member/v1/state', body: switched },
  {
    what: 'a class is added',
    method: 'POST',
    call: 'school-class/v1/add',
    body: () => ({ name: unique(), departmentId: 3, year: 2025, teacherMemberId: null }),
  },
];

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url, 'none');
  const { admins: tokens } = await plantSchool(postgres.url);
  const bare = await startBare(postgres.url, 'bareSaves.mjs');
  const seconds = Number(values.seconds);
  for (const { what, method, call, body } of saves) {
    await compareInTurns(what, Number(values.rounds), {
      ours: () =>
        loadBy(`${server.calls}/${call}`, { tokens, bodies: [], method, fresh: body }, seconds),
      least: () => loadBy(bare.url, { tokens, bodies: [], method: 'POST', fresh: body }, seconds),
    });
  }
  await Promise.all([server.stop(), bare.stop()]);
  await postgres.stop();
});
