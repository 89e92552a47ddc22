import { box } from '../../pictures/svg';
import { ecg } from './heartCurves';
import { line, plot, tints } from './pens';

/** A beat from 60 ms before P on, so that the whole of it is seen. */
const start = -0.09;
export const end = 0.5;
const left = 560;
export const xOf = (t: number) => left + ((t - start) / (end - start)) * 640;
export const yOf = (mV: number) => 400 - mV * 190;

/** Paper as it comes from the machine: a small square is 0.04 s. */
export const paper = (() => {
  let drawn = box({ x: 540, y: 110, width: 680, height: 470, radius: 14 }, '#fff8f6');
  const step = (0.04 / (end - start)) * 640;
  for (let at = 0; left + at * step <= 1204; at++)
    drawn += line(
      [
        [left + at * step, 120],
        [left + at * step, 570],
      ],
      at % 5 === 0 ? '#f1b9b2' : '#f9dfdb',
      at % 5 === 0 ? 1.6 : 1,
    );
  for (let at = 0; 125 + at * step <= 570; at++)
    drawn += line(
      [
        [550, 125 + at * step],
        [1210, 125 + at * step],
      ],
      at % 5 === 0 ? '#f1b9b2' : '#f9dfdb',
      at % 5 === 0 ? 1.6 : 1,
    );
  return drawn;
})();

export const trace = (until: number) =>
  line(
    plot(
      ecg,
      [start, until],
      (t, mV) => [xOf(t), yOf(mV)],
      Math.max(4, Math.round((until - start) * 420)),
    ),
    tints.ink,
    4,
  );
