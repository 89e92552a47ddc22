import { type Film, saidIn } from './film';

const two = (value: number) => String(value).padStart(2, '0');

function clock(second: number): string {
  const thousandths = Math.round(second * 1000);
  const whole = Math.floor(thousandths / 1000);
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${String(thousandths % 1000).padStart(3, '0')}`;
}

/** The subtitles of a film as WebVTT. */
export const vttOf = (film: Film): string =>
  [
    'WEBVTT\n',
    ...saidIn(film).map(
      ({ from, to, text }, at) => `${at + 1}\n${clock(from)} --> ${clock(to)}\n${text}\n`,
    ),
  ].join('\n');
