import { eq } from 'drizzle-orm';
import type { Anatomy } from '@cheese/domain/contract/viewers/anatomy';
import type { AnatomyNote } from '@cheese/domain/contract/viewers/anatomyNote';
import type { AnatomyQuiz } from '@cheese/domain/contract/viewers/anatomyQuiz';
import type { ModelFile } from '@cheese/domain/contract/viewers/model';
import { useTestApp } from '../../../testing/useTestApp';
import { commodity } from '../../shop/commodity/commodity.tables';
import { anatomyNoteRoutes } from '../anatomyNote/anatomyNote.routes';
import { anatomyQuizRoutes } from '../anatomyQuiz/anatomyQuiz.routes';
import { serveModels } from '../bodyModel/bodyModel.routes';
import { bodyModel, bodyStructure } from '../bodyModel/bodyModel.tables';
import { anatomyRoutes } from './anatomy.routes';

const test = useTestApp({
  modules: { main: [anatomyRoutes, anatomyNoteRoutes, anatomyQuizRoutes], aside: [serveModels] },
});
const file = Buffer.from('glTF');

beforeEach(async () => {
  await test.given({
    people: [{}, {}],
    commodities: [
      { type: 16, charge: 1, title: '心脏', description: '泵', html: '<p>心</p>', weight: 3 },
      { type: 16, charge: 2, title: '手骨', weight: 2 },
      { type: 16, title: '没有模型', productId: 9, weight: 1 },
    ],
    held: [{ personId: 1, commodityId: 2 }],
    anatomies: [
      { category: { name: '胸部' }, parts: ['心', '左心室', '右心室'] },
      { category: { name: '上肢', parentId: 1 }, system: 1, parts: ['手骨', '舟骨'] },
    ],
  });
  for (const nth of [1, 2]) await test.app.house.storage.put(`model/${nth}.glb`, file);
});

const ask = async (call: string, personId?: number) => {
  const by = personId === undefined ? {} : { token: await test.signIn(personId) };
  return test.ask(`GET /doctor-cheese/anatomy/v1/${call}`, undefined, by);
};
const listed = async (query: string, personId?: number) =>
  ((await ask(`list${query}`, personId)).body.data as { list: Anatomy[] }).list;

it.each([
  ['', ['心脏', '手骨']],
  ['?system=1', ['手骨']],
  ['?categoryId=1', ['心脏', '手骨']],
  ['?categoryId=2', ['手骨']],
  ['?charge=2', ['手骨']],
  [`?keyword=${encodeURIComponent('心室')}`, ['心脏']],
  [`?keyword=${encodeURIComponent('%')}`, []],
  ['?pageCnt=1&page=2', ['手骨']],
])('the list narrowed by %s', async (query, names) => {
  expect((await listed(query)).map(({ name }) => name)).toEqual(names);
});

it('says to each what is locked for them, and how many parts one sees', async () => {
  const seen = ({ isLocked, structureCount }: Anatomy) => [isLocked, structureCount];
  expect((await listed('')).map(seen)).toEqual([
    [false, 2],
    [true, 1],
  ]);
  expect((await listed('', 1)).map(seen)).toEqual([
    [false, 2],
    [false, 1],
  ]);
});

it('counts what is in a category and below it', async () => {
  expect((await ask('category/list')).body.data).toEqual([
    { id: 1, pid: null, name: '胸部', anatomyCount: 2 },
    { id: 2, pid: 1, name: '上肢', anatomyCount: 1 },
  ]);
});

it('tells what one is, and how it is introduced', async () => {
  expect((await ask('detail?id=1')).body.data).toMatchObject({
    ...{ name: '心脏', summary: '泵', categoryName: '胸部', modelCount: 1, isLocked: false },
  });
  expect((await ask('introduction?anatomyId=1')).body.data).toMatchObject({ html: '<p>心</p>' });
  expect((await ask('item/list?anatomyId=2')).body.data).toMatchObject([
    { type: 65, title: '手骨', isLocked: true, address: null },
  ]);
  for (const call of ['detail?id=9', 'introduction?anatomyId=9', 'item/list?anatomyId=9']) {
    expect((await ask(call)).status).toBe(404);
  }
});

it('shows parts and files to whom it is open, and to nobody else', async () => {
  expect((await ask('structure/list?anatomyId=1')).body.data).toMatchObject([
    { pid: null, name: '心', meshes: [], layer: null },
    { pid: 1, name: '左心室', meshes: ['左心室'], layer: 0 },
    { pid: 1, name: '右心室', meshes: ['右心室'], layer: 1 },
  ]);
  for (const call of ['structure/list', 'model/list']) {
    expect((await ask(`${call}?anatomyId=2`)).body).toMatchObject({ key: 'anatomy.locked' });
    expect((await ask(`${call}?anatomyId=2`, 2)).status).toBe(403);
    expect((await ask(`${call}?anatomyId=2`, 1)).status).toBe(200);
    expect((await ask(`${call}?anatomyId=9`)).status).toBe(404);
  }
  expect((await ask('model/list?anatomyId=1')).body.data).toMatchObject([
    { layers: [{ name: '左心室' }, { name: '右心室' }] },
  ]);
});

it('stays open to who has bought it when it is withdrawn, and is there for nobody else', async () => {
  const withdrawnAt = test.clock.now();
  await test.database.db.update(commodity).set({ withdrawnAt }).where(eq(commodity.id, 2));
  expect((await ask('model/list?anatomyId=2', 1)).status).toBe(200);
  expect((await ask('model/list?anatomyId=2', 2)).status).toBe(404);
});

describe('a file', () => {
  const addressOf = async (id: number, personId?: number) =>
    ((await ask(`model/list?anatomyId=${id}`, personId)).body.data as ModelFile[])[0]?.address ??
    '';
  const fetchBy = async (url: string, personId?: number) =>
    test.app.inject({
      url,
      headers: personId ? { cookie: `cheese-token=${await test.signIn(personId)}` } : {},
    });

  it('goes to whom its address was made for, for a while', async () => {
    const url = await addressOf(2, 1);
    const answer = await fetchBy(url, 1);
    expect(answer.rawPayload).toEqual(file);
    expect(answer.headers['content-type']).toBe('model/gltf-binary');
    expect((await fetchBy(url, 2)).statusCode).toBe(404);
    expect((await fetchBy(url)).statusCode).toBe(404);
    test.clock.pass(6 * 3600);
    expect((await fetchBy(url, 1)).statusCode).toBe(404);
  });

  it('that is free goes to everybody, by its own address alone', async () => {
    const url = await addressOf(1);
    expect((await fetchBy(url)).rawPayload).toEqual(file);
    expect((await fetchBy(url.replace(/-[\w-]{43}/, `-${'A'.repeat(43)}`))).statusCode).toBe(404);
    expect((await fetchBy('/storage/model/1.glb')).statusCode).toBe(404);
  });
});

describe('a quiz', () => {
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
    expect((await ask(`quiz?id=${quiz.id}`, 1)).body.data).toEqual(done);

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
      ...{ isRight: false, given: '心', name: first?.name },
    });
    const structureId = second?.name === '左心室' ? 2 : 3;
    expect(await reply(quiz, 2, { structureId })).toMatchObject({ rightCount: 1 });
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
      ...{ isRight: false, given: '站2 → 站3 → 站6 → 站7', name: '血流', text: '先右后左' },
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
      (await ask(`quiz/list?anatomyId=1&modelId=1${asked}`, personId)).body.data;
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
    expect((await ask(`quiz?id=${left.id}`, 1)).status).toBe(404);
    const quiz = await begin();
    expect([one.id, other.id]).toContain(quiz.id);
    const said = { choice: choiceIn(quiz, 1, true) };
    await Promise.all([reply(quiz, 1, said), reply(quiz, 1, said)]);
    await begin({ isNew: true });
    const ended = (await ask(`quiz?id=${quiz.id}`, 1)).body.data as AnatomyQuiz;
    expect(ended).toMatchObject({ rightCount: 1 });
    expect(ended.finishedAt).not.toBeNull();
    expect((await send('answer', { quizId: quiz.id, number: 2, choice: 0 })).body).toMatchObject({
      key: 'anatomyQuiz.over',
    });
  });

  it('is its own person’s, of a model that is theirs to see and has enough to ask', async () => {
    const quiz = await begin();
    expect((await ask(`quiz?id=${quiz.id}`, 2)).status).toBe(404);
    expect((await send('answer', { quizId: quiz.id, number: 1, choice: 0 }, 2)).status).toBe(404);
    const of = { anatomyId: 2, modelId: 2, kind: 'find' };
    expect((await send('begin', of, 2)).body).toMatchObject({ key: 'anatomy.locked' });
    expect((await send('begin', of)).body).toMatchObject({ key: 'anatomyQuiz.tooFew' });
    expect((await send('begin', { ...of, anatomyId: 1 })).status).toBe(404);
  });
});

describe('a note', () => {
  const send = async (method: string, body: object, personId = 1) =>
    test.ask(`${method} /doctor-cheese/anatomy/v1/note`, body, {
      token: await test.signIn(personId),
    });
  const textsAt = async (structureId: number, personId = 1) => {
    const answer = await ask(`note/list?structureId=${structureId}`, personId);
    return (answer.body.data as { list: AnatomyNote[] }).list.map(({ text }) => text);
  };
  const at = { anatomyId: 1, structureId: 2, view: '0!0!1~2' };

  it('stands at its part with what was seen then, for the one who wrote it alone', async () => {
    const note = (await send('POST', { ...at, text: ' 壁最厚 ' })).body.data as AnatomyNote;
    expect(note).toMatchObject({ structureId: 2, view: '0!0!1~2', text: '壁最厚', editedAt: null });
    expect([await textsAt(2), await textsAt(3), await textsAt(2, 2)]).toEqual([['壁最厚'], [], []]);
    expect((await send('PUT', { id: note.id, text: '改了' }, 2)).status).toBe(404);
    const removal = async (personId: number) =>
      test.ask(`DELETE /doctor-cheese/anatomy/v1/note?id=${note.id}`, undefined, {
        token: await test.signIn(personId),
      });
    expect((await removal(2)).status).toBe(404);
    await send('PUT', { id: note.id, text: '约为右室三倍' });
    expect(await textsAt(2)).toEqual(['约为右室三倍']);
    expect((await removal(1)).status).toBe(200);
    expect(await textsAt(2)).toEqual([]);
  });

  it('is written at no part of another anatomy, at no locked one, and says something', async () => {
    expect((await send('POST', { ...at, structureId: 5, text: '别处' })).status).toBe(404);
    const locked = { ...at, anatomyId: 2, structureId: 5, text: '锁着' };
    expect((await send('POST', locked, 2)).status).toBe(403);
    expect((await send('POST', { ...at, text: ' \n ' })).status).toBe(400);
  });
});
