/** Longer than any word that fills a gap; comparing takes time for each sign. */
export const MOST_SIGNS = 200;

/** Signs that mean the same, however they are typed: full width, case, blanks, marks at the end. */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, '')
    .replaceAll(/[。.;；,，]+$/gu, '');

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u;
/** Such as `37±0.5`, or `36~37`; a unit may follow, and must then be there. */
const AROUND = /^([+-]?[\d.]+)±([\d.]+)(\D*)$/u;
const BETWEEN = /^([+-]?[\d.]+)[~～]([+-]?[\d.]+)(\D*)$/u;

interface Span {
  from: number;
  to: number;
  unit: string;
}

function spanOf(form: string): Span | null {
  const [, middle, around, unit = ''] = AROUND.exec(form) ?? [];
  if (middle && around) return spanAround(Number(middle), Number(around), unit);
  const [, from, to, its = ''] = BETWEEN.exec(form) ?? [];
  return from && to ? { from: Number(from), to: Number(to), unit: its } : null;
}

/** 0.1 + 0.2 is a little more than 0.3: what stands on the edge is inside. */
const EDGE = 1e-9;
const spanAround = (middle: number, by: number, unit: string): Span => ({
  from: middle - by - EDGE,
  to: middle + by + EDGE,
  unit,
});

function isWithin({ from, to, unit }: Span, typed: string) {
  if (!typed.endsWith(unit)) return false;
  const number = typed.slice(0, typed.length - unit.length);
  return NUMBER.test(number) && Number(number) >= from && Number(number) <= to;
}

/** Whether what was typed is one of the accepted forms, a number also within what a form allows. */
export function isAccepted(forms: readonly string[], typed: string): boolean {
  if (typed.length > MOST_SIGNS) return false;
  const word = plain(typed);
  if (word === '') return false;
  return forms.map(plain).some((form) => {
    const span = spanOf(form);
    return span ? isWithin(span, word) : form === word || isSameNumber(form, word);
  });
}

const isSameNumber = (form: string, word: string) =>
  NUMBER.test(form) && NUMBER.test(word) && Number(form) === Number(word);

/** A span that ends before it begins: nothing is within it. */
export function isReversed(form: string): boolean {
  const span = spanOf(plain(form));
  return span !== null && span.from > span.to;
}
