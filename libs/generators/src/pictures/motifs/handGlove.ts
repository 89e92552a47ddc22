import type { Stage } from '../stage';
import { faded, path, posed, round } from '../svg';

const fingers = [
  { x: -66, turn: -13, length: 128 },
  { x: -23, turn: -4, length: 154 },
  { x: 22, turn: 4, length: 146 },
  { x: 64, turn: 13, length: 112 },
];

const finger = (length: number, colour: string, width: number): string =>
  `<path d="M0 0V${round(-length)}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A hand in an examination glove, palm to the viewer. */
export const glove = (stage: Stage, spread: number): string => {
  const { colours, paints } = stage;
  const drawn = (colour: string, width: number) =>
    fingers
      .map(({ x, turn, length }) =>
        posed(finger(length, colour, width), { x, y: -16, turn: turn * spread }),
      )
      .join('') + posed(finger(126, colour, width + 4), { x: 62, y: 96, turn: 54 });
  const palm = 'M-92-30C-96 40-90 100-66 150H66C96 120 100 30 88-30C60-52-60-52-92-30Z';
  return (
    drawn(colours.bodyShade, 50) +
    drawn(colours.body, 44) +
    path(palm, paints.fade(colours.body, colours.bodyShade, 75)) +
    path('M-86-34C-90 36-84 96-62 146H50C84 116 92 30 82-34C56-50-56-50-86-34Z', colours.body) +
    faded(drawn('#ffffff', 9), 0.16)
  );
};
