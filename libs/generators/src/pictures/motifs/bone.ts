import type { Stage, Subject } from '../stage';
import { block, box, circle, faded, path, point, posed, round, stroke } from '../svg';

/** A long bone lying along x: thick at the joints, slender between them. */
const longBone = (length: number, width: number): string => {
  const [end, waist] = [width / 2, width * 0.3];
  return (
    `M${point(0, -end)}C${point(length * 0.25, -waist)} ${point(length * 0.7, -waist)} ` +
    `${point(length, -end)}C${point(length + end, -end)} ${point(length + end, end)} ` +
    `${point(length, end)}C${point(length * 0.7, waist)} ${point(length * 0.25, waist)} ` +
    `${point(0, end)}C${point(-end, end)} ${point(-end, -end)} ${point(0, -end)}Z`
  );
};

/** Root in the wrist, direction, and the lengths from the metacarpal to the finger tip. */
const fingers = [
  { x: -46, y: 62, turn: -148, bones: [58, 44, 34], width: 27 },
  { x: -34, y: 34, turn: -106, bones: [84, 54, 34, 25], width: 24 },
  { x: -6, y: 28, turn: -92, bones: [86, 60, 39, 27], width: 25 },
  { x: 22, y: 32, turn: -79, bones: [78, 55, 36, 26], width: 23 },
  { x: 46, y: 44, turn: -64, bones: [70, 44, 28, 22], width: 21 },
];

const wrist = [
  [-40, 78, 17],
  [-16, 58, 16],
  [10, 60, 17],
  [36, 66, 15],
  [-26, 98, 18],
  [4, 94, 18],
  [32, 94, 14],
] as const;

type Finger = (typeof fingers)[number];

const drawFinger = (stage: Stage, finger: Finger, spread: number, fill: string): string => {
  let along = 0;
  const bones = finger.bones.map((length, index) => {
    const drawn = posed(path(longBone(length, finger.width - index * 3.2), fill), { x: along });
    along += length + 19 - index * 2;
    return drawn;
  });
  const flesh =
    `<path d="M-30 0H${round(along - 6)}" stroke="${stage.colours.bodyLight}" ` +
    `stroke-width="${finger.width * 2.1}" stroke-linecap="round" opacity=".2"/>`;
  const turn = -90 + (finger.turn + 90) * spread;
  return posed(flesh + bones.join(''), { x: finger.x, y: finger.y, turn });
};

const hand = (stage: Stage): string => {
  const { colours, paints, random } = stage;
  const fill = paints.fade(colours.paper, colours.bodyLight, 90);
  const spread = random.between(0.85, 1.12);
  const forearm = [-24, 24].map((x) =>
    posed(path(longBone(110, 34), fill), { x, y: 134, turn: 90 + x * 0.12 }),
  );
  return (
    faded(box(block(0, 84, 132, 150, 52), colours.bodyLight), 0.2) +
    fingers.map((finger) => drawFinger(stage, finger, spread, fill)).join('') +
    wrist
      .map(
        ([x, y, size]) =>
          circle(x, y, size, colours.bodyLight) + circle(x - 1, y - 2, size - 2.5, colours.paper),
      )
      .join('') +
    forearm.join('')
  );
};

const film = ({ colours, paints }: Stage, content: string): string => {
  const frame = block(0, 0, 330, 430, 22);
  const dark = paints.fade(colours.bodyShade, colours.ink, 80);
  const sheen = faded(path('M-165-215H-40L-165 60Z', '#ffffff'), 0.07);
  return paints.inside(box(frame, '#fff'), box(frame, dark) + content + sheen);
};

const marks = ({ colours, random }: Stage): string => {
  const [x, y] = random.pick([
    [-8, -30],
    [26, -20],
    [-36, 4],
  ]);
  return (
    `<circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${colours.accentLight}" ` +
    'stroke-width="6" stroke-dasharray="16 11"/>' +
    stroke('M-140-190h34M-140-190v34M140 190h-34M140 190v-34', colours.accentLight, 6)
  );
};

const drawBone = (stage: Stage): string => {
  const { colours, paints } = stage;
  const behind = posed(box(block(0, 0, 330, 430, 22), colours.accent), { x: 26, y: 14, turn: 7 });
  const xray = film(stage, posed(hand(stage), { y: 40, scale: 1.02 }) + marks(stage));
  return posed(paints.raised(faded(behind, 0.9)) + paints.raised(xray), { scale: 0.92 });
};

export const bone: Subject = { pose: 'floats', draw: drawBone };
