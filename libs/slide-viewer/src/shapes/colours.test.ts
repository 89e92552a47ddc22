import { shapeColours } from './colours';
import type { ShapeColour } from './shape';

type Triple = readonly [number, number, number];

/** Simulation of colour blindness by type of cone (Machado et al., 2009). */
const sights: Record<string, readonly [Triple, Triple, Triple]> = {
  everybody: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = ([a, b, c]: Triple, [x, y, z]: Triple) => a * x + b * y + c * z;

function lightOf(hex: string): Triple {
  const part = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function labOf(light: Triple): Triple {
  const part = (row: Triple, white: number) => {
    const value = Math.max(0, dot(row, light)) / white;
    return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
  };
  const x = part([0.4124, 0.3576, 0.1805], 0.95047);
  const y = part([0.2126, 0.7152, 0.0722], 1);
  const z = part([0.0193, 0.1192, 0.9505], 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const colours = Object.keys(shapeColours) as ShapeColour[];
const pairs = colours.flatMap((one, at) => colours.slice(at + 1).map((other) => [one, other]));

it.each(Object.keys(sights))('are told apart, two by two, by %s', (sight) => {
  const rows = sights[sight] ?? [];
  const labs = new Map(
    colours.map((name) => {
      const light = lightOf(shapeColours[name].line);
      const [r = 0, g = 0, b = 0] = rows.map((row) => dot(row, light));
      return [name as string, labOf([r, g, b])];
    }),
  );
  const near = pairs.filter(([one = '', other = '']) => {
    const [a, b] = [labs.get(one), labs.get(other)];
    // An earlier red and green had a distance of only 11 for people without long-wave cones.
    return !a || !b || Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 35;
  });
  expect(near).toEqual([]);
});
