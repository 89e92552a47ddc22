/**
 * node tools/docs/map.mjs [--at REV] [--to docs/pictures/map.svg]
 *
 * Draws the wings of the server and their areas, as large as their sources are, at this commit or
 * an earlier one.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot, root } from '../setup/root.mjs';

const HOME = 'apps/server/src/modules/';
const WIDTH = 1200;
const COLUMN = 150;
const GAP = 8;
/** Kilobytes per pixel of height. */
const SCALE = 0.5;
const LEAST = 13;

const { values } = parseArgs({
  options: {
    at: { type: 'string', default: 'HEAD' },
    to: { type: 'string', default: 'docs/pictures/map.svg' },
  },
});

/** Bytes by wing and area. @returns {Map<string, Map<string, number>>} */
function sizes() {
  const listed = execFileSync('git', ['ls-tree', '-r', '-l', values.at, HOME], {
    cwd: root,
    encoding: 'utf8',
  });
  const wings = new Map();
  for (const line of listed.trim().split('\n')) {
    const [facts = '', path = ''] = line.split('\t');
    const [wing, area, file] = path.slice(HOME.length).split('/');
    if (!wing || !area || !file || path.includes('.test.')) continue;
    const areas = wings.get(wing) ?? new Map();
    areas.set(area, (areas.get(area) ?? 0) + Number(facts.trim().split(/\s+/).at(-1)));
    wings.set(wing, areas);
  }
  return wings;
}

const heightOf = (/** @type {number} */ bytes) => Math.max(LEAST, Math.round(bytes / 1024 / SCALE));

const boxOf = (/** @type {any} */ { x, y, height, name, hue }) =>
  `<rect x="${x}" y="${y}" width="${COLUMN - GAP}" height="${height - 2}" rx="3" ` +
  `fill="hsl(${hue} 55% 88%)" stroke="hsl(${hue} 40% 60%)"/>` +
  `<text x="${x + 6}" y="${y + Math.min(height / 2, 12) + 3}">${name}</text>`;

function drawing() {
  const parts = [];
  const columns = Math.floor(WIDTH / COLUMN);
  const bottoms = Array.from({ length: columns }, () => 10);
  const wings = [...sizes()].sort(([, one], [, other]) => other.size - one.size);
  wings.forEach(([wing, areas], nth) => {
    const column = bottoms.indexOf(Math.min(...bottoms));
    const x = 10 + column * COLUMN;
    let y = (bottoms[column] ?? 0) + 18;
    const hue = Math.round((nth * 360) / wings.length);
    parts.push(`<text x="${x}" y="${y - 6}" class="wing">${wing} (${areas.size})</text>`);
    for (const [name, bytes] of [...areas].sort(([, one], [, other]) => other - one)) {
      const height = heightOf(bytes);
      parts.push(boxOf({ x, y, height, name, hue }));
      y += height;
    }
    bottoms[column] = y + 10;
  });
  const height = Math.max(...bottoms) + 10;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH + 20} ${height}" ` +
    `font-family="sans-serif" font-size="11"><style>.wing{font-weight:bold;font-size:13px}</style>` +
    `<rect width="100%" height="100%" fill="#fff"/>${parts.join('\n')}</svg>\n`
  );
}

writeFileSync(inRoot(values.to), drawing());
