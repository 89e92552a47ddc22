import type { View } from '../geometry/view';
import { likenessOf } from '../lock/likeness';
import { followed } from './lockstep';

const view = (change: Partial<View>): View => ({
  x: 100,
  y: 100,
  scale: 1,
  angle: 0,
  isFlipped: false,
  ...change,
});
const [one, two, three] = [
  view({}),
  view({ x: 900, scale: 2, angle: 30 }),
  view({ isFlipped: true }),
];
const lock = [null, likenessOf(one, two), likenessOf(one, three)];

describe('slides in step', () => {
  it.each([0, 1, 2])('lie as they lay, whichever leads: %d', (leader) => {
    const all = [one, two, three];
    const views = followed(lock, leader, all[leader] ?? one);
    all.forEach((known, i) => {
      const met = views[i];
      if (i === leader) return expect(met).toBeNull();
      expect(met?.x).toBeCloseTo(known.x);
      expect(met?.y).toBeCloseTo(known.y);
      expect(met?.scale).toBeCloseTo(known.scale);
      expect(met?.angle).toBeCloseTo(known.angle);
      expect(met?.isFlipped).toBe(known.isFlipped);
    });
  });

  it('leave one alone that goes its own way', () => {
    const apart = [null, likenessOf(one, two), null];
    expect(followed(apart, 0, one)[2]).toBeNull();
    expect(followed(apart, 2, three)).toEqual([null, null, null]);
  });
});
