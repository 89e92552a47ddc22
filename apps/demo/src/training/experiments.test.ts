import { experiments } from '@cheese/experiments/experiments';
import { seedShelf } from '../shop/commodity/shelf';
import { seedExperimentRows } from './experiments.seed';

it('each model is done somewhere, and nothing is sold that no model is of', () => {
  expect(seedExperimentRows.map(({ key }) => key).sort()).toEqual(
    experiments.map(({ key }) => key).sort(),
  );
});

it.each(seedExperimentRows)('$sold is in the shop', ({ sold }) => {
  const titles = (seedShelf[8] ?? []).map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith(sold))).toHaveLength(1);
});

it.each(experiments)('$key says what it is for, what it takes and what it stands on', (one) => {
  const { aims, equipment, sources, minutes } = one;
  expect([aims.length >= 2, equipment.length >= 3, sources.length >= 2]).toEqual([
    true,
    true,
    true,
  ]);
  expect(minutes).toBeGreaterThan(4);
});
