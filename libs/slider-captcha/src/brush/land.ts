import { between, type Easel, height, type Paint, times, width } from './easel';
import { down } from './paint';

/** The height of a skyline at each x. */
export type Line = (x: number) => number;

interface Relief {
  base: number;
  /** Height of the waves. */
  swing: number;
  /** Length of one wave. */
  wave: number;
  /** Ratio of each finer wave to the one before: 0.3 rolls, 0.55 is rock. */
  rough?: number;
}

const OCTAVES = 5;

export function makeLine(easel: Easel, { base, swing, wave, rough = 0.4 }: Relief): Line {
  const phases = Array.from({ length: OCTAVES }, () => between(easel, 0, 100));
  return (x) =>
    phases.reduce((y, phase, octave) => {
      const turn = (x / wave) * 2 ** octave * Math.PI + phase;
      return y + swing * rough ** octave * Math.sin(turn) * Math.cos(turn * 0.37 + phase);
    }, base);
}

export function traceLine({ context }: Easel, line: Line, left = -4, right = width + 4) {
  for (let x = left; x <= right; x += 1) context.lineTo(x, line(x));
}

/** Fills from the line down to the ground. */
export function land(easel: Easel, line: Line, paint: Paint, bottom: number = height) {
  const { context } = easel;
  let top = bottom;
  times(width, (x) => (top = Math.min(top, line(x))));
  context.fillStyle = down(context, top, bottom, paint);
  context.beginPath();
  traceLine(easel, line);
  context.lineTo(width + 4, bottom);
  context.lineTo(-4, bottom);
  context.fill();
}

/** Mountains behind mountains, each paler than the one before it. */
export function ranges(easel: Easel, reliefs: readonly (Relief & { paint: Paint })[]) {
  return reliefs.map(({ paint, ...relief }) => {
    const line = makeLine(easel, relief);
    land(easel, line, paint);
    return line;
  });
}
