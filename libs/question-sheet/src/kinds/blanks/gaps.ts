/** A gap is a run of three or more underscores outside of tags. */
const GAP_OR_TAG = /<[^>]*>|_{3,}/gu;
/** Private-use characters mark the number of a gap, because nobody types them. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const NUMBERED = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'u');

export const gapCount = (html: string) =>
  [...html.matchAll(GAP_OR_TAG)].filter(([found]) => found.startsWith('_')).length;

/** The same words with each gap under its number, counted from 0. */
export function numberedGaps(html: string): string {
  let next = 0;
  return html.replaceAll(GAP_OR_TAG, (found) =>
    found.startsWith('_') ? `${OPEN}${next++}${CLOSE}` : found,
  );
}

/** Words, and between them the numbers of gaps. */
export const gapParts = (text: string): (string | number)[] =>
  text.split(NUMBERED).map((part, at) => (at % 2 === 1 ? Number(part) : part));
