import { headSides } from './latinSides';

export type Side = 'right' | 'left';

/** A concept of the FMA in our words. The first of several names is the one that is shown. */
export interface Term {
  fma: number;
  side: Side | null;
  english: readonly string[];
  chinese: readonly string[];
  latin: readonly string[];
}

const namesIn = (cell: string) => cell.split(' / ').map((name) => name.trim());

const chineseSides = { right: '右', left: '左' } as const;

/** "~" says where the side stands; in front where nothing says it. */
function sidedEnglish(name: string, side: Side) {
  return name.includes('~') ? name.replace('~', side) : `${side} ${name}`;
}

const unsided = (name: string) => name.replace('~ ', '');

/**
 * One concept in a line: English | Chinese | Latin | its number in the FMA, and after it those of
 * the right and the left one. "-" stands for a number that nobody has found yet.
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
