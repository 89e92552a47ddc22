import {
  classroomWorld,
  OTHERS,
  OWN,
  people,
  type Who,
} from '../../../testing/given/classroomWorld';
import { seeing } from '../../../testing/calls/commenting';
import { eq } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { comment } from '../../learning/course/learners/comment.tables';
import { commentRoutes } from '../../learning/comment/comment.routes';
import { teachingPlace } from '../../people/organisation/teachingClass.tables';
import { notice } from '../../people/notice/notice.tables';
import { seeTopic } from './topic.source';
import { classroomDiscussRoutes } from './classroomDiscuss.routes';

const replies = commentRoutes({ ...seeing, seeTopic });
const test = useTestApp({ modules: { main: [classroomDiscussRoutes, replies] } });
const { give, archive, ask, data } = classroomWorld(test);
const at = 'classroom-discuss/v1';

beforeEach(give);

const publish = (who: Who, more: object = {}) =>
  ask(who, `POST ${at}/publish`, {
    courseId: OWN,
    kind: 1,
    isAnonymous: false,
    title: '为什么 T 波倒置',
    html: '<p>想不明白</p>',
    ...more,
  });
interface Listed {
  list: { id: number; author: string | null; isMine: boolean; isSolved: boolean }[];
  total: number;
}
const list = (who: Who, query = '') =>
  data<Listed>(who, `GET ${at}/list?courseId=${OWN}&kind=1${query}`);
const open = (who: Who, courseId: number = OWN) =>
  ask(who, `GET ${at}/detail?courseId=${courseId}&id=1`);
const reply = (who: Who, text: string) =>
  ask(who, 'POST comment/v1/add', { subjectType: 4, subjectId: 1, text });
interface Said {
  id: number;
  text: string;
  author: { nickname: string };
  isMine: boolean;
}
const repliesFor = async (who: Who) => {
  test.clock.pass(2);
  return (await data<{ list: Said[] }>(who, 'GET comment/v1/list?subjectType=4&subjectId=1')).list;
};

it('is opened by whoever is in the classroom, and read there alone', async () => {
  expect((await publish('learner')).body.data).toEqual({ id: 1, isHeld: false });
  expect((await publish('head')).status).toBe(403);
  expect((await open('classmate')).body.data).toMatchObject({
    author: '李明',
    isMine: false,
    mayModerate: false,
  });
  expect((await open('classmate', OTHERS)).body['key']).toBe('classTopic.gone');
  expect((await open('colleague')).status).toBe(404);
  expect((await reply('colleague', '我来看看')).status).toBe(404);
  expect((await reply('head', '我来看看')).body['key']).toBe('access.denied');
});

it('hides an anonymous author from classmates, in their replies too', async () => {
  await publish('learner', { isAnonymous: true });
  expect((await open('classmate')).body.data).toMatchObject({ author: null, isAnonymous: true });
  expect((await open('teacher')).body.data).toMatchObject({ author: '李明' });
  expect((await open('learner')).body.data).toMatchObject({ author: '李明', isMine: true });
  await reply('learner', '补充一张图');
  await reply('classmate', '我也想问');
  expect(await repliesFor('classmate')).toMatchObject([
    { text: '我也想问', isMine: true },
    { author: { nickname: '匿名同学' }, isMine: false },
  ]);
  const own = (await repliesFor('learner')).find(({ text }) => text === '补充一张图');
  expect(own).toMatchObject({ author: { nickname: '匿名同学' }, isMine: true });
  const seen = (await repliesFor('teacher')).find(({ text }) => text === '补充一张图');
  expect(seen?.author.nickname).toMatch(/（对同学匿名）$/);
  const mine = (await repliesFor('classmate'))[0]?.id;
  await ask('learner', 'POST comment/v1/reply/add', { commentId: mine, text: '一起等老师' });
  await ask('learner', 'PUT comment/v1/like', { id: mine, isLiked: true });
  expect(await test.database.db.select().from(notice)).toEqual([]);
  const text = JSON.stringify(await repliesFor('classmate'));
  expect(text).not.toContain('13800000016');
});

it('does not tell by a mention who is veiled', async () => {
  await publish('learner', { isAnonymous: true });
  await reply('learner', '补充一张图');
  const guess = await ask('classmate', 'POST comment/v1/add', {
    subjectType: 4,
    subjectId: 1,
    text: '@李明 是你吗',
    mentionIds: [people.learner],
  });
  expect(guess.body.data).toMatchObject({ mentions: [] });
});

it('tells whoever has left no more of what is said', async () => {
  const { db } = test.database;
  await publish('learner');
  await reply('classmate', '同问');
  const [said] = await repliesFor('learner');
  await db
    .update(teachingPlace)
    .set({ leftAt: test.clock.now() })
    .where(eq(teachingPlace.membershipId, people.classmate));
  await ask('learner', 'POST comment/v1/reply/add', { commentId: said?.id, text: '有答案了' });
  await ask('learner', 'PUT comment/v1/like', { id: said?.id, isLiked: true });
  expect(await db.select().from(notice)).toEqual([]);
});

it('takes its replies along when it is removed', async () => {
  await publish('learner');
  await reply('classmate', '同问');
  await ask('teacher', `DELETE ${at}/delete?courseId=${OWN}&id=1`);
  expect(await test.database.db.select().from(comment)).toEqual([]);
});

it('is answered by who teaches this class, not by who teaches another', async () => {
  await test.database.db.insert(teachingPlace).values({
    teachingClassId: OTHERS,
    membershipId: people.learner,
    role: 2,
    by: 2,
    joinedAt: test.clock.now(),
  });
  await publish('classmate', { kind: 2 });
  await reply('learner', '我觉得是外侧');
  expect((await open('classmate')).body.data).toMatchObject({ isAnsweredByStaff: false });
});

it('counts no reply below a hidden one', async () => {
  await publish('learner', { kind: 2 });
  await reply('classmate', '瞎猜的');
  const [said] = await repliesFor('teacher');
  await ask('learner', 'POST comment/v1/reply/add', { commentId: said?.id, text: '谢谢' });
  expect((await open('learner')).body.data).toMatchObject({ replyCount: 2 });
  await ask('teacher', 'PUT comment/v1/state', { id: said?.id, state: 0 });
  expect((await open('learner')).body.data).toMatchObject({ replyCount: 0 });
});

it('is locked, hidden and pinned by those who teach', async () => {
  await publish('learner');
  const state = (who: Who, to: number) =>
    ask(who, `PUT ${at}/state`, { courseId: OWN, id: 1, state: to });
  expect((await state('learner', 2)).status).toBe(403);
  expect((await state('assistant', 2)).status).toBe(200);
  expect((await reply('classmate', '晚了')).body['key']).toBe('classTopic.locked');
  expect((await reply('teacher', '总结如下')).status).toBe(200);
  await state('teacher', 0);
  expect((await list('classmate')).total).toBe(0);
  expect((await open('classmate')).status).toBe(404);
  expect((await list('learner')).total).toBe(1);
  expect((await list('teacher')).total).toBe(1);
});

it('has one best answer, by who asked or teaches', async () => {
  await publish('learner', { kind: 2 });
  await reply('teacher', '因为复极顺序改变');
  const [answered] = await repliesFor('learner');
  const best = (who: Who, commentId: number | null | undefined) =>
    ask(who, `PUT ${at}/best`, { courseId: OWN, id: 1, commentId });
  expect((await best('classmate', answered?.id)).status).toBe(403);
  expect((await best('learner', 999)).body['key']).toBe('comment.gone');
  expect((await best('learner', answered?.id)).status).toBe(200);
  expect((await open('classmate')).body.data).toMatchObject({
    isSolved: true,
    isAnsweredByStaff: true,
    best: { author: '王老师', text: '因为复极顺序改变' },
  });
});

it('keeps what waits for a teacher, and what one took part in', async () => {
  await publish('learner');
  await publish('teacher', { title: '第二题' });
  await reply('classmate', '同问');
  expect((await list('learner', '&isDiscussed=true')).list.map(({ id }) => id)).toEqual([1]);
  expect((await list('classmate', '&isDiscussed=true')).list.map(({ id }) => id)).toEqual([1]);
  expect((await list('teacher', '&isWaiting=true')).total).toBe(2);
  await reply('assistant', '看教材 87 页');
  expect((await list('teacher', '&isWaiting=true')).list.map(({ id }) => id)).toEqual([2]);
  expect((await list('teacher', '&keyword=T%20波')).total).toBe(1);
});

it('is removed by its author only while nobody has replied', async () => {
  await publish('learner');
  const remove = (who: Who) => ask(who, `DELETE ${at}/delete?courseId=${OWN}&id=1`);
  expect((await remove('classmate')).status).toBe(403);
  await reply('classmate', '同问');
  expect((await remove('learner')).body['key']).toBe('classTopic.answered');
  expect((await remove('teacher')).status).toBe(200);
});

it('is found by its number alone, by who may see it', async () => {
  await publish('learner');
  const where = (who: Who) => ask(who, `GET ${at}/locate?id=1`);
  expect((await where('classmate')).body.data).toEqual({ courseId: OWN, kind: 1 });
  expect((await where('colleague')).body['key']).toBe('classTopic.gone');
});

it('takes no more words after the term', async () => {
  await publish('learner');
  await archive();
  test.clock.pass(10);
  expect((await reply('classmate', '晚了')).body['key']).toBe('term.archived');
  expect((await list('classmate')).total).toBe(1);
});
