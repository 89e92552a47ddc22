import { discussedTypeCodes } from '@cheese/domain/codes/learning/studiedTypes';
import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { eq } from 'drizzle-orm';
import type { Db } from '@cheese/server/db/database';
import type { Seed, SeedContext } from '../planting/seed';
import { seededCommodities } from '../planting/seededCommodities';
import { person } from '@cheese/server/modules/people/person/person.tables';
import {
  notice,
  type NoticeAbout,
  noticeRead,
  noticeRecipient,
} from '@cheese/server/modules/people/notice/notice.tables';
import { seedOfficial } from './notice/official';
import { seedReceived } from './notice/received';

const HOUR_MS = 3_600_000;

const before = ({ clock }: SeedContext, hours: number) =>
  new Date(clock.now().getTime() - hours * HOUR_MS);

export const seedNotices: Seed = {
  area: 'notices',
  async plant(soil) {
    const official = seedOfficial.map(({ hoursAgo, ...row }) => ({
      ...row,
      kind: noticeKindCodes.official,
      sentAt: before(soil, hoursAgo),
    }));
    await soil.db.insert(notice).values(official);
    const find = await finder(soil.db);
    for (const received of seedReceived) await plantReceived(soil, received, find);
  },
};

type Received = (typeof seedReceived)[number];
type Find = Awaited<ReturnType<typeof finder>>;

async function plantReceived(soil: SeedContext, received: Received, find: Find) {
  const { to, from, course, teacherName, about, hoursAgo, isRead, ...facts } = received;
  const { productId, title: courseName } = find.commodity(commodityTypeCodes.course, course);
  const place = about
    ? { about: { ...about, productId, productType: discussedTypeCodes.course } as NoticeAbout }
    : { course: { courseId: productId, courseName, ...(teacherName && { teacherName }) } };
  const sender = from && { senderId: find.person(from) };
  const row = { ...facts, ...place, ...sender, sentAt: before(soil, hoursAgo) };
  const [planted] = await soil.db.insert(notice).values(row).returning({ id: notice.id });
  const noticeId = planted?.id ?? 0;
  const lines = to.map((name) => ({ personId: find.person(name), noticeId }));
  await soil.db.insert(noticeRecipient).values(lines);
  if (!isRead) return;
  const readAt = soil.clock.now();
  await soil.db.insert(noticeRead).values(lines.map((line) => ({ ...line, readAt })));
}

/** The demo people by name, and what is on sale; planted before. */
async function finder(db: Db) {
  const people = await db
    .select({ id: person.id, name: person.name })
    .from(person)
    .where(eq(person.service, 'main'));
  return {
    person: (name: string) => people.find((row) => row.name === name)?.id ?? 0,
    commodity: await seededCommodities(db),
  };
}
