import { makeSensitive, silence } from '../../../testing/calls/commenting';
import { useTestApp } from '../../../testing/useTestApp';
import { courseQuestionRoutes } from './courseQuestion.routes';
import { notices } from '../../../testing/given/school/notices';

const test = useTestApp({ modules: { main: [courseQuestionRoutes, notices] } });
const at = '/doctor-cheese/course-question/v1';
const [teacher, first, second] = [1, 2, 3];
const asked = { courseId: 1, title: 'ST 段抬高', text: '怎样区分早期复极？', pictures: [] };

beforeEach(async () => {
  await test.given({
    people: [{ nickname: '陈老师' }, { nickname: '甲' }, { nickname: '乙' }],
    organisations: [{}],
    commodities: [{ charge: 1 }, { charge: 2 }],
    courses: [
      { name: '心电图', teachers: [{ personId: 1 }], chapters: [{ items: [{}] }] },
      { chapters: [{ items: [{}, { isTrial: true }] }] },
      { organisationId: 1 },
    ],
  });
});

async function ask(call: string, by: number | null, body?: object) {
  const [method = '', path = ''] = call.split(' ');
  const who = by === null ? {} : { token: await test.signIn(by) };
  return test.ask(`${method} ${at}/${path}`, body, who);
}
const put = (by: number, more: object = {}) => ask('POST add', by, { ...asked, ...more });
const reply = (by: number, text = '看形态') =>
  ask('POST answer/add', by, { questionId: 1, text, pictures: [] });
const data = async (path: string, by: number | null = null) =>
  (await ask(`GET ${path}`, by)).body.data;
async function noticesOf(by: number, kind: string) {
  const token = await test.signIn(by);
  const { body } = await test.ask(`GET /doctor-cheese/notice/v1/${kind}/list`, undefined, {
    token,
  });
  return (body.data as { list: object[] }).list;
}

it('is asked by who learns, read by everybody, and told to the teachers', async () => {
  expect((await put(first)).body.data).toEqual({ id: 1, isHeld: false });
  expect(await data('list?courseId=1')).toMatchObject({
    total: 1,
    list: [{ title: 'ST 段抬高', answerCount: 0, author: { nickname: '甲' }, isMine: false }],
  });
  expect(await data('detail?id=1', first)).toMatchObject({ isMine: true, mayAnswer: false });
  expect(await data('detail?id=1', teacher)).toMatchObject({ mayAnswer: true });
  expect(await noticesOf(teacher, 'course')).toMatchObject([
    { courseName: '心电图', title: '新的提问：ST 段抬高' },
  ]);
});

it('keeps the item and the second where it came up', async () => {
  expect((await put(first, { coursewareId: 1, position: 83 })).status).toBe(200);
  await put(first, { position: 83 });
  expect(await data('list?courseId=1')).toMatchObject({
    list: [
      { courseware: null, position: null },
      { courseware: { id: 1, type: 8 }, position: 83 },
    ],
  });
  expect(await data('taught/list', teacher)).toMatchObject({
    list: [{ position: null }, { courseware: { id: 1 }, position: 83 }],
  });
});

it('is answered by the teachers of the course alone, and who asked is told', async () => {
  await put(first);
  expect((await reply(second)).body).toMatchObject({ message: '只有本课程的教师可以回答' });
  expect((await reply(first)).status).toBe(403);
  expect(await data('waiting/list', teacher)).toMatchObject({ total: 1 });
  expect(await data('waiting/list', second)).toMatchObject({ total: 0 });
  await reply(teacher);
  expect(await data('waiting/list', teacher)).toMatchObject({ total: 0 });
  expect(await data('answer/list?questionId=1')).toMatchObject({
    list: [{ text: '看形态', author: { nickname: '陈老师' }, isAccepted: false }],
  });
  expect(await noticesOf(first, 'reply')).toMatchObject([
    { text: '看形态', about: { target: 3, targetId: 1, excerpt: 'ST 段抬高' } },
  ]);
  expect(await data('list?courseId=1&isAnswered=true')).toMatchObject({ total: 1 });
  expect(await data('list?courseId=1&isAnswered=false')).toMatchObject({ total: 0 });
});

it('has the answer that helped stand first, as who asked says', async () => {
  await put(first);
  await put(first, { title: '另一问' });
  await reply(teacher, '一');
  await reply(teacher, '二');
  await ask('POST answer/add', teacher, { questionId: 2, text: '三', pictures: [] });
  const accept = (by: number, more: object) => ask('PUT accept', by, { questionId: 1, ...more });
  expect((await accept(second, { answerId: 2 })).status).toBe(403);
  expect((await accept(teacher, { answerId: 2 })).status).toBe(403);
  expect((await accept(first, { answerId: 3 })).status).toBe(404);
  expect((await accept(first, { answerId: 2 })).status).toBe(200);
  expect(await data('answer/list?questionId=1')).toMatchObject({
    list: [{ text: '二', isAccepted: true }, { text: '一' }],
  });
  await accept(first, {});
  expect(await data('detail?id=1')).toMatchObject({ acceptedId: null });
});

it('belongs to a course and an item that who asks may open', async () => {
  for (const [more, status] of [
    [{ courseId: 3 }, 404],
    [{ courseId: 99 }, 404],
    [{ courseId: 2 }, 403],
    [{ courseId: 2, coursewareId: 2 }, 403],
    [{ courseId: 2, coursewareId: 3 }, 200],
    [{ courseId: 1, coursewareId: 3 }, 404],
    [{ pictures: ['https://bad.example/a.png'] }, 400],
    [{ pictures: ['/storage/../x.png'] }, 400],
    [{ pictures: ['/storage/ask/a.png'] }, 200],
    [{ title: ' ' }, 400],
  ] as const) {
    expect([more, (await put(first, more)).status]).toEqual([more, status]);
  }
});

it('is changed and deleted by its writer; the teacher deletes, too', async () => {
  await put(first);
  await reply(teacher);
  const edited = { id: 1, title: '改', text: '改过', pictures: [] };
  const words = { id: 1, text: '坏', pictures: [] };
  expect((await ask('PUT edit', second, edited)).status).toBe(403);
  expect((await ask('PUT answer/edit', first, words)).status).toBe(403);
  expect((await ask('DELETE answer/delete?id=1', first)).status).toBe(403);
  expect((await ask('DELETE delete?id=1', second)).status).toBe(403);
  expect((await ask('PUT edit', first, edited)).status).toBe(200);
  expect(await data('detail?id=1')).toMatchObject({ title: '改', editedAt: expect.any(Number) });
  expect((await ask('DELETE delete?id=1', teacher)).status).toBe(200);
  expect((await ask('GET detail?id=1', first)).status).toBe(404);
  expect((await ask('GET answer/list?questionId=1', first)).status).toBe(404);
});

it('goes through what everything public goes through', async () => {
  await makeSensitive(test, '代写', 1);
  await makeSensitive(test, '包过', 2);
  await put(first);
  await reply(teacher);
  const words = { id: 1, text: '代写', pictures: [] };
  for (const way of [
    put(first, { title: '代写' }),
    put(first, { text: '代 写' }),
    ask('PUT edit', first, { ...words, title: '好' }),
    reply(teacher, '代写'),
    ask('PUT answer/edit', teacher, words),
  ]) {
    expect((await way).status).toBe(409);
  }
  expect((await put(first, { title: '包过吗' })).body.data).toEqual({ id: 2, isHeld: true });
  expect(await data('list?courseId=1', second)).toMatchObject({ total: 1 });
  expect((await ask('GET detail?id=2', teacher)).status).toBe(404);
  expect(await data('my/list', first)).toMatchObject({ total: 2 });
  expect(await noticesOf(teacher, 'course')).toHaveLength(1);
  await silence(test, first);
  expect((await put(first)).status).toBe(403);
});
