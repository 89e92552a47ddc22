import type { Stage, Subject } from '../stage';
import { ellipse, faded, path, point, posed, ring, stroke } from '../svg';

const count = 10;

/** From the side: neck, chest and loin each with their own bend, wider towards the loin. */
const column = Array.from({ length: count }, (_, index) => {
  const share = index / (count - 1);
  const bend = share * Math.PI * 1.7 + 0.4;
  // The sum of the sizes so far times the height of one vertebra.
  const y = -222 + 50 * (index * 0.52 + (0.48 / (count - 1) / 2) * index * index);
  return { x: -26 * Math.sin(bend), y, turn: -11 * Math.cos(bend), size: 0.52 + share * 0.48 };
});

const vertebra = ({ colours, paints }: Stage, chosen: boolean): string => {
  const [lit, dark] = chosen
    ? [colours.accentLight, colours.accent]
    : [colours.paper, colours.paperShade];
  const arch = 'M30-16C56-20 66-12 84 0L136 22C148 32 138 46 124 42L74 24C54 20 44 18 30 14Z';
  const joint = 'M60-12C56-30 70-40 80-30C88-18 82 10 66 8Z';
  const trunk = 'M-50-21C-20-14 24-14 50-21C44-7 44 7 50 21C24 14-20 14-50 21C-44 7-44-7-50-21Z';
  return (
    faded(stroke(arch + joint + trunk, colours.ink, 5), 0.22) +
    path(arch, paints.fade(lit, dark, 30)) +
    path(joint, dark) +
    path(trunk, paints.fade(lit, dark, 0)) +
    faded(stroke('M-40-13C-16-8 20-8 40-13', '#ffffff', 4), 0.8)
  );
};

const bones = (stage: Stage, chosen: number): string => {
  const disc = ellipse(0, 26, 46, 9, stage.colours.body);
  return column
    .map(({ x, y, turn, size }, index) =>
      posed(disc + vertebra(stage, index === chosen), { x, y, turn, scale: size * 0.94 }),
    )
    .join('');
};

const sacrum = ({ colours, paints }: Stage): string => {
  const shape =
    'M-24 158C10 146 50 148 74 160C98 176 118 196 124 220C126 232 114 240 104 232C94 214 74 206 46 202' +
    'C10 198-20 180-24 158Z';
  return (
    faded(stroke(shape, colours.ink, 5), 0.22) +
    path(shape, paints.fade(colours.paper, colours.paperShade, 30)) +
    faded(stroke('M10 184L44 156M44 198L78 168M76 208L104 190', colours.bodyShade, 4), 0.4)
  );
};

const cord = ({ colours }: Stage): string => {
  const places = column.map(({ x, y, turn, size }) => {
    const angle = (turn * Math.PI) / 180;
    const reach = 56 * size;
    return point(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  });
  const line = `M${places.join('L')}L78 170`;
  return stroke(line, colours.accentShade, 18) + stroke(line, colours.accent, 11);
};

/** A pain marker: rings that widen around one vertebra. */
const ache = ({ colours }: Stage, chosen: number): string => {
  const { x = 0, y = 0 } = column[chosen] ?? {};
  const rings = [62, 88, 114].map((radius, index) =>
    faded(ring(x + 10, y, radius, colours.accent, 6), 0.7 - index * 0.22),
  );
  return rings.join('');
};

const drawSpine = (stage: Stage): string => {
  const chosen = Math.floor(stage.random.between(5, 9));
  const skeleton = cord(stage) + sacrum(stage) + bones(stage, chosen);
  return posed(ache(stage, chosen) + stage.paints.raised(skeleton), { x: -20, scale: 0.98 });
};

export const spine: Subject = { pose: 'floats', draw: drawSpine };
