/** Three digits that count, without noughts behind the point. */
const short = (value: number) =>
  String(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

export function lengthText(um: number): string {
  if (um >= 1000) return `${short(um / 1000)} mm`;
  return um < 1 && um > 0 ? `${short(um * 1000)} nm` : `${short(um)} µm`;
}

export function areaText(um2: number): string {
  return um2 >= 10_000 ? `${short(um2 / 1e6)} mm²` : `${short(um2)} µm²`;
}

export const pixelsText = (pixels: number) => `${short(pixels)} 像素`;
export const squarePixelsText = (pixels: number) => `${short(pixels)} 平方像素`;
export const degreesText = (degrees: number) => `${short(Math.round(degrees * 10) / 10)}°`;
