import { seedShelf } from '../shop/commodity/shelf';
import { anatomyRegions, seedAnatomies } from './anatomies';
import { bodies } from './bodies';

it('each body is studied somewhere', () => {
  const studied = seedAnatomies.flatMap((one) => one.bodies);
  expect([...studied].sort()).toEqual(Object.keys(bodies).sort());
});

it.each(seedAnatomies)('$sold is in the shop and in a region', ({ sold, region, highlights }) => {
  const titles = (seedShelf[16] ?? []).map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith(sold))).toHaveLength(1);
  expect(Object.values(anatomyRegions).flat()).toContain(region);
  expect(highlights.length).toBeGreaterThanOrEqual(2);
});

it.each(Object.values(bodies))('$name: parts are named in three languages, below parts', (body) => {
  const ids = new Set<string | null>(body.parts.map(({ id }) => id));
  expect(ids.size).toBe(body.parts.length);
  expect(body.parts.filter(({ pid }) => pid !== null && !ids.has(pid))).toEqual([]);
  expect(
    body.parts.filter(({ name, nameEn, nameLatin }) => !(name && nameEn && nameLatin)),
  ).toEqual([]);
});
