import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, posed, ring, stroke } from '../svg';

const hull =
  'M-250-110Q-250-134-226-134H96Q118-134 132-118L196-38L236-22Q252-16 252 4V76Q252 92 236 92H-234Q-250 92-250 76Z';

const skyline = ({ colours, random }: Stage): string => {
  const houses = Array.from({ length: 13 }, (_, index) => {
    const height = random.between(90, 260);
    const x = -560 + index * 86;
    return box({ x, y: 160 - height, width: 74, height, radius: 6 }, colours.backdrop);
  });
  return faded(houses.join(''), 0.5);
};

const road = ({ colours, random }: Stage): string => {
  const shift = random.between(0, 100);
  const dashes = Array.from({ length: 9 }, (_, index) => `M${-620 + index * 140 + shift} 208h66`);
  return (
    box({ x: -700, y: 156, width: 1400, height: 320 }, colours.ink) +
    box({ x: -700, y: 156, width: 1400, height: 8 }, colours.bodyShade) +
    faded(stroke(dashes.join(''), colours.paper, 8), 0.7)
  );
};

const wheel = ({ colours, paints }: Stage, x: number): string =>
  posed(
    path('M-62 8A62 62 0 0 1 62 8Z', colours.bodyShade) +
      circle(0, 4, 50, colours.ink) +
      ring(0, 4, 44, colours.bodyShade, 3) +
      circle(0, 4, 29, paints.fade(colours.paper, colours.paperShade)) +
      circle(0, 4, 11, colours.bodyShade),
    { x, y: 94 },
  );

const windows = ({ colours, paints }: Stage): string => {
  const glass = paints.fade(colours.ink, colours.bodyShade, 60);
  return (
    path('M70-104H92Q104-104 112-94L158-36H70Z', glass) +
    box({ x: -40, y: -104, width: 90, height: 68, radius: 10 }, glass) +
    faded(path('M82-104H96L84-36H72ZM-20-104H4L-16-36H-40V-40Z', '#ffffff'), 0.25)
  );
};

const livery = ({ colours, paints }: Stage): string =>
  box(block(0, -20, 520, 240), paints.fade(colours.paper, colours.paperShade)) +
  path('M-260 6H260V40H-260Z', colours.body) +
  path('M-260 48H260V58H-260Z', colours.accent) +
  faded(box({ x: -260, y: 70, width: 520, height: 30 }, colours.ink), 0.18);

const fittings = ({ colours }: Stage): string =>
  box(block(-150, -52, 116, 104, 18), colours.body) +
  stroke('M-150-86V-18M-184-52H-116', colours.paper, 26) +
  faded(stroke('M58-120V84M166-30V84M-48-120V84', colours.ink, 3), 0.25) +
  box(block(84, 20, 26, 7, 3), colours.ink) +
  box({ x: 226, y: 28, width: 26, height: 24, radius: 8 }, colours.accentLight) +
  box({ x: -258, y: 72, width: 524, height: 22, radius: 11 }, colours.bodyShade);

const beacon = ({ colours, paints }: Stage): string =>
  circle(30, -152, 84, paints.glow(colours.accentLight)) +
  path('M4-134V-150Q4-168 30-168T56-150V-134Z', paints.fade(colours.accentLight, colours.accent)) +
  box(block(30, -134, 78, 12, 6), colours.bodyShade) +
  stroke('M30-190V-212M74-176L92-192M-14-176L-32-192', colours.accent, 9);

const speed = ({ colours, random }: Stage): string => {
  const line = (y: number) => `M${-290 - random.between(0, 40)} ${y}h${-random.between(60, 130)}`;
  return faded(stroke([-90, -40, 10, 56].map(line).join(''), colours.accent, 8), 0.8);
};

const drawAmbulance = (stage: Stage): string => {
  const { paints, colours } = stage;
  const body = paints.inside(path(hull, '#fff'), livery(stage)) + windows(stage) + fittings(stage);
  const car = beacon(stage) + paints.raised(body) + wheel(stage, -142) + wheel(stage, 156);
  const shade = faded(ellipse(0, 150, 280, 18, colours.ink), 0.5);
  return skyline(stage) + road(stage) + speed(stage) + shade + posed(car, { y: 6 });
};

export const ambulance: Subject = { pose: 'stands', draw: drawAmbulance };
