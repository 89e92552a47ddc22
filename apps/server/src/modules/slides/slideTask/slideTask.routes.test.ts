import { randomUUID } from 'node:crypto';
import type { MarkedTask, SlideTask } from '@cheese/domain/contract/slides/slideTask';
import type { MadeTask } from '@cheese/domain/contract/slides/slideTaskMaking';
import {
  FREE,
  LEARNER,
  LOCKED,
  NOBODY,
  OTHER,
  SCHOOL,
  STRANGE_TEACHER,
  TEACHER,
  slideClass,
} from '../../../testing/given/slideClass';
import { useTestApp } from '../../../testing/useTestApp';
import { slideTaskRoutes } from './slideTask.routes';
import { slideTaskMakingRoutes } from './slideTaskMaking.routes';

const test = useTestApp({ modules: { main: [slideTaskRoutes, slideTaskMakingRoutes] } });
const ask = slideClass(test);

const at = (x: number, y: number) => ({ x, y });
const pointAt = { kind: 1, targets: [[at(100, 100)]], reach: 10 };
const written = {
  title: '指认中央静脉',
  text: '点出中央静脉',
  explanation: '它位于肝小叶中央',
  key: pointAt,
  tries: 0,
  reveals: 2,
  isShown: true,
};
const add = async (said: object = {}, personId: number = TEACHER) =>
  ask('POST slide-task-making/v1', { ...written, slideId: SCHOOL, ...said }, personId);
const made = async (said: object = {}) => ((await add(said)).body.data as { id: number }).id;

const right = { kind: 1, points: [at(105, 100)] };
const wrong = { kind: 1, points: [at(300, 300)] };
const handIn = (id: number, answer: object, said: object = {}, personId: number = LEARNER) =>
  ask(
    'POST slide-task/v1/hand-in',
    { id, edition: 1, token: randomUUID(), answer, ...said },
    personId,
  );
const list = async (personId: number | null = LEARNER, slideId: number = SCHOOL) =>
  ask(`GET slide-task/v1/list?slideId=${slideId}`, undefined, personId);
const listed = async (personId: number = LEARNER) =>
  (await list(personId)).body.data as { isTeaching: boolean; list: SlideTask[] };

describe('who may', () => {
  it('make tasks: who teaches with the slide, nobody else', async () => {
    expect((await add()).status).toBe(200);
    expect((await add({}, LEARNER)).status).toBe(403);
    expect((await add({}, STRANGE_TEACHER)).status).toBe(404);
    expect((await add({ slideId: FREE })).status).toBe(403);
    const id = await made();
    expect((await ask('PUT slide-task-making/v1', { ...written, id }, LEARNER)).status).toBe(403);
    const remove = `DELETE slide-task-making/v1?id=${id}`;
    expect((await ask(remove, undefined, STRANGE_TEACHER)).status).toBe(404);
    const keys = `GET slide-task-making/v1/list?slideId=${SCHOOL}`;
    expect((await ask(keys, undefined, LEARNER)).status).toBe(403);
  });

  it('see them: who may see the slide', async () => {
    const id = await made();
    expect((await list(null)).status).toBe(404);
    expect((await list(NOBODY)).status).toBe(404);
    expect((await list(LEARNER, LOCKED)).status).toBe(403);
    expect((await list(null, FREE)).body.data).toEqual({ isTeaching: false, list: [] });
    expect((await handIn(id, right, {}, NOBODY)).status).toBe(404);
    expect((await handIn(id, right, {}, STRANGE_TEACHER)).status).toBe(404);
  });

  it('do one that is not shown: who teaches, and nothing of it is kept', async () => {
    const id = await made({ isShown: false });
    expect((await listed()).list).toEqual([]);
    expect((await handIn(id, right)).status).toBe(404);
    expect((await handIn(id, right, {}, TEACHER)).body.data).toMatchObject({
      nth: 0,
      standing: null,
      key: pointAt,
      marks: { isRight: true },
    });
    const keys = await ask(`GET slide-task-making/v1/list?slideId=${SCHOOL}`, undefined, TEACHER);
    expect(keys.body.data).toMatchObject([{ id, tried: 0 }]);
  });
});

describe('a try', () => {
  it('tells nothing that is right before it is due', async () => {
    const id = await made({ tries: 2 });
    const { isTeaching, list: tasks } = await listed();
    expect(isTeaching).toBe(false);
    expect(tasks).toEqual([
      {
        id,
        title: '指认中央静脉',
        text: '点出中央静脉',
        tries: 2,
        reveals: 2,
        edition: 1,
        asked: { kind: 1, targetCount: 1 },
        standing: null,
      },
    ]);
    const first = (await handIn(id, wrong)).body.data as MarkedTask;
    expect(first).toMatchObject({ nth: 1, key: null, explanation: '', isCounted: true });
    const second = (await handIn(id, wrong)).body.data as MarkedTask;
    expect(second).toMatchObject({ nth: 2, key: pointAt, explanation: '它位于肝小叶中央' });
    const third = await handIn(id, right);
    expect([third.status, third.body.message]).toEqual([409, '作答次数已用完']);
    expect((await listed(OTHER)).list[0]?.standing).toBeNull();
    const theirs = await ask(`GET slide-task/v1/tries?id=${id}`, undefined, OTHER);
    expect(theirs.body.data).toEqual([]);
  });

  it('keeps the first and the best, and counts none after what is right was shown', async () => {
    const id = await made({ reveals: 1 });
    expect((await handIn(id, wrong)).body.data).toMatchObject({ key: pointAt });
    expect((await handIn(id, right)).body.data).toMatchObject({
      isCounted: false,
      marks: { isRight: true },
      standing: { tries: 2, first: 0, best: 0, isRight: false },
    });
    const other = await made();
    await handIn(other, wrong);
    await handIn(other, right);
    const tries = await ask(`GET slide-task/v1/tries?id=${other}`, undefined, LEARNER);
    expect(tries.body.data).toMatchObject([
      { nth: 2, marks: { share: 100 }, standing: { first: 0, best: 100, isRight: true } },
      { nth: 1, marks: { share: 0 } },
    ]);
  });

  it('counts once, however often it is sent at once', async () => {
    const id = await made({ tries: 1 });
    const token = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => handIn(id, wrong, { token })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await listed()).list[0]?.standing).toMatchObject({ tries: 1 });
    const others = await Promise.all([handIn(id, right), handIn(id, right)]);
    expect(others.map(({ status }) => status)).toEqual([409, 409]);
  });

  it('of an older key is refused, and the newer begins anew', async () => {
    const id = await made({ tries: 1 });
    await handIn(id, wrong);
    const key = { ...pointAt, targets: [[at(300, 300)]] };
    const edit = (said: object) =>
      ask('PUT slide-task-making/v1', { ...written, id, ...said }, TEACHER);
    await edit({ tries: 1, title: '改了标题' });
    expect((await listed()).list[0]).toMatchObject({ edition: 1, standing: { tries: 1 } });
    await edit({ tries: 1, key });
    expect((await listed()).list[0]).toMatchObject({ edition: 2, standing: null });
    const stale = await handIn(id, wrong);
    expect([stale.status, stale.body.message]).toEqual([409, '任务已更新，请重新作答']);
    expect((await handIn(id, wrong, { edition: 2 })).body.data).toMatchObject({
      nth: 1,
      marks: { isRight: true },
    });
  });

  it.each([
    ['another kind', { kind: 2, outline: [at(1, 1), at(2, 2), at(3, 1)] }],
    ['a mark', { ...right, isRight: true }],
    ['no place', { kind: 1, points: [] }],
    ['too many places', { kind: 1, points: Array.from({ length: 301 }, () => at(1, 1)) }],
    ['no number', { kind: 1, points: [{ x: '1', y: 1 }] }],
  ])('is refused with %s', async (_, answer) => {
    const id = await made();
    expect((await handIn(id, answer)).status).toBe(400);
    expect((await listed()).list[0]?.standing).toBeNull();
  });
});

describe('the making', () => {
  it('refuses keys that nobody could meet', async () => {
    const outside = { ...pointAt, targets: [[at(601, 1)]] };
    expect((await add({ key: outside })).body.message).toBe('标准答案超出了切片范围');
    const options = ['甲', '乙'].map((text) => ({ text, isRight: false }));
    const none = { kind: 5, options, region: null };
    expect((await add({ key: none })).body.message).toBe('请至少设一个正确选项');
  });

  it('says how many tried it and were right; orders and takes away', async () => {
    const [one, other] = [await made({ title: '甲' }), await made({ title: '乙' })];
    await handIn(one, wrong);
    await handIn(one, right);
    await handIn(one, right, {}, OTHER);
    await ask('PUT slide-task-making/v1/order', { slideId: SCHOOL, ids: [other, one] }, TEACHER);
    const read = async () =>
      (await ask(`GET slide-task-making/v1/list?slideId=${SCHOOL}`, undefined, TEACHER)).body
        .data as MadeTask[];
    expect(await read()).toMatchObject([
      { title: '乙', tried: 0 },
      { title: '甲', tried: 2, right: 2, rightFirst: 1 },
    ]);
    await ask(`DELETE slide-task-making/v1?id=${other}`, undefined, TEACHER);
    expect((await listed()).list.map(({ title }) => title)).toEqual(['甲']);
    expect((await handIn(other, right)).status).toBe(404);
  });
});

it('takes no answer from beside the slide, the region or the view, and no try for it', async () => {
  const region = [at(0, 0), at(200, 0), at(200, 200), at(0, 200)];
  const id = await made({ key: { ...pointAt, region } });
  const words = async (task: number, answer: object) => {
    const { status, body } = await handIn(task, answer);
    return `${status} ${String(body['message'])}`;
  };
  expect(await words(id, wrong)).toBe('400 有标记在任务划定的范围之外，请移到范围内再提交');
  expect(await words(id, { kind: 1, points: [at(601, 100)] })).toMatch('400 有标记超出了切片范围');
  expect((await listed()).list[0]?.standing).toBeNull();
  const found = await made({ key: { ...pointAt, kind: 6, most: 0.5 } });
  const view = { x: 400, y: 100, scale: 0.5, frame: { width: 200, height: 100 } };
  const answer = { kind: 6, point: at(100, 100), view };
  expect(await words(found, answer)).toBe('400 标记的位置不在当时的视野内，请重新点选');
  const seen = { ...answer, view: { ...view, x: 150 } };
  expect((await handIn(found, seen)).body.data).toMatchObject({ marks: { isRight: true } });
});
