import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type Codes = Record<string, unknown>;

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

/** Parts of a larger table, whose names they take. */
const parts = [
  'productTypes',
  'soldTypes',
  'studiedTypes',
  'helpTypes',
  'rehearsalTypes',
  'quizQuestionTypes',
  'mendableTypes',
  'providerPayways',
  'learnerRiskReasons',
  'filesOfResource',
  'noticeSegments',
  'leavingStates',
  'switchedStates',
  'chosenBases',
];
/** The numbers of these are an amount of people, or an address. */
const unnamed = ['markerCounts', 'classroomMenu', 'sitePages'];

const isTable = (value: unknown): value is Codes =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => /^\d+$/.test(key));

/** `noteVisibilities` → `noteVisibilityCodes`. */
const codesOf = (table: string) => `${table.replace(/ies$/, 'y').replace(/s$/, '')}Codes`;

const tables = files.flatMap((file) => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- every file that there is, by its place.
  const exported = require(join(__dirname, file)) as Record<string, unknown>;
  return Object.entries(exported)
    .filter(([name, value]) => isTable(value) && ![...parts, ...unnamed].includes(name))
    .map(([name, value]) => ({ name, numbers: Object.keys(value as Codes), exported }));
});

it('sees the tables', () => {
  expect(tables.length).toBeGreaterThan(70);
});

it.each(tables)('every number of $name has a name beside it', ({ name, numbers, exported }) => {
  const named = Object.values(exported[codesOf(name)] ?? {}).map(String);
  expect(named.sort()).toEqual(numbers.sort());
});
