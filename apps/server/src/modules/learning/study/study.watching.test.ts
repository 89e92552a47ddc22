import { useTestApp } from '../../../testing/useTestApp';
import { coursewareUrl as url, watching } from '../../../testing/watching';
import { studyRoutes } from '../../../testing/calls/making';

const test = useTestApp({ modules: { main: [studyRoutes] } });
const { by, tell, watch } = watching(test);

const film = { type: 1 as const, title: '心动周期', durationS: 600 };
const inOrder = {
  ...film,
  content: { type: 1 as const, chapters: [], checks: [], inOrder: true, subtitles: null },
};

beforeEach(() =>
  test.given({
    people: [{}],
    commodities: [{ type: 1, productId: 1 }],
    held: [{ personId: 1, commodityId: 1 }],
    courses: [
      {
        chapters: [{ items: [film, inOrder, {}, {}] }],
      },
    ],
  }),
);

describe('what was watched', () => {
  it('is what was reported bit by bit, and completes the film with nine tenths', async () => {
    const who = await by(1);
    const ranges = Array.from({ length: 17 }, (_, n): [number, number] => [n * 30, n * 30 + 30]);
    expect(await watch(1, ranges, who)).toMatchObject({ seen: [[0, 510]], isStudied: false });
    test.clock.pass(30);
    const end = await tell('end', { coursewareId: 1, position: 540, seen: [[510, 540]] }, who);
    expect(end).toMatchObject({ seen: [[0, 540]], position: 540, studiedS: 540, isStudied: true });
  });

  it('goes on where it was, on another device', async () => {
    const who = await by(1);
    await watch(1, [[0, 30]], who);
    const { body } = await test.ask(`GET ${url}/detail?id=1`, undefined, await by(1));
    expect(body.data).toMatchObject({ position: 30, seen: [[0, 30]], isStudied: false });
  });

  it('is not believed all at once', async () => {
    const claimed = await watch(1, [[0, 600]], await by(1));
    expect(claimed).toMatchObject({ seen: [[0, 65]], isStudied: false, studiedS: 30 });
  });

  it('gives nothing for an hour of silence but what may have run in two minutes', async () => {
    const claimed = await watch(1, [[0, 600]], await by(1), 3600);
    expect(claimed).toMatchObject({ seen: [[0, 245]], studiedS: 45 });
  });

  it('gives nothing where no visit was begun, and begins one', async () => {
    const who = await by(1);
    const first = await tell('refresh', { coursewareId: 1, seen: [[0, 600]] }, who);
    expect(first).toMatchObject({ status: 200, seen: [], wasVisited: false, studiedS: 0 });
    const gone = await tell('end', { coursewareId: 2, seen: [[0, 600]] }, who);
    expect(gone).toMatchObject({ status: 200, seen: [], wasVisited: false });
  });

  it('does not grow by replays, nor by many reports at once', async () => {
    const who = await by(1);
    await watch(1, [[0, 30]], who);
    test.clock.pass(10);
    const claim = { coursewareId: 1, position: 40, seen: [[30, 600]] };
    await Promise.all(Array.from({ length: 4 }, () => tell('refresh', claim, who)));
    const last = await tell('refresh', { coursewareId: 1 }, who);
    const sum = last.seen.reduce((all, [from, to]) => all + to - from, 0);
    // Each report may be a few seconds ahead of the clock, and no more.
    expect(sum).toBeLessThanOrEqual(30 + 20 + 4 * 5);
    expect(last.studiedS).toBe(40);
  });

  it('counts time once, however many windows are open and tell at once', async () => {
    const who = await by(1);
    const windows = [1, 2, 3];
    for (const coursewareId of windows) await tell('start', { coursewareId }, who);
    const tellAll = () =>
      Promise.all(windows.map((coursewareId) => tell('refresh', { coursewareId }, who)));
    let standings = await tellAll();
    for (let round = 0; round < 4; round++) {
      test.clock.pass(30);
      standings = await tellAll();
    }
    expect(standings.reduce((sum, { studiedS }) => sum + studiedS, 0)).toBe(4 * 30);
  });

  it('is counted for who moves between two windows, where they are', async () => {
    const who = await by(1);
    await watch(1, [[0, 30]], who);
    await watch(2, [[0, 30]], who);
    test.clock.pass(20);
    expect(await tell('refresh', { coursewareId: 1 }, who)).toMatchObject({ studiedS: 50 });
    expect(await tell('refresh', { coursewareId: 2 }, who)).toMatchObject({ studiedS: 30 });
  });

  it('does not go on by itself after the end', async () => {
    const who = await by(1);
    await watch(1, [[0, 30]], who);
    await tell('end', { coursewareId: 1 }, who);
    test.clock.pass(3600);
    expect(await tell('refresh', { coursewareId: 1, seen: [[0, 600]] }, who)).toMatchObject({
      seen: [[0, 30]],
      studiedS: 30,
      wasVisited: false,
    });
  });

  it('stays, and nothing more is believed, where the clock of this node went back an hour', async () => {
    const who = await by(1);
    await watch(1, [[0, 30]], who);
    test.clock.pass(-3600);
    expect(await tell('refresh', { coursewareId: 1, seen: [[30, 600]] }, who)).toMatchObject({
      seen: [[0, 30]],
      studiedS: 30,
    });
  });

  it('is begun in at most three items at once', async () => {
    const who = await by(1);
    for (const coursewareId of [1, 2, 3, 4]) {
      await tell('start', { coursewareId }, who);
      test.clock.pass(1);
    }
    test.clock.pass(30);
    expect(await tell('refresh', { coursewareId: 1, seen: [[0, 30]] }, who)).toMatchObject({
      seen: [],
      wasVisited: false,
    });
  });
});

describe('a film that goes second by second', () => {
  it('takes nothing ahead of what was seen, until it is complete', async () => {
    const who = await by(1);
    expect(await watch(2, [[300, 330]], who)).toMatchObject({ seen: [], position: 5 });
    expect(await watch(2, [[0, 30]], who)).toMatchObject({ seen: [[0, 30]], position: 30 });
    expect(await watch(2, [[40, 70]], who)).toMatchObject({ seen: [[0, 30]], position: 35 });
  });
});
