import { audienceLimits } from '@cheese/domain/codes/school/audiences';
import type { AudienceMatch } from '@cheese/domain/contract/school/audience';
import type { Db } from '../../../db/database';
import type { Shown } from '../../base/sheets/sheet.formats';
import { selectByNumbers } from './audience.store';

/** Possible student numbers in a pasted text, without repeats, in order. */
export const numbersIn = (text: string): string[] => {
  const words = text.normalize('NFKC').split(/[^0-9A-Za-z_-]+/u);
  const numbers = words.filter((word) => /\d/u.test(word) && word.length <= 40);
  return [...new Set(numbers)].slice(0, audienceLimits.people);
};

/** Also returns the numbers that match no one. */
export async function matchNumbers(
  db: Db,
  organisationId: number,
  numbers: readonly string[],
): Promise<AudienceMatch> {
  if (numbers.length === 0) return { found: [], missing: [] };
  const rows = await selectByNumbers(db, organisationId, numbers);
  const answered = new Set(rows.flatMap(({ number, account, phone }) => [number, account, phone]));
  const found = rows.map(({ personId, name, number }) => ({ personId, name, number }));
  return { found, missing: numbers.filter((number) => !answered.has(number)) };
}

/** Headings and names are ignored rather than reported as unmatched. */
export const numbersOfSheet = (rows: readonly (readonly Shown[])[]): string[] =>
  numbersIn(rows.flatMap((cells) => cells.map(({ text }) => text)).join('\n'));
