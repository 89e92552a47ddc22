import { codesIn, codeSources } from './codeTables.mjs';

it('reads the names of codes with their numbers', () => {
  const source = [
    "export const kinds = { 1: '免费', 3: '会员免费' } as const;",
    'export const kindCodes = { free: 1, freeForMembers: 3 } as const satisfies Record<string, Kind>;',
  ].join('\n');
  expect(codesIn(source)).toEqual([
    { table: 'kindCodes', name: 'free', code: 1 },
    { table: 'kindCodes', name: 'freeForMembers', code: 3 },
  ]);
});

it('finds those of the domain, and the statuses of HTTP', () => {
  const all = codesIn(codeSources());
  expect(all).toContainEqual({ table: 'coursewareTypeCodes', name: 'patient', code: 512 });
  expect(all).toContainEqual({ table: 'httpStatuses', name: 'conflict', code: 409 });
});
