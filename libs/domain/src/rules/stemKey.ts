/**
 * Two stems with the same key are the same question: width, case, blanks and the sign at the end
 * tell nothing. Signs within do, such as those of 大于 and 小于.
 */
export const stemKey = (stem: string): string =>
  stem
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[?.。:;!,、]+$/, '');
