import type { Words } from './body';

const endings = {
  m: ['sinister', 'dexter'],
  f: ['sinistra', 'dextra'],
  n: ['sinistrum', 'dextrum'],
};

/** The names of a paired part; `gender` is that of its Latin noun. */
export const bothSides = (
  id: string,
  gender: keyof typeof endings,
  [zh, la, en, text]: Words,
): Record<string, Words> => ({
  [`left-${id}`]: [`左${zh}`, `${la} ${endings[gender][0]}`, `left ${en}`, text],
  [`right-${id}`]: [`右${zh}`, `${la} ${endings[gender][1]}`, `right ${en}`, text],
});
