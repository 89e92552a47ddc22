/** One decimal: finer positions are not seen and only make the picture's text longer. */
export const round = (value: number): string => String(Math.round(value * 10) / 10);

export const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => point(x, y)).join('L')}Z`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" ` +
  'stroke-linecap="round" stroke-linejoin="round"/>';

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, colour: string, width: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" ` +
  `stroke="${colour}" stroke-width="${round(width)}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
}

export const box = ({ x, y, width, height, radius = 0 }: Frame, fill: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ` +
  `rx="${round(radius)}" fill="${fill}"/>`;

/** A rectangle told by its middle, which is how most things of a drawing are thought of. */
export const block = (x: number, y: number, width: number, height: number, radius = 0): Frame => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
  radius,
});

export interface Pose {
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
  mirror?: boolean;
}

export const posed = (content: string, pose: Pose): string => {
  const { x = 0, y = 0, turn = 0, scale = 1, mirror = false } = pose;
  const stretch = `${mirror ? -scale : scale} ${scale}`;
  return (
    `<g transform="translate(${point(x, y)}) rotate(${round(turn)}) ` +
    `scale(${stretch})">${content}</g>`
  );
};

export const faded = (content: string, opacity: number): string =>
  `<g opacity="${opacity}">${content}</g>`;
