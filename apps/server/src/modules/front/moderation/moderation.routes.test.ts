import {
  commenting,
  first,
  makeSensitive,
  second,
  seeing,
} from '../../../testing/calls/commenting';
import { useTestApp } from '../../../testing/useTestApp';
import { commentRoutes } from '../../learning/comment/comment.routes';
import { moderationRoutes } from './moderation.routes';
import { notices } from '../../../testing/given/school/notices';

const test = useTestApp({
  modules: { main: [commentRoutes(seeing), moderationRoutes, notices] },
});
const { given, ask: askComment, add, added, replied, textsSeenBy, noticesOf } = commenting(test);
const at = '/doctor-cheese';
const admin = 5;

beforeEach(async () => {
  await given();
  await test.given({ people: [{ nickname: '管理员', isPlatformAdmin: true }] });
});

async function ask(call: string, by: number, asked?: object) {
  const [method = '', path = ''] = call.split(' ');
  return test.ask(`${method} ${at}/${path}`, asked, { token: await test.signIn(by) });
}
interface Waiting {
  id: number;
  at: number;
  text: string;
  words: string[];
  state: number;
  reports: object[];
}
async function queue(more = '') {
  const { body } = await ask(`GET manage/moderation/v1/list?state=0${more}`, admin);
  return (body.data as { list: Waiting[] }).list;
}
const decide = ({ id, at: seenAt }: Waiting, verdict: 1 | 2) =>
  ask('PUT manage/moderation/v1/decide', admin, { id, at: seenAt, verdict });
const report = (id: number, by: number = second) =>
  ask('POST moderation/v1/report', by, { kind: 1, id, reason: 1, text: '广告' });

async function one(list: Waiting[]): Promise<Waiting> {
  expect(list).toHaveLength(1);
  return list[0] as Waiting;
}

it.each([
  'GET manage/moderation/v1/list',
  'PUT manage/moderation/v1/decide',
  'GET manage/word/v1/list',
  'POST manage/word/v1/add',
  'PUT manage/word/v1/edit',
  'DELETE manage/word/v1/delete?id=1',
  'GET manage/mute/v1/list',
  'POST manage/mute/v1/add',
  'DELETE manage/mute/v1/delete?personId=1',
])('%s is for who runs the platform', async (call) => {
  expect((await ask(call, first, call.startsWith('P') ? {} : undefined)).status).toBe(403);
});

describe('what is held', () => {
  beforeEach(() => makeSensitive(test, '包过', 2));

  it('is published by who looked at it, and tells whom it answers only then', async () => {
    const { id } = await added(second, '请教');
    await replied(first, id, '考试包过吗');
    const waiting = await one(await queue());
    expect(waiting).toMatchObject({ text: '考试包过吗', words: ['包过'], cause: 1, kind: 1 });
    expect(await noticesOf(second, 'reply')).toEqual([]);
    expect((await decide(waiting, 1)).status).toBe(200);
    expect(await noticesOf(second, 'reply')).toMatchObject([{ text: '考试包过吗' }]);
    expect((await decide(waiting, 2)).body).toMatchObject({
      message: '该内容已处理，或在您查看后已修改，请刷新后重试',
    });
    expect(await queue()).toEqual([]);
  });

  it('is deleted, and its writer told so', async () => {
    await added(first, '包过');
    await decide(await one(await queue()), 2);
    expect(await textsSeenBy(first)).toEqual([]);
    const { body } = await ask('GET notice/v1/official/list', first);
    expect(body.data).toMatchObject({ list: [{ title: '您的评论未通过审核' }] });
  });

  it('and written anew after it was looked at, is looked at again', async () => {
    const { id } = await added(first, '包过');
    const seen = await one(await queue());
    test.clock.pass(1);
    await askComment('PUT edit', first, { id, text: '包过，加我' });
    expect((await decide(seen, 1)).status).toBe(409);
    expect(await textsSeenBy(second)).toEqual([]);
    expect(await queue()).toMatchObject([{ text: '包过，加我' }]);
    await askComment('PUT edit', first, { id, text: '加油' });
    expect(await queue()).toEqual([]);
  });

  it('waits no more once it is deleted', async () => {
    const { id } = await added(first, '包过');
    await askComment(`DELETE delete?id=${id}`, first);
    expect(await queue()).toEqual([]);
  });
});

describe('what is reported', () => {
  it('stands until somebody decides, with all reports, one of each person', async () => {
    const { id } = await added(first, '广告');
    await Promise.all([report(id), report(id), report(id, 4)]);
    const waiting = await one(await queue('&cause=2'));
    expect(waiting.reports).toHaveLength(2);
    expect(await textsSeenBy(null)).toEqual(['广告']);
    await decide(waiting, 2);
    expect(await textsSeenBy(null)).toEqual([]);
  });

  it('stays where it was reported without need', async () => {
    const { id } = await added(first, '好课');
    await report(id);
    await decide(await one(await queue()), 1);
    expect(await textsSeenBy(null)).toEqual(['好课']);
    expect((await ask('GET notice/v1/official/list', first)).body.data).toMatchObject({ total: 0 });
  });

  it('is looked at once, however many accounts report it, until it reads otherwise', async () => {
    const { id } = await added(first, '好课');
    await report(id);
    await decide(await one(await queue()), 1);
    await report(id, 4);
    expect(await queue()).toEqual([]);
    await askComment('PUT edit', first, { id, text: '广告' });
    await report(id, 1);
    expect(await queue()).toMatchObject([{ text: '广告' }]);
  });

  it('must be there, and be seen by who reports it', async () => {
    await makeSensitive(test, '包过', 2);
    const held = await added(first, '包过');
    for (const id of [held.id, 999]) expect((await report(id)).status).toBe(404);
  });
});

describe('sensitive words', () => {
  const addWords = (words: string[], action = 1) =>
    ask('POST manage/word/v1/add', admin, { words, action });

  it('are added many at once, each once, and work at once', async () => {
    expect((await addWords(['代写', '代 写', '包过'])).body.data).toEqual({ added: 2 });
    expect((await addWords(['包过', '枪手'], 2)).body.data).toEqual({ added: 1 });
    expect((await add(first, '代-写')).status).toBe(409);
    const { body } = await ask('GET manage/word/v1/list?action=2', admin);
    expect(body.data).toMatchObject({ total: 2, list: [{ word: '枪手' }, { word: '包过' }] });
    await ask('PUT manage/word/v1/edit', admin, { id: 1, action: 2 });
    expect((await add(first, '代写')).body.data).toMatchObject({ isHeld: true });
    await ask('DELETE manage/word/v1/delete?id=1', admin);
    expect((await add(first, '代写')).body.data).toMatchObject({ isHeld: false });
  });

  it('hold something that can be looked for', async () => {
    expect((await addWords(['好', '…'])).body).toMatchObject({
      message: '敏感词须含有文字、字母或数字',
    });
  });
});

describe('mutes', () => {
  const muteFor = (personId: number, days: number) =>
    ask('POST manage/mute/v1/add', admin, { personId, days, reason: '刷屏' });

  it('last as long as they are set, and are taken back', async () => {
    await muteFor(first, 1);
    expect((await add(first, '好')).status).toBe(403);
    test.clock.pass(86_400);
    expect((await add(first, '好')).status).toBe(200);
    await muteFor(first, 0);
    expect((await add(first, '好')).body).toMatchObject({
      message: '您已被禁言，不能发布内容。原因：刷屏',
    });
    const { body } = await ask('GET manage/mute/v1/list', admin);
    expect(body.data).toMatchObject({ total: 1, list: [{ person: { nickname: '甲' } }] });
    await ask(`DELETE manage/mute/v1/delete?personId=${first}`, admin);
    expect((await add(first, '好')).status).toBe(200);
  });

  it('are not for who runs the platform, nor for who is not there', async () => {
    expect((await muteFor(admin, 1)).status).toBe(403);
    expect((await muteFor(99, 1)).status).toBe(404);
  });
});
