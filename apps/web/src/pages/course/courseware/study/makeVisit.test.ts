import type { CoursewareStanding } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import { makeVisit, type VisitReport } from './makeVisit';

const settled = () => new Promise((done) => setTimeout(done));

function aVisit(answer: (told: VisitReport) => [number, number][] | null = () => []) {
  let now = 0;
  const said: string[] = [];
  const reports: VisitReport[] = [];
  const standing = (seen: [number, number][] | null): CoursewareStanding | null =>
    seen && {
      coursewareId: 1,
      position: 0,
      studiedS: 0,
      isStudied: false,
      lastLearntAt: 0,
      seen,
      wasVisited: true,
    };
  const tell = (what: string) => (told: VisitReport) => {
    said.push(what);
    reports.push(told);
    return Promise.resolve(standing(answer(told)));
  };
  const visit = makeVisit(
    {
      start: () => tell('start')({}),
      refresh: tell('refresh'),
      mark: async (told) => (await tell('refresh')(told)) ?? '请先学习片刻再标记',
      end: tell('end'),
      startProduct: () => void said.push('startProduct'),
      endProduct: () => void said.push('endProduct'),
    },
    { now: () => now, onStanding: () => undefined },
  );
  return {
    ...visit,
    said,
    reports,
    /** Lets seconds pass; with `from`, a film was playing meanwhile. */
    async pass(seconds: number, from?: number) {
      for (let second = 0; second < seconds; second++) {
        now += 1000;
        if (from !== undefined) visit.watch(from + second, from + second + 1);
        visit.tick();
      }
      await settled();
    },
  };
}

it('reports with every thirtieth second what was on the screen, and the end of the course’s timer', async () => {
  const visit = aVisit((told) => told.seen ?? []);
  visit.show();
  visit.play(true);
  await visit.pass(29, 0);
  expect(visit.said).toEqual(['startProduct', 'start']);
  visit.at(30.7);
  await visit.pass(1, 29);
  expect(visit.said.slice(2)).toEqual(['endProduct', 'refresh']);
  expect(visit.reports.at(-1)).toEqual({ position: 30, seen: [[0, 30]] });
  await visit.pass(30, 30);
  expect(visit.reports.at(-1)?.seen).toEqual([[30, 60]]);
});

it('says again what the server does not have yet', async () => {
  let isDown = true;
  const visit = aVisit((told) => (isDown ? null : (told.seen ?? [])));
  visit.show();
  visit.play(true);
  await visit.pass(30, 0);
  isDown = false;
  await visit.pass(30, 30);
  expect(visit.reports.at(-1)?.seen).toEqual([[0, 60]]);
});

it('counts nothing while the page is not seen', async () => {
  const visit = aVisit();
  visit.show();
  visit.play(true);
  await visit.pass(10, 0);
  visit.hide();
  visit.hide();
  await visit.pass(120, 10);
  expect(visit.said).toEqual(['startProduct', 'start', 'endProduct', 'end']);
  expect(visit.reports.at(-1)?.seen).toEqual([[0, 10]]);
});

it('ends after three minutes in which nobody moves, and begins anew when somebody does', async () => {
  const visit = aVisit();
  visit.show();
  await visit.pass(179);
  expect(visit.said.filter((what) => what === 'end')).toEqual([]);
  await visit.pass(60);
  expect(visit.said.filter((what) => what === 'end')).toHaveLength(1);
  visit.act();
  expect(visit.said.at(-1)).toBe('start');
});

it('takes a film that runs for somebody who is there', async () => {
  const visit = aVisit();
  visit.show();
  visit.play(true);
  await visit.pass(600, 0);
  expect(visit.said).not.toContain('end');
});

it('says where somebody paused, at once', async () => {
  const visit = aVisit();
  visit.show();
  visit.play(true);
  await visit.pass(7, 0);
  visit.at(7);
  visit.play(false);
  expect(visit.said.at(-1)).toBe('refresh');
  expect(visit.reports.at(-1)).toEqual({ position: 7, seen: [[0, 7]] });
});

it('has seen a page that was here for a second, and tells of it at once', async () => {
  const visit = aVisit((told) => told.seen ?? []);
  visit.show();
  visit.look(1);
  visit.look(7);
  visit.tick();
  expect(visit.reports.at(-1)).toEqual({});
  await visit.pass(1);
  expect(visit.reports.at(-1)).toEqual({ position: 7, seen: [[7, 8]] });
  visit.look(8);
  visit.hide();
  expect(visit.reports.at(-1)).toEqual({ position: 8, seen: [] });
});

it('knows why a mark could not be set', async () => {
  const visit = aVisit((told) => (told.isMarked ? null : []));
  visit.show();
  expect(await visit.mark(true)).toBe('请先学习片刻再标记');
  expect(await visit.mark(false)).toBeNull();
});
