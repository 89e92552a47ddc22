import { angleOn } from './dial';

const at = (angle: number) => {
  const turn = (angle * Math.PI) / 180;
  return { x: 20 * Math.sin(turn), y: -20 * Math.cos(turn) };
};

describe('the dial', () => {
  it.each([0, 37, 90, 200])('says %d where it is taken there', (angle) => {
    expect(angleOn(at(angle), false)).toBeCloseTo(angle);
  });

  it.each([
    [1.5, 0],
    [358.7, 0],
    [91, 90],
    [93, 93],
  ])('catches quarters: %d is %d', (angle, said) => {
    expect(angleOn(at(angle), false)).toBeCloseTo(said);
  });

  it('goes in steps where it is asked to', () => {
    expect(angleOn(at(37), true)).toBe(30);
    expect(angleOn(at(355), true)).toBe(0);
  });
});
