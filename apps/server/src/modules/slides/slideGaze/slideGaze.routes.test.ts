import type { GazeMap } from '@cheese/domain/contract/slides/slideGaze';
import { LEARNER, SECOND, STRANGER, TEACHER, teaching } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { slideGazeRoutes } from './slideGaze.routes';
import { slideGaze, slideWatch } from './slideGaze.tables';

const test = useTestApp({ modules: { main: [slideGazeRoutes] } });
const { by, given } = teaching(test);
const ADMIN = 6;
const [OWN, PAID] = [1, 2];

beforeEach(() =>
  given({
    commodities: [{ type: 2, charge: 2, productId: 2000 }],
    slides: [
      { id: 1000, organisationId: 1, slides: [{ title: '肝' }] },
      { id: 2000, slides: [{ title: '血涂片' }] },
    ],
  }),
);

const ask = async (call: string, asked?: object, personId: number = LEARNER) => {
  const [method = '', path = ''] = call.split(' ');
  return test.ask(`${method} /doctor-cheese/${path}`, asked, { token: await by(personId) });
};
const corner = { left: 0, top: 0, right: 1 / 64, bottom: 1 / 43, seconds: 10 };
const whole = { left: 0, top: 0, right: 1, bottom: 1, seconds: 10 };
const tell = (personId: number, samples: object[] = [corner], slideId = OWN) =>
  ask('POST slide-library/v1/slide/gaze', { slideId, samples }, personId);
const watchers = async (personId: number = TEACHER) =>
  (await ask(`GET slide-making/v1/gaze/watcher/list?slideId=${OWN}`, undefined, personId)).body
    .data;
const map = async (personId: number = TEACHER, slideId = OWN) =>
  (await ask(`GET slide-making/v1/gaze/map?slideId=${slideId}`, undefined, personId)).body
    .data as GazeMap;

it('shows who teaches where people looked, and who did for how long', async () => {
  await tell(LEARNER);
  test.clock.pass(30);
  await tell(LEARNER, [corner, whole]);
  await tell(SECOND, [whole]);
  const { columns, rows, cells } = await map();
  expect([columns, rows, cells.length]).toEqual([64, 43, 64 * 43]);
  expect(cells[0]).toBe(1);
  expect(Math.max(...cells.slice(1))).toBeLessThan(0.01);
  const at = test.clock.now().getTime();
  expect(await watchers()).toEqual({
    total: 2,
    list: [
      { personId: LEARNER, name: '林小满', number: '2026001', seconds: 30, lastAt: at },
      { personId: SECOND, name: '周予安', number: '2026002', seconds: 10, lastAt: at },
    ],
  });
});

it('of no more time is told than has passed, in however many windows', async () => {
  const long = { ...corner, seconds: 60 };
  await Promise.all([tell(LEARNER, [long, long]), tell(LEARNER, [long, long])]);
  expect(await watchers()).toMatchObject({ list: [{ seconds: 40 }] });
  test.clock.pass(20);
  await Promise.all([tell(LEARNER, [long]), tell(LEARNER, [long]), tell(LEARNER, [long])]);
  expect(await watchers()).toMatchObject({ list: [{ seconds: 60 }] });
});

it('nobody draws in the picture all day', async () => {
  const long = { ...corner, seconds: 60 };
  for (let times = 0; times < 4; times += 1) {
    test.clock.pass(720);
    await tell(
      LEARNER,
      Array.from({ length: 12 }, () => long),
    );
  }
  const rows = await test.database.db.select().from(slideGaze);
  expect(rows[0]?.cells[0]).toBe(1_800_000);
  expect(await watchers()).toMatchObject({ list: [{ seconds: 40 + 3 * 720 }] });
  test.clock.pass(14 * 3600);
  await tell(LEARNER);
  const next = await test.database.db.select().from(slideGaze);
  expect(next[0]?.cells[0]).toBe(1_810_000);
});

it('keeps nothing of who teaches, of who learns nowhere, and of what is locked', async () => {
  expect((await tell(TEACHER)).status).toBe(200);
  expect((await tell(STRANGER)).status).toBe(404);
  expect((await tell(LEARNER, [corner], PAID)).status).toBe(403);
  expect((await tell(ADMIN, [corner], PAID)).status).toBe(200);
  expect((await tell(LEARNER, [{ ...corner, right: 1.5 }])).status).toBe(400);
  expect(await test.database.db.$count(slideWatch)).toBe(0);
});

it('is seen by who teaches at the school, and by nobody else', async () => {
  await tell(LEARNER);
  for (const call of ['map', 'watcher/list']) {
    const path = `GET slide-making/v1/gaze/${call}?slideId=${OWN}`;
    expect((await ask(path, undefined, LEARNER)).status).toBe(403);
    expect((await ask(path, undefined, STRANGER)).status).toBe(404);
  }
  const list = `GET slide-making/v1/gaze/watcher/list?slideId=${PAID}`;
  expect((await ask(list, undefined, ADMIN)).status).toBe(403);
  expect((await map(ADMIN, PAID)).cells).toHaveLength(64 * 43);
});
