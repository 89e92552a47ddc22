import { axesOf, between, homeView, moved, seenFrom, sides, turned, zoomed } from './view';
import { viewByKey } from './viewKeys';

const aspect = 1.5;

describe('a view', () => {
  it('has six sides, with the body up or to the front', () => {
    const backs = sides.map((side) => axesOf(seenFrom(homeView, side)).back);
    const ways = backs.map(({ x, y, z }) => [x, y, z].map((value) => Math.round(value) + 0));
    expect(ways).toEqual([
      [0, 0, 1],
      [0, 0, -1],
      // The body looks at us from the front: its left is on our right.
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
    ]);
  });

  it('goes all around, and never over its own head', () => {
    expect(turned(homeView, 350, 0).yaw).toBe(-10);
    expect(turned(homeView, 0, 500).pitch).toBe(90);
    expect(zoomed(homeView, 1e9).zoom).toBe(40);
    expect(zoomed(homeView, 0).zoom).toBe(0.3);
  });

  it('goes the short way from one side to the other', () => {
    const half = between({ ...homeView, yaw: 170 }, { ...homeView, yaw: -170 }, 0.5);
    expect(Math.abs(half.yaw)).toBe(180);
    expect(between(homeView, zoomed(homeView, 4), 0.5).zoom).toBeCloseTo(2);
  });

  it('is drawn along with the hand: less far the nearer it is', () => {
    const far = moved(homeView, 0.1, 0, aspect);
    const near = moved(zoomed(homeView, 4), 0.1, 0, aspect);
    expect(far.x).toBeLessThan(0);
    expect(near.x).toBeCloseTo(far.x / 4);
    // A drag cannot move the model out of sight.
    expect(moved(homeView, 1e9, 0, aspect).x).toBe(-3);
  });

  it('is led by keys, and leaves alone those that lead nowhere', () => {
    expect(viewByKey(homeView, 'ArrowRight', false, aspect)?.yaw).toBe(10);
    expect(viewByKey(homeView, 'ArrowUp', false, aspect)?.pitch).toBe(10);
    expect(viewByKey(homeView, 'ArrowRight', true, aspect)?.x).toBeGreaterThan(0);
    expect(viewByKey(homeView, '3', false, aspect)?.yaw).toBe(90);
    expect(viewByKey(turned(homeView, 9, 9), '0', false, aspect)).toEqual(homeView);
    for (const key of ['7', 'Tab', 'a', 'Enter']) {
      expect(viewByKey(homeView, key, false, aspect)).toBeNull();
    }
  });
});
