import type { ExamTray, SlideTray } from '@cheese/domain/contract/slides/slideTray';
import type { TileSource } from '@cheese/domain/contract/slides/shapes/tileSource';
import { eq } from 'drizzle-orm';
import { people, trayWorld } from '../../../testing/given/trayWorld';
import { useTestApp } from '../../../testing/useTestApp';
import { examRoutes } from '../../exam/exam/exam.routes';
import { exam } from '../../exam/exam/exam.tables';
import { questionAttempt } from '../../exam/attempt/attempt.tables';
import { slideRoutes } from '../slide/slide.routes';
import { slideLibraryRoutes } from '../slide/library/slideLibrary.routes';
import { tileRoutes } from '../tile/tile.routes';
import { slideTrayRoutes } from './slideTray.routes';
import { slideTrayMakingRoutes } from './slideTrayMaking.routes';

const test = useTestApp({
  modules: {
    main: [examRoutes, slideRoutes, slideLibraryRoutes, slideTrayRoutes, slideTrayMakingRoutes],
    aside: [tileRoutes],
  },
});
const { LEARNER, OTHER, TEACHER, STRANGE_TEACHER, ELSEWHERE } = people;
/** Hidden from the school; of another school; the platform's. */
const [SHOWN, HIDDEN, STRANGE, SOLD] = [1, 2, 3, 4] as const;
const HOUR_MS = 3_600_000;

beforeEach(() => test.given(trayWorld));

const ask = async (call: string, asked: object | undefined, personId: number) => {
  const [method = '', path = ''] = call.split(' ');
  const token = await test.signIn(personId);
  return test.ask(`${method} /doctor-cheese/${path}`, asked, { token });
};
const written = (slideIds: readonly number[], said: object = {}) => ({
  title: '肝的辨认',
  text: '依次观察',
  startsAt: null,
  endsAt: null,
  audience: { kind: 'chosen', personIds: [LEARNER] },
  examIds: [] as number[],
  slides: slideIds.map((slideId) => ({ slideId, note: '看小叶' })),
  ...said,
});
const add = (slideIds: readonly number[], said: object = {}, personId: number = TEACHER) =>
  ask('POST slide-tray-making/v1', written(slideIds, said), personId);
const made = async (slideIds: readonly number[], said: object = {}) =>
  ((await add(slideIds, said)).body.data as { id: number }).id;
const titles = async (personId: number) =>
  ((await ask('GET slide-tray/v1/list', undefined, personId)).body.data as SlideTray[]).map(
    ({ title }) => title,
  );
const opens = async (slideId: number, personId: number) =>
  (await ask(`GET slide-library/v1/slide/tile-source?slideId=${slideId}`, undefined, personId))
    .status;

it('is found by whom it is for, in its order', async () => {
  const id = await made([HIDDEN, SHOWN]);
  expect(await titles(LEARNER)).toEqual(['肝的辨认']);
  expect(await titles(OTHER)).toEqual([]);
  const read = await ask(`GET slide-tray/v1/detail?id=${id}`, undefined, LEARNER);
  expect(read.body.data).toMatchObject({
    title: '肝的辨认',
    text: '依次观察',
    endsAt: null,
    slides: [
      { slide: { id: HIDDEN, isLocked: false }, note: '看小叶' },
      { slide: { id: SHOWN }, note: '看小叶' },
    ],
  });
  expect((await ask(`GET slide-tray/v1/detail?id=${id}`, undefined, OTHER)).status).toBe(404);
});

it('opens its slides for them, and for nobody else, until it ends', async () => {
  const endsAt = test.clock.now().getTime() + HOUR_MS;
  await made([HIDDEN], { endsAt });
  expect(await opens(HIDDEN, LEARNER)).toBe(200);
  expect(await opens(HIDDEN, OTHER)).toBe(404);
  expect(await opens(HIDDEN, STRANGE_TEACHER)).toBe(404);
  test.clock.pass(3600);
  expect(await titles(LEARNER)).toEqual([]);
  expect(await opens(HIDDEN, LEARNER)).toBe(404);
});

it('opens nothing before it begins, nor once it is taken away', async () => {
  const startsAt = test.clock.now().getTime() + HOUR_MS;
  const id = await made([HIDDEN], { startsAt });
  expect(await opens(HIDDEN, LEARNER)).toBe(404);
  test.clock.pass(3600);
  expect(await opens(HIDDEN, LEARNER)).toBe(200);
  const remove = `DELETE slide-tray-making/v1?id=${id}`;
  expect((await ask(remove, undefined, STRANGE_TEACHER)).status).toBe(404);
  expect((await ask(remove, undefined, TEACHER)).status).toBe(200);
  expect(await opens(HIDDEN, LEARNER)).toBe(404);
});

it('lets in from elsewhere who has its code, to its slides alone', async () => {
  await made([SHOWN], { audience: { kind: 'organisation' } });
  expect(await opens(SHOWN, ELSEWHERE)).toBe(404);
  expect(await titles(OTHER)).toEqual(['肝的辨认']);
  expect(await titles(ELSEWHERE)).toEqual([]);
});

it.each([
  ['another school’s', [STRANGE], {}],
  ['what is sold', [SOLD], {}],
  ['one twice', [SHOWN, SHOWN], {}],
  ['none', [], {}],
  ['an end before its beginning', [SHOWN], { startsAt: 2000, endsAt: 1000 }],
  ['neither people nor an exam', [SHOWN], { audience: null }],
  ['people of another school', [SHOWN], { audience: { kind: 'chosen', personIds: [ELSEWHERE] } }],
])('is refused with %s', async (_, slideIds, said) => {
  expect((await add(slideIds, said)).status).toBeGreaterThanOrEqual(400);
  expect(await titles(LEARNER)).toEqual([]);
});

it('is made by who teaches there, who alone sees for whom it is', async () => {
  expect((await add([SHOWN], {}, LEARNER)).status).toBe(403);
  const id = await made([SHOWN]);
  const detail = `GET slide-tray-making/v1/detail?id=${id}`;
  expect((await ask(detail, undefined, LEARNER)).status).toBe(403);
  expect((await ask(detail, undefined, STRANGE_TEACHER)).status).toBe(404);
  expect((await ask(detail, undefined, TEACHER)).body.data).toMatchObject({
    audience: { kind: 'chosen', people: [{ personId: LEARNER, name: '李明' }] },
    slides: [{ slideId: SHOWN, title: '本校的肝' }],
  });
  const whole = { ...written([HIDDEN]), id, title: '改过', audience: { kind: 'organisation' } };
  expect((await ask('PUT slide-tray-making/v1', whole, STRANGE_TEACHER)).status).toBe(404);
  expect((await ask('PUT slide-tray-making/v1', whole, TEACHER)).status).toBe(200);
  expect(await titles(OTHER)).toEqual(['改过']);
  const list = await ask('GET slide-tray-making/v1/list', undefined, TEACHER);
  expect(list.body.data).toMatchObject({ total: 1, list: [{ title: '改过', slideCount: 1 }] });
});

describe('lent to an exam', () => {
  /** Exams for the whole school, of another school, and restricted to one place and device. */
  const [OURS, THEIRS, GUARDED] = [1, 2, 3] as const;
  const ofSchool = (organisationId: number) => ({
    organisationId,
    audience: { kind: 'organisation' as const, organisationId },
  });

  beforeEach(() =>
    test.given({
      banks: [{ chapters: [[{ stem: '甲题' }, { stem: '乙题' }]] }],
      exams: [
        ofSchool(1),
        ofSchool(2),
        { ...ofSchool(1), ranges: ['10.1.0.0/16'], isOneDevice: true },
      ],
    }),
  );

  const alone = { audience: null, examIds: [OURS] };
  const enter = (examId: number, personId: number) =>
    ask('POST exam/v1/enter', { examId }, personId);
  const list = (examId: number, personId: number) =>
    ask(`GET slide-tray/v1/exam/list?examId=${examId}`, undefined, personId);
  const tiles = (personId: number, { examId = OURS as number, trayId = 1, place = 0 } = {}) =>
    ask(
      `GET slide-tray/v1/exam/tile-source?examId=${examId}&trayId=${trayId}&place=${place}`,
      undefined,
      personId,
    );
  const tile = async ({ body }: { body: { data?: unknown } }) => {
    const { tileAddress } = body.data as TileSource;
    const url = tileAddress.replace('{level}/{column}_{row}', '0/0_0');
    return (await test.app.inject({ url })).statusCode;
  };

  it('is seen by who is at it, while they are, by its number and what is said of it', async () => {
    await made([HIDDEN, SHOWN], alone);
    expect(await list(OURS, LEARNER)).toMatchObject({
      status: 409,
      body: { key: 'exam.notEntered' },
    });
    expect((await tiles(LEARNER)).status).toBe(409);
    await enter(OURS, LEARNER);
    const slides = [0, 1].map((place) => ({ place, note: '看小叶' }));
    const beside: ExamTray[] = [{ id: 1, title: '肝的辨认', text: '依次观察', slides }];
    expect((await list(OURS, LEARNER)).body.data).toEqual(beside);
    const source = await tiles(LEARNER);
    expect(source.body.data).not.toHaveProperty('slideId');
    expect(await tile(source)).toBe(200);
    expect((await tiles(LEARNER, { place: 2 })).status).toBe(404);
    // Users outside the exam get no tiles, and the slide's own page is open to no one.
    expect((await tiles(OTHER)).status).toBe(409);
    expect(await titles(LEARNER)).toEqual([]);
    expect(await opens(HIDDEN, LEARNER)).toBe(404);
    const detail = `GET slide-library/v1/slide/detail?id=${HIDDEN}`;
    expect((await ask(detail, undefined, LEARNER)).status).toBe(404);
  });

  it('ends with the attempt, its signed addresses too, and goes on with more time', async () => {
    await made([HIDDEN], { ...alone, endsAt: 1000 });
    await enter(OURS, LEARNER);
    test.clock.pass(3600 - 120);
    const source = await tiles(LEARNER);
    expect(source.body.data).toMatchObject({ expiresAt: test.clock.now().getTime() + 120_000 });
    test.clock.pass(120);
    expect(await tile(source)).toBe(410);
    expect(await tiles(LEARNER)).toMatchObject({ status: 409, body: { key: 'exam.over' } });
    const endsAt = new Date(test.clock.now().getTime() + HOUR_MS);
    await test.database.db.update(questionAttempt).set({ endsAt });
    expect(await tile(await tiles(LEARNER))).toBe(200);
    await ask('POST exam/v1/submit', { attemptId: 1 }, LEARNER);
    expect((await tiles(LEARNER)).status).toBe(409);
    expect((await list(OURS, LEARNER)).status).toBe(409);
  });

  it('ends where tray, exam or the right to sit it is gone', async () => {
    const id = await made([HIDDEN], alone);
    await made([HIDDEN], alone);
    await enter(OURS, LEARNER);
    await ask(`DELETE slide-tray-making/v1?id=${id}`, undefined, TEACHER);
    expect((await tiles(LEARNER, { trayId: id })).status).toBe(404);
    expect((await tiles(LEARNER, { trayId: id + 1 })).status).toBe(200);
    await test.database.db
      .update(exam)
      .set({ cancelledAt: test.clock.now() })
      .where(eq(exam.id, OURS));
    expect((await tiles(LEARNER, { trayId: id + 1 })).status).toBe(404);
    expect((await list(OURS, LEARNER)).body.data).toEqual([]);
  });

  it('is lent to no exam of another school, and seen through none', async () => {
    expect((await add([SHOWN], { examIds: [THEIRS] })).body['key']).toBe('slideTray.exams');
    expect((await add([SHOWN], { examIds: [OURS, THEIRS] })).status).toBe(400);
    const id = await made([HIDDEN], alone);
    const change = { ...written([HIDDEN], { examIds: [THEIRS] }), id };
    expect((await ask('PUT slide-tray-making/v1', change, TEACHER)).status).toBe(400);
    expect((await ask('PUT slide-tray-making/v1', change, STRANGE_TEACHER)).status).toBe(404);
    await enter(THEIRS, ELSEWHERE);
    expect((await list(THEIRS, ELSEWHERE)).body.data).toEqual([]);
    expect((await tiles(ELSEWHERE, { examId: THEIRS })).status).toBe(404);
    expect((await tiles(ELSEWHERE)).status).toBe(409);
  });

  it('is seen where, and at the device at which, the exam is written', async () => {
    await made([HIDDEN], { audience: null, examIds: [GUARDED] });
    const [token, second] = [await test.signIn(LEARNER), await test.signIn(LEARNER)];
    const address = '10.1.2.3';
    const body = { examId: GUARDED };
    await test.ask('POST /doctor-cheese/exam/v1/enter', body, { token, address });
    const from = async (by: { token: string; address: string }) => {
      const path = `exam/tile-source?examId=${GUARDED}&trayId=1&place=0`;
      return (await test.ask(`GET /doctor-cheese/slide-tray/v1/${path}`, undefined, by)).status;
    };
    expect(await from({ token, address })).toBe(200);
    expect(await from({ token, address: '192.0.2.7' })).toBe(403);
    expect(await from({ token: second, address })).toBe(409);
  });

  it('is named where it is edited, and stays so when the exam is called off', async () => {
    const id = await made([HIDDEN], alone);
    const detail = `GET slide-tray-making/v1/detail?id=${id}`;
    expect((await ask(detail, undefined, TEACHER)).body.data).toMatchObject({
      audience: null,
      exams: [{ id: OURS, title: '期末考试' }],
    });
    await test.database.db.update(exam).set({ cancelledAt: test.clock.now() });
    const both = { ...written([HIDDEN], { examIds: [OURS] }), id };
    expect((await ask('PUT slide-tray-making/v1', both, TEACHER)).status).toBe(200);
    expect(await titles(LEARNER)).toEqual(['肝的辨认']);
    expect(
      (await ask('PUT slide-tray-making/v1', { ...both, audience: null }, TEACHER)).status,
    ).toBe(200);
    expect(await titles(LEARNER)).toEqual([]);
    const listed = await ask('GET slide-tray-making/v1/list', undefined, TEACHER);
    expect(listed.body.data).toMatchObject({ list: [{ examCount: 1, slideCount: 1 }] });
  });
});
