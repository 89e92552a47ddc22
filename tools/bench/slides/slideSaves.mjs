/**
 * node tools/bench/slides/slideSaves.mjs [--rounds 3] [--only beside]
 *
 * Saves beside slides by 32 learners with tokens at once, on PostgreSQL, compared with one durable
 * row of the same caller; and teachers' lists and the contents beside a slide (20 of each),
 * compared with a bare list of 20. Alternating; the servers have one core, load and database the
 * other.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { loadBy } from '../support/callers.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { load, startBare, startNews } from '../support/newsLoad.mjs';
import { plantWriters } from '../support/writers/slideWriters.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});
const rounds = Number(values.rounds);
const isAsked = (/** @type {string} */ what) => what.includes(values.only);
/** A slide that is free for everybody. */
const SLIDE = 1;

const besideSlide = {
  'layers beside it': `annotation/v1/list?slideId=${SLIDE}`,
  'tours beside it': `slide-library/v1/tour/list?slideId=${SLIDE}`,
  'tasks beside it': `slide-task/v1/list?slideId=${SLIDE}`,
  'own notes beside it': `slide-library/v1/note/list?slideId=${SLIDE}`,
};

const teachersLists = (/** @type {number} */ own) => ({
  'slides kept': 'slide-making/v1/list',
  'reports handed in': 'slide-finding-marking/v1/list',
  'forms of a slide': `slide-finding-making/v1/list?slideId=${own}`,
  'faults reported': 'slide-library/v1/report/kept/list',
  'who looked': `slide-making/v1/gaze/watcher/list?slideId=${own}`,
  'trays kept': 'slide-tray-making/v1/list',
});

/** @typedef {{ what: string, method: 'PUT' | 'POST', call: string, body: (at: number) => object }} Save */

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const planted = await plantWriters(postgres.url);
  const { tokens, teacher, own } = planted;
  const bareSaves = await startBare(postgres.url, 'bareSaves.mjs');
  for (const { what, method, call, body } of savesBy(planted)) {
    if (!isAsked(what)) continue;
    await compareInTurns(what, rounds, {
      ours: () => loadBy(`${server.calls}/${call}`, { tokens, method, fresh: body }),
      least: () => loadBy(bareSaves.url, { tokens, method: 'POST', fresh: body }),
    });
  }
  await bareSaves.stop();

  const bare = await startBare(postgres.url, 'bareLists.mjs');
  const compareLists = async (
    /** @type {Record<string, string>} */ lists,
    /** @type {string} */ token,
  ) => {
    for (const [what, call] of Object.entries(lists)) {
      if (!isAsked(what)) continue;
      await compareInTurns(what, rounds, {
        ours: () => load(`${server.calls}/${call}`, { connections: 32, token }),
        least: () => load(`${bare.origin}/list`, { connections: 32, token }),
      });
    }
  };
  await compareLists(besideSlide, tokens[0] ?? '');
  await compareLists(teachersLists(own), teacher);
  await Promise.all([server.stop(), bare.stop()]);
  await postgres.stop();
});

/**
 * @param {Awaited<ReturnType<typeof plantWriters>>} planted
 * @returns {Save[]}
 */
function savesBy({ writers, taskId }) {
  const seen = { left: 0.2, top: 0.2, right: 0.4, bottom: 0.4, seconds: 10 };
  const shape = { kind: 'point', colour: 'red', isMeasured: false, text: '', points: [9, 9] };
  const answer = { kind: 5, chosen: [0] };
  return [
    {
      what: 'a note',
      method: 'PUT',
      call: 'slide-library/v1/note',
      body: (at) => ({ id: writers[at]?.note, text: `看到了 ${randomUUID()}` }),
    },
    {
      what: 'a shape',
      method: 'PUT',
      call: 'annotation/v1',
      body: (at) => ({ id: writers[at]?.layer, version: 0, put: [{ ...shape, id: randomUUID() }] }),
    },
    {
      what: 'a try at a task',
      method: 'POST',
      call: 'slide-task/v1/hand-in',
      body: () => ({ id: taskId, edition: 1, token: randomUUID(), answer }),
    },
    {
      what: 'looks told',
      method: 'POST',
      call: 'slide-library/v1/slide/gaze',
      body: () => ({ slideId: SLIDE, samples: [seen, seen, seen] }),
    },
  ];
}
