/**
 * node tools/bench/training/desks.mjs [--rounds 3] [--only drills]
 *
 * Editing of drills, patients and simulations by 32 teachers with tokens at once, each with their
 * own, on PostgreSQL: lists and single drafts compared with bare reads of the same size, a save
 * compared with one durable row of the same caller with the same text. Alternating; the servers
 * have one core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { plantSchool, withRows } from '../../faults/hands/courseRows.mjs';
import { plantDesks } from '../../faults/hands/deskHands.mjs';
import { loadBy } from '../support/callers.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { load, startBare, startNews } from '../support/newsLoad.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});
const rounds = Number(values.rounds);
const WRITERS = 32;
const kinds = /** @type {const} */ (['drill', 'case', 'simulation']);
const named = { drill: 'drills', case: 'patients', simulation: 'simulations' };

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const house = { databaseUrl: postgres.url, dataDir: '' };
  const { teachers: tokens } = await plantSchool(house, { teachers: WRITERS, learners: 0 });
  const desks = await withRows(house, (query) => plantDesks(query, WRITERS));
  await withRows(house, (query) => query('vacuum analyze'));
  const token = tokens[0] ?? '';

  const read = async (/** @type {string} */ call) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await fetch(`${server.calls}/${call}`, { headers })).json()).data;
  };
  const paged = 'page=1&pageCnt=20';
  const bare = await startBare(postgres.url, 'bareLists.mjs');
  for (const kind of kinds) {
    const asked = {
      [`list of ${named[kind]} that are made`]: [`${kind}-making/v1/list?${paged}`, 'list'],
      [`one of ${named[kind]} that are made`]: [
        `${kind}-making/v1/detail?id=${desks[kind][0]}`,
        `made?kind=${kind}`,
      ],
    };
    for (const [what, [call, path]] of Object.entries(asked)) {
      if (!what.includes(values.only)) continue;
      await compareInTurns(what, rounds, {
        ours: () => load(`${server.calls}/${call}`, { connections: WRITERS, token }),
        least: () => load(`${bare.origin}/${path}`, { connections: WRITERS, token }),
      });
    }
  }
  await bare.stop();

  const bareSaves = await startBare(postgres.url, 'bareSaves.mjs');
  for (const kind of kinds) {
    const what = `a save of ${named[kind]}`;
    if (!what.includes(values.only)) continue;
    const first = await read(`${kind}-making/v1/detail?id=${desks[kind][0]}`);
    /** The last calls of a finished load may still be on their way. @type {number[]} */
    let editions = [];
    const table = kind === 'simulation' ? 'made_simulation' : `${kind}_making`;
    const before = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const { rows } = await withRows(house, (query) =>
        query(`select id, edition from ${table} where id = any ($1::int[])`, [desks[kind]]),
      );
      const of = new Map(rows.map(({ id, edition }) => [id, edition]));
      editions = desks[kind].map((id) => of.get(id));
    };
    const fresh = (/** @type {number} */ at) => {
      const edition = editions[at] ?? 1;
      editions[at] = edition + 1;
      return savedAs(kind, first, { id: desks[kind][at] ?? 0, edition });
    };
    await compareInTurns(what, rounds, {
      ours: () =>
        loadBy(`${server.calls}/${kind}-making/v1`, { tokens, method: 'PUT', fresh, before }),
      least: () => loadBy(bareSaves.url, { tokens, method: 'POST', fresh }),
    });
  }
  await Promise.all([server.stop(), bareSaves.stop()]);
  await postgres.stop();
});

/**
 * @param {typeof kinds[number]} kind
 * @param {any} its as it was read
 * @param {{ id: number, edition: number }} at
 */
function savedAs(kind, its, { id, edition }) {
  const title = `第 ${edition} 稿`;
  if (kind === 'simulation') {
    const { html, cover, aims, equipment, videos, practice } = its;
    const beside = { html, cover, aims, equipment, videos, practice };
    return { id, edition, title, summary: title, steps: [title], ...beside };
  }
  return { id, edition, file: its.file };
}
