/**
 * npx tsx --tsconfig tsconfig.base.json tools/faults/offline.ts [--learners 100]
 *
 * Learners lose their network right after entering an exam, answer all of it within ten minutes,
 * and close and reopen the tab in the middle; the clock of their device is an hour wrong, and the
 * disk of every tenth is full from the middle on. Then the network returns: nothing is lost, and
 * everything is on the server within five seconds.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { SaveOutcome, SentAnswer } from '@cheese/question-sheet/keeping/AnswerAutosave';
import { makeAutosave } from '@cheese/question-sheet/keeping/makeAutosave';
import { aBrowser, type FakeBrowser } from '@cheese/question-sheet/testing/aLossyWorld';
import { sayCommand } from '../frame/measure.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { command, say, Stop } from '../setup/say.mjs';
import { plantExam, QUESTIONS, readKept } from './exam.mjs';
import { startOurs } from '../frame/ourServer.mjs';
import { plantBuyers, speaker } from './shop.mjs';

const OFFLINE_MS = 600_000;
const PROMISED_MS = 5_000;
const STEP_MS = 50;
const exam = '/doctor-cheese/exam/v1';

interface Learner {
  browser: FakeBrowser;
  line: { isThere: boolean };
  open(): { keeper: ReturnType<typeof makeAutosave>; close: () => void };
  attemptId: number;
}

async function enter(ask: ReturnType<typeof speaker>, token: string, examId: number) {
  const { data } = await ask(`${exam}/enter`, { examId }, token);
  const { attemptId, now } = data as { attemptId: number; now: number };
  const browser = aBrowser();
  const line = { isThere: false };
  const save = async (answers: SentAnswer[]): Promise<SaveOutcome> => {
    if (!line.isThere) return 'lost';
    const said = await ask(`${exam}/answer`, { attemptId, answers }, token);
    return (said.data as SaveOutcome | null) ?? 'lost';
  };
  const open = () => {
    const attempt = { key: `main/${attemptId}`, answers: [], startedAt: now, now };
    const keeper = makeAutosave(attempt, browser.tabPorts());
    return { keeper, close: keeper.start({ save }) };
  };
  return { browser, line, open, attemptId } satisfies Learner;
}

const givenAt = (place: number, nth: number) => 'ABCD'.charAt((place + nth) % 4);

/** Ten minutes offline; answers the time until the server has everything. */
async function sit({ browser, line, open }: Learner, nth: number): Promise<number> {
  const pause = OFFLINE_MS / QUESTIONS;
  const first = open();
  for (let place = 0; place < QUESTIONS / 2; place++) {
    first.keeper.give(place, [givenAt(place, nth)]);
    await browser.pass(pause);
  }
  first.close();
  const again = open();
  await browser.pass(1);
  if (nth % 10 === 0) browser.fillDisk();
  for (let place = QUESTIONS / 2; place < QUESTIONS; place++) {
    again.keeper.give(place, [givenAt(place, nth)]);
    await browser.pass(pause);
  }
  line.isThere = true;
  browser.wake();
  for (let waited = 0; waited < 60_000; waited += STEP_MS) {
    if (again.keeper.state().unsaved.size === 0) return waited;
    await sleep(STEP_MS / 10);
    await browser.pass(STEP_MS);
  }
  return Infinity;
}

await command(async () => {
  const { values } = parseArgs({ options: { learners: { type: 'string', default: '100' } } });
  sayCommand();
  const postgres = await startPostgres({ durable: true });
  const server = await startOurs({ databaseUrl: postgres.url });
  const tokens = await plantBuyers(postgres.url, Number(values.learners));
  const examId = (await plantExam(postgres.url)) as number;
  const ask = speaker(server);
  const learners = await Promise.all(tokens.map((token) => enter(ask, token, examId)));
  const took = await Promise.all(learners.map(sit));
  const { kept } = await readKept(postgres.url);
  const wanted = learners.flatMap(({ attemptId }, nth) =>
    Array.from(
      { length: QUESTIONS },
      (_, place) => [`${attemptId}/${place}`, givenAt(place, nth)] as const,
    ),
  );
  const lost = wanted.filter(([name, given]) => kept.get(name)?.given !== given).length;
  await server.stop();
  await postgres.stop();
  const longest = Math.max(...took);
  say(`${wanted.length} answers, ${lost} lost; with the server after at most ${longest} ms`);
  if (lost > 0 || longest > PROMISED_MS) throw new Stop('That is not what it should be.');
  return 0;
});
