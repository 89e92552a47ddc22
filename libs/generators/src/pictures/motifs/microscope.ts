import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, path, point, posed, ring, stroke } from '../svg';

const foot = ({ colours, paints }: Stage): string =>
  box(block(10, 184, 320, 34, 17), paints.fade(colours.ink, colours.bodyShade, 0)) +
  box(block(-42, 158, 96, 30, 10), colours.bodyShade) +
  ellipse(-52, 144, 30, 8, colours.accentLight);

const arm = ({ colours }: Stage): string => {
  const curve = 'M96 160C176 90 166-60 40-96';
  return (
    stroke(curve, colours.bodyShade, 58) +
    posed(stroke(curve, colours.body, 46), { x: -5, y: -4 }) +
    posed(faded(stroke('M118 120C164 60 146-40 70-76', colours.bodyLight, 8), 0.8), { x: -12 })
  );
};

const lightCone = ({ colours, paints }: Stage): string =>
  faded(
    path('M-78 140L-66 84H-38L-26 140Z', paints.fade(colours.accentLight, colours.paper)),
    0.75,
  );

const plate = ({ colours, paints }: Stage): string =>
  box(block(-34, 82, 212, 20, 8), paints.fade(colours.paper, colours.paperShade)) +
  box(block(-34, 92, 212, 10, 5), colours.bodyShade) +
  box(block(-56, 68, 104, 8, 3), colours.accentLight) +
  ellipse(-54, 66, 16, 4, colours.accent);

const objective = ({ colours }: Stage, turn: number): string => {
  const barrel =
    path('M-15 0H15L12 46H-12Z', colours.paperShade) +
    box(block(0, 22, 26, 7), colours.accent) +
    path('M-10 46H10L5 58H-5Z', colours.ink);
  return posed(barrel, { y: 30, turn });
};

const tube = (stage: Stage): string => {
  const { colours, paints } = stage;
  const metal = paints.fade(colours.paper, colours.paperShade, 0);
  return (
    objective(stage, 52) +
    objective(stage, -52) +
    objective(stage, 0) +
    path('M-44 34C-44 6 44 6 44 34L30 44H-30Z', colours.ink) +
    box(block(0, -52, 66, 150, 12), metal) +
    box(block(0, -40, 66, 16), colours.accent) +
    box(block(0, -134, 54, 30, 6), colours.bodyShade) +
    box(block(0, -164, 72, 34, 12), paints.fade(colours.ink, colours.bodyShade, 0)) +
    faded(box(block(-20, -60, 7, 110, 4), '#ffffff'), 0.9)
  );
};

const knobs = ({ colours, paints }: Stage): string =>
  circle(128, 58, 36, paints.fade(colours.bodyLight, colours.bodyShade, 60)) +
  circle(128, 58, 20, colours.paper) +
  ring(128, 58, 28, colours.bodyShade, 2);

/** The magnified field of view beside the instrument. */
const view = ({ colours, paints, random }: Stage): string => {
  const cell = (x: number, y: number) =>
    circle(x, y, 21, colours.bodyLight) +
    circle(x + random.between(-5, 5), y + 2, 9, colours.bodyShade);
  const spots = [
    [-34, -30],
    [12, -40],
    [44, -4],
    [-8, 6],
    [-46, 18],
    [20, 42],
    [-22, 52],
  ] as const;
  const field = circle(0, 0, 76, colours.paper) + spots.map(([x, y]) => cell(x, y)).join('');
  const [x, y] = [random.between(-220, -190), random.between(-70, -40)];
  const leader = stroke(`M${point(x + 62, y + 62)}L-68 62`, colours.accent, 4);
  const lens = paints.inside(circle(0, 0, 76, '#fff'), field) + ring(0, 0, 76, colours.accent, 8);
  return leader + posed(paints.raised(lens), { x, y });
};

const drawMicroscope = (stage: Stage): string => {
  const turn = stage.random.between(-26, -18);
  const instrument =
    arm(stage) +
    foot(stage) +
    lightCone(stage) +
    plate(stage) +
    posed(tube(stage), { x: 4, y: -62, turn: -turn * 0.9 }) +
    knobs(stage);
  return view(stage) + posed(stage.paints.raised(instrument), { x: 30, y: 0 });
};

export const microscope: Subject = { pose: 'stands', draw: drawMicroscope };
