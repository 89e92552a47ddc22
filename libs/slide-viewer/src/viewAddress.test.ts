import fc from 'fast-check';
import { neutral } from './adjust/adjustment';
import { readView, sayView } from './viewAddress';

const slide = { width: 60_000, height: 40_000 };
const view = { x: 12_345.6, y: 7890.1, scale: 0.25, angle: 37, isFlipped: true };
const untouched = { view: null, adjustment: neutral, layers: null };

describe('a view in an address', () => {
  it('is short', () => {
    expect(sayView({ view, adjustment: neutral, layers: null })).toBe('12345.6_7890.1_0.25_37_1');
  });

  it('comes back as it was', () => {
    const seen = { view, adjustment: { ...neutral, gamma: 250, blue: 0 }, layers: ['3', 'own'] };
    const said = sayView(seen);
    expect(readView(said, slide)).toEqual(seen);
    expect(encodeURIComponent(said)).toBe(said);
  });

  it('comes back with top and bottom exchanged', () => {
    for (const isFlipped of [true, false]) {
      const seen = {
        view: { ...view, isFlipped, isOver: true },
        adjustment: neutral,
        layers: null,
      };
      expect(readView(sayView(seen), slide)).toEqual(seen);
    }
  });

  it('tells no layers from no choice', () => {
    const seen = { view, adjustment: neutral, layers: [] };
    expect(readView(sayView(seen), slide).layers).toEqual([]);
    expect(readView(sayView({ ...seen, layers: null }), slide).layers).toBeNull();
  });

  it('comes back from any place within a tenth of a pixel', () => {
    const numbers = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(
        ...([
          numbers(0, 60_000),
          numbers(0, 40_000),
          numbers(0.001, 4),
          numbers(0, 359.9),
        ] as const),
        (x, y, scale, angle) => {
          const said = sayView({
            view: { x, y, scale, angle, isFlipped: false },
            adjustment: neutral,
            layers: null,
          });
          const back = readView(said, slide).view;
          expect(Math.abs((back?.x ?? -9) - x)).toBeLessThan(0.1);
          expect(Math.abs((back?.y ?? -9) - y)).toBeLessThan(0.1);
          expect(Math.abs((back?.scale ?? -9) - scale)).toBeLessThan(1e-6);
          expect(Math.abs((back?.angle ?? -9) - angle)).toBeLessThan(0.1);
        },
      ),
    );
  });

  it.each([
    '',
    '~~',
    'NaN_0_1_0_0',
    '1_2_3_4',
    '1_2_3_4_5_6',
    '1_2_0_0_0',
    '1_2_-1_0_0',
    '1e300_0_1_0_0',
    'Infinity_0_1_0_0',
    '<script>_0_1_0_0',
    '__proto__',
    '１_２_３_４_５',
    '9'.repeat(5000),
  ])('is left alone where it is no view: %s', (said) => {
    expect(readView(said, slide)).toEqual(untouched);
  });

  it('stays on the slide, whatever it says', () => {
    const { view: read } = readView('-99999_999999999_999999999_725.5_0', slide);
    expect(read).toEqual({ x: 0, y: 40_000, scale: 16, angle: 5.5, isFlipped: false });
    expect(readView('1_1_0.000000001_0_0', slide).view?.scale).toBeCloseTo(8 / 60_000);
  });

  it('bounds what it says of colours, and drops layers that cannot be', () => {
    const { adjustment, layers } = readView('~999_0_0_0_0_-4~_a_%3C_a_b.c_d-1', slide);
    expect(adjustment).toEqual({ gamma: 400, contrast: 0, light: 0, red: 0, green: 0, blue: 0 });
    expect(layers).toEqual(['a', 'd-1']);
  });

  it('never fails on anything', () => {
    fc.assert(
      fc.property(fc.string(), (said) => {
        const { view: read } = readView(said, slide);
        expect(read === null || Number.isFinite(read.x + read.y + read.scale)).toBe(true);
      }),
    );
  });
});
