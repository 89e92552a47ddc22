/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/exam/questionImport.ts
 *
 * How long an import of 5 000 questions takes on the server's own PostgreSQL: reading, checking and
 * storing the workbook as a preview, and then saving it in one transaction; and how often its
 * progress is answered meanwhile. For comparison the same rows are inserted directly in the same
 * run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../../apps/server/src/db/openEmbedded';
import type { Database } from '../../../apps/server/src/db/database';
import { workerPool } from '../../../apps/server/src/modules/base/heavy/heavy.pool';
import {
  buildHeavyWork,
  heavyWorkFile,
} from '../../../apps/server/src/testing/files/heavyWorkFile';
import { questionColumns } from '../../../apps/server/src/modules/emergency/question/question.sheet';
import { makeWorkbook } from '../../../apps/server/src/modules/base/sheets/workbook';
import type { AnyKind } from '../../../apps/server/src/modules/emergency/import/import.kind';
import { previewImport } from '../../../apps/server/src/modules/emergency/import/import.preview';
import {
  confirmImport,
  readState,
} from '../../../apps/server/src/modules/emergency/import/import.service';
import { questionKind } from '../../../apps/server/src/modules/emergency/import/question.kind';
import { insertQuestions } from '../../../apps/server/src/modules/emergency/question/question.store';
import { emergencyQuestion } from '../../../apps/server/src/modules/emergency/question/question.tables';
import { organisation } from '../../../apps/server/src/modules/people/organisation/organisation.tables';
import { person } from '../../../apps/server/src/modules/people/person/person.tables';
import { systemClock } from '../../../apps/server/src/ports/clock';
import { root } from '../../setup/root.mjs';
import { command, say, Stop } from '../../setup/say.mjs';

const QUESTIONS = 5_000;
const AT_ONCE = 250;
const [PREVIEW_MS, SAVE_MS] = [3_000, 5_000];

const stemOf = (at: number) =>
  `第 ${at + 1} 题：一名成人突然倒地、没有反应、没有正常呼吸，现场只有你一人，接下来首先应当怎样做？`;

const rowOf = (at: number) => [
  '单选题',
  stemOf(at),
  '拨打急救电话并取来 AED',
  '给患者喂水',
  '等待家属到场',
  '把患者扶起坐好',
  null,
  null,
  null,
  null,
  'A',
  '先呼救再按压：早期除颤每晚一分钟，存活的机会就少一成。',
  '急救知识',
  '心肺复苏',
  '容易',
];

async function open(folder: string) {
  const database = await openEmbedded(join(folder, 'db'), () => undefined);
  await database.migrate(join(root, 'apps/server/src/db/migrations'));
  const { db } = database;
  await db.insert(organisation).values({ name: '一家急救中心', service: 'emergency' });
  const dates = { registeredAt: new Date() };
  await db.insert(person).values({ ...dates, service: 'emergency', nickname: '管理员' });
  return database;
}

async function timed<T>(go: () => Promise<T>) {
  const began = performance.now();
  return { value: await go(), ms: performance.now() - began };
}

const manager = {
  person: { id: 1, sessionId: 1, roles: ['welfareManager'] as const, organisationId: 1 },
  clock: systemClock,
  heavy: workerPool(heavyWorkFile),
};
const own = { ...manager, kind: questionKind as AnyKind, log: { error: say } };

/** How often a poll every 100 ms gets an answer about the progress. */
function watch(db: Database['db'], importId: number) {
  const heard = new Set<number>();
  const timer = setInterval(() => {
    void readState(db, own, importId).then(({ state, done }) => state === 2 && heard.add(done));
  }, 100);
  return () => {
    clearInterval(timer);
    return heard.size;
  };
}

async function bare({ db }: Database) {
  const [sample] = await db.select().from(emergencyQuestion).limit(1);
  if (!sample) throw new Stop('Nothing was saved.');
  const { id: _id, ...row } = sample;
  for (let from = 0; from < QUESTIONS; from += AT_ONCE) {
    await insertQuestions(
      db,
      Array.from({ length: AT_ONCE }, () => row),
    );
  }
}

await command(async () => {
  say('$ npx tsx --tsconfig tsconfig.base.json tools/bench/exam/questionImport.ts\n');
  await buildHeavyWork();
  const folder = mkdtempSync(join(tmpdir(), 'cheese-bench-'));
  const database = await open(folder);
  const { db } = database;
  const path = join(folder, 'questions.xlsx');
  const rows = Array.from({ length: QUESTIONS }, (_, at) => rowOf(at));
  const bytes = await makeWorkbook([{ name: '题目', columns: questionColumns, rows }]);
  writeFileSync(path, bytes);
  const file = { path, name: 'questions.xlsx', bytes: bytes.length };
  const look = () => previewImport(db, manager, { kind: own.kind, file });
  const [first, second] = [await timed(look), await timed(look)];
  const { importId, ready } = second.value;
  const stop = watch(db, importId);
  const saved = await timed(() => confirmImport(db, own, { importId }));
  const heard = stop();
  const { ms } = await timed(() => bare(database));
  say(`Workbook of ${QUESTIONS} questions: ${(bytes.length / 1024).toFixed(0)} KB, ready ${ready}`);
  say(
    `Preview: first ${first.ms.toFixed(0)} ms, again ${second.ms.toFixed(0)} ms (at most ${PREVIEW_MS})`,
  );
  say(`Saved ${saved.value.done}: ${saved.ms.toFixed(0)} ms (at most ${SAVE_MS})`);
  say(`Told ${heard} different figures of progress meanwhile`);
  say(`The same rows inserted bare: ${ms.toFixed(0)} ms, ratio ${(saved.ms / ms).toFixed(1)}`);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  const isSlow = Math.max(first.ms, second.ms) > PREVIEW_MS || saved.ms > SAVE_MS;
  if (isSlow || saved.value.done !== QUESTIONS) throw new Stop('Too slow, or not all of it.');
});
