import { makeStudy } from './makeStudy';

const settled = () => Promise.resolve();

function aStudy(ids: (number | null)[] = [7, 8]) {
  const ended: number[] = [];
  let started = 0;
  const study = makeStudy({
    start: async () => ids[started++] ?? null,
    end: (studyId) => void ended.push(studyId),
  });
  const ticks = (count: number) => Array.from({ length: count }, study.tick);
  return { ...study, ticks, ended, started: () => started };
}

it('is told of every thirty seconds', async () => {
  const { show, ticks, ended } = aStudy();
  show();
  await settled();
  ticks(29);
  expect(ended).toEqual([]);
  ticks(31);
  expect(ended).toEqual([7, 7]);
});

it('ends when the page is hidden, once, and begins anew when it is seen again', async () => {
  const { show, hide, ticks, ended, started } = aStudy();
  show();
  show();
  await settled();
  hide();
  hide();
  ticks(60);
  expect(ended).toEqual([7]);
  show();
  await settled();
  ticks(30);
  expect(ended).toEqual([7, 8]);
  expect(started()).toBe(2);
});

it('ends as soon as it can, for who left before it was answered', async () => {
  const { show, hide, ended } = aStudy();
  show();
  hide();
  expect(ended).toEqual([]);
  await settled();
  expect(ended).toEqual([7]);
});

it('that could not begin is told of to nobody', async () => {
  const { show, hide, ticks, ended } = aStudy([null]);
  show();
  await settled();
  ticks(30);
  hide();
  expect(ended).toEqual([]);
});
