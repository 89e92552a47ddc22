/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/school/schoolNotice.ts
 *
 * A notice to a whole school of 50 000 people on the server's own PostgreSQL: how long it takes to
 * send and to withdraw, a page of the list of notices and of who has not read one, and the number of
 * unread notices that every page asks for, before and after.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../../../apps/server/src/db/openEmbedded';
import { countUnread } from '../../../apps/server/src/modules/people/notice/notice.store';
import { addNotice } from '../../../apps/server/src/modules/school/schoolNotice/schoolNotice.save';
import {
  listNotices,
  listReaders,
  withdrawNotice,
} from '../../../apps/server/src/modules/school/schoolNotice/schoolNotice.service';
import { systemClock } from '../../../apps/server/src/ports/clock';
import { folderStorage } from '../../../apps/server/src/ports/storage';
import { root } from '../../setup/root.mjs';
import { command, say, Stop } from '../../setup/say.mjs';

const [PEOPLE, CLASSES, NOTICES] = [50_000, 2_000, 20];
const [SEND_MS, PAGE_MS] = [3_000, 300];

async function timed<T>(go: () => Promise<T>) {
  const began = performance.now();
  return { value: await go(), ms: performance.now() - began };
}

await command(async () => {
  say('$ npx tsx --tsconfig tsconfig.base.json tools/bench/school/schoolNotice.ts\n');
  const folder = mkdtempSync(join(tmpdir(), 'cheese-bench-'));
  const database = await openEmbedded(join(folder, 'db'), () => undefined);
  await database.migrate(join(root, 'apps/server/src/db/migrations'));
  const { db, patient } = database;
  await patient.execute(sql`insert into organisation (name) values ('一所学校')`);
  await patient.execute(sql`insert into school_class (organisation_id, year, name)
    select 1, 2020 + n % 6, '班' || n from generate_series(1, ${CLASSES}::int) n`);
  await patient.execute(sql`insert into person (service, nickname, registered_at)
    select 'main', '人' || n, now() from generate_series(1, ${PEOPLE}::int) n`);
  await patient.execute(sql`insert into membership
      (organisation_id, person_id, role, account, number, name, pinyin, class_id, year)
    select 1, n, case when n = 1 then 1 else 3 end, 'M' || n, 'M' || n, '姓名' || n, 'xingming',
      n % ${CLASSES}::int + 1, 2020 + n % 6 from generate_series(1, ${PEOPLE}::int) n`);
  await patient.execute(sql`analyze`);
  const own = {
    db,
    person: { id: 1, sessionId: 1, roles: ['schoolAdmin'] as const, organisationId: 1 },
    caller: { service: 'main' as const, address: '127.0.0.1', userAgent: '' },
    clock: systemClock,
    storage: folderStorage(join(folder, 'files')),
    reach: {
      organisationId: 1,
      memberId: 1,
      isAdministrator: true,
      isWhole: true,
      departments: [],
      classes: [],
      teachingClasses: [],
    },
  };
  const send = (at: number) =>
    addNotice(own, {
      requestKey: `request-${at}`,
      action: 'send',
      title: `通知${at}`,
      html: '<p>周五放假一天。</p>',
      attachments: [],
      audience: 'organisation',
      groups: [],
      roles: [1, 2, 3],
    });
  const reader = { personId: 7, now: new Date(Date.now() + 60_000) };
  await countUnread(db, reader);
  const before = await timed(() => countUnread(db, reader));
  const sent: number[] = [];
  for (let at = 0; at < NOTICES; at += 1) sent.push((await timed(() => send(at))).ms);
  await patient.execute(sql`insert into notice_read (person_id, notice_id, read_at)
    select person_id, notice_id, now() from notice_recipient where person_id % 2 = 0`);
  await patient.execute(sql`vacuum analyze`);
  const after = await timed(() => countUnread(db, reader));
  const list = await timed(() => listNotices(db, own, { page: 1, pageCnt: 20 }));
  const asked = { id: 1, page: 1, pageCnt: 20 };
  const readers = await timed(() => listReaders(db, own, { ...asked, status: 0 }));
  const found = await timed(() => listReaders(db, own, { ...asked, keyword: '姓名4999' }));
  const taken = await timed(() => withdrawNotice(db, own, 1));
  const slowest = Math.max(...sent);
  const ms = (one: { ms: number }) => `${one.ms.toFixed(0)} ms`;
  say(
    `Sent to ${PEOPLE - 1}: the slowest of ${NOTICES} in ${slowest.toFixed(0)} ms (at most ${SEND_MS})`,
  );
  say(`Unread notices of somebody: ${ms(before)} without any, ${ms(after)} with ${NOTICES}`);
  say(
    `The list with what was read: ${ms(list)}; who has not read: ${ms(readers)}, ${readers.value.total} people; found by name: ${ms(found)} (at most ${PAGE_MS})`,
  );
  say(`Withdrawn: ${ms(taken)}`);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  if (slowest > SEND_MS || list.ms > PAGE_MS || readers.ms > PAGE_MS || found.ms > PAGE_MS) {
    throw new Stop('It takes too long.');
  }
});
