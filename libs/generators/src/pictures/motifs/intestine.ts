import type { Stage, Subject } from '../stage';
import { circle, ellipse, faded, path, posed, stroke } from '../svg';

/** The pouches of the colon: a row of discs along the way, each shaded at its seam. */
const colon = [
  [-168, 132],
  [-176, 84],
  [-178, 36],
  [-176, -12],
  [-170, -60],
  [-152, -106],
  [-108, -124],
  [-60, -112],
  [-12, -102],
  [38, -108],
  [86, -126],
  [132, -132],
  [168, -100],
  [178, -52],
  [180, -4],
  [180, 44],
  [172, 92],
  [140, 128],
  [96, 142],
] as const;

const pouches = ({ colours, paints }: Stage): string => {
  const lit = paints.ball(colours.bodyLight, colours.body);
  const rims = colon.map(([x, y]) => circle(x, y, 43, colours.bodyShade)).join('');
  const bodies = colon.map(([x, y]) => circle(x, y, 38, lit)).join('');
  const band = `M${colon.map(([x, y]) => `${x} ${y}`).join('L')}`;
  return rims + bodies + faded(stroke(band, colours.paper, 6), 0.75);
};

const loops =
  'M-84-58C-40-88 60-86 92-58S60-22 0-30S-100-26-106 4S-40 34 20 22S112 24 110 54S40 78-20 66S-104 70-96 98S-30 118 30 104';

const small = ({ colours }: Stage): string =>
  stroke(loops, colours.accentShade, 40) +
  stroke(loops, colours.accent, 33) +
  faded(stroke(loops, colours.accentLight, 11), 0.85);

const caecum = ({ colours, paints }: Stage): string =>
  stroke('M-150 168C-140 200-160 214-146 236', colours.accentShade, 20) +
  stroke('M-150 168C-140 200-160 214-146 236', colours.accentLight, 13) +
  stroke('M30 104C-20 130-80 120-130 128', colours.accentShade, 32) +
  stroke('M30 104C-20 130-80 120-130 128', colours.accent, 25) +
  ellipse(-166, 146, 48, 46, paints.ball(colours.bodyLight, colours.body));

const rectum = ({ colours, paints }: Stage): string =>
  stroke('M98 142C40 140 6 156 2 186V240', colours.bodyShade, 58) +
  stroke('M98 142C40 140 6 156 2 186V240', paints.fade(colours.bodyLight, colours.body), 48) +
  faded(stroke('M-6 190V230', '#ffffff', 8), 0.4);

/** Good company: a few bacteria beside it. */
const flora = ({ colours, random }: Stage): string =>
  [
    [-268, -90],
    [262, -150],
    [276, 96],
    [-258, 60],
  ]
    .map(([x = 0, y = 0]) => {
      const turn = random.between(0, 180);
      const rod = path('M-24-12H24A12 12 0 0 1 24 12H-24A12 12 0 0 1-24-12Z', colours.accent);
      const hairs = stroke('M-34-4C-46-14-50 4-60-6M-34 6C-46 16-52 0-60 12', colours.accent, 4);
      return posed(rod + hairs + faded(stroke('M-20-4H14', '#ffffff', 4), 0.6), { x, y, turn });
    })
    .join('');

const drawIntestine = (stage: Stage): string => {
  const organ = rectum(stage) + small(stage) + pouches(stage) + caecum(stage);
  return posed(stage.paints.raised(organ) + flora(stage), { y: -18, scale: 0.98 });
};

export const intestine: Subject = { pose: 'floats', oneSided: true, draw: drawIntestine };
