import type { Paint, Rgb } from '../scene';

export const rgb = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

export function fill(out: Rgb, colour: Rgb) {
  out[0] = colour[0];
  out[1] = colour[1];
  out[2] = colour[2];
}

export function mixInto(out: Rgb, one: Rgb, other: Rgb, share: number) {
  out[0] = one[0] + (other[0] - one[0]) * share;
  out[1] = one[1] + (other[1] - one[1]) * share;
  out[2] = one[2] + (other[2] - one[2]) * share;
}

export const plain = (hex: string): Paint => {
  const colour = rgb(hex);
  return (_u, _v, out) => fill(out, colour);
};

const black = rgb('#000000');

/** A hash of a place: chance that is the same at every drawing. */
export function chanceAt(x: number, y: number): number {
  const mixed = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** Square tiles with dark joints, each a touch lighter or darker than its neighbours. */
export const tiles = (hex: string, side: number, joint = 0.012): Paint => {
  const colour = rgb(hex);
  return (x, y, out) => {
    const column = Math.floor(x / side);
    const row = Math.floor(y / side);
    const isJoint = x - column * side < joint || y - row * side < joint;
    const share = isJoint ? 0.86 : 0.98 + 0.035 * chanceAt(column, row);
    mixInto(out, black, colour, share);
  };
};

/** A wall that is painted in another colour up to the height of a bench, with a rail between. */
export const wainscot = (upper: string, lower: string, height = 1.05): Paint => {
  const [high, low] = [rgb(upper), rgb(lower)];
  const [rail, foot] = [rgb('#ffffff'), rgb('#7d858c')];
  return (_across, up, out) => {
    if (up < 0.1) fill(out, foot);
    else fill(out, up > height + 0.04 ? high : up > height ? rail : low);
  };
};
