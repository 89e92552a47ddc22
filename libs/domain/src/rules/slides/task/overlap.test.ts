import fc from 'fast-check';
import type { Spot } from '../../../contract/slides/shapes/slideTaskShapes';
import { overlapOf } from './overlap';

const box = (x: number, y: number, size: number) => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
];

describe('overlapOf', () => {
  it('is whole for the same outline, whichever way round', () => {
    const one = box(40_000, 30_000, 100);
    expect(overlapOf(one, one).share).toBeCloseTo(1, 6);
    expect(overlapOf(one, [...one].reverse()).share).toBeCloseTo(1, 6);
  });

  it('is a third for squares moved by half', () => {
    expect(overlapOf(box(0, 0, 100), box(50, 0, 100)).share).toBeCloseTo(1 / 3, 3);
  });

  it('is nothing beside each other', () => {
    expect(overlapOf(box(0, 0, 10), box(10, 0, 10)).share).toBe(0);
    expect(overlapOf(box(0, 0, 10), box(0, 10, 10)).share).toBe(0);
  });

  it('knows bays', () => {
    const bay = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 30 },
      { x: 20, y: 30 },
      { x: 20, y: 10 },
      { x: 10, y: 10 },
      { x: 10, y: 30 },
      { x: 0, y: 30 },
    ];
    expect(overlapOf(bay, box(10, 10, 10)).share).toBe(0);
    expect(overlapOf(bay, box(0, 0, 30)).share).toBeCloseTo(700 / 900, 2);
  });

  it('gives no more for going around twice', () => {
    const twice = [...box(0, 0, 100), ...box(0, 0, 100)];
    expect(overlapOf(twice, box(0, 0, 100)).share).toBeCloseTo(1, 6);
  });

  it('counts a star drawn in one go as all that its lines go around', () => {
    const tip = (i: number) => ({
      x: 100 + 100 * Math.sin((i * 4 * Math.PI) / 5),
      y: 100 - 100 * Math.cos((i * 4 * Math.PI) / 5),
    });
    const star = [0, 1, 2, 3, 4].map(tip);
    // The area of a pentagram: 5R² · sin 36° · sin 18° / sin 54°.
    const area =
      (5 * 100 ** 2 * Math.sin(Math.PI / 5) * Math.sin(Math.PI / 10)) /
      Math.sin((3 * Math.PI) / 10);
    expect(overlapOf(star, box(0, 0, 200)).one / area).toBeCloseTo(1, 2);
  });

  it('looks at each corner a few times a line, however the outline crosses itself', () => {
    let looks = 0;
    const watched = ({ x, y }: Spot): Spot => ({
      x,
      get y() {
        looks += 1;
        return y;
      },
    });
    const scribble = Array.from({ length: 500 }, (_, i) =>
      watched({ x: (i * 7919) % 10_007, y: i % 2 ? 10_000 - (i % 17) : i % 13 }),
    );
    overlapOf(scribble, scribble);
    expect(looks / (scribble.length * 2048)).toBeLessThan(10);
  });

  it.each([
    [[]],
    [[{ x: 1, y: 1 }]],
    [
      [
        { x: 1, y: 1 },
        { x: 5, y: 5 },
      ],
    ],
  ])('is nothing where nothing is enclosed: %j', (outline) => {
    expect(overlapOf(outline, box(0, 0, 10)).share).toBe(0);
    expect(overlapOf(outline, outline).share).toBe(0);
  });

  it('is between nothing and all, and the same both ways, whatever was drawn', () => {
    const place = fc.record({
      x: fc.double({ min: -1000, max: 1000, noNaN: true }),
      y: fc.double({ min: -1000, max: 1000, noNaN: true }),
    });
    const outline = fc.array(place, { maxLength: 9 });
    fc.assert(
      fc.property(outline, outline, (one, other) => {
        const { share } = overlapOf(one, other);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1 + 1e-9);
        expect(overlapOf(other, one).share).toBeCloseTo(share, 6);
      }),
      { numRuns: 50 },
    );
  });
});
