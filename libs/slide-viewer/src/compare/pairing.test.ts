import { isPaired, lockOf, nextPlace } from './pairing';

const places = [
  { x: 0, y: 0 },
  { x: 10, y: 10 },
  { x: 100, y: 0 },
  { x: 210, y: 10 },
  { x: 0, y: 100 },
  { x: 10, y: 210 },
];

describe('pairing', () => {
  it('goes from slide to slide, three times', () => {
    expect(nextPlace({ count: 2, places: [] })).toEqual({ slide: 0, number: 1 });
    expect(nextPlace({ count: 2, places: places.slice(0, 3) })).toEqual({ slide: 1, number: 2 });
    expect(isPaired({ count: 2, places: places.slice(0, 5) })).toBe(false);
    expect(isPaired({ count: 2, places })).toBe(true);
  });

  it('ends in a lock', () => {
    const { lock, offBy } = lockOf({ count: 2, places }) ?? {};
    expect(offBy).toBeCloseTo(0);
    expect(lock?.[0]).toBeNull();
    expect(lock?.[1]).toMatchObject({ isMirrored: false });
    expect(lock?.[1]?.re).toBeCloseTo(2);
    expect(lock?.[1]?.x).toBeCloseTo(10);
  });

  it('says nothing by one place three times', () => {
    const same = places.map(() => ({ x: 1, y: 1 }));
    expect(lockOf({ count: 2, places: same })).toBeNull();
  });
});
