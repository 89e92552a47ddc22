import { tiny } from '@cheese/drills/testing/tiny';
import type { DrillRanking, DrillRun } from '@cheese/domain/contract/training/drill';
import { useTestApp } from '../../../testing/useTestApp';
import { insertAttempts } from '../../base/limit/limit.store';
import { sensitiveWord } from '../../people/publicWord/publicWord.tables';
import { rowOfDrill } from './drill.graphs';
import { drillRoutes } from './drill.routes';
import { drill, drillRun, drillStep } from './drill.tables';

const test = useTestApp({ modules: { main: [drillRoutes] } });
const [ANNA, BEN, CARL] = [1, 2, 3] as const;
const url = '/doctor-cheese/first-aid-drill/v1';

beforeEach(async () => {
  await test.given({ people: ['小安', '阿本', '卡尔'].map((nickname) => ({ nickname })) });
  await test.database.db.insert(drill).values(rowOfDrill(tiny, 0));
});

const ask = async (call: string, asked: object = {}, who: number = ANNA) => {
  const [method = '', path = ''] = call.split(' ');
  const answered = await test.ask(`${method} ${url}/${path}`, asked, {
    token: await test.signIn(who),
  });
  return { ...answered, run: answered.body.data as DrillRun };
};
const start = async (more: object = {}, who: number = ANNA) =>
  (await ask('POST start', { scenarioId: 1, mode: 'test', ...more }, who)).run;
const answer = (run: DrillRun, choice: object, who: number = ANNA) =>
  ask('POST answer', { drillId: run.id, number: run.number, choice }, who);

/** The answer that chooses the option with this text. */
function named(run: DrillRun, text: string) {
  const { asking } = run.scene ?? {};
  const found = asking && 'options' in asking && asking.options.find((one) => one.text === text);
  return { kind: 'chosen', ids: [found ? found.id : 'none'] };
}

it('is listed for everybody, and found by its words', async () => {
  const { body } = await test.ask(`GET ${url}/scenario/list?keyword=${encodeURIComponent('小演')}`);
  expect(body.data).toMatchObject({ total: 1, list: [{ title: '小演练', bestScore: null }] });
  const other = await test.ask(`GET ${url}/scenario/list?topic=1`);
  expect(other.body.data).toMatchObject({ total: 0 });
  const { run } = await ask('GET scenario/detail?id=1');
  expect(run).toMatchObject({ aims: ['学会'], references: ['指南（2025）'] });
});

it('goes on where somebody was, and a step that is sent twice is taken once', async () => {
  const run = await start();
  const first = await answer(run, { kind: 'go' });
  expect(first.run.number).toBe(2);
  expect((await answer(run, { kind: 'go' })).run.number).toBe(2);
  expect(await test.database.db.$count(drillStep)).toBe(1);
  const again = await start();
  expect([again.id, again.number]).toEqual([run.id, 2]);
  expect((await ask(`GET current?drillId=${run.id}`)).run.scene?.title).toBe('单选');
});

it('is gone through in both modes beside each other', async () => {
  const { run } = await answer(await start(), { kind: 'go' });
  const learnt = await start({ mode: 'learning' });
  expect([learnt.id !== run.id, learnt.number, learnt.mode]).toEqual([true, 1, 'learning']);
  expect(await start()).toMatchObject({ id: run.id, number: 2, mode: 'test' });
  const anew = await start({ isNew: true });
  expect(anew.number).toBe(1);
  expect(await start({ mode: 'learning' })).toMatchObject({ id: learnt.id });
});

it('two windows that decide otherwise are told so', async () => {
  const { run } = await answer(await start(), { kind: 'go' });
  await answer(run, named(run, '断电'));
  // The same once more is no other decision.
  expect((await answer(run, named(run, '断电'))).run.number).toBe(3);
  const other = await answer(run, named(run, '直接拉人'));
  expect(other.body.key).toBe('drill.elsewhere');
});

it('of two that decide at the same moment one is taken, and a run that is left takes none', async () => {
  const { run } = await answer(await start(), { kind: 'go' });
  const both = ['断电', '直接拉人'].map((text) => answer(run, named(run, text)));
  const keys = (await Promise.all(both)).map(({ body }) => body.key);
  expect(keys.sort()).toEqual(['drill.elsewhere', undefined]);
  const again = await start({ isNew: true });
  const [left, begun] = await Promise.all([
    answer(again, { kind: 'go' }),
    ask('POST start', { scenarioId: 1, mode: 'test', isNew: true }),
  ]);
  expect([undefined, 'drill.noRun']).toContain(left.body.key);
  expect(begun.run.number).toBe(1);
});

it('tells nothing of what is right before the end, and of a test nothing of what followed', async () => {
  const { run } = await answer(await start(), { kind: 'go' });
  const next = await answer(run, named(run, '断电'));
  expect(next.run.feedback).toBeNull();
  const said = JSON.stringify(next.body);
  for (const secret of ['right', 'share', 'points', 'ways', '因为']) {
    expect(said).not.toContain(secret);
  }
  expect((await ask(`GET result?drillId=${run.id}`)).body.key).toBe('drill.notOver');
  const learning = await start({ mode: 'learning' });
  const told = await answer((await answer(learning, { kind: 'go' })).run, { kind: 'ranOut' });
  expect(told.body.key).toBe('drill.cannot');
});

it('ends with what it was marked with, which is the best score of tests alone', async () => {
  const end = async (mode: string) => {
    const { run } = await answer(await start({ mode, isNew: true }), { kind: 'go' });
    const several = (await answer(run, named(run, '断电'))).run;
    const hurt = await answer(several, named(several, '喂水'));
    expect(hurt.run).toMatchObject({ scene: null, end: { kind: 'worse', title: '加重' } });
    return hurt.run;
  };
  await end('learning');
  const card = async () =>
    (await ask('GET scenario/detail?id=1')).body.data as { bestScore: number | null };
  expect((await card()).bestScore).toBeNull();
  const over = await end('test');
  expect((await card()).bestScore).toBeGreaterThan(0);
  const { debrief } = (await ask(`GET result?drillId=${over.id}`)).body.data as {
    debrief: { score: number; taken: object[] };
  };
  expect(debrief).toMatchObject({
    taken: [{ title: '开头' }, { title: '单选' }, { title: '多选' }],
  });
  expect((await ask('GET history')).body.data).toMatchObject({
    total: 2,
    list: [{ mode: 'test', score: debrief.score }, { mode: 'learning' }],
  });
});

it('the best way is found once, and kept beside the graph', async () => {
  const ways = () => test.database.db.select({ best: drill.best }).from(drill);
  const [planted] = await ways();
  expect(planted?.best?.length).toBeGreaterThan(3);
  await test.database.db.update(drill).set({ best: null });
  await start();
  expect(await ways()).toEqual([planted]);
});

it('nobody begins without end', async () => {
  const often = Array.from({ length: 300 }, () => `run:${ANNA}`);
  await insertAttempts(test.database.db, often, test.clock.now());
  const refused = await ask('POST start', { scenarioId: 1, mode: 'test' });
  expect([refused.status, refused.body.key]).toEqual([429, 'call.tooMany']);
  expect((await ask('POST start', { scenarioId: 1, mode: 'test' }, BEN)).status).toBe(200);
});

it('a timer runs on while its window is closed', async () => {
  const { run } = await answer(await start(), { kind: 'go' });
  test.clock.pass(60);
  const late = await answer(run, named(run, '断电'));
  expect(late.status).toBe(200);
  const [, step] = await test.database.db.select().from(drillStep);
  expect(step?.answer).toEqual({ kind: 'ranOut' });
});

it('is nobody else’s, and one that has changed since is begun anew', async () => {
  const run = await start();
  expect((await ask(`GET current?drillId=${run.id}`, {}, BEN)).status).toBe(404);
  expect((await answer(run, { kind: 'go' }, BEN)).status).toBe(404);
  const changed = { ...rowOfDrill({ ...tiny, version: 2 }, 0) };
  await test.database.db.update(drill).set(changed);
  expect((await answer(run, { kind: 'go' })).body.key).toBe('drill.changed');
  expect((await start()).id).not.toBe(run.id);
});

describe('the ranking', () => {
  const tested = (
    personId: number,
    [score, seconds]: readonly [number, number],
    more: Partial<typeof drillRun.$inferInsert> = {},
  ) => {
    const at = test.clock.now();
    const of = { drillId: 1, personId, mode: 'test' as const, seed: 1, version: 1 };
    const row = { ...of, startedAt: at, finishedAt: at, score, seconds, ...more };
    return test.database.db.insert(drillRun).values(row);
  };
  const ranking = async (who: number) =>
    (await ask('GET ranking?scenarioId=1', {}, who)).body.data as DrillRanking;
  const names = async (who: number) => (await ranking(who)).list.map(({ nickname }) => nickname);
  const agree = (who: number, isRanked = true) =>
    ask('PUT ranking', { scenarioId: 1, isRanked }, who);

  it('is of those who agreed: the score, the fewer tests, the time, then who was first', async () => {
    await tested(ANNA, [80, 60]);
    await tested(CARL, [80, 90]);
    await tested(BEN, [40, 10]);
    for (const who of [ANNA, BEN, CARL]) await agree(who);
    expect(await names(ANNA)).toEqual(['小安', '卡尔', '阿本']);
    test.clock.pass(1);
    await tested(BEN, [80, 60]);
    const { list, total, mine } = await ranking(BEN);
    expect(list.map(({ nickname, place, isMine }) => [nickname, place, isMine])).toEqual([
      ['小安', 1, false],
      ['阿本', 2, true],
      ['卡尔', 3, false],
    ]);
    expect([total, mine]).toMatchObject([3, { place: 2, score: 80, seconds: 60, isRanked: true }]);
    await tested(CARL, [90, 90], { tries: 7 });
    await tested(ANNA, [90, 99], { tries: 6 });
    expect(await names(BEN)).toEqual(['小安', '卡尔', '阿本']);
  });

  it('shows one’s own place to oneself alone until one agrees, and no more once that is taken back', async () => {
    await tested(ANNA, [90, 30]);
    await tested(BEN, [70, 30]);
    await agree(BEN);
    const unseen = await ranking(ANNA);
    expect(unseen).toMatchObject({ total: 1, mine: { place: 1, isRanked: false } });
    expect(unseen.list).toMatchObject([{ nickname: '阿本', place: 1 }]);
    await agree(ANNA);
    await agree(ANNA);
    expect(await names(BEN)).toEqual(['小安', '阿本']);
    await agree(ANNA, false);
    expect(await names(BEN)).toEqual(['阿本']);
    expect((await ranking(ANNA)).mine).toMatchObject({ place: 1, isRanked: false });
    expect(await ranking(CARL)).toMatchObject({ total: 1, mine: null });
  });

  it('knows finished tests of the drill as it is now, and nothing else', async () => {
    await tested(ANNA, [100, 1], { mode: 'learning' });
    await tested(ANNA, [100, 1], { finishedAt: null });
    expect((await ranking(ANNA)).mine).toBeNull();
    expect((await agree(ANNA)).body.key).toBe('drill.notTested');
    await tested(BEN, [100, 1]);
    await agree(BEN);
    await test.database.db.update(drill).set({ ...rowOfDrill({ ...tiny, version: 2 }, 0) });
    expect(await ranking(BEN)).toEqual({ list: [], total: 0, mine: null });
    expect((await agree(BEN)).body.key).toBe('drill.notTested');
  });

  it('counts tests that were given up, takes the time from the run, and no name that must not be published', async () => {
    await start();
    const { run } = await answer(await start({ isNew: true }), { kind: 'go' });
    test.clock.pass(7);
    const { run: several } = await answer(run, named(run, '断电'));
    await answer(several, named(several, '喂水'));
    expect((await ranking(ANNA)).mine).toMatchObject({ seconds: 7, tries: 2, isRanked: false });
    const listed = { word: '小安', bare: '小安', action: 2, addedAt: test.clock.now() } as const;
    await test.database.db.insert(sensitiveWord).values(listed);
    expect((await agree(ANNA)).body.key).toBe('words.banned');
    expect((await ranking(ANNA)).list).toEqual([]);
  });

  it('is of drills that there are, and for who is signed in', async () => {
    expect((await ask('GET ranking?scenarioId=9')).body.key).toBe('drill.notFound');
    expect((await test.ask(`GET ${url}/ranking?scenarioId=1`)).status).toBe(401);
  });
});
