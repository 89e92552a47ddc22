import { pressing } from '../walk/answers';
import { reportOfPressing } from './pressing';

const regular = (gapMs: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index * gapMs);
const report = (presses: readonly number[], breaths: readonly number[] = [], seconds = 30) =>
  reportOfPressing({ patient: 'adult', rescuers: 1, seconds, presses, breaths });

it.each([
  [600, 100, 'good'],
  [500, 120, 'good'],
  [620, 97, 'poor'],
  [480, 125, 'poor'],
])('a press each %i ms are %i a minute: %s', (gap, rate, level) => {
  const found = report(regular(gap, Math.floor(30_000 / gap)));
  expect([Math.round(found.rate ?? 0), found.level]).toEqual([rate, level]);
});

it('thirty presses and two breaths are a cycle, others are none', () => {
  const pressed = (breaths: number) =>
    reportOfPressing({
      patient: 'adult',
      rescuers: 1,
      seconds: 60,
      ...pressing('adult', 1, 60, breaths),
    });
  expect(pressed(2).cycles).toEqual(Array(3).fill({ presses: 30, breaths: 2, isRight: true }));
  expect(pressed(2).level).toBe('good');
  expect(pressed(1)).toMatchObject({ level: 'fair' });
  expect(pressed(1).cycles.every(({ isRight }) => !isRight)).toBe(true);
});

it('with two rescuers a child gets fifteen to two', () => {
  const found = reportOfPressing({
    patient: 'child',
    rescuers: 2,
    seconds: 40,
    ...pressing('child', 2, 40),
  });
  expect(found.cycles[0]).toEqual({ presses: 15, breaths: 2, isRight: true });
});

it('a break of ten seconds is too long, and counts as hands off the chest', () => {
  const found = report([...regular(550, 20), ...regular(550, 16, 21_000)]);
  expect(found).toMatchObject({ level: 'poor' });
  expect(found.pauses).toHaveLength(1);
  expect(found.longestPauseS).toBeCloseTo(21 - 19 * 0.55);
  expect(found.handsOn).toBeCloseTo(1 - (found.longestPauseS - 0.55) / 30);
  expect(found.says.join('')).toContain('最长中断 11 秒');
});

it('who begins late or stops early has their hands off as well', () => {
  expect(report(regular(550, 20, 15_000)).handsOn).toBeLessThan(0.6);
});

it('presses that come in fits are not even', () => {
  const fits = regular(1100, 27).flatMap((moment) => [moment, moment + 350]);
  const found = report(fits);
  expect([Math.round(found.rate ?? 0), found.level]).toEqual([110, 'fair']);
  expect(found.says.join('')).toContain('忽快忽慢');
});

it('a child that gets no breath is not well cared for', () => {
  const presses = regular(545, 55);
  const found = reportOfPressing({
    patient: 'infant',
    rescuers: 1,
    seconds: 30,
    presses,
    breaths: [],
  });
  expect(found.level).toBe('fair');
  expect(found.says.join('')).toContain('没有通气');
});

it('says of nothing that it is nothing, and always that a key measures no depth', () => {
  const found = report([]);
  expect(found).toMatchObject({ level: 'poor', rate: null, handsOn: expect.closeTo(0, 1) });
  expect(found.says).toEqual(['没有按压。', expect.stringContaining('按键测不出深度')]);
});

it('a curve stays short, and what lies outside of the exercise is left out', () => {
  const found = report([-5, ...regular(100, 600), 99_000], [], 60);
  expect([found.presses, found.curve.length <= 240]).toEqual([600, true]);
});
