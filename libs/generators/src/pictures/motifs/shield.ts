import { virusBody } from './virus';
import type { Stage, Subject } from '../stage';
import { block, box, ellipse, faded, path, posed, stroke } from '../svg';

const outline =
  'M0-200C60-160 120-146 178-146V-10C178 90 100 164 0 208C-100 164-178 90-178-10V-146C-120-146-60-160 0-200Z';

const plate = ({ colours, paints }: Stage): string => {
  const halves =
    box(block(0, 0, 400, 440), paints.fade(colours.bodyLight, colours.body, 70)) +
    faded(box({ x: 0, y: -220, width: 200, height: 440 }, colours.bodyShade), 0.55) +
    faded(ellipse(-110, -120, 120, 70, '#ffffff'), 0.16);
  return paints.inside(path(outline, '#fff'), halves);
};

const rim = ({ colours, paints }: Stage): string =>
  posed(path(outline, paints.fade(colours.paper, colours.paperShade, 60)), { scale: 1.13 });

const emblem = ({ colours, paints, random }: Stage): string => {
  const white = paints.fade(colours.paper, colours.paperShade, 60);
  return random.pick([
    path('M-34-104H34V-34H104V34H34V104H-34V34H-104V-34H-34Z', white),
    stroke('M-78 4L-22 60L84-58', colours.paper, 40),
    path(
      'M0 96C-28 70-108 22-108-40C-108-94-38-104 0-56C38-104 108-94 108-40C108 22 28 70 0 96Z',
      white,
    ) + stroke('M-90-6H-40L-18-46L14 40L34-6H90', colours.body, 14),
  ]);
};

const places = [
  [-268, -96, 0.34],
  [-250, 96, 0.24],
  [264, -60, 0.28],
  [250, 122, 0.36],
  [-300, 10, 0.16],
] as const;

/** The germs kept away by the shield. */
const germs = (stage: Stage): string => {
  const { random } = stage;
  const near = (value: number) => value + random.between(-18, 18);
  return places
    .map(([x, y, scale]) => ({ x: near(x), y: near(y), scale, turn: random.between(0, 90) }))
    .map((pose) => posed(virusBody(stage), pose))
    .join('');
};

const drawShield = (stage: Stage): string => {
  const drawn = germs(stage) + stage.paints.raised(rim(stage) + plate(stage) + emblem(stage));
  return posed(drawn, { scale: 0.92, y: 4 });
};

export const shield: Subject = { pose: 'floats', oneSided: true, draw: drawShield };
