import { everyCall } from '@cheese/domain/everyCall';
import { examResources } from '@cheese/domain/catalogue/exam';
import { everyRow, furtherRows } from '../../testing/isolation/everyRow';
import { type Asker, askers, OTHER_SCHOOL, SCHOOL } from '../../testing/isolation/row';
import { sendForm } from '../../testing/calls/sendForm';
import { useTestApp } from '../../testing/useTestApp';
import { everyModule } from '../modules';

const test = useTestApp({ modules: everyModule });

const resources = [...Object.keys(examResources), 'audience'];
const taught = everyCall()
  .filter(({ resource, contract }) => resources.includes(resource) && contract.access === 'teacher')
  .map(({ resource, name, ...call }) => ({ label: `${resource}.${name}`, ...call }));

beforeEach(() =>
  test.given({
    people: [{}, {}, {}, {}, { isPlatformAdmin: true }, {}],
    organisations: [{}, { name: '博爱医学院' }],
    memberships: [
      { personId: 1, role: 3, number: '2026001' },
      { personId: 2, role: 2 },
      { personId: 3, role: 1 },
      { personId: 4, role: 2, organisationId: OTHER_SCHOOL },
      { personId: 6, role: 2 },
    ],
    // The first, the second and the third, as `row` numbers them.
    banks: [
      { organisationId: SCHOOL, createdBy: 2, chapters: [[{}, {}]] },
      { organisationId: OTHER_SCHOOL, createdBy: 4, chapters: [[{}, {}]] },
      { chapters: [[{}, {}]] },
    ],
  }),
);

it('has a row for every call of who teaches', () => {
  expect(Object.keys(everyRow).sort()).toEqual(taught.map(({ label }) => label).sort());
});

const rows = [everyRow, ...furtherRows].flatMap((list) =>
  Object.entries(list).map(([label, row]) => ({ label, row })),
);

it.each(rows)('$label is answered at its own school alone', async ({ label, row }) => {
  const named = taught.find((one) => one.label === label);
  if (!named) throw new Error(`${label} is no call of who teaches`);
  const heard: Partial<Record<Asker, number>> = {};
  for (const [who, personId] of Object.entries(askers) as [Asker, number | null][]) {
    const by = personId === null ? {} : { token: await test.signIn(personId) };
    heard[who] = await ask(named, await row.asked(test), { ...by, file: row.file });
  }
  expect(heard).toEqual(row.expected);
});

interface Named {
  call: { method: string };
  url: string;
}
type By = { token?: string; file: { name: string; bytes: Uint8Array | string } | undefined };

async function ask({ call, url }: Named, asked: object, { file, ...by }: By) {
  const said = Object.entries(asked).map(([name, value]) => [name, String(value)] as const);
  if (file) {
    const fields = Object.fromEntries(said);
    return (await sendForm(test, url, { ...by, fields, file })).status;
  }
  const isAskedByQuery = call.method === 'GET' || call.method === 'DELETE';
  const address = isAskedByQuery ? `${url}?${new URLSearchParams(Object.fromEntries(said))}` : url;
  const body = isAskedByQuery ? undefined : asked;
  return (await test.ask(`${call.method} ${address}`, body, by)).status;
}
