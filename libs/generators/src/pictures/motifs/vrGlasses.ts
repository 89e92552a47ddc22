import { brain } from './brain';
import { heart } from './heart';
import { lungs } from './lungs';
import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, ring, stroke } from '../svg';

const visor = ({ colours, paints }: Stage): string =>
  path(
    'M-214-50C-216-84-190-100-160-102H160C190-100 216-84 214-50L206 46C202 84 176 96 146 96H70C40 96 36 50 0 50S-40 96-70 96H-146C-176 96-202 84-206 46Z',
    paints.fade(colours.paper, colours.paperShade),
  ) +
  path(
    'M-186-48C-186-68-172-76-152-76H152C172-76 186-68 186-48L178 34C176 58 160 68 140 68H82C54 68 44 22 0 22S-54 68-82 68H-140C-160 68-176 58-178 34Z',
    paints.fade(colours.bodyShade, colours.ink, 60),
  ) +
  faded(
    path('M-170-44C-170-60-160-66-146-66H-40L-110 60H-138C-156 60-164 50-166 34Z', '#ffffff'),
    0.12,
  ) +
  circle(-96, -6, 13, colours.accentLight) +
  circle(96, -6, 13, colours.accentLight) +
  ring(-96, -6, 25, colours.accent, 5) +
  ring(96, -6, 25, colours.accent, 5);

const straps = ({ colours }: Stage): string =>
  stroke('M-204-30C-300-40-318 36-246 96', colours.bodyShade, 36) +
  stroke('M-204-30C-300-40-318 36-246 96', colours.body, 24) +
  stroke('M204-30C300-40 318 36 246 96', colours.bodyShade, 36) +
  stroke('M204-30C300-40 318 36 246 96', colours.body, 24);

/** The simulated organ, floating in the light above the glasses. */
const hologram = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const organ = random.pick([heart, brain, lungs]).draw(stage);
  const light = path(
    'M-90 30L-190-230H190L90 30Z',
    paints.fade(colours.accentLight, colours.accent),
  );
  const rings =
    `<ellipse rx="150" ry="26" fill="none" stroke="${colours.accent}" stroke-width="5"/>` +
    `<ellipse rx="190" ry="38" fill="none" stroke="${colours.accent}" stroke-width="3" stroke-dasharray="20 14"/>`;
  return faded(light, 0.22) + posed(rings, { y: -22 }) + posed(organ, { y: -128, scale: 0.54 });
};

const controller = ({ colours, paints }: Stage): string =>
  ring(0, -56, 40, colours.bodyShade, 15) +
  box(block(0, 20, 46, 120, 23), paints.fade(colours.paper, colours.paperShade, 0)) +
  circle(0, -14, 13, colours.accent) +
  box(block(0, 24, 20, 8, 4), colours.bodyShade) +
  ellipse(0, 50, 9, 9, colours.body);

const drawVrGlasses = (stage: Stage): string => {
  const { paints, random } = stage;
  const glasses = posed(paints.raised(straps(stage) + visor(stage)), { y: 102, scale: 0.84 });
  const aside = random.between(290, 310);
  return (
    hologram(stage) +
    glasses +
    posed(paints.raised(controller(stage)), { x: -aside, y: 150, turn: 18, scale: 0.86 }) +
    posed(paints.raised(controller(stage)), { x: aside, y: 150, turn: -18, scale: 0.86 })
  );
};

export const vrGlasses: Subject = { pose: 'stands', oneSided: true, draw: drawVrGlasses };
