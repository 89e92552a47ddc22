/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/school/memberImport.ts
 *
 * How long a roster of 5 000 takes in a school of 50 000 people and 2 000 classes, on the server's
 * own PostgreSQL: read and compared as a preview, saved in one transaction with 4 000 new accounts,
 * and undone; and how long somebody else's list of people takes meanwhile, asked in the same
 * process every 25 ms.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../apps/server/src/db/database';
import { openEmbedded } from '../../../apps/server/src/db/openEmbedded';
import { workerPool } from '../../../apps/server/src/modules/base/heavy/heavy.pool';
import { makeWorkbook } from '../../../apps/server/src/modules/base/sheets/workbook';
import { warmSessions } from '../../../apps/server/src/modules/people/session/warmSessions';
import type { RosterCaller } from '../../../apps/server/src/modules/school/memberImport/memberImport.caller';
import { previewRoster } from '../../../apps/server/src/modules/school/memberImport/memberImport.preview';
import { confirmImport } from '../../../apps/server/src/modules/school/memberImport/memberImport.save';
import { readImport } from '../../../apps/server/src/modules/school/memberImport/memberImport.service';
import { undoImport } from '../../../apps/server/src/modules/school/memberImport/memberImport.undo';
import { listMembers } from '../../../apps/server/src/modules/school/memberManage/member.read';
import { systemClock } from '../../../apps/server/src/ports/clock';
import {
  buildHeavyWork,
  heavyWorkFile,
} from '../../../apps/server/src/testing/files/heavyWorkFile';
import { root } from '../../setup/root.mjs';
import { command, say, Stop } from '../../setup/say.mjs';

const [PEOPLE, CLASSES, ROSTER, KNOWN] = [50_000, 2_000, 5_000, 1_000];
const [PREVIEW_MS, SAVE_MS, LIST_MS] = [3_000, 5_000, 100];
const EVERY_MS = 25;

async function plant(db: Db) {
  await db.execute(sql`insert into organisation (name) values ('一所学校')`);
  await db.execute(sql`
    insert into department (organisation_id, kind, name, position)
    select 1, 1, '学院' || n, n from generate_series(1, 20) n`);
  await db.execute(sql`
    insert into department_ancestor (department_id, ancestor_id) select id, id from department`);
  await db.execute(sql`
    insert into school_class (organisation_id, department_id, year, name)
    select 1, n % 20 + 1, 2020 + n % 6, '班' || n from generate_series(1, ${CLASSES}::int) n`);
  await db.execute(sql`
    insert into person (service, nickname, registered_at)
    select 'main', '人' || n, now() from generate_series(1, ${PEOPLE}::int) n`);
  await db.execute(sql`
    insert into membership (
      organisation_id, person_id, role, account, number, name, pinyin, class_id, department_id, year
    )
    select 1, n, case when n = 1 then 1 else 3 end, 'M' || n, 'M' || n, '姓名' || n, 'xingming',
      n % ${CLASSES}::int + 1, n % 20 + 1, 2020 + n % 6
    from generate_series(1, ${PEOPLE}::int) n`);
  await db.execute(sql`analyze`);
}

/** The first thousand are there already and get a phone; the others are new, some in new classes. */
const rowOf = (at: number) => [
  at < KNOWN ? `M${at + 2}` : `2026${String(at).padStart(6, '0')}`,
  at < KNOWN ? `姓名${at + 2}` : `新同学${at}`,
  '学员',
  `学院${(at % 22) + 1}`,
  '2026',
  `新班${at % 120}`,
  at % 2 === 0 ? '男' : '女',
  `137${String(at).padStart(8, '0')}`,
];

async function timed<T>(go: () => Promise<T>) {
  const began = performance.now();
  return { value: await go(), ms: performance.now() - began };
}

/** The slowest list of somebody else while this is done. */
async function besideLists<T>(db: Db, own: RosterCaller, go: () => Promise<T>) {
  let worst = 0;
  const pending = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const asked = timed(() => listMembers(db, own.reach, { page: 1, pageCnt: 20 })).then(
      ({ ms }) => {
        worst = Math.max(worst, ms);
        pending.delete(asked);
      },
    );
    pending.add(asked);
  }, EVERY_MS);
  const done = await timed(go);
  clearInterval(timer);
  await Promise.all(pending);
  return { ...done, worst };
}

const told = ({ ms, worst }: { ms: number; worst: number }) =>
  `${ms.toFixed(0)} ms, the slowest list meanwhile ${worst.toFixed(0)} ms`;

await command(async () => {
  say('$ npx tsx --tsconfig tsconfig.base.json tools/bench/school/memberImport.ts\n');
  await buildHeavyWork();
  const folder = mkdtempSync(join(tmpdir(), 'cheese-bench-'));
  const database = await openEmbedded(join(folder, 'db'), () => undefined);
  await database.migrate(join(root, 'apps/server/src/db/migrations'));
  const { db } = database;
  await plant(database.patient);
  const heavy = workerPool(heavyWorkFile);
  const wholeSchool = {
    organisationId: 1,
    memberId: 1,
    isAdministrator: true,
    isWhole: true,
    departments: [],
    classes: [],
    teachingClasses: [],
  };
  const own: RosterCaller = {
    person: { id: 1, sessionId: 1, roles: ['schoolAdmin'], organisationId: 1 },
    caller: { service: 'main', address: '127.0.0.1', userAgent: '' },
    clock: systemClock,
    sessions: warmSessions(db, systemClock),
    heavy,
    reach: wholeSchool,
  };
  const titles = ['学号', '姓名', '身份', '学院', '年级', '班级', '性别', '手机'];
  const columns = titles.map((title) => ({ title, width: 16 }));
  const rows = Array.from({ length: ROSTER }, (_, at) => rowOf(at));
  const bytes = await makeWorkbook([{ name: '名单', columns, rows }]);
  const path = join(folder, 'roster.xlsx');
  writeFileSync(path, bytes);
  const file = { path, name: 'roster.xlsx', bytes: bytes.length };
  const rest = () => new Promise((done) => setTimeout(done, 1_000));
  await listMembers(db, own.reach, { page: 1, pageCnt: 20 });
  const idle = await besideLists(db, own, rest);
  const first = await besideLists(db, own, () => previewRoster(db, own, file));
  const again = await besideLists(db, own, () => previewRoster(db, own, file));
  const { importId } = again.value;
  const { counts, newDepartments, newClasses } = await readImport(db, own, importId);
  const saved = await besideLists(db, own, () => confirmImport(db, own, importId));
  const undone = await besideLists(db, own, () => undoImport(db, own, importId));
  const cards = saved.value.handedOut?.cards.length ?? 0;
  say(`Roster of ${ROSTER}: ${(bytes.length / 1024).toFixed(0)} KB, ${JSON.stringify(counts)}`);
  say(`It brings ${newDepartments.length} departments and ${newClasses.length} classes`);
  say(`The slowest list while nothing else is done: ${idle.worst.toFixed(0)} ms`);
  say(`Preview: ${told(first)}; again ${told(again)} (at most ${PREVIEW_MS} and ${LIST_MS})`);
  say(`Saved, ${cards} passwords: ${told(saved)} (at most ${SAVE_MS} and ${LIST_MS})`);
  say(`Undone: ${told(undone)}, ${JSON.stringify(undone.value)}`);
  await heavy.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  const lists = Math.max(first.worst, again.worst, saved.worst);
  const isSlow = Math.max(first.ms, again.ms) > PREVIEW_MS || saved.ms > SAVE_MS || lists > LIST_MS;
  if (isSlow || cards !== ROSTER - KNOWN) throw new Stop('Too slow, or not all of it.');
});
