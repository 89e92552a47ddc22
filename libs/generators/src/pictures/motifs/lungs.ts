import type { Stage, Subject } from '../stage';
import { block, box, ellipse, faded, path, point, posed, stroke } from '../svg';

// Both as the viewer sees them; the one on the right leaves room for the heart.
const outlines = {
  left: 'M-52-118C-84-176-140-150-172-60C-200 20-212 104-196 150C-186 178-140 168-100 148C-60 128-36 112-34 60C-32 0-30-70-52-118Z',
  right:
    'M52-118C84-176 140-150 172-60C200 20 212 104 196 150C186 178 140 168 104 150C70 132 92 96 66 70C40 46 32 40 32 0C32-50 34-80 52-118Z',
};

const fissures = {
  left: 'M-34 20C-90 0-140 0-190-6M-60 10C-110 60-150 90-204 100',
  right: 'M32-20C90 20 140 60 204 96',
};

type Tip = readonly [x: number, y: number, degrees: number];

/** Airways fork again and again; what reaches too far is hidden by the lung's outline. */
const airways = (stage: Stage, [x, y, degrees]: Tip, depth: number): string => {
  if (depth === 0) return '';
  const { random, colours } = stage;
  const length = depth * random.between(10.5, 13);
  const angle = (degrees * Math.PI) / 180;
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const fork = random.between(24, 36);
  return (
    stroke(`M${point(x, y)}L${point(endX, endY)}`, colours.paper, depth * 2.3) +
    airways(stage, [endX, endY, degrees - fork], depth - 1) +
    airways(stage, [endX, endY, degrees + fork * 0.9], depth - 1)
  );
};

const lung = (stage: Stage, side: 'left' | 'right'): string => {
  const { colours, paints } = stage;
  const sign = side === 'left' ? -1 : 1;
  const roots: Tip[] = [
    [sign * 46, -40, side === 'left' ? 244 : -64],
    [sign * 46, -36, side === 'left' ? 172 : 8],
    [sign * 46, -32, side === 'left' ? 116 : 64],
  ];
  const inner =
    box(block(0, 0, 460, 420), paints.fade(colours.bodyLight, colours.body, 75)) +
    faded(ellipse(sign * 60, 60, 60, 180, colours.bodyShade), 0.3) +
    faded(stroke(fissures[side], colours.bodyShade, 6), 0.7) +
    faded(roots.map((root) => airways(stage, root, 6)).join(''), 0.92) +
    faded(
      stroke(`M${sign * 96}-128C${sign * 140}-110 ${sign * 166}-20 ${sign * 180} 60`, '#fff', 10),
      0.3,
    );
  return paints.inside(path(outlines[side], '#fff'), inner);
};

const trachea = ({ colours, paints }: Stage): string => {
  const rings = [-186, -166, -146, -126, -106].map((y) => `M-17 ${y}Q0 ${y + 9} 17 ${y}`).join('');
  return (
    stroke('M0-80C-6-54-30-50-60-28M0-80C6-54 30-50 60-28', colours.accentShade, 30) +
    stroke('M0-80C-6-54-30-50-60-28M0-80C6-54 30-50 60-28', colours.accent, 24) +
    box(
      { x: -23, y: -206, width: 46, height: 136, radius: 14 },
      paints.fade(colours.accentLight, colours.accentShade, 0),
    ) +
    stroke(rings, colours.paper, 6)
  );
};

/** Breath, as three streams that enter from above. */
const breath = ({ colours, random }: Stage): string => {
  const sway = random.between(14, 24);
  const stream = (x: number) => `M${x}-206c${sway}-16 ${-sway}-34 0-50`;
  return faded(
    stroke(stream(-78) + stream(78) + stream(-120) + stream(120), colours.accent, 6),
    0.55,
  );
};

const drawLungs = (stage: Stage): string => {
  const organ = trachea(stage) + lung(stage, 'left') + lung(stage, 'right');
  return posed(breath(stage) + stage.paints.raised(organ), { y: 30, scale: 0.98 });
};

export const lungs: Subject = { pose: 'floats', oneSided: true, draw: drawLungs };
