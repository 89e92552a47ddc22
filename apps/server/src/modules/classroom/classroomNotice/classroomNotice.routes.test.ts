import { classroomWorld, OTHERS, OWN, type Who } from '../../../testing/given/classroomWorld';
import { useTestApp } from '../../../testing/useTestApp';
import { notice, noticeRead, noticeRecipient } from '../../people/notice/notice.tables';
import { sensitiveWord } from '../../people/publicWord/publicWord.tables';
import { classNoticeWords } from './classroomNotice.source';
import { classroomNoticeRoutes } from './classroomNotice.routes';

const test = useTestApp({ modules: { main: [classroomNoticeRoutes] } });
const { give, ask, data } = classroomWorld(test);
const at = 'classroom-notice/v1';
const said = { title: '第三周实验课', html: '请带<b>白大衣</b>。' };

beforeEach(give);

const publish = (who: Who = 'teacher', more: object = {}) =>
  ask(who, `POST ${at}/publish`, { courseId: OWN, ...said, ...more });
interface Listed {
  list: { id: number; title: string; isRead: boolean; isPinned: boolean; isHeld: boolean }[];
  total: number;
}
const list = (who: Who) => data<Listed>(who, `GET ${at}/list?courseId=${OWN}`);
const open = (who: Who, id: number, courseId: number = OWN) =>
  ask(who, `GET ${at}/detail?courseId=${courseId}&id=${id}`);
const edit = (more: object) =>
  ask('teacher', `PUT ${at}/edit`, { courseId: OWN, id: 1, seenAt: null, ...said, ...more });

it('reaches those who learn there, and is read by opening it', async () => {
  expect((await publish()).body.data).toEqual({ id: 1, isHeld: false });
  expect(await test.database.db.select().from(notice)).toMatchObject([
    {
      kind: 3,
      title: said.title,
      text: '请带白大衣。',
      course: { courseId: OWN, courseName: '生理学', teacherName: '王老师' },
    },
  ]);
  expect(await test.database.db.select().from(noticeRecipient)).toHaveLength(2);
  expect((await list('learner')).list).toMatchObject([{ title: said.title, isRead: false }]);
  expect((await open('learner', 1)).body.data).toMatchObject({ html: said.html, reads: null });
  expect((await list('learner')).list).toMatchObject([{ isRead: true }]);
  // The bell goes on counting nothing that was read here.
  expect(await test.database.db.select().from(noticeRead)).toMatchObject([{ noticeId: 1 }]);
  expect((await list('classmate')).list).toMatchObject([{ isRead: false }]);
  expect((await open('teacher', 1)).body.data).toMatchObject({ reads: { read: 1, learners: 2 } });
});

it('is changed by one at a time, and taken back everywhere', async () => {
  await publish();
  const both = await Promise.all([edit({ title: '甲' }), edit({ title: '乙' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const remove = await ask('teacher', `DELETE ${at}/delete?courseId=${OWN}&id=1`);
  expect(remove.status).toBe(200);
  expect(await test.database.db.select().from(notice)).toEqual([]);
  expect((await open('learner', 1)).body['key']).toBe('classNotice.gone');
  expect((await edit({})).body['key']).toBe('classNotice.gone');
});

it('is not reached through another classroom', async () => {
  await publish();
  expect((await open('classmate', 1, OTHERS)).body['key']).toBe('classNotice.gone');
  const other = { courseId: OTHERS, id: 1, seenAt: null, ...said };
  expect((await ask('colleague', `PUT ${at}/edit`, other)).body['key']).toBe('classNotice.gone');
  expect((await publish('assistant')).status).toBe(403);
  expect((await publish('learner')).status).toBe(403);
});

it('stands on top while it is pinned', async () => {
  await publish();
  await publish('teacher', { title: '第二条' });
  await ask('teacher', `PUT ${at}/pin`, { courseId: OWN, id: 1, isPinned: true });
  expect((await list('learner')).list.map(({ title }) => title)).toEqual([said.title, '第二条']);
});

it('with a watched word waits, and reaches nobody before somebody has looked', async () => {
  const { db } = test.database;
  await db
    .insert(sensitiveWord)
    .values({ word: '白大衣', bare: '白大衣', action: 2, addedAt: test.clock.now() });
  expect((await publish()).body.data).toMatchObject({ isHeld: true });
  expect((await list('learner')).total).toBe(0);
  expect((await list('teacher')).list).toMatchObject([{ isHeld: true }]);
  expect((await open('learner', 1)).status).toBe(404);
  expect(await db.select().from(noticeRecipient)).toEqual([]);
  await classNoticeWords.publish(db, 1, test.clock.now());
  expect((await list('learner')).total).toBe(1);
  expect(await db.select().from(noticeRecipient)).toHaveLength(2);
});

it.each([{ title: ' ' }, { html: '<p> </p>' }, { html: '<script>x</script>' }])(
  'says something: %j',
  async (more) => {
    expect((await publish('teacher', more)).status).toBe(400);
  },
);
