import { bounded, isNeutral, neutral } from './adjustment';
import { tablesOf } from './tables';

const changed = (change: Partial<typeof neutral>) => tablesOf({ ...neutral, ...change });
const at = (table: Uint8Array, shade: number) => table[shade] ?? -1;

describe('tablesOf', () => {
  it('leaves every shade as it is at the start values', () => {
    for (const table of tablesOf(neutral)) {
      expect([...table]).toEqual(Array.from({ length: 256 }, (_, shade) => shade));
    }
  });

  it('makes all lighter or darker by light', () => {
    expect(at(changed({ light: 50 })[1], 200)).toBe(100);
    expect(at(changed({ light: 200 })[1], 100)).toBe(200);
    expect(at(changed({ light: 200 })[1], 200)).toBe(255);
  });

  it('changes one channel and leaves the others', () => {
    const [red, green, blue] = changed({ red: 0 });
    expect(Math.max(...red)).toBe(0);
    expect(at(green, 90)).toBe(90);
    expect(at(blue, 90)).toBe(90);
  });

  it('draws shades apart from the middle by contrast, and together', () => {
    expect(at(changed({ contrast: 200 })[0], 64)).toBeLessThan(2);
    expect(at(changed({ contrast: 200 })[0], 191)).toBeGreaterThan(253);
    expect(at(changed({ contrast: 0 })[0], 0)).toBe(128);
  });

  it('lifts the middle by gamma, and leaves black and white', () => {
    const [red] = changed({ gamma: 400 });
    expect([at(red, 0), at(red, 255)]).toEqual([0, 255]);
    expect(at(red, 64)).toBe(128);
    expect(at(changed({ gamma: 100 })[0], 128)).toBe(64);
  });

  it('never goes backwards, even at the ends of its sliders', () => {
    for (const gamma of [0, 1, 400]) {
      const [red] = changed({ gamma, contrast: 200, light: 37 });
      red.forEach((shade, i) => expect(shade).toBeGreaterThanOrEqual(at(red, Math.max(0, i - 1))));
    }
  });
});

describe('an adjustment', () => {
  it('is neutral at its start values', () => {
    expect(isNeutral(neutral)).toBe(true);
    expect(isNeutral({ ...neutral, blue: 101 })).toBe(false);
  });

  it('stays within its sliders, whatever it is told', () => {
    expect(bounded({ gamma: 1e9, contrast: -5, light: Number.NaN, red: 33.4 })).toEqual({
      ...neutral,
      gamma: 400,
      contrast: 0,
      red: 33,
    });
  });
});
