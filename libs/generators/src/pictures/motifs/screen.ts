import { brain } from './brain';
import { heartbeat } from './heartbeat';
import { lungs } from './lungs';
import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, ring, stroke } from '../svg';

const glass = { ...block(0, -40, 452, 276), radius: 12 };

const stand = ({ colours, paints }: Stage): string =>
  path('M-44 100H44L60 178H-60Z', paints.fade(colours.bodyShade, colours.paperShade)) +
  box(block(0, 184, 210, 20, 10), paints.fade(colours.paper, colours.paperShade, 0));

const floor = ({ colours }: Stage): string => {
  const lines = [-3, -2, -1, 0, 1, 2, 3].map((step) => `M${step * 26} 30L${step * 90} 110`);
  const rows = [44, 64, 92].map((y) => `M-240 ${y}H240`);
  return faded(stroke(lines.join('') + rows.join(''), colours.bodyLight, 2), 0.4);
};

/** The organ hovers over a turntable, as the specimens of the platform do. */
const hologram = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const organ = random.pick([brain, lungs, heartbeat]);
  const model = organ === heartbeat ? plainHeart(stage) : organ.draw(stage);
  return (
    ellipse(0, 66, 130, 24, paints.glow(colours.accentLight)) +
    `<ellipse cx="0" cy="66" rx="106" ry="18" fill="none" stroke="${colours.accentLight}" stroke-width="4"/>` +
    posed(model, { y: -44, scale: 0.46 })
  );
};

const plainHeart = ({ colours, paints }: Stage): string =>
  path(
    'M0 178C-52 132-200 38-200-78C-200-150-148-192-92-192C-48-192-16-166 0-134C16-166 48-192 92-192C148-192 200-150 200-78C200 38 52 132 0 178Z',
    paints.ball(colours.accentLight, colours.accentShade),
  ) + faded(ellipse(-110, -120, 50, 28, '#ffffff'), 0.4);

const monitor = (stage: Stage): string => {
  const { colours, paints } = stage;
  const picture =
    box(glass, paints.fade(colours.bodyShade, colours.ink)) +
    posed(floor(stage), { y: -10 }) +
    posed(hologram(stage), { y: -20 }) +
    faded(path('M-226-178H-40L-180 98H-226Z', '#ffffff'), 0.06);
  return (
    stand(stage) +
    box(
      { ...block(0, -40, 492, 316), radius: 26 },
      paints.fade(colours.paper, colours.paperShade),
    ) +
    paints.inside(box(glass, '#fff'), picture)
  );
};

const card = ({ colours, paints }: Stage, width: number, height: number, content: string): string =>
  paints.raised(box({ ...block(0, 0, width, height), radius: 16 }, colours.paper) + content);

const gauges = ({ colours, random }: Stage): string => {
  const bar = (y: number) =>
    stroke(`M-46 ${y}H46`, colours.paperShade, 10) +
    stroke(`M-46 ${y}H${Math.round(random.between(-10, 40))}`, colours.body, 10);
  return (
    circle(-38, -44, 12, colours.accent) +
    stroke('M-14-44H44', colours.bodyShade, 8) +
    [-10, 16, 42].map(bar).join('')
  );
};

const trace = ({ colours, random }: Stage): string => {
  const high = random.between(26, 36);
  return stroke(`M-64 0H-34L-22${-high}L-6 ${high * 0.8}L6 0H24L34 -18L44 0H64`, colours.accent, 7);
};

const pointer = ({ colours, paints }: Stage): string =>
  paints.raised(
    `<path d="M0 0V64L17 48L28 74L42 68L31 43H54Z" fill="${colours.paper}" stroke="${colours.ink}" stroke-width="6" stroke-linejoin="round"/>`,
  );

const drawScreen = (stage: Stage): string => {
  const { random, colours } = stage;
  const [left, right] = [random.between(-130, -70), random.between(-10, 60)];
  return (
    stage.paints.raised(monitor(stage)) +
    posed(card(stage, 136, 136, gauges(stage)), { x: -268, y: left }) +
    posed(card(stage, 170, 110, trace(stage)), { x: 256, y: right }) +
    faded(ring(256, right - 100, 22, colours.accent, 8), 0.9) +
    posed(pointer(stage), { x: random.between(70, 120), y: random.between(0, 30) })
  );
};

export const screen: Subject = { pose: 'stands', oneSided: true, draw: drawScreen };
