import { eq } from 'drizzle-orm';
import { untilLocked } from '../../../testing/untilLocked';
import { notice } from '../../people/notice/notice.tables';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';
import { schoolNotice } from './schoolNotice.tables';
import {
  ADMIN,
  base,
  HEAD,
  MEDIC,
  NURSE,
  NURSING,
  toGroups,
  useNoticeSchool,
} from './testing/useNoticeSchool';

const { test, ask, add, added, received, recipients } = useNoticeSchool();

const many = async (count: number, more: object, by: number = ADMIN) => {
  const heard: Record<number, number> = {};
  for (let nth = 0; nth < count; nth += 1) {
    const { status } = await add(more, by);
    heard[status] = (heard[status] ?? 0) + 1;
  }
  return heard;
};

it('drafts without end are refused in words, and what is whole is sent all the same', async () => {
  const long = { action: 'draft', html: `<p>${'长'.repeat(30_000)}</p>` };
  expect(await many(105, long)).toEqual({ 200: 100, 409: 5 });
  expect((await add(long)).body).toMatchObject({
    key: 'schoolNotice.tooManyUnsent',
    message: '未发送的通知最多保存 100 条，请先发送或删除旧的通知',
  });
  expect(await test.database.db.$count(schoolNotice)).toBe(100);
  expect((await added()).state).toBe('sent');
  await ask(`DELETE ${base}?id=1`, ADMIN);
  expect((await add(long)).status).toBe(200);
  expect((await add({ ...long, ...toGroups(['department', NURSING]) }, HEAD)).status).toBe(200);
});

it('drafts at the same moment are not more by much', async () => {
  await many(95, { action: 'draft' });
  await Promise.all(Array.from({ length: 40 }, () => add({ action: 'draft' })));
  expect(await test.database.db.$count(schoolNotice)).toBeLessThanOrEqual(110);
});

it('notices without end reach nobody after the sixtieth of a day', async () => {
  expect(await many(80, {})).toEqual({ 200: 60, 429: 20 });
  expect(await test.database.db.$count(notice)).toBe(60);
  expect(await test.database.db.$count(schoolNotice)).toBe(60);
  expect((await received(3)).length).toBeGreaterThan(0);
});

it('is sent to the others where some are taken off the roll at the same moment', async () => {
  const { db } = test.database;
  let sending: ReturnType<typeof add> | undefined;
  await db.transaction(async (tx) => {
    await tx.delete(membership).where(eq(membership.personId, NURSE));
    await tx.delete(person).where(eq(person.id, NURSE));
    sending = add();
    await untilLocked(db);
  });
  expect((await sending)?.body.data).toMatchObject({ state: 'sent', recipients: 1 });
  expect(await recipients()).toEqual([MEDIC]);
});
