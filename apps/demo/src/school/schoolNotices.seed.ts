import { readStateCodes } from '@cheese/domain/codes/people/notices';
import { present } from '@cheese/server/db/present';
import { setStatus } from '@cheese/server/modules/people/notice/notice.service';
import { addNotice } from '@cheese/server/modules/school/schoolNotice/schoolNotice.save';
import { listReaders } from '@cheese/server/modules/school/schoolNotice/schoolNotice.service';
import { schoolNotice } from '@cheese/server/modules/school/schoolNotice/schoolNotice.tables';
import { eq } from 'drizzle-orm';
import type { Seed } from '../planting/seed';
import { enterSchool, type OpenedSchool } from './openSchool';
import { type DemoSchool, demoSchools } from './schools';

const DAY_MS = 86_400_000;

type DemoNotice = DemoSchool['notices'][number];

/** What the administrators of schools have sent, or will send; many have read it. */
export const seedSchoolNotices: Seed = {
  area: 'schoolNotices',
  async plant(soil) {
    for (const { organisation, notices } of demoSchools) {
      const school = await enterSchool(soil, organisation);
      for (const [at, one] of notices.entries()) await plantNotice(school, one, at);
    }
  },
};

async function plantNotice(school: OpenedSchool, demo: DemoNotice, at: number) {
  const { db, admin } = school;
  const { title, html, roles, inDays, readers = 0 } = demo;
  const later = inDays && { sendAt: admin.clock.now().getTime() + inDays * DAY_MS };
  const { id } = await addNotice(
    { ...admin, db, storage: nothingAttached },
    {
      requestKey: `demo-notice-${at}`,
      action: later ? 'schedule' : 'send',
      title,
      html,
      attachments: [],
      audience: 'organisation',
      groups: [],
      roles,
      ...later,
    },
  );
  if (readers > 0) await readBy(school, id, readers);
}

const nothingAttached = { find: () => Promise.resolve(null) };

async function readBy({ db, admin }: OpenedSchool, id: number, count: number) {
  const [row] = await db.select().from(schoolNotice).where(eq(schoolNotice.id, id));
  const noticeIds = [present(present(row).noticeId)];
  const { list } = await listReaders(db, admin, { id, page: 1, pageCnt: count });
  const now = admin.clock.now();
  for (const { personId } of list) {
    await setStatus(db, { personId, now }, { noticeIds, status: readStateCodes.read });
  }
}
