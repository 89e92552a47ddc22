/** Longer than any word that fills a gap; the time of a comparison grows with the length. */
export const MOST_SIGNS = 200;

/** Normalises how a text was typed: full width, case, spaces, punctuation at the end. */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, '')
    .replaceAll(/[。.;；,，]+$/gu, '');

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u;
/** Such as `37±0.5`, or `36~37`; if a unit follows, the answer must have it. */
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

/** 0.1 + 0.2 is slightly more than 0.3, so a value on the edge counts as inside. */
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

/** True if the text is one of the accepted forms, or a number within the range of one. */
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

/** A range whose end is below its start, which no value can match. */
export function isReversed(form: string): boolean {
  const span = spanOf(plain(form));
  return span !== null && span.from > span.to;
}
