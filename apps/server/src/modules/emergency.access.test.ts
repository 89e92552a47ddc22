import { everyCall } from '@cheese/domain/everyCall';
import { type CallInput, columns, table } from '../testing/given/centreAccess';
import { useCentre } from '../testing/useCentre';
import type { Who } from '../testing/given/twoCentres';
import { everyModule } from './modules';

/** Strangers ask first: what its owner has removed is gone for everybody. */
const inTurn = [
  'visitor',
  'visitorOfMain',
  'otherTrainee',
  'otherManager',
  'trainee',
  'manager',
  'platformAdmin',
] as const satisfies readonly (typeof columns)[number][];

const catalogue = everyCall().filter(({ service }) => service === 'emergency');
const urls = new Map(
  catalogue.map(({ resource, name, call, url }) => [
    `${resource}.${name}`,
    { method: call.method, url },
  ]),
);

const test = useCentre(everyModule);
const submittedAt = new Date('2026-11-12T08:00:00+08:00');

beforeEach(() =>
  test.given({
    people: [
      { service: 'emergency', phone: '13900000008' },
      { service: 'emergency', phone: '13900000009' },
    ],
    memberships: [
      { personId: 8, organisationId: 1 },
      { personId: 9, organisationId: 1 },
    ],
    resources: [{}],
    questions: [{}, {}],
    certificateItems: [{}, {}],
    certificates: [
      { personId: 2, itemId: 1 },
      { personId: 2, itemId: 2 },
    ],
    studies: [{ personId: 2 }],
    imports: [{ personId: 1 }, { personId: 1, kind: 'orgUser' }],
    quizzes: [
      { personId: 2, questionIds: [1] },
      { personId: 2, questionIds: [2], submittedAt },
    ],
  }),
);

/** Fills ids into a path; only the second quiz has a result. */
const fill = (url: string, id: number) =>
  url
    .replace('quiz/v1/result/:id', 'quiz/v1/result/2')
    .replace('situation/v1/person/:id', 'situation/v1/person/2')
    .replace(':number', 'TEST0-00000-00000-00000')
    .replace(':id', String(id));

async function ask(column: (typeof columns)[number], call: string, input?: CallInput) {
  const { method, url } = urls.get(call) ?? { method: '', url: '' };
  const isSecond = column === 'platformAdmin';
  const which = {
    id: isSecond ? 2 : 1,
    userId: isSecond ? 9 : 8,
    phoneNum: isSecond ? '13900000109' : '13900000108',
  };
  const { query = '', body } = input?.(which) ?? {};
  const path = fill(url, which.id) + query;
  if (column === 'visitor') return test.ask(`${method} ${path}`, body);
  const short = path.replace('/doctor-cheese-smreds/', '');
  return test.as(column satisfies Who, `${method} ${short}`, body);
}

const rows = table.map(([call, expected, asked]) => ({ call, expected, asked }));

it.each(rows)('$call: $expected', async ({ call, expected, asked }) => {
  const wanted = expected.split(/\s+/);
  const got: string[] = [];
  for (const column of inTurn) {
    const place = columns.indexOf(column);
    const status = String((await ask(column, call, asked)).status);
    const isBeyond = wanted[place] === '+' && status !== '401' && status !== '403';
    got[place] = isBeyond ? '+' : status;
  }
  const named = (cells: string[]) => columns.map((column, place) => `${column} ${cells[place]}`);
  expect(named(got)).toEqual(named(wanted));
});

it('every call of the emergency centre is in the table', () => {
  expect([...new Set(table.map(([call]) => call))].sort()).toEqual([...urls.keys()].sort());
});
