/**
 * node tools/bench/training/models.mjs [--rounds 3] [--only quiz]
 *
 * Calls and saves of models, simulations and experiments by 32 learners with tokens at once, on
 * PostgreSQL: lists and single items compared with a minimal server that answers the same, saves
 * compared with one durable row of the same caller. Alternating; the servers have one core, load
 * and database the other.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { loadBy } from '../support/callers.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { load, startBare, startNews } from '../support/newsLoad.mjs';
import { plantAtModels } from '../support/writers/modelWriters.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});
const rounds = Number(values.rounds);
const isAsked = (/** @type {string} */ what) => what.includes(values.only);

/** Independent counters, one per place. */
function counters() {
  /** @type {number[]} */
  const counts = [];
  return (/** @type {number} */ at) => (counts[at] = (counts[at] ?? 0) + 1);
}

/** @typedef {Awaited<ReturnType<typeof plantAtModels>>} Planted */

/** Begins a run of an experiment anew; answers its id. @param {string} url @param {string} token @param {number} experimentId */
async function begin(url, token, experimentId) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ experimentId, isNew: true });
  const answer = await fetch(url, { method: 'POST', headers, body });
  return (await answer.json()).data.id;
}

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const planted = await plantAtModels(postgres.url);
  const { tokens } = planted;
  const token = tokens[0] ?? '';
  const bare = await startBare(postgres.url, 'bareLists.mjs');
  for (const [what, [call, path]] of Object.entries(readsOf(planted))) {
    if (!isAsked(what)) continue;
    await compareInTurns(what, rounds, {
      ours: () => load(`${server.calls}/${call}`, { connections: 32, token }),
      least: () => load(`${bare.origin}/${path}`, { connections: 32, token }),
    });
  }
  await bare.stop();

  const bareSaves = await startBare(postgres.url, 'bareSaves.mjs');
  for (const { what, call, body, before } of savesOf(planted, server.calls)) {
    if (!isAsked(what)) continue;
    await compareInTurns(what, rounds, {
      ours: () =>
        loadBy(`${server.calls}/${call}`, {
          tokens,
          method: 'POST',
          fresh: body,
          ...(before && { before }),
        }),
      least: () => loadBy(bareSaves.url, { tokens, method: 'POST', fresh: body }),
    });
  }
  await Promise.all([server.stop(), bareSaves.stop()]);
  await postgres.stop();
});

/**
 * Each call, and the path of the minimal server that answers the same.
 * @param {Planted} planted
 * @returns {Record<string, [call: string, path: string]>}
 */
function readsOf({ quizzes, part, specimen, benches, video, simulation }) {
  return {
    'list of specimens': ['specimen/v1/list?page=1&pageCnt=12', 'list'],
    'a specimen': [`specimen/v1/detail?id=${specimen}`, 'article'],
    'hotspots of a specimen': [`specimen/v1/hotspot/list?specimenId=${specimen}`, 'list'],
    'parts of a specimen': [`specimen/v1/structure/list?specimenId=${specimen}`, 'list'],
    'list of experiments': ['experiment/v1/list?page=1&pageCnt=12', 'list'],
    'an experiment': [`experiment/v1/detail?id=${benches[0]}`, 'article'],
    'list of simulations': ['simulation/v4/list?page=1&pageCnt=12', 'list'],
    'a simulation': [`simulation/v4/detail?id=${simulation}`, 'article'],
    'videos of a simulation': [`simulation/v4/video/list?simulationId=${simulation}`, 'list'],
    'a video of a simulation': [`simulation/v4/video/detail?id=${video}`, 'article'],
    'own runs': [`experiment/v1/run/list?experimentId=${benches[0]}&page=1&pageCnt=20`, 'list'],
    'own notes at a part': [`anatomy/v1/note/list?structureId=${part}&page=1&pageCnt=20`, 'list'],
    'a quiz of ten questions': [`anatomy/v1/quiz?id=${quizzes[0][0]}`, 'list'],
  };
}

/**
 * @param {Planted} planted
 * @param {string} calls
 * @returns {{ what: string, call: string, body: (at: number) => object, before?: () => Promise<void> }[]}
 */
function savesOf({ tokens, quizzes, anatomy, part, benches }, calls) {
  const nextAnswer = counters();
  const note = { anatomyId: anatomy, structureId: part, view: '', text: '看到了' };
  return [
    { what: 'a note at a part', call: 'anatomy/v1/note', body: () => note },
    {
      what: 'an answer in a quiz',
      call: 'anatomy/v1/quiz/answer',
      // Ten of each, alternating.
      body(at) {
        const nth = nextAnswer(at) - 1;
        return { quizId: quizzes[at]?.[Math.floor(nth / 10)], number: (nth % 10) + 1, choice: 0 };
      },
    },
    {
      what: 'a step of an experiment',
      call: 'experiment/v1/run/act',
      ...stepsOfRuns(
        (token) => begin(`${calls}/experiment/v1/run/begin`, token, benches[0]),
        tokens,
      ),
    },
  ];
}

/**
 * @param {(token: string) => Promise<number>} beginRun
 * @param {string[]} tokens
 */
function stepsOfRuns(beginRun, tokens) {
  /** @type {number[]} */
  let runs = [];
  let nextStep = counters();
  return {
    /** After the end of a load nobody knows whether the last step was applied. */
    async before() {
      runs = await Promise.all(tokens.map(beginRun));
      nextStep = counters();
    },
    body(/** @type {number} */ at) {
      const number = Math.min(nextStep(at), 400);
      return { runId: runs[at], number, action: { kind: 'wait', seconds: 1 } };
    },
  };
}
