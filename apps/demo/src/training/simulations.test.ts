import { groupedBy } from '@cheese/domain/rules/lists/groupedBy';
import { seedShelf, seedVideos } from '../shop/commodity/shelf';
import { seedSimulationWords } from './simulations/simulations';

const simulations = seedShelf[8] ?? [];
const slugs = simulations.map(({ slug }) => slug);

it('every simulation on sale says what it is for, what it takes and how it is done, once', () => {
  expect(seedSimulationWords.map(({ slug }) => slug).sort()).toEqual([...slugs].sort());
});

it.each(seedSimulationWords)('$slug says so in a few short lines', (its) => {
  for (const lines of [its.aims, its.equipment, its.steps]) {
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(8);
    expect(lines.filter((line) => line.length < 2 || line.length > 40)).toEqual([]);
  }
  expect(its.steps.length).toBeLessThanOrEqual(6);
});

describe('videos', () => {
  const bySimulation = groupedBy(seedVideos, ({ partOf }) => partOf);

  it('stand at simulations that are on sale, two or three at each', () => {
    expect([...bySimulation.keys()].filter((slug) => !slugs.includes(slug))).toEqual([]);
    const counts = [...bySimulation.values()].map((its) => its.length);
    expect(counts.length).toBeGreaterThanOrEqual(4);
    expect(counts.filter((count) => count < 2 || count > 3)).toEqual([]);
  });

  it('are sold only where not all of it is free, and then one can be tried', () => {
    for (const [partOf, videos] of bySimulation) {
      const whole = simulations.find(({ slug }) => slug === partOf);
      const charges = videos.map(({ charge }) => charge);
      expect(charges).toContain(1);
      expect(charges.includes(2)).toBe(whole?.charge !== 1);
    }
  });

  it('cost less than what they are a part of, and members less than others', () => {
    for (const { partOf, charge, price, originalPrice, vipPrice } of seedVideos) {
      const whole = simulations.find(({ slug }) => slug === partOf);
      if (charge === 1) expect([price, originalPrice, vipPrice]).toEqual([0, 0, 0]);
      else expect([vipPrice < price, price < originalPrice]).toEqual([true, true]);
      if (charge === 2) expect(price).toBeLessThan(whole?.price ?? 0);
    }
  });

  it('have names and covers of their own', () => {
    const looks = seedVideos.map(({ picture }) => `${picture.motif} ${picture.palette}`);
    expect(new Set(looks).size).toBe(seedVideos.length);
    const titles = [...seedVideos, ...Object.values(seedShelf).flat()].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length - seedVideos.length);
  });
});
