import { box, circle, stroke } from '../../pictures/svg';
import { between } from '../timing';
import { tints, veiled, write } from './pens';

const TOP = 290;
const BOTTOM = 380;

function lipids(from: number, to: number): string {
  let drawn = '';
  for (let x = from; x <= to; x += 22) {
    drawn +=
      stroke(`M${x - 4} ${TOP}V${TOP + 40}M${x + 4} ${TOP}V${TOP + 40}`, '#e3c98f', 3) +
      stroke(`M${x - 4} ${BOTTOM}V${BOTTOM - 40}M${x + 4} ${BOTTOM}V${BOTTOM - 40}`, '#e3c98f', 3) +
      circle(x, TOP, 10, '#f0b65a') +
      circle(x, BOTTOM, 10, '#f0b65a');
  }
  return drawn;
}

/** A membrane of two layers; outside is above. */
export const drawMembrane = (from: number, to: number): string =>
  box({ x: from - 14, y: TOP - 6, width: to - from + 28, height: BOTTOM - TOP + 12 }, '#fdf3dd') +
  lipids(from, to);

/** A channel through it, `open` from 0 to 1; some have a ball that plugs them from below. */
export function drawChannel(x: number, open: number, tint: string, plug: 'in' | 'out' | null) {
  const gap = between(2, 17, open);
  const half = (side: 1 | -1) =>
    box(
      {
        x: side === 1 ? x + gap : x - gap - 30,
        y: TOP - 16,
        width: 30,
        height: BOTTOM - TOP + 32,
        radius: 14,
      },
      tint,
    );
  const ball = plug === 'in' ? { x, y: BOTTOM + 14 } : { x: x + 44, y: BOTTOM + 44 };
  return (
    box({ x: x - 48, y: TOP - 12, width: 96, height: BOTTOM - TOP + 24 }, '#fdf3dd') +
    half(-1) +
    half(1) +
    (plug === null
      ? ''
      : stroke(`M${x + 32} ${BOTTOM + 4}Q${x + 50} ${BOTTOM + 20} ${ball.x} ${ball.y}`, tint, 4) +
        circle(ball.x, ball.y, 13, tint))
  );
}

export const sodium = '#e2711d';
export const potassium = '#5a46c8';

/** An ion with its name, small enough to go through a channel. */
export const drawIon = (x: number, y: number, kind: 'Na' | 'K'): string =>
  circle(x, y, 13, kind === 'Na' ? sodium : potassium) +
  write(x, y + 4, kind === 'Na' ? 'Na⁺' : 'K⁺', {
    size: 11,
    fill: tints.white,
    bold: true,
    anchor: 'middle',
  });

/** Ions on their way through a channel, one after the other. */
export function drawStream(x: number, kind: 'Na' | 'K', second: number, strength: number): string {
  const down = kind === 'Na';
  return veiled(
    Array.from({ length: 6 }, (_, at) => {
      const part = (second * 0.9 + at / 6) % 1;
      const y = between(TOP - 96, BOTTOM + 96, down ? part : 1 - part);
      const sway = Math.abs(part - 0.5) * 2;
      return drawIon(x + Math.sin(at * 2.4) * 34 * sway ** 2, y, kind);
    }).join(''),
    strength,
  );
}
