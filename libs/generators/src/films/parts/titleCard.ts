import { box } from '../../pictures/svg';
import { done } from '../timing';
import type { Scene } from '../film';
import { tints, veiled, write } from './pens';

interface TitleCard {
  title: string;
  /** The learning aim. */
  under: string;
  seconds?: number;
  says: string;
  /** Stands on the right, in a space of about 560 by 560. */
  picture: (second: number) => string;
}

/** The first scene of every film. */
export const titleCard = ({ title, under, seconds = 5, says, picture }: TitleCard): Scene => ({
  title: '导入',
  seconds,
  says: [{ from: 0.4, to: seconds - 0.2, text: says }],
  hears: [{ at: 0.3, sound: { kind: 'bell' } }],
  draw: (second) =>
    box({ x: 96, y: 268, width: 9, height: 100 * done(second, 0, 0.6), radius: 4.5 }, tints.brand) +
    veiled(write(132, 326, title, { size: 58, bold: true }), done(second, 0.2, 0.9)) +
    veiled(write(134, 374, under, { size: 24, fill: tints.second }), done(second, 0.6, 1.4)) +
    veiled(`<g transform="translate(690 90)">${picture(second)}</g>`, done(second, 0.3, 1.2)),
});
