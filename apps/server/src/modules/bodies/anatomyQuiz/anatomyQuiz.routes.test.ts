import { eq } from 'drizzle-orm';
import type { AnatomyQuiz } from '@cheese/domain/contract/bodies/anatomyQuiz';
import { useTestApp } from '../../../testing/useTestApp';
import { insertAttempts } from '../../base/limit/limit.store';
import { bodyModel, bodyStructure } from '../model/model.tables';
import { anatomyQuizRoutes } from './anatomyQuiz.routes';
import { anatomyQuiz } from './anatomyQuiz.tables';

const test = useTestApp({ modules: { main: [anatomyQuizRoutes] } });

beforeEach(() =>
  test.given({
    people: [{}, {}],
    commodities: [
      { type: 16, charge: 1, title: '心脏' },
      { type: 16, charge: 2, title: '手骨' },
    ],
    held: [{ personId: 1, commodityId: 2 }],
    anatomies: [
      { category: { name: '胸部' }, parts: ['心', '左心室', '右心室'] },
      { category: { name: '上肢', parentId: 1 }, system: 1, parts: ['手骨', '舟骨'] },
    ],
  }),
);

const ask = async (call: string, personId: number) =>
  test.ask(`GET /doctor-cheese/anatomy/v1/quiz${call}`, undefined, {
    token: await test.signIn(personId),
  });
const send = async (call: string, body: object, personId = 1) =>
  test.ask(`POST /doctor-cheese/anatomy/v1/quiz/${call}`, body, {
    token: await test.signIn(personId),
  });
const begin = async (body: object = {}) =>
  (await send('begin', { anatomyId: 1, modelId: 1, kind: 'name', ...body })).body
    .data as AnatomyQuiz;
const reply = async (quiz: AnatomyQuiz, number: number, said: object) =>
  (await send('answer', { quizId: quiz.id, number, ...said })).body.data as AnatomyQuiz;
/** By what is lit: the names of the test's parts are those of their meshes. */
const choiceIn = ({ questions }: AnatomyQuiz, number: number, isRight: boolean) => {
  const { choices = [], meshes } = questions[number - 1] ?? {};
  return choices.findIndex((name) => (name === meshes?.[0]) === isRight);
};

it('asks for names without telling them, marks each once, and asks again what was wrong', async () => {
  const quiz = await begin();
  expect(quiz.questions).toMatchObject([
    { number: 1, name: null, mark: null },
    { number: 2, name: null, mark: null },
  ]);
  expect(quiz.questions[0]?.choices.toSorted()).toEqual(['右心室', '左心室']);
  expect((await begin()).id).toBe(quiz.id);

  await reply(quiz, 1, { choice: choiceIn(quiz, 1, false) });
  const again = await reply(quiz, 1, { choice: choiceIn(quiz, 1, true) });
  expect(again).toMatchObject({ rightCount: 0, finishedAt: null });
  expect(again.questions[0]?.mark).toMatchObject({
    isRight: false,
    name: quiz.questions[0]?.meshes?.[0],
  });
  const done = await reply(quiz, 2, { choice: choiceIn(quiz, 2, true) });
  expect(done).toMatchObject({ rightCount: 1, finishedAt: test.clock.now().getTime() });
  expect((await ask(`?id=${quiz.id}`, 1)).body.data).toEqual(done);

  const wrong = await begin({ wrongOf: quiz.id });
  expect(wrong.questions.map(({ meshes }) => meshes)).toEqual([quiz.questions[0]?.meshes]);
  await reply(wrong, 1, { choice: choiceIn(wrong, 1, true) });
  expect(
    (await send('begin', { anatomyId: 1, modelId: 1, kind: 'name', wrongOf: wrong.id })).body,
  ).toMatchObject({ key: 'anatomyQuiz.noneWrong' });
});

it('names what is to be found, and takes any part of that model for an answer', async () => {
  const quiz = await begin({ kind: 'find' });
  const [first, second] = quiz.questions;
  const nothing = { meshes: null, choices: [], ordering: null, mark: null };
  expect(first).toEqual({ number: 1, name: first?.name, ...nothing });
  expect((await send('answer', { quizId: quiz.id, number: 1 })).status).toBe(400);
  expect((await send('answer', { quizId: quiz.id, number: 1, structureId: 5 })).status).toBe(400);
  expect((await reply(quiz, 1, { structureId: 1 })).questions[0]?.mark).toMatchObject({
    isRight: false,
    given: '心',
    name: first?.name,
  });
  const structureId = second?.name === '左心室' ? 2 : 3;
  expect(await reply(quiz, 2, { structureId })).toMatchObject({ rightCount: 1 });
});

it('nobody begins without end, and what is under way goes on', async () => {
  const quiz = await begin();
  const often = Array.from({ length: 299 }, () => 'run:1');
  await insertAttempts(test.database.db, often, test.clock.now());
  const anew = { anatomyId: 1, modelId: 1, kind: 'name', isNew: true };
  const refused = await send('begin', anew);
  expect([refused.status, refused.body.key]).toEqual([429, 'call.tooMany']);
  expect((await begin()).id).toBe(quiz.id);
  expect((await send('begin', anew, 2)).status).toBe(200);
});

const flow = [3, 2, 6, 7];
const giveFlow = async () => {
  const { db } = test.database;
  const part = { modelId: 1, parentId: 1, meshes: ['m'] };
  await db.insert(bodyStructure).values([
    { ...part, place: 3, name: '左心房' },
    { ...part, place: 4, name: '主动脉' },
  ]);
  const stations = flow.map((id) => ({ id, name: `站${id}` }));
  const flows = [{ title: '血流', text: '先右后左', stations }];
  await db.update(bodyModel).set({ flows }).where(eq(bodyModel.id, 1));
};

it('hands out an order in disorder, and takes all of it for an answer', async () => {
  const of = { anatomyId: 1, modelId: 1, kind: 'order' };
  expect((await send('begin', of)).body).toMatchObject({ key: 'anatomyQuiz.noOrder' });
  await giveFlow();
  const quiz = await begin(of);
  expect(quiz.questions).toMatchObject([{ name: null, meshes: null, mark: null }]);
  const { title, parts = [] } = quiz.questions[0]?.ordering ?? {};
  const handed = parts.map(({ id }) => id);
  expect([title, handed.toSorted()]).toEqual(['血流', flow.toSorted()]);
  expect(handed).not.toEqual(flow);
  expect((await begin(of)).questions).toEqual(quiz.questions);
  for (const order of [undefined, [3, 2, 6, 1], [3, 2, 6, 7, 1], [3, 2, 6], [3, 3, 2, 6]]) {
    expect((await send('answer', { quizId: quiz.id, number: 1, order })).status).toBe(400);
  }
  const done = await reply(quiz, 1, { order: [2, 3, 6, 7] });
  expect(done).toMatchObject({ rightCount: 0, finishedAt: test.clock.now().getTime() });
  expect(done.questions[0]?.mark).toMatchObject({
    isRight: false,
    given: '站2 → 站3 → 站6 → 站7',
    name: '血流',
    text: '先右后左',
    order: flow.map((id) => ({ id, name: `站${id}` })),
  });
  const wrong = await begin({ ...of, wrongOf: quiz.id });
  expect(await reply(wrong, 1, { order: flow })).toMatchObject({ rightCount: 1 });
});

it('is on the list of one’s own at its model, the newest first', async () => {
  const quiz = await begin();
  await reply(quiz, 1, { choice: choiceIn(quiz, 1, true) });
  const found = await begin({ kind: 'find' });
  const past = async (personId: number, asked = '') =>
    (await ask(`/list?anatomyId=1&modelId=1${asked}`, personId)).body.data;
  const counts = { questionCount: 2, finishedAt: null };
  expect(await past(1)).toMatchObject({
    list: [
      { id: found.id, kind: 'find', answeredCount: 0, rightCount: 0, ...counts },
      { id: quiz.id, kind: 'name', answeredCount: 1, rightCount: 1, ...counts },
    ],
    total: 2,
  });
  expect(await past(1, '&page=2&pageCnt=1')).toMatchObject({ list: [{ id: quiz.id }], total: 2 });
  expect(await past(2)).toEqual({ list: [], total: 0 });
});

it('begun anew forgets one without an answer, ends one with some, and counts double taps once', async () => {
  const left = await begin();
  const [one, other] = await Promise.all([begin({ isNew: true }), begin({ isNew: true })]);
  expect((await ask(`?id=${left.id}`, 1)).status).toBe(404);
  const quiz = await begin();
  expect([one.id, other.id]).toContain(quiz.id);
  const said = { choice: choiceIn(quiz, 1, true) };
  await Promise.all([reply(quiz, 1, said), reply(quiz, 1, said)]);
  await begin({ isNew: true });
  const ended = (await ask(`?id=${quiz.id}`, 1)).body.data as AnatomyQuiz;
  expect(ended).toMatchObject({ rightCount: 1 });
  expect(ended.finishedAt).not.toBeNull();
  expect((await send('answer', { quizId: quiz.id, number: 2, choice: 0 })).body).toMatchObject({
    key: 'anatomyQuiz.over',
  });
});

it('of two windows that answer its last questions at once, both count and it is over', async () => {
  const quiz = await begin();
  await Promise.all([1, 2].map((at) => reply(quiz, at, { choice: choiceIn(quiz, at, true) })));
  const { db } = test.database;
  const seen = await db.select().from(anatomyQuiz);
  expect(seen).toMatchObject([{ finishedAt: test.clock.now() }]);
  // A quiz whose last answer failed to end it is ended by the next read.
  await db.update(anatomyQuiz).set({ finishedAt: null });
  expect((await begin()).id).not.toBe(quiz.id);
  expect((await ask(`?id=${quiz.id}`, 1)).body.data).toMatchObject({
    rightCount: 2,
    finishedAt: test.clock.now().getTime(),
  });
});

it('is its own person’s, of a model that is theirs to see and has enough to ask', async () => {
  const quiz = await begin();
  expect((await ask(`?id=${quiz.id}`, 2)).status).toBe(404);
  expect((await send('answer', { quizId: quiz.id, number: 1, choice: 0 }, 2)).status).toBe(404);
  const of = { anatomyId: 2, modelId: 2, kind: 'find' };
  expect((await send('begin', of, 2)).body).toMatchObject({ key: 'anatomy.locked' });
  expect((await send('begin', of)).body).toMatchObject({ key: 'anatomyQuiz.tooFew' });
  expect((await send('begin', { ...of, anatomyId: 1 })).status).toBe(404);
});
