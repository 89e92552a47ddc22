import type { Tables } from './tables';

const NS = 'http://www.w3.org/2000/svg';

/** The same tables as a filter of the page: for browsers without WebGL. */
export function makeFilter(id: string, tables: Tables): SVGSVGElement {
  const svg = document.createElementNS(NS, 'svg');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  const filter = svg.appendChild(document.createElementNS(NS, 'filter'));
  filter.id = id;
  filter.setAttribute('color-interpolation-filters', 'sRGB');
  const transfer = filter.appendChild(document.createElementNS(NS, 'feComponentTransfer'));
  (['R', 'G', 'B'] as const).forEach((channel, i) => {
    const table = transfer.appendChild(document.createElementNS(NS, `feFunc${channel}`));
    table.setAttribute('type', 'table');
    const shades = [...(tables[i] ?? [])].map((shade) => (shade / 255).toFixed(4));
    table.setAttribute('tableValues', shades.join(' '));
  });
  return svg;
}

/** A few rows at a time: a large picture is never held twice. */
const ROWS = 256;

/** Changes a picture that is drawn once, to be kept. */
export function recolour(pen: CanvasRenderingContext2D, tables: Tables) {
  const { width, height } = pen.canvas;
  const [red, green, blue] = tables;
  for (let top = 0; top < height; top += ROWS) {
    const band = pen.getImageData(0, top, width, Math.min(ROWS, height - top));
    const { data } = band;
    for (let i = 0; i < data.length; i += 4) {
      data[i] = red[data[i] ?? 0] ?? 0;
      data[i + 1] = green[data[i + 1] ?? 0] ?? 0;
      data[i + 2] = blue[data[i + 2] ?? 0] ?? 0;
    }
    pen.putImageData(band, 0, top);
  }
}
