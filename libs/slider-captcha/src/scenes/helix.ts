import { between, type Easel, round, times, width } from '../brush/easel';
import { backdrop, blob, glow, rod, specks, stroke } from '../brush/paint';
import { anywhere, polar } from '../brush/place';

const pairs = [
  ['#ff9f6b', '#ffd27a'],
  ['#6fd3ff', '#8f9dff'],
] as const;

interface Strand {
  /** Height at the left edge, and slope of the axis. */
  start: number;
  slope: number;
  swing: number;
  wave: number;
  bead: number;
  alpha: number;
}

/** Along the axis: how high it is, and how far the strand has turned. */
const axisOf = ({ start, slope }: Strand, x: number) => start + x * slope;
const turnOf = ({ wave }: Strand, x: number) => (x / wave) * Math.PI + 1;

function rungs({ context }: Easel, strand: Strand) {
  const { bead, swing } = strand;
  for (let x = -8; x < width + 8; x += bead * 2.3) {
    const axis = axisOf(strand, x);
    const lean = Math.sin(turnOf(strand, x)) * swing;
    const [first, second] = pairs[Math.round(x / bead) % 2 === 0 ? 0 : 1];
    rod(context, [x, axis + lean], [x, axis], first, bead * 0.55);
    rod(context, [x, axis], [x, axis - lean], second, bead * 0.55);
  }
}

/** Bead by bead: what turns to the viewer is larger, and lies over what turns away. */
function backbones({ context }: Easel, strand: Strand) {
  const { bead, swing } = strand;
  for (let x = -8; x < width + 8; x += bead * 0.62) {
    const turn = turnOf(strand, x);
    for (const side of Math.cos(turn) > 0 ? [-1, 1] : [1, -1]) {
      const size = bead * (1 + side * Math.cos(turn) * 0.35);
      const y = axisOf(strand, x) + side * Math.sin(turn) * swing;
      blob(context, x, y, size, size, side > 0 ? '#2f8fd8' : '#23b8a6');
      blob(context, x - bead * 0.25, y - bead * 0.3, size * 0.45, size * 0.4, '#d8fbff88');
    }
  }
}

function draw(easel: Easel, strand: Strand) {
  easel.context.globalAlpha = strand.alpha;
  rungs(easel, strand);
  backbones(easel, strand);
  easel.context.globalAlpha = 1;
}

function hexagon(easel: Easel) {
  const middle = anywhere(easel);
  const size = between(easel, 6, 15);
  const corners = Array.from({ length: 7 }, (_, index) => polar(middle, (index / 6) * round, size));
  stroke(easel.context, corners, '#7fc4ff55', 0.9);
}

/** The double helix, twice near and several times far. */
export function scene(easel: Easel) {
  backdrop(easel, ['#0c2450', '#12427a', '#1b6d92']);
  glow(easel.context, 70, 40, 110, '#3fa0e055');
  glow(easel.context, 220, 120, 100, '#35c0b055');
  times(26, () => hexagon(easel));
  const far = { slope: -0.16, swing: 11, wave: 21, bead: 1.7, alpha: 0.4 };
  for (const start of [2, 66, 128, 190]) draw(easel, { ...far, start });
  draw(easel, { start: 10, slope: 0.2, swing: 21, wave: 37, bead: 3.2, alpha: 0.95 });
  draw(easel, { start: 74, slope: 0.22, swing: 25, wave: 43, bead: 4, alpha: 1 });
  specks(easel, 90, [0.6, 1.1], '#c9f1ff88');
}
