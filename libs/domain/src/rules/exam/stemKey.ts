const endings = new Set('?.。:;!,、');

/**
 * Stems with the same key are the same question: width, case, spaces and punctuation at the end are
 * ignored. Signs within matter, such as those of 大于 and 小于.
 */
export const stemKey = (stem: string): string =>
  withoutEnding(stem.normalize('NFKC').toLowerCase().replace(/\s+/g, ''));

/**
 * A loop from the end, because a regular expression would restart at each inner sign and take
 * quadratic time.
 */
function withoutEnding(text: string): string {
  let end = text.length;
  while (end > 0 && endings.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
