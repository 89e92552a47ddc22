import type { FindingForm } from '@cheese/domain/contract/slides/slideFinding';
import type { MadeFindingForm } from '@cheese/domain/contract/slides/slideFindingMaking';
import { randomUUID } from 'node:crypto';
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
import { slideFindingRoutes } from './slideFinding.routes';
import { slideFindingMakingRoutes } from './slideFindingMaking.routes';
import { slideFindingMarkingRoutes } from './slideFindingMarking.routes';

const test = useTestApp({
  modules: { main: [slideFindingRoutes, slideFindingMakingRoutes, slideFindingMarkingRoutes] },
});
const ask = slideClass(test);
const DAY_MS = 86_400_000;

const field = (said: object) => ({
  kind: 1,
  label: '诊断',
  isNeeded: true,
  points: 5,
  options: [],
  unit: '',
  expected: '',
  ...said,
});
const fields = [
  field({ expected: '肝细胞脂肪变性' }),
  field({ kind: 6, label: '病变位置', points: 10, isNeeded: false }),
];
const written = {
  title: '肝切片报告',
  text: '先低倍后高倍',
  dueAt: null,
  fields,
  isShown: true,
  audience: null,
};

const add = (said: object = {}, personId: number = TEACHER) =>
  ask('POST slide-finding-making/v1', { ...written, slideId: SCHOOL, ...said }, personId);
const made = async (said: object = {}) => ((await add(said)).body.data as { id: number }).id;
const seenAt = async (id: number) => {
  const { body } = await ask(
    `GET slide-finding-making/v1/list?slideId=${SCHOOL}`,
    undefined,
    TEACHER,
  );
  return (body.data as MadeFindingForm[]).find((form) => form.id === id)?.updatedAt ?? 0;
};
const edit = async (id: number, said: object) =>
  ask(
    'PUT slide-finding-making/v1',
    { ...written, id, updatedAt: await seenAt(id), ...said },
    TEACHER,
  );

const blank = { text: '', chosen: [], value: null, places: [] };
const answers = [
  { ...blank, text: '脂肪变性' },
  { ...blank, places: [{ points: [{ x: 100, y: 100 }], note: '空泡' }] },
];
const handIn = (id: number, said: object = {}, personId: number = LEARNER) =>
  ask(
    'POST slide-finding/v1/hand-in',
    { id, edition: 1, token: randomUUID(), answers, ...said },
    personId,
  );
const handed = async (id: number) => ((await handIn(id)).body.data as { id: number }).id;
const takeBack = (id: number, personId: number = LEARNER) =>
  ask('POST slide-finding/v1/take-back', { id }, personId);
const list = (personId: number | null, slideId: number = SCHOOL) =>
  ask(`GET slide-finding/v1/list?slideId=${slideId}`, undefined, personId);
const listed = async (personId: number = LEARNER) =>
  ((await list(personId)).body.data as { list: FindingForm[] }).list;

const marks = {
  fields: [
    { points: 4, remark: '再写明程度' },
    { points: 10, remark: '' },
  ],
  places: [{ at: { x: 50, y: 60 }, text: '这里也有' }],
  remark: '不错',
};
const mark = (id: number, said: object = {}, personId: number = TEACHER) =>
  ask('POST slide-finding-marking/v1', { id, version: 1, isDone: true, marks, ...said }, personId);
const kept = (personId: number, said = '') =>
  ask(`GET slide-finding-marking/v1/list?${said}`, undefined, personId);
const detail = (id: number, personId: number = TEACHER) =>
  ask(`GET slide-finding-marking/v1/detail?id=${id}`, undefined, personId);

describe('who may', () => {
  it('make forms: who teaches with the slide, nobody else', async () => {
    expect((await add()).status).toBe(200);
    expect((await add({}, LEARNER)).status).toBe(403);
    expect((await add({}, STRANGE_TEACHER)).status).toBe(404);
    expect((await add({ slideId: FREE })).status).toBe(403);
    const id = await made();
    const put = (personId: number) =>
      ask('PUT slide-finding-making/v1', { ...written, id, updatedAt: 1 }, personId);
    expect((await put(LEARNER)).status).toBe(403);
    expect((await put(STRANGE_TEACHER)).status).toBe(404);
    const remove = `DELETE slide-finding-making/v1?id=${id}`;
    expect((await ask(remove, undefined, STRANGE_TEACHER)).status).toBe(404);
    const forms = `GET slide-finding-making/v1/list?slideId=${SCHOOL}`;
    expect((await ask(forms, undefined, LEARNER)).status).toBe(403);
  });

  it('write on them: who may look at the slide, but not who teaches with it', async () => {
    const id = await made();
    expect((await list(null)).status).toBe(404);
    expect((await list(NOBODY)).status).toBe(404);
    expect((await list(LEARNER, LOCKED)).status).toBe(403);
    expect((await handIn(id, {}, NOBODY)).status).toBe(404);
    expect((await handIn(id, {}, STRANGE_TEACHER)).status).toBe(404);
    expect((await handIn(id, {}, TEACHER)).status).toBe(403);
    expect((await handIn(await made({ isShown: false }))).status).toBe(404);
  });

  it('mark them: who teaches with the slide, and nobody what they wrote themselves', async () => {
    const id = await handed(await made());
    expect((await mark(id, {}, LEARNER)).status).toBe(403);
    expect((await mark(id, {}, STRANGE_TEACHER)).status).toBe(404);
    expect((await detail(id, LEARNER)).status).toBe(403);
    expect((await detail(id, STRANGE_TEACHER)).status).toBe(404);
    expect((await kept(LEARNER)).status).toBe(403);
    expect((await kept(STRANGE_TEACHER)).body.data).toEqual({ list: [], total: 0 });
    expect((await takeBack(id, OTHER)).status).toBe(404);
    expect((await listed(OTHER))[0]?.own).toBeNull();
  });
});

describe('handing in', () => {
  it('happens once, however often it is sent at once', async () => {
    const id = await made();
    const token = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => handIn(id, { token })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await handIn(id);
    expect([other.status, other.body.message]).toEqual([409, '您已提交过这份报告']);
    expect((await kept(TEACHER)).body.data).toMatchObject({ total: 1 });
  });

  it('is over when it is due, but for what was sent before or given back', async () => {
    const dueAt = test.clock.now().getTime() + DAY_MS;
    const id = await made({ dueAt });
    const token = randomUUID();
    const own = (await handIn(id, { token })).body.data as { id: number };
    await edit(id, { dueAt: test.clock.now().getTime() - 1 });
    expect((await handIn(id, { token })).body.data).toEqual(own);
    const late = await handIn(id, {}, OTHER);
    expect([late.status, late.body.message]).toEqual([409, '已过截止时间，不能再提交']);
    expect((await takeBack(own.id)).status).toBe(409);
    await mark(own.id, { isDone: false });
    expect((await handIn(id)).status).toBe(200);
    expect((await listed())[0]?.own).toMatchObject({ state: 1, marks: null, canTakeBack: false });
  });

  it('is taken back until somebody marks it', async () => {
    const form = await made();
    const id = await handed(form);
    expect((await takeBack(id)).status).toBe(200);
    expect((await listed())[0]?.own).toBeNull();
    const again = await handed(form);
    await mark(again);
    expect((await takeBack(again)).status).toBe(409);
  });

  it('keeps the form as it was', async () => {
    const form = await made();
    const id = await handed(form);
    await edit(form, { fields: [field({ label: '另一项' })], title: '新标题' });
    expect((await handIn(form, { answers: answers.slice(0, 1) }, OTHER)).body.message).toBe(
      '老师刚修改了报告表，请核对后再提交',
    );
    expect((await listed())[0]).toMatchObject({
      title: '新标题',
      edition: 2,
      fields: [{ label: '另一项' }],
      own: { title: '肝切片报告', fields: [{ label: '诊断' }, { label: '病变位置' }] },
    });
    expect((await detail(id)).body.data).toMatchObject({ fields, answers });
    await ask(`DELETE slide-finding-making/v1?id=${form}`, undefined, TEACHER);
    expect(await listed(OTHER)).toEqual([]);
    expect(await listed()).toHaveLength(1);
  });

  it.each([
    ['too few fields', answers.slice(0, 1)],
    ['what is needed left out', [blank, blank]],
    ['a number for words', [{ ...blank, value: 1 }, blank]],
    [
      'a place beside the slide',
      [answers[0], { ...blank, places: [{ points: [{ x: 601, y: 1 }], note: '' }] }],
    ],
    ['points of one’s own', [{ ...answers[0], points: 5 }, blank]],
  ])('is refused with %s', async (_, said) => {
    const id = await made();
    expect((await handIn(id, { answers: said })).status).toBe(400);
    expect((await listed())[0]?.own).toBeNull();
  });
});

describe('marking', () => {
  it('gives points and remarks back, and what was expected when it is due', async () => {
    const dueAt = test.clock.now().getTime() + DAY_MS;
    const form = await made({ dueAt });
    const id = await handed(form);
    expect(JSON.stringify(await listed())).not.toContain('肝细胞脂肪变性');
    expect((await mark(id)).body.data).toEqual({ version: 2 });
    expect((await kept(TEACHER, `formId=${form}&state=3`)).body.data).toMatchObject({
      list: [{ id, total: 14, most: 15, slideTitle: '本校的肝' }],
    });
    expect((await listed())[0]?.own).toMatchObject({ state: 3, marks, expected: null });
    expect(JSON.stringify(await listed())).not.toContain('肝细胞脂肪变性');
    await edit(form, { dueAt: test.clock.now().getTime() - 1 });
    expect((await listed())[0]?.own).toMatchObject({ expected: ['肝细胞脂肪变性', ''] });
  });

  it('stays within what a field brings, and on the slide', async () => {
    const id = await handed(await made());
    const [first, second] = marks.fields;
    const beyond = { ...marks, fields: [{ ...first, points: 6 }, second] };
    expect((await mark(id, { marks: beyond })).status).toBe(400);
    expect((await mark(id, { marks: { ...marks, fields: [first] } })).status).toBe(400);
    const negative = { ...marks, fields: [{ ...first, points: -1 }, second] };
    expect((await mark(id, { marks: negative })).status).toBe(400);
    const outside = { ...marks, places: [{ at: { x: 601, y: 1 }, text: '外' }] };
    expect((await mark(id, { marks: outside })).body.message).toBe('批注的位置超出了切片范围');
    expect((await listed())[0]?.own).toMatchObject({ state: 1 });
  });

  it('by two at once is one’s alone; so is one of what was handed in anew', async () => {
    const form = await made();
    const id = await handed(form);
    const both = await Promise.all([mark(id, { isDone: false }), mark(id, { isDone: false })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await listed())[0]?.own).toMatchObject({ state: 2, marks });
    await handIn(form, { answers: [{ ...blank, text: '改过' }, blank] });
    const stale = await mark(id, { version: 2 });
    expect([stale.status, stale.body.message]).toEqual([
      409,
      '这份报告刚被批阅或重新提交，请重新载入',
    ]);
    expect((await mark(id, { version: 3 })).status).toBe(200);
  });
});

it('is not written over by who saw it as it was before', async () => {
  const id = await made();
  const updatedAt = await seenAt(id);
  const save = async (title: string) => (await edit(id, { title, updatedAt })).status;
  const told = await Promise.all([save('甲'), save('乙')]);
  expect(told.toSorted()).toEqual([200, 409]);
  // The same once more, on a line that broke.
  expect(await save(told[0] === 200 ? '甲' : '乙')).toBe(200);
});
