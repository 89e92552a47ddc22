import { magnificationText, presetsOf } from './magnification';
import { angleAt, areaOf, lengthOf, measuredAngle, measuredArea, measuredLength } from './measure';
import { scaleBarOf } from './scaleBar';

const fine = { mpp: 0.25, objective: 40 };
const unknown = { mpp: null, objective: null };

describe('the scale bar', () => {
  it.each([
    [1, 150, '20 µm', 80],
    [0.5, 150, '50 µm', 100],
    [0.1, 150, '200 µm', 80],
    [0.01, 150, '2 mm', 80],
    [0.004, 150, '5 mm', 80],
    [4, 10, '500 nm', 8],
  ])('is round at %d times in %d pixels: %s', (scale, room, text, width) => {
    const bar = scaleBarOf(fine, scale, room);
    expect(bar?.text).toBe(text);
    expect(bar?.width).toBeCloseTo(width);
  });

  it('never leaves its room, and fills a third of it', () => {
    for (let scale = 0.001; scale < 8; scale *= 1.07) {
      const width = scaleBarOf({ ...fine, mpp: 0.2431 }, scale, 140)?.width ?? 0;
      expect(width).toBeLessThanOrEqual(140);
      expect(width).toBeGreaterThan(140 / 3);
    }
  });

  it.each([null, 0, -1, Number.NaN])('does not guess: %p', (mpp) => {
    expect(scaleBarOf({ mpp, objective: 40 }, 1, 100)).toBeNull();
  });
});

describe('magnifications', () => {
  it('are those of a microscope, up to the objective', () => {
    expect(presetsOf(fine).map(({ label }) => label)).toEqual([
      '1×',
      '2×',
      '4×',
      '10×',
      '20×',
      '40×',
    ]);
    expect(presetsOf(fine)[3]?.scale).toBe(0.25);
    expect(magnificationText(0.25, fine)).toBe('10×');
  });

  it('come from the resolution where the objective is not told', () => {
    const labels = presetsOf({ mpp: 0.252, objective: null }).map(({ label }) => label);
    expect(labels.at(-1)).toBe('40×');
    expect(magnificationText(1, { mpp: 0.5, objective: null })).toBe('20×');
  });

  it('are shares of the pixels where nothing is known', () => {
    expect(presetsOf(unknown).at(-1)).toEqual({ label: '100%', scale: 1 });
    expect(magnificationText(0.123, unknown)).toBe('12%');
  });
});

describe('what is measured', () => {
  const square = [
    { x: 50_000, y: 30_000 },
    { x: 50_100, y: 30_000 },
    { x: 50_100, y: 30_100 },
    { x: 50_000, y: 30_100 },
  ];

  it('is a length along its path', () => {
    expect(lengthOf(square)).toBe(300);
    expect(lengthOf([])).toBe(0);
    expect(measuredLength(square, fine)).toBe('75 µm');
    expect(
      measuredLength(
        [
          { x: 0, y: 0 },
          { x: 6000, y: 0 },
        ],
        fine,
      ),
    ).toBe('1.5 mm');
  });

  it('is an area, whichever way round it was drawn', () => {
    expect(areaOf(square)).toBe(10_000);
    expect(areaOf([...square].reverse())).toBe(10_000);
    expect(areaOf(square.slice(0, 2))).toBe(0);
    expect(measuredArea(10_000, fine)).toBe('625 µm²');
    expect(measuredArea(4_000_000, fine)).toBe('0.25 mm²');
  });

  it('is the angle between two legs, of any length', () => {
    const vertex = { x: 10, y: 10 };
    expect(angleAt({ x: 20, y: 10 }, vertex, { x: 10, y: 500 })).toBeCloseTo(90);
    expect(angleAt({ x: 20, y: 10 }, vertex, { x: 0, y: 10 })).toBeCloseTo(180);
    expect(measuredAngle({ x: 20, y: 10 }, vertex, { x: 20, y: 20 })).toBe('45°');
  });

  it('is in pixels where nobody knows how large they are', () => {
    expect(measuredLength(square, unknown)).toBe('300 像素');
    expect(measuredArea(10_000, unknown)).toBe('10000 平方像素');
  });
});
