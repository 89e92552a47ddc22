import type { SchoolNoticeDetail } from '@cheese/domain/contract/school/schoolNotice';
import { eq } from 'drizzle-orm';
import { notice } from '../../people/notice/notice.tables';
import { membership } from '../../people/organisation/member.tables';
import {
  ADMIN,
  TEACHER,
  NURSE,
  MEDIC,
  HEAD,
  STRANGER,
  DISABLED,
  NURSING,
  WARD,
  base,
  said,
  toGroups,
  dataOf,
  useNoticeSchool,
} from './testing/useNoticeSchool';

const { test, ask, add, added, list, detail, received, unread, recipients } = useNoticeSchool();

describe('a notice of a school', () => {
  it('arrives in the message centres of its people, and of nobody else', async () => {
    expect(await added()).toMatchObject({ state: 'sent', recipients: 2 });
    expect(await received(NURSE)).toMatchObject([
      { title: '放假通知', issuer: '仁心医学院 · 校管', isWithdrawn: false },
    ]);
    expect(await unread(NURSE)).toBe(1);
    for (const other of [STRANGER, DISABLED, TEACHER, ADMIN]) {
      expect([other, await received(other)]).toEqual([other, []]);
    }
  });

  it.each([
    ['roles of the school', { roles: [1, 2, 3] }, [TEACHER, NURSE, MEDIC, HEAD]],
    ['a department with all below', toGroups(['department', NURSING]), [NURSE]],
    ['its teachers', { ...toGroups(['department', NURSING]), roles: [2] }, [HEAD]],
    ['a year', toGroups(['year', 2026]), [NURSE]],
    ['an administrative class', toGroups(['schoolClass', 2]), [MEDIC]],
    [
      'a teaching class with its teacher',
      { ...toGroups(['teachingClass', 1]), roles: [2, 3] },
      [TEACHER, MEDIC],
    ],
    [
      'groups that share people, each of them once',
      toGroups(['department', WARD], ['schoolClass', 1], ['year', 2026]),
      [NURSE],
    ],
  ])('goes to %s', async (_what, more, people) => {
    const {
      audience = 'organisation',
      groups = [],
      roles = [3],
    } = more as { audience?: string; groups?: object[]; roles?: number[] };
    const counted = await ask(`POST ${base}/count`, ADMIN, { audience, groups, roles });
    expect(counted.body.data).toEqual({ count: people.length });
    await add(more);
    expect(await recipients()).toEqual(people);
  });

  it('stays with who had it, and is not sent to who joins later', async () => {
    await add(toGroups(['schoolClass', 1]));
    const { db } = test.database;
    await db.update(membership).set({ classId: 1 }).where(eq(membership.id, MEDIC));
    await db.update(membership).set({ classId: null }).where(eq(membership.id, NURSE));
    expect(await recipients()).toEqual([NURSE]);
  });

  it('is sent once, however often and at once its button is pressed', async () => {
    const body = said();
    const token = await test.signIn(ADMIN);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => test.ask(`POST ${base}`, body, { token })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map((one) => dataOf<{ id: number }>(one).id)).size).toBe(1);
    expect(await test.database.db.$count(notice)).toBe(1);
    expect(await received(NURSE)).toHaveLength(1);
  });

  it.each([
    [{ title: ' ' }, 400, '请填写内容'],
    [{ html: '<p> </p>' }, 400, '请填写内容'],
    [{ audience: 'groups' }, 400, undefined],
    [toGroups(['department', 99]), 400, undefined],
    [toGroups(['year', 1999]), 409, '所选范围内没有可接收的人，请调整接收范围'],
    [{ action: 'schedule' }, 400, '请选择发送时间'],
    [{ action: 'schedule', sendAt: 1 }, 400, '发送时间须晚于现在，且在一年之内'],
    [
      { attachments: [{ key: 'upload/main/2/document/a/b.pdf', fileName: '甲.pdf' }] },
      400,
      '附件不存在或已失效，请重新上传',
    ],
    [{ roles: [] }, 400, undefined],
  ])('%j is refused, and nothing of it stays', async (more, status, message) => {
    const answer = await add(more);
    expect(answer).toMatchObject({ status, ...(message && { body: { message } }) });
    expect(await test.database.db.$count(notice)).toBe(0);
    expect((await list(ADMIN)).total).toBe(0);
  });

  it('runs nothing that was pasted into it', async () => {
    const { id } = await added({ html: '<p onclick="x()">好</p><script>alert(1)</script>' });
    const { html } = dataOf<SchoolNoticeDetail>(await detail(ADMIN, id));
    expect(html).not.toMatch(/script|onclick/);
  });
});
