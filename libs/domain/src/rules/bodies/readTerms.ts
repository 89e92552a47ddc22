import { headSides } from './latinSides';

export type Side = 'right' | 'left';

/** A concept of the FMA with our names. The first of several names is displayed. */
export interface Term {
  fma: number;
  side: Side | null;
  english: readonly string[];
  chinese: readonly string[];
  latin: readonly string[];
}

const namesIn = (cell: string) => cell.split(' / ').map((name) => name.trim());

const chineseSides = { right: '右', left: '左' } as const;

/** "~" marks where the side stands; without it the side goes in front. */
function sidedEnglish(name: string, side: Side) {
  return name.includes('~') ? name.replace('~', side) : `${side} ${name}`;
}

const unsided = (name: string) => name.replace('~ ', '');

/**
 * One concept per line: English | Chinese | Latin | its FMA number, followed by those of the right
 * and the left variant. "-" stands for an unknown number.
 */
function readLine(line: string): Term[] {
  const [english, chinese, latin, numbers] = line.split(' | ').map((cell) => cell.trim());
  if (!english || !chinese || !latin || !numbers) throw new Error(`no line of terms: ${line}`);
  const words = { english: namesIn(english), chinese: namesIn(chinese), latin: namesIn(latin) };
  const [any, right, left] = numbers.split(' ');
  const both = { ...words, english: words.english.map(unsided) };
  const sided = (side: Side) => ({
    english: words.english.map((name) => sidedEnglish(name, side)),
    chinese: words.chinese.map((name) => chineseSides[side] + name),
    latin: words.latin.map((name) => `${name} ${headSides(name)[side]}`),
  });
  return [
    ...of(any, () => ({ side: null, ...both })),
    ...of(right, () => ({ side: 'right', ...sided('right') })),
    ...of(left, () => ({ side: 'left', ...sided('left') })),
  ];
}

function of(number: string | undefined, words: () => Omit<Term, 'fma'>): Term[] {
  return number === undefined || number === '-' ? [] : [{ fma: Number(number), ...words() }];
}

export const readTerms = (table: string): Term[] => table.trim().split('\n').flatMap(readLine);
