import type { Stage, Subject } from '../stage';
import { block, box, circle, ellipse, faded, posed, stroke } from '../svg';

const shell = { ...block(0, 0, 380, 140), radius: 70 };

const beads = ({ colours, random }: Stage): string =>
  Array.from({ length: 44 }, (_, index) => {
    const [x, y] = [16 + (index % 9) * 19, -44 + Math.floor(index / 9) * 22];
    const tone = random.pick([
      colours.accent,
      colours.accentLight,
      colours.body,
      colours.bodyLight,
    ]);
    return circle(
      x + random.between(-5, 5),
      y + random.between(-5, 5),
      random.between(8, 11),
      tone,
    );
  }).join('');

/** One half closed and coloured, the other clear so that the granules show. */
const bigCapsule = (stage: Stage): string => {
  const { colours, paints } = stage;
  const clear = box(shell, paints.fade(colours.paper, colours.paperShade)) + beads(stage);
  const cap = box(
    { x: -200, y: -80, width: 206, height: 160 },
    paints.fade(colours.bodyLight, colours.body),
  );
  const shading =
    faded(ellipse(0, 84, 260, 54, colours.ink), 0.2) +
    faded(box(block(-80, -40, 170, 16, 8), '#ffffff'), 0.65) +
    faded(box(block(96, -44, 120, 12, 6), '#ffffff'), 0.8) +
    faded(box(block(6, 0, 10, 150), colours.bodyShade), 0.35);
  const drawn = paints.inside(box(shell, '#fff'), clear + cap + shading);
  return paints.raised(drawn);
};

const tablet = ({ colours, paints }: Stage, size: number): string => {
  const rim = ellipse(0, size * 0.2, size, size * 0.86, colours.accentShade);
  const face = ellipse(
    0,
    0,
    size,
    size * 0.86,
    paints.fade(colours.accentLight, colours.accent, 60),
  );
  const score = faded(stroke(`M${-size * 0.66} 0H${size * 0.66}`, colours.accentShade, 7), 0.7);
  return paints.raised(rim + face + score);
};

const smallCapsule = ({ colours, paints }: Stage): string => {
  const frame = { ...block(0, 0, 150, 60), radius: 30 };
  const halves =
    box(frame, paints.fade(colours.accentLight, colours.accent)) +
    box(block(50, 0, 100, 60), paints.fade(colours.paper, colours.paperShade)) +
    faded(box(block(0, -17, 100, 7, 4), '#ffffff'), 0.8);
  return paints.raised(paints.inside(box(frame, '#fff'), halves));
};

const pill = ({ colours, paints }: Stage, size: number): string =>
  paints.raised(
    circle(0, 0, size, paints.ball(colours.paper, colours.paperShade)) +
      faded(
        stroke(`M${-size * 0.5} 0H${size * 0.5}M0 ${-size * 0.5}V${size * 0.5}`, colours.body, 6),
        0.8,
      ),
  );

const drawCapsule = (stage: Stage): string => {
  const { random } = stage;
  const turn = random.pick([-34, -24, 24, 34]);
  const side = Math.sign(turn);
  return (
    posed(tablet(stage, random.between(62, 76)), { x: 158, y: -side * 112, turn: 12 }) +
    posed(smallCapsule(stage), { x: -150, y: side * 128, turn: -turn * 0.8 }) +
    posed(bigCapsule(stage), { turn, scale: random.between(0.96, 1.08) }) +
    posed(pill(stage, random.between(30, 40)), { x: random.between(-214, -180), y: -side * 104 }) +
    posed(pill(stage, 26), { x: random.between(180, 220), y: side * 140 })
  );
};

export const capsule: Subject = { pose: 'floats', draw: drawCapsule };
