import { liver } from './liver';
import { lungs } from './lungs';
import { stomach } from './stomach';
import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, ring, stroke } from '../svg';

const figure =
  'M-46-150C-44-130-50-116-70-106C-120-90-176-80-192-40C-208 10-214 100-220 280H-150C-150 180-146 110-136 70' +
  'C-126 120-126 200-132 280H132C126 200 126 120 136 70C146 110 150 180 150 280H220C214 100 208 10 192-40' +
  'C176-80 120-90 70-106C50-116 44-130 46-150Z';

const body = ({ colours, paints }: Stage): string => {
  const skin = paints.fade(colours.bodyLight, colours.body);
  return (
    path(figure, skin) +
    ellipse(0, -206, 62, 76, paints.fade(colours.bodyLight, colours.body, 60)) +
    faded(stroke('M-70-96C-40-86-20-84 0-78C20-84 40-86 70-96', colours.bodyShade, 5), 0.5)
  );
};

/** The window cut into chest and belly. */
const opening =
  'M-84-66C-50-80 50-80 84-66C112-50 120 40 114 120C110 180 112 240 114 290H-114C-112 240-110 180-114 120C-120 40-112-50-84-66Z';

const bowel = ({ colours }: Stage): string => {
  const loops = 'M-50 206C-10 190 40 190 52 206S-50 222-46 240S50 236 50 254S-40 262-44 278';
  return (
    stroke(
      'M-82 290V186C-82 172-60 176-40 184C-10 194 40 184 70 172C86 168 84 190 84 290',
      colours.accentShade,
      32,
    ) +
    stroke(
      'M-82 290V186C-82 172-60 176-40 184C-10 194 40 184 70 172C86 168 84 190 84 290',
      colours.accentLight,
      24,
    ) +
    stroke(loops, colours.bodyShade, 22) +
    stroke(loops, colours.paper, 15)
  );
};

const organs = (stage: Stage): string => {
  const { colours, paints } = stage;
  const inner =
    box(block(0, 110, 300, 420), paints.fade(colours.ink, colours.bodyShade)) +
    bowel(stage) +
    posed(lungs.draw(stage), { y: 24, scale: 0.46 }) +
    posed(stomach.draw(stage), { x: 34, y: 132, scale: 0.27 }) +
    posed(liver.draw(stage), { x: -30, y: 126, scale: 0.29 });
  return paints.inside(path(opening, '#fff'), inner) + stroke(opening, colours.paper, 7);
};

const call = ({ colours }: Stage, x: number, y: number, to: number): string => {
  const side = Math.sign(to);
  return (
    stroke(`M${x} ${y}L${to - side * 40} ${y - 30}H${to}`, colours.accent, 4) +
    circle(x, y, 7, colours.accent) +
    box(block(to + side * 44, y - 30, 88, 24, 12), colours.paper) +
    faded(box(block(to + side * 40, y - 30, 54, 7, 3), colours.bodyShade), 0.5)
  );
};

const drawTorso = (stage: Stage): string => {
  const { random, paints } = stage;
  const calls =
    call(stage, 72, 10, 240) +
    call(stage, -70, 128, -240) +
    call(stage, 64, 150 + random.between(-12, 12), 240);
  const halo = faded(ring(0, -206, 90, stage.colours.accent, 4), 0.45);
  return posed(halo + paints.raised(body(stage)) + organs(stage) + calls, { y: 34, scale: 0.84 });
};

export const torso: Subject = { pose: 'stands', oneSided: true, draw: drawTorso };
