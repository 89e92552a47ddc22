import { standingOf } from './simulationVideo.rules';

const gone = new Date('2026-11-01T08:00:00+08:00');
const video = { id: 2, charge: 2, limited: null, withdrawnAt: null } as const;
const simulation = { id: 1, charge: 2, limited: null, withdrawnAt: null } as const;
const holding = (...ids: number[]) => ({
  memberUntil: null,
  commodities: new Map(ids.map((id) => [id, null])),
});

it.each([
  ['locked to who has bought nothing', video, simulation, holding(), [false, false]],
  ['open to who has bought it', video, simulation, holding(2), [true, true]],
  ['open to who has bought its simulation', video, simulation, holding(1), [true, true]],
  ['open where it is free', { ...video, charge: 1 }, simulation, holding(), [true, false]],
  ['open where its simulation is', video, { ...simulation, charge: 1 }, holding(), [true, false]],
] as const)('%s', (_name, its, of, held, [isOpen, isBought]) => {
  const standing = standingOf(its, of, held);
  expect([standing?.opened !== null, standing?.isBought]).toEqual([isOpen, isBought]);
});

it.each([
  ['the video', { ...video, charge: 1, withdrawnAt: gone } as const, simulation],
  ['its simulation', { ...video, charge: 1 } as const, { ...simulation, withdrawnAt: gone }],
])('without %s on sale it is there for who has bought it alone', (_name, its, of) => {
  expect(standingOf(its, of, holding())).toBeNull();
  expect(standingOf(its, of, holding(2))).toMatchObject({ isBought: true });
  expect(standingOf(its, of, holding(1))).toMatchObject({ isBought: true });
});
