const endings = new Set('?.。:;!,、');

/**
 * Two stems with the same key are the same question: width, case, blanks and the signs at the end
 * tell nothing. Signs within do, such as those of 大于 and 小于.
 */
export const stemKey = (stem: string): string =>
  withoutEnding(stem.normalize('NFKC').toLowerCase().replace(/\s+/g, ''));

/** In one pass from behind: an expression would begin anew at each sign within. */
function withoutEnding(text: string): string {
  let end = text.length;
  while (end > 0 && endings.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
