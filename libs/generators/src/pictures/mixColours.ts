type Triple = [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLinear = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

const channel = (hex: string, start: number): number =>
  toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);

const toOklab = (hex: string): Triple => {
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const hexPair = (light: number): string => {
  const value = Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, light)))));
  return value.toString(16).padStart(2, '0');
};

const fromOklab = ([lightness, a, b]: Triple): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${hexPair(red)}${hexPair(green)}${hexPair(blue)}`;
};

/**
 * The colour that lies `share` of the way from one to the other. Mixed in OKLab, because mixing
 * in RGB turns the steps between two strong colours grey.
 */
export const mixColours = (from: string, to: string, share: number): string => {
  const [start, end] = [toOklab(from), toOklab(to)];
  const along = (low: number, high: number) => low + (high - low) * share;
  return fromOklab([along(start[0], end[0]), along(start[1], end[1]), along(start[2], end[2])]);
};
