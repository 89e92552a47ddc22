import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, stroke } from '../svg';

// The large right lobe lies on the viewer's left.
const outline =
  'M-252 20C-264-90-190-164-84-164C-10-164 40-140 110-124C176-110 232-108 254-84C268-62 236-28 190-4' +
  'C130 26 60 40 16 78C-30 118-96 176-168 166C-224 158-246 96-252 20Z';

const segments = [
  'M-300-20C-220-6-140 10-96 200L-300 240Z',
  'M-60-200C-90-80-100 30-60 140L30 60C20-20 20-100 30-200Z',
  'M120-200C116-100 120-20 150 60H320V-200Z',
];

const lobes = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const borders =
    'M-238-10C-160 0-112 20-82 116M-66-168C-92-80-92 20-62 122M118-124C114-70 122-20 138 18';
  const tints = random.pick([
    [0.55, 0.3, 0.3],
    [0.25, 0.5, 0.35],
    [0.3, 0.25, 0.6],
  ]);
  const inner =
    box(block(0, 0, 560, 420), paints.fade(colours.bodyLight, colours.body, 55)) +
    segments
      .map((d, index) => faded(path(d, colours.bodyShade), (tints[index] ?? 0.3) * 0.6))
      .join('') +
    faded(stroke(borders, colours.paper, 5), 0.7) +
    faded(path('M-260 40C-160 170-60 90 40 40C120 6 200 0 270-60V240H-260Z', colours.ink), 0.14) +
    faded(stroke('M-216-44C-204-104-150-136-92-136', '#ffffff', 18), 0.3) +
    faded(ellipse(150, -86, 46, 12, '#ffffff'), 0.22);
  return paints.inside(path(outline, '#fff'), inner);
};

/** The falciform ligament and the round ligament that hangs out of it. */
const ligament = ({ colours }: Stage): string =>
  stroke('M28-142C14-80 16-20 26 72C30 96 34 116 32 138', colours.bodyShade, 14) +
  stroke('M26-142C12-80 14-20 24 72C28 96 32 116 30 138', colours.paper, 8);

const gallbladder = ({ colours, paints }: Stage): string =>
  path(
    'M-40 92C-82 100-104 150-92 186C-82 214-46 212-36 182C-28 158-22 128-8 112Z',
    paints.fade(colours.accentLight, colours.accentShade, 60),
  ) + faded(stroke('M-78 140C-84 156-84 168-80 178', '#ffffff', 8), 0.6);

const ducts = ({ colours }: Stage): string =>
  stroke('M-12 118C10 120 26 132 30 156V214M60 60C56 100 40 120 32 150', colours.accentShade, 18) +
  stroke('M-12 118C10 120 26 132 30 156V214M60 60C56 100 40 120 32 150', colours.accent, 12) +
  stroke('M76 66V214', colours.bodyShade, 26) +
  stroke('M76 66V214', colours.bodyLight, 18);

const metabolism = ({ colours, random }: Stage): string =>
  [-30, 0, 30]
    .map((y, index) => {
      const x = 190 + index * 26 + random.between(-8, 8);
      return circle(
        x,
        96 + y * 1.4,
        12 - index * 2,
        index % 2 ? colours.accentLight : colours.accent,
      );
    })
    .join('');

const drawLiver = (stage: Stage): string => {
  const { paints } = stage;
  const organ = ducts(stage) + gallbladder(stage) + lobes(stage) + ligament(stage);
  return posed(paints.raised(organ) + metabolism(stage), { y: -16, scale: 0.94 });
};

export const liver: Subject = { pose: 'floats', oneSided: true, draw: drawLiver };
