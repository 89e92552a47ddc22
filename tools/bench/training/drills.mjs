/**
 * node tools/bench/training/drills.mjs [--rounds 3] [--only case]
 *
 * Calls and saves of drills, virtual patients and cloud teaching by 32 people with tokens at once,
 * on PostgreSQL: lists and single items compared with a minimal server that answers the same, a
 * step of a run (including its start) compared with one durable row of the same caller.
 * Alternating; the servers have one core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command, Stop } from '../../setup/say.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { load, startBare, startNews } from '../support/newsLoad.mjs';
import { caseHand, drillHand } from '../support/writers/runHands.mjs';
import { plantRuns } from '../support/writers/runWriters.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});
const rounds = Number(values.rounds);
const SECONDS = 5;

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const { tokens, drill, patient } = await plantRuns(postgres.url);
  const token = tokens[0] ?? '';

  const bare = await startBare(postgres.url, 'bareLists.mjs');
  const paged = 'page=1&pageCnt=20';
  const asked = {
    'list of drills': [`first-aid-drill/v1/scenario/list?${paged}`, 'list'],
    'a drill': [`first-aid-drill/v1/scenario/detail?id=${drill}`, 'article'],
    'own drills': [`first-aid-drill/v1/history?scenarioId=${drill}&${paged}`, 'list'],
    'list of cases': [`patient/v1/case/list?${paged}`, 'list'],
    'a case': [`patient/v1/case/detail?id=${patient}`, 'article'],
    'own runs of a case': [`patient/v1/run/list?caseId=${patient}&${paged}`, 'list'],
    'own applications to teach': ['cloud-teach/v1/apply/my', 'list'],
  };
  for (const [what, [call, path]] of Object.entries(asked)) {
    if (!what.includes(values.only)) continue;
    await compareInTurns(what, rounds, {
      ours: () => load(`${server.calls}/${call}`, { connections: 32, token }),
      least: () => load(`${bare.origin}/${path}`, { connections: 32, token }),
    });
  }
  await bare.stop();

  const bareSaves = await startBare(postgres.url, 'bareSaves.mjs');
  const detail = await fetch(`${server.calls}/patient/v1/case/detail?id=${patient}`);
  /** @type {{ data: { choices: { questions: { id: string }[] } } }} */
  const { data } = await detail.json();
  const questions = data.choices.questions.map(({ id }) => id);
  const hands = {
    'a step of a drill': drillHand(drill),
    'a step of a case': caseHand(patient, questions),
  };
  for (const [what, hand] of Object.entries(hands)) {
    if (!what.includes(values.only)) continue;
    await compareInTurns(what, rounds, {
      ours: () => goThrough(tokens, hand, server.calls),
      // The same request size, and one row written for each.
      least: () => counted(tokens, (of) => () => post(of, bareSaves.origin, hand.start.body)),
    });
  }
  await Promise.all([server.stop(), bareSaves.stop()]);
  await postgres.stop();
});

/**
 * @param {string} of
 * @param {string} url
 * @param {object} body
 */
async function post(of, url, body) {
  const headers = { authorization: `Bearer ${of}`, 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Stop(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/**
 * Calls per second of all callers together, each one after the other.
 * @param {string[]} tokens
 * @param {(token: string) => () => Promise<unknown>} doing
 */
async function counted(tokens, doing) {
  let count = 0;
  let isCounted = false;
  let isOver = false;
  const everybody = tokens.map(async (of) => {
    for (const step = doing(of); !isOver;) {
      await step();
      if (isCounted) count += 1;
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  isCounted = true;
  const from = performance.now();
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000));
  const rate = (1_000 * count) / (performance.now() - from);
  isOver = true;
  await Promise.all(everybody);
  return rate;
}

/**
 * @param {string[]} tokens
 * @param {import('../support/writers/runHands.mjs').Hand} hand
 * @param {string} calls
 */
function goThrough(tokens, hand, calls) {
  return counted(tokens, (of) => {
    let run = /** @type {any} */ (null);
    let nth = 0;
    return async () => {
      const { path, body } = (run && hand.next(run, nth++)) ?? hand.start;
      run = (await post(of, `${calls}/${path}`, body)).data;
    };
  });
}
