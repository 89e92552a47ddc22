import { circle, path, stroke } from '../../pictures/svg';
import { between, done, straight } from '../timing';
import { drawMembrane } from './membrane';
import { card, tints, veiled, write } from './pens';

type Kind = 'full' | 'partial' | 'blocker' | 'distant';
const kinds: Record<Kind, string> = {
  full: tints.green,
  partial: tints.brand,
  blocker: tints.red,
  distant: tints.violet,
};

export const shape = (x: number, y: number, kind: Kind) =>
  kind === 'distant'
    ? `<rect x="${(x - 16).toFixed(1)}" y="${(y - 16).toFixed(1)}" width="32" height="32" rx="6" fill="${kinds[kind]}"/>`
    : path(
        `M${(x - 20).toFixed(1)} ${(y - 16).toFixed(1)}H${(x + 20).toFixed(1)}L${x.toFixed(1)} ${(y + 22).toFixed(1)}Z`,
        kinds[kind],
      );

/** A receptor in the membrane; lit as strongly as it works. */
export const receptor = (x: number, works: number) =>
  veiled(circle(x, 430, 46, tints.yellow), works * 0.7) +
  path(
    `M${x - 40} 262H${x - 24}L${x} 306L${x + 24} 262H${x + 40}V396C${x + 40} 420 ${x - 40} 420 ${x - 40} 396Z`,
    '#5878b8',
  ) +
  stroke(`M${x - 14} 400L${x} 428L${x + 14} 400`, works > 0.2 ? tints.yellow : '#3f5c96', 6);

export const SPOTS = [760, 890, 1020, 1150] as const;

interface Bound {
  kind: Kind | null;
  /** The progress of its arrival. */
  part: number;
  works: number;
  isDistantBlocked?: boolean;
}

export function drawCell(bound: readonly Bound[], second: number): string {
  return (
    card(672, 100, 560, 490) +
    write(692, 134, '细胞外', { size: 18, fill: tints.second, bold: true }) +
    write(692, 574, '细胞内', { size: 18, fill: tints.second, bold: true }) +
    drawMembrane(700, 1206) +
    bound
      .map(({ kind, part, works, isDistantBlocked }, at) => {
        const x = SPOTS[at] ?? 760;
        const arrive = done(part, 0, 1);
        const sway = (1 - arrive) * 14 * Math.sin(second * 2 + at);
        return (
          receptor(x, works * arrive) +
          (kind === null ? '' : shape(x + sway, between(180, 276, arrive), kind)) +
          (isDistantBlocked ? shape(x + 44, between(210, 338, arrive), 'distant') : '') +
          veiled(arrowsDown(x, second), works * arrive)
        );
      })
      .join('')
  );
}

const arrowsDown = (x: number, second: number) =>
  [0, 1, 2]
    .map((at) => {
      const part = (second * 0.7 + at / 3) % 1;
      return veiled(circle(x, 448 + part * 92, 7, tints.brand), 1 - part * 0.8);
    })
    .join('');

const come = (second: number, at: number, from = 0.6) =>
  straight(second, from + at * 0.6, from + 1.6 + at * 0.6);

export const four = (second: number, of: (at: number) => Omit<Bound, 'part'>) =>
  [0, 1, 2, 3].map((at) => ({ ...of(at), part: come(second, at) }));
