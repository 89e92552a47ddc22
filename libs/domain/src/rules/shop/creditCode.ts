/** The characters of a code: without letters easily taken for digits (I, O, S, V, Z). */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** The stored form of a code as it was typed. */
export const creditCodeOf = (typed: string) =>
  typed.normalize('NFKC').toUpperCase().replaceAll(/\s/g, '');

/**
 * Validates a 统一社会信用代码 (GB 32100-2015): 18 characters, of which the last is a check digit. It is
 * also a company's tax number.
 */
export function isCreditCode(text: string): boolean {
  const values = [...text].map((sign) => SIGNS.indexOf(sign));
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (values[at] ?? 0), 0);
  return values.at(-1) === (31 - (sum % 31)) % 31;
}
