import type { Stage, Subject } from '../stage';
import { block, box, circle, faded, path, posed, ring, stroke } from '../svg';

const glass = { x: -30, y: -170, width: 60, height: 300, radius: 30 };

const tube = (stage: Stage, level: number, lit: string, dark: string): string => {
  const { colours, paints, random } = stage;
  const bubbles = [20, 58, 96]
    .map((y) => circle(random.between(-14, 14), level + y, random.between(4, 8), '#ffffff'))
    .join('');
  const content =
    faded(box(glass, colours.paper), 0.78) +
    box({ x: -30, y: level, width: 60, height: 320 }, paints.fade(lit, dark)) +
    faded(box({ x: -30, y: level, width: 60, height: 9 }, '#ffffff'), 0.45) +
    faded(bubbles, 0.45) +
    faded(box({ x: -20, y: -160, width: 9, height: 250, radius: 4 }, '#ffffff'), 0.6);
  return (
    paints.inside(box(glass, '#fff'), content) +
    box({ x: -38, y: -182, width: 76, height: 20, radius: 10 }, colours.paperShade)
  );
};

const stopper = ({ colours, paints }: Stage, tone: string): string =>
  box(block(0, -190, 62, 46, 10), paints.fade(tone, colours.ink, 80)) +
  faded(stroke('M-16-204V-180M0-204V-180M16-204V-180', '#ffffff', 4), 0.35);

const rackBack = ({ colours, paints }: Stage): string =>
  box(block(0, -66, 470, 34, 12), paints.fade(colours.bodyShade, colours.ink)) +
  box(block(-222, 40, 30, 300, 10), colours.bodyShade) +
  box(block(222, 40, 30, 300, 10), colours.bodyShade);

const rackFront = ({ colours, paints }: Stage): string =>
  box(block(0, 40, 490, 44, 14), paints.fade(colours.bodyLight, colours.body)) +
  box(block(0, 172, 520, 46, 16), paints.fade(colours.body, colours.bodyShade)) +
  faded(box(block(0, 27, 450, 8, 4), '#ffffff'), 0.5);

/** A drop falls out of a pipette into the second tube. */
const pipette = ({ colours, paints }: Stage): string =>
  path('M-9 0H9L5 66L0 78L-5 66Z', paints.fade(colours.paper, colours.accentLight)) +
  box(block(0, -14, 34, 32, 8), colours.ink) +
  path(
    'M-20-30C-34-80-16-112 0-112C16-112 34-80 20-30Z',
    paints.fade(colours.accentLight, colours.accentShade, 20),
  ) +
  path('M0 92C4 100 10 106 10 113A10 10 0 0 1-10 113C-10 106-4 100 0 92Z', colours.accent);

const label = ({ colours }: Stage): string =>
  box(block(0, 172, 150, 26, 8), colours.paper) +
  faded(
    stroke('M-60 172h6m10 0h3m10 0h9m10 0h4m10 0h8m10 0h3m10 0h9m10 0h4', colours.ink, 12),
    0.8,
  );

const drawTestTubes = (stage: Stage): string => {
  const { colours, random, paints } = stage;
  const kinds = [
    [colours.accentLight, colours.accent],
    [colours.bodyLight, colours.body],
    [colours.accentLight, colours.accentShade],
    [colours.bodyLight, colours.bodyShade],
  ] as const;
  const tubes = kinds.map(([lit, dark], index) => {
    const cap = index === 1 ? '' : stopper(stage, dark);
    return posed(tube(stage, random.between(-80, 20), lit, dark) + cap, { x: -156 + index * 104 });
  });
  const drops =
    ring(-262, -110, 22, colours.accent, 6) + circle(258, -130, 12, colours.accentLight);
  const bench = rackBack(stage) + tubes.join('') + rackFront(stage) + label(stage);
  return posed(
    paints.raised(bench) + posed(pipette(stage), { x: -52, y: -240, scale: 0.78 }) + drops,
    {
      y: 26,
      scale: 0.94,
    },
  );
};

export const testTubes: Subject = { pose: 'stands', draw: drawTestTubes };
