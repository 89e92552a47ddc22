import { tints } from '../films/parts/pens';

const tones = [tints.blue, tints.red, tints.teal, tints.violet, tints.brandDeep, tints.green];
export const toneOf = (at: number) => tones[at % tones.length] ?? tints.blue;

/** The viewBox, which the page scales to the available room. */
export const sheet = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
