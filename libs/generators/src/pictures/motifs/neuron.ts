import { dendrites } from './dendrites';
import type { Stage, Subject } from '../stage';
import { box, circle, faded, path, point, posed, stroke } from '../svg';

const soma = ({ colours, paints }: Stage): string =>
  path(
    'M-218-22C-206-66-176-74-150-70C-120-72-92-54-88-28C-84-10-60-6-40-4V14C-62 14-82 16-92 34C-104 62-132 72-158 68C-196 66-226 20-218-22Z',
    paints.fade(colours.bodyLight, colours.body, 50),
  ) +
  circle(-152, 0, 36, colours.bodyShade) +
  circle(-155, -4, 32, paints.ball(colours.accentLight, colours.accent)) +
  circle(-146, 2, 10, colours.accentShade) +
  faded(stroke('M-196-34C-186-52-170-58-154-58', '#ffffff', 8), 0.5);

const axon = 'M-60 4C-10 4 30 6 70 12S150 26 190 36';

const sheath = ({ colours, paints }: Stage): string => {
  const spans = [
    [-18, 4, 1],
    [48, 9, 6],
    [114, 19, 10],
    [176, 32, 13],
  ] as const;
  const sleeve =
    box(
      { x: -27, y: -17, width: 54, height: 34, radius: 17 },
      paints.fade(colours.accentLight, colours.accentShade),
    ) + faded(stroke('M-14-8H12', '#ffffff', 5), 0.7);
  return spans.map(([x, y, turn]) => posed(sleeve, { x, y, turn })).join('');
};

const endings = ({ colours, paints, random }: Stage): string => {
  const ends = [-74, -32, 10, 52, 92].map((y) => [random.between(270, 296), 40 + y] as const);
  const twigs = ends.map(([x, y]) => `M190 36C220 40 236 ${Math.round(y)} ${point(x, y)}`).join('');
  const knobs = ends.map(([x, y]) =>
    circle(x, y, 14, paints.ball(colours.accentLight, colours.accent)),
  );
  return stroke(twigs, colours.body, 9) + knobs.join('');
};

/** The impulse: sparks along the way. */
const impulse = ({ colours, random }: Stage): string => {
  const x = random.between(-20, 130);
  const bolt = path('M8-44L-22 6H-2L-8 44L24-10H4Z', colours.accent);
  return (
    posed(bolt, { x, y: -74, turn: 12, scale: 1.1 }) +
    posed(bolt, { x: x + 66, y: -58, turn: 12, scale: 0.6 })
  );
};

const drawNeuron = (stage: Stage): string => {
  const cell =
    dendrites(stage) +
    stroke(axon, stage.colours.bodyShade, 15) +
    stroke(axon, stage.colours.body, 11) +
    endings(stage) +
    sheath(stage) +
    soma(stage);
  return posed(stage.paints.raised(cell) + impulse(stage), { x: -14, turn: 8, scale: 1.02 });
};

export const neuron: Subject = { pose: 'floats', draw: drawNeuron };
