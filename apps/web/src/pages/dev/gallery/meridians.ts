const [WIDTH, HEIGHT] = [1024, 512];
const STEP = 15;

const line = (x1: number, y1: number, x2: number, y2: number) =>
  `<path d="M${x1} ${y1}L${x2} ${y2}"/>`;

/** Data URL of an equirectangular picture with a line every fifteen degrees. */
export function meridians(): string {
  const around = Array.from({ length: 360 / STEP }, (_, at) => (at * STEP * WIDTH) / 360);
  const up = Array.from({ length: 180 / STEP }, (_, at) => (at * STEP * HEIGHT) / 180);
  const lines = [
    ...around.map((x) => line(x, 0, x, HEIGHT)),
    ...up.map((y) => line(0, y, WIDTH, y)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#22303c"/><g stroke="#ff9514" stroke-width="1.5">${lines.join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
