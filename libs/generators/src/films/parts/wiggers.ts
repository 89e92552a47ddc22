import { box, circle } from '../../pictures/svg';
import {
  aorta,
  BEAT_S,
  ecg,
  leftAtrium,
  leftVentricle,
  phases,
  phonogram,
  volume,
} from './heartCurves';
import { card, dashes, line, plot, tints, write } from './pens';

const left = 640;
const width = 560;
export const xOf = (t: number) => left + (t / BEAT_S) * width;

interface Track {
  name: string;
  of: (t: number) => number;
  y: (value: number) => number;
  tint: string;
  nameY: number;
}

const pressure = (value: number) => 330 - value * 1.55;
const tracks: readonly Track[] = [
  { name: '主动脉压', of: aorta, y: pressure, tint: tints.red, nameY: 206 },
  { name: '左室压', of: leftVentricle, y: pressure, tint: tints.ink, nameY: 276 },
  { name: '左房压', of: leftAtrium, y: pressure, tint: tints.violet, nameY: 352 },
  { name: '左室容积', of: volume, y: (ml) => 480 - ml * 0.95, tint: tints.teal, nameY: 402 },
  { name: '心电图', of: ecg, y: (mv) => 508 - mv * 42, tint: tints.brandDeep, nameY: 506 },
  {
    name: '心音图',
    of: phonogram,
    y: (height) => 558 - height * 20,
    tint: tints.second,
    nameY: 564,
  },
];

/** The curves of one beat up to a second of it, with a band behind the phase one looks at. */
export function drawWiggers(until: number, phase: number | null): string {
  const band = phase === null ? undefined : phases[phase];
  const shade = band
    ? box(
        { x: xOf(band.from), y: 106, width: xOf(band.to) - xOf(band.from), height: 470 },
        tints.wash,
      )
    : '';
  const borders = phases
    .slice(1)
    .map(({ from }) => dashes(xOf(from), 106, xOf(from), 576, tints.line, 1.5));
  const curves = tracks.map(({ of, y, tint }) =>
    line(
      plot(of, [0, until], (t, value) => [xOf(t), y(value)], Math.max(2, Math.round(until * 260))),
      tint,
      3,
    ),
  );
  return (
    card(528, 96, 704, 490) +
    shade +
    borders.join('') +
    tracks
      .map(({ name, tint, nameY }) =>
        write(608, nameY, name, { size: 18, fill: tint, bold: true, anchor: 'end' }),
      )
      .join('') +
    [0, 80, 120]
      .map(
        (mmHg) =>
          line(
            [
              [left - 6, pressure(mmHg)],
              [left, pressure(mmHg)],
            ],
            tints.pale,
            2,
          ) +
          write(left - 12, pressure(mmHg) + 5, String(mmHg), {
            size: 14,
            fill: tints.pale,
            anchor: 'end',
          }),
      )
      .join('') +
    write(left, 124, 'mmHg', { size: 14, fill: tints.pale, anchor: 'end' }) +
    curves.join('') +
    (until < BEAT_S
      ? tracks.map(({ of, y, tint }) => circle(xOf(until), y(of(until)), 5, tint)).join('')
      : '')
  );
}
