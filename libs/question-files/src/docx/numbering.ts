import { allOf, childOf, childrenOf, type Element, rootOf } from '../xml/elements';

interface Level {
  format: string;
  pattern: string;
  start: number;
}

const value = (element: Element | undefined) => element?.attributes['val'] ?? '';

/** The automatic labels of Word's lists, which are not part of the text. */
export class Numbering {
  private readonly lists = new Map<string, Level[]>();
  private readonly counts = new Map<string, number[]>();

  constructor(xml: string | null) {
    const root = xml === null ? undefined : (rootOf(xml) ?? undefined);
    const abstract = new Map(
      childrenOf(root, 'abstractNum').map((one) => [
        one.attributes['abstractNumId'] ?? '',
        levelsOf(one),
      ]),
    );
    for (const list of childrenOf(root, 'num')) {
      const levels = abstract.get(value(childOf(list, 'abstractNumId'))) ?? [];
      this.lists.set(list.attributes['numId'] ?? '', levels);
    }
  }

  /** The label of the next paragraph of a list; '' if the list has no numbering. */
  next(properties: Element | undefined): string {
    const said = childOf(properties, 'numPr');
    const id = value(childOf(said, 'numId'));
    const depth = Math.min(8, Number(value(childOf(said, 'ilvl')) || 0));
    const levels = this.lists.get(id);
    const level = levels?.[depth];
    if (!levels || !level || level.format === 'bullet' || level.format === 'none') return '';
    const counts = this.counts.get(id) ?? [];
    counts.length = depth + 1;
    counts[depth] = (counts[depth] ?? level.start - 1) + 1;
    this.counts.set(id, counts);
    return level.pattern.replace(/%([1-9])/g, (_, number: string) => {
      const at = Number(number) - 1;
      const own = levels[at];
      return own ? written(counts[at] ?? own.start, own.format) : '';
    });
  }
}

const levelsOf = (abstract: Element): Level[] =>
  allOf(abstract, 'lvl').map((one) => ({
    format: value(childOf(one, 'numFmt')) || 'decimal',
    pattern: value(childOf(one, 'lvlText')),
    start: Number(value(childOf(one, 'start')) || 1),
  }));

const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const chinese = (number: number) =>
  number < 10
    ? (digits[number] ?? '')
    : `${number < 20 ? '' : digits[Math.floor(number / 10)]}十${digits[number % 10] ?? ''}`;
const letter = (number: number) => String.fromCharCode(65 + ((number - 1) % 26));

function written(number: number, format: string): string {
  if (format === 'upperLetter') return letter(number);
  if (format === 'lowerLetter') return letter(number).toLowerCase();
  return /chinese|japanese|ideograph/i.test(format) && number < 100
    ? chinese(number)
    : String(number);
}
