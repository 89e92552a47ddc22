import type { Stage, Subject } from '../stage';
import { box, circle, faded, path, posed, stroke } from '../svg';

const crownAndRoots =
  'M-138-96C-150-168-96-206-48-184C-18-170 18-170 48-184C96-206 150-168 138-96C132-54 118-20 112 20' +
  'C106 80 104 196 72 200C40 202 44 84 0 84C-44 84-40 202-72 200C-104 196-106 80-112 20C-118-20-132-54-138-96Z';
const dentine =
  'M-104-92C-112-140-84-162-50-148C-18-134 18-134 50-148C84-162 112-140 104-92C98-50 92-20 90 20' +
  'C86 80 82 176 70 176C56 176 58 62 0 62C-58 62-56 176-70 176C-82 176-86 80-90 20C-92-20-98-50-104-92Z';
const pulp =
  'M-52-76C-66-112-50-124-36-104C-22-88 22-88 36-104C50-124 66-112 52-76C48-40 62 0 66 40C70 90 72 130 70 160' +
  'C62 120 52 40 34 20C16 6-16 6-34 20C-52 40-62 120-70 160C-72 130-70 90-66 40C-62 0-48-40-52-76Z';

const jaw = ({ colours, paints }: Stage): string => {
  const bone = box(
    { x: -264, y: 14, width: 528, height: 196, radius: 36 },
    paints.fade(colours.paperShade, colours.bodyLight),
  );
  const pores = [-226, -190, -150, 150, 190, 226, 0]
    .map((x, index) =>
      faded(circle(x, 110 + (index % 3) * 30, 9 + (index % 2) * 5, colours.bodyShade), 0.25),
    )
    .join('');
  const gum = path(
    'M-264 40C-264-40-200-52-160-44C-132-38-112-20-112 6V70H112V6C112-20 132-38 160-44C200-52 264-40 264 40V80H-264Z',
    paints.fade(colours.bodyLight, colours.body),
  );
  return (
    bone +
    pores +
    paints.inside(box({ x: -264, y: -60, width: 528, height: 126, radius: 36 }, '#fff'), gum)
  );
};

const cutTooth = (stage: Stage): string => {
  const { colours, paints } = stage;
  const layers =
    path(crownAndRoots, paints.fade(colours.paper, colours.paperShade)) +
    faded(stroke(crownAndRoots, colours.bodyShade, 5), 0.35) +
    path(dentine, paints.fade(colours.accentLight, colours.accent)) +
    path(pulp, paints.fade(colours.bodyLight, colours.bodyShade)) +
    faded(
      stroke(
        'M-44-84C-40-30-56 40-68 120M44-84C40-30 56 40 68 120M0-60C-10-30-20-10-30 6',
        colours.paper,
        5,
      ),
      0.7,
    );
  const shine = faded(stroke('M-120-110C-124-144-104-168-78-172', '#ffffff', 12), 0.95);
  return layers + shine;
};

/** A spot of decay in the enamel, at one of the places where it begins. */
const decay = ({ colours, random }: Stage): string => {
  const [x, y, turn] = random.pick([
    [-6, -158, 0],
    [118, -84, 84],
    [-118, -84, -84],
  ]);
  const spot = path('M-26-16C-20 0-14 30 0 34C14 30 20 0 26-16C10-10-10-10-26-16Z', colours.ink);
  return posed(faded(spot, 0.8), { x, y, turn });
};

const sparkles = ({ colours, random }: Stage): string => {
  const star = path('M0-26C4-8 8-4 26 0C8 4 4 8 0 26C-4 8-8 4-26 0C-8-4-4-8 0-26Z', colours.accent);
  return (
    posed(star, { x: -206 + random.between(-14, 14), y: -150, scale: 1.2 }) +
    posed(star, { x: 204, y: -176 + random.between(-14, 14), scale: 0.9 }) +
    posed(star, { x: 234, y: -108, scale: 0.5 })
  );
};

const drawTooth = (stage: Stage): string =>
  posed(stage.paints.raised(jaw(stage) + cutTooth(stage)) + decay(stage) + sparkles(stage), {
    scale: 0.98,
  });

export const tooth: Subject = { pose: 'floats', draw: drawTooth };
